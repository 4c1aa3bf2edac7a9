"""The rules at full speed: the engine's own rule functions compiled for the CPU and for CUDA."""

from typing import TYPE_CHECKING

from .. import lazily

__all__ = [
    "BatchResult",
    "SimulationRun",
    "play_batch",
]

if TYPE_CHECKING:
    from .batches import BatchResult, SimulationRun, play_batch
else:
    __getattr__ = lazily(__name__, batches="BatchResult SimulationRun play_batch")
