"""The random number generator of the kernels: multiply-with-carry (Marsaglia), whose whole state is
one number below 2**63.

A kernel keeps the state in a local variable: `state = advance(state)`, then `below(state, n)`.
"""

M32 = (1 << 32) - 1
M57 = (1 << 57) - 1
FACTOR = 698769069  # state = FACTOR * low + high stays below 2**62


def mix(x: int) -> int:
    """A bijective hash of 32 bits, in the style of the finalizer of MurmurHash3 (xor-shift and
    multiply); its products stay below 2**63."""
    x ^= x >> 16
    x = x * 0x21F0AAAD & M32
    x ^= x >> 15
    x = x * 0x735A2D97 & M32
    return x ^ x >> 15


def seed_state(seed: int, number: int) -> int:
    """The first state of the generator for a game, by the seed of the batch and the number of the
    game."""
    a = mix(seed & M32) ^ mix((seed >> 32) + 0x3C6EF372 & M32)
    b = mix((number & M32) ^ a)
    c = mix(b + mix((number >> 32) + a & M32) + 0x1E3779B9 & M32)
    return (c >> 3) << 32 | b | 1 << 60


def advance(state: int) -> int:
    """The next state of the generator."""
    return FACTOR * (state & M32) + (state >> 32)


def below(state: int, n: int) -> int:
    """A number from 0 to n - 1 by a state, by multiply-shift range reduction (Lemire 2019) without
    rejection: the bias is below n / 2**32.  n is below 2**31."""
    return ((state & M32) ^ state >> 32) * n >> 32


def fold_in(check: int, value: int) -> int:
    """A checksum with one more number in it: a polynomial hash in base 31 modulo 2**57."""
    return (check * 31 + (value & M32)) & M57
