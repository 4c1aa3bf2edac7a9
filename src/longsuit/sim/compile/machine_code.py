"""Machine code by LLVM: optimised objects of translated programs, and objects loaded into this
process as functions."""

import sys
from collections.abc import Callable, Sequence
from functools import cache
from itertools import count
from typing import Any, NamedTuple

from llvmlite import binding, ir

from .foreign import Function, number_at
from .program import VIOLATION

SYMBOL = "entry"  # the name of the entry point in its object
NUMBERS = count()  # LLVM wants another name for every library that is loaded


class Processor(NamedTuple):
    """A processor to compile for, in LLVM's words."""

    name: str
    features: str = ""  # beside those that its name stands for

    def deposits_bits(self) -> bool:
        """True if it has the instruction PDEP."""
        return "+bmi2" in self.features.split(",") or self.name in ("x86-64-v3", "x86-64-v4")


@cache
def host() -> Processor:
    """The processor of this machine."""
    return Processor(binding.get_host_cpu_name(), binding.get_host_cpu_features().flatten())


@cache
def target_machine(processor: Processor) -> Any:
    """LLVM's description of a processor under this operating system."""
    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    target = binding.Target.from_triple(binding.get_process_triple())
    return target.create_target_machine(
        cpu=processor.name, features=processor.features, opt=3, reloc="pic", codemodel="small"
    )


def object_code(module: ir.Module, processor: Processor) -> bytes:
    """The object file of a module, optimised for a processor."""
    machine = target_machine(processor)
    module.triple, module.data_layout = machine.triple, str(machine.target_data)
    found = binding.parse_assembly(str(module))
    found.verify()
    options = binding.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = True
    builder = binding.create_pass_builder(machine, options)
    builder.getModulePassManager().run(found, builder)
    code: bytes = machine.emit_object(found)
    return code


@cache
def linker() -> Any:
    """The linker of objects in memory."""
    target_machine(host())
    # LLVM's newer linker is for ELF on these processors; elsewhere its older one is proven.
    newer = sys.platform == "linux"
    return binding.create_lljit_compiler(use_jit_link=newer)


def load(code: bytes, *symbols: str) -> Any:
    """An object that is loaded into memory for as long as the result lives; the result gives the
    address of each of these symbols."""
    library = binding.JITLibraryBuilder().add_object_img(code).add_current_process()
    for symbol in symbols:
        library.export_symbol(symbol)
    return library.link(linker(), f"longsuit.{next(NUMBERS)}")


def function(code: bytes, signature: str) -> Callable[..., int]:
    """The entry point in an object."""
    library = load(code, SYMBOL)
    return Function(library[SYMBOL], signature, library)


def checked_function(code: bytes, signature: str, messages: Sequence[str]) -> Callable[..., int]:
    """The entry point in an object of checked code; it raises IndexError with one of the messages
    of its program where an index leaves its row."""
    library = load(code, SYMBOL, VIOLATION)
    entry = Function(library[SYMBOL], signature, library, measured=True)
    violation = number_at(library[VIOLATION])

    def call(*arguments: Any) -> int:
        violation.value = 0
        result = entry(*arguments)
        if violation.value:
            raise IndexError(f"an index leaves its row at {messages[violation.value - 1]}")
        return result

    return call
