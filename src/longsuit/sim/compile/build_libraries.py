"""The libraries of a wheel: all entry points compiled for each level of processors.

    python -m longsuit.sim.compile.build_libraries FOLDER

It needs llvmlite and a linker (`ld`).  The same sources and packages give the same bytes.
"""

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from ..kernels.layout import nth
from .entry_points import ENTRIES, inlined
from .libraries import LEVELS, SOURCES, sources_digest, symbol
from .machine_code import Processor, object_code
from .program import Program
from .warm_up import entries

# Tuned as for Zen 3, whose longer unrolled loops play Whist 40 % faster than those for no processor
# in particular, without the instructions that its level lacks.
BEYOND_V3 = "-adx,-aes,-clzero,-pclmul,-sha,-sse4a,-vaes,-vpclmulqdq"
PROCESSORS = {
    "x86-64-v3": Processor("znver3", f"+bmi2,{BEYOND_V3}"),
    "x86-64-v2": Processor("x86-64-v2"),
}
LINKER = ("ld", "-shared", "--build-id=none", "-z", "noexecstack", "-z", "relro", "-z", "now")


def build(folder: Path) -> None:
    """Writes the libraries and the digest of their sources into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for level in LEVELS:
        with TemporaryDirectory() as work:
            part = Path(work) / "entries.o"
            part.write_bytes(all_entries(PROCESSORS[level]))
            target = folder / f"{level}.so"
            subprocess.run([*LINKER, "-o", target, part.name], cwd=work, check=True)
    (folder / SOURCES).write_text(sources_digest(), encoding="utf-8")


def all_entries(processor: Processor) -> bytes:
    """The object file of every entry point, in one program, so that functions are shared."""
    entries()  # which imports their modules
    program = Program("longsuit", inlined, nth if processor.deposits_bits() else None)
    for entry in ENTRIES:
        program.export(symbol(entry.name, entry.signature), entry.function, entry.signature)
    return object_code(program.module, processor)


if __name__ == "__main__":
    build(Path(sys.argv[1]).resolve())
