"""Machine code of any function, for tests."""

from collections.abc import Callable
from types import FunctionType
from typing import Any

from longsuit.sim.compile import machine_code
from longsuit.sim.compile.program import Program


def never(function: FunctionType) -> bool:
    return False


def machine_function(
    function: Callable[..., Any], signature: str, *, checked: bool = False
) -> Callable[..., int]:
    """The function, translated and compiled for this processor."""
    program = Program("test", never, checked=checked)
    program.export(machine_code.SYMBOL, function, signature)
    code = machine_code.object_code(program.module, machine_code.host())
    if checked:
        return machine_code.checked_function(code, signature, program.messages)
    return machine_code.function(code, signature)
