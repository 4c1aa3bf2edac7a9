"""The rules at full speed: the engine's own rule functions compiled for the CPU and for CUDA."""
