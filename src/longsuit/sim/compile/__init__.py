"""The only package that imports Numba: entry points, their cache, warming up, and CUDA."""
