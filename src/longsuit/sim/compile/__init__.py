"""The only package that imports LLVM and Numba: the translator of kernels, entry points, their
cache, warming up, and CUDA."""
