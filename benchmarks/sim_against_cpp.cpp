// Random rounds of Estimation Whist, 4 seats, written by hand in C++ for `benchmarks.sim_against_cpp`:
// the same generator, deal, calls, tricks and scores as the kernel, so that the checksum is the same.

#include <immintrin.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>

using i64 = int64_t;
using u64 = uint64_t;

static const u64 M32 = 0xFFFFFFFF, M57 = (1ull << 57) - 1, DECK = 0x1FFF1FFF1FFF1FFF;

static inline u64 mix(u64 x) {
    x ^= x >> 16;
    x = x * 0x21F0AAAD & M32;
    x ^= x >> 15;
    x = x * 0x735A2D97 & M32;
    return x ^ x >> 15;
}

static inline u64 seeded(u64 seed, u64 number) {
    u64 a = mix(seed & M32) ^ mix(((seed >> 32) + 0x3C6EF372) & M32);
    u64 b = mix((number & M32) ^ a);
    u64 c = mix((b + mix(((number >> 32) + a) & M32) + 0x1E3779B9) & M32);
    return (c >> 3) << 32 | b | 1ull << 60;
}

static inline u64 advance(u64 s) { return 698769069 * (s & M32) + (s >> 32); }
static inline u64 below(u64 s, u64 n) { return ((s & M32) ^ s >> 32) * n >> 32; }
static inline int nth(u64 cards, u64 n) { return _tzcnt_u64(_pdep_u64(1ull << n, cards)); }
static inline int pick(u64 cards, u64 s) { return nth(cards, below(s, _mm_popcnt_u64(cards))); }
static inline u64 folded(u64 check, i64 value) { return (check * 31 + ((u64)value & M32)) & M57; }

int main(int argc, char **argv) {
    const int games = atoi(argv[1]), size = atoi(argv[2]);
    u64 check = 0;
    clock_t begun = clock();
    for (int game = 0; game < games; ++game) {
        u64 state = seeded(1, game), left = DECK, hands[4];
        int count = 52, won[4] = {0, 0, 0, 0}, calls[4], called = 0;
        for (int seat = 0; seat < 4; ++seat) {
            u64 hand = 0;
            if (size == count) {
                hand = left;
            } else {
                for (int n = 0; n < size; ++n, --count) {
                    state = advance(state);
                    u64 card = 1ull << nth(left, below(state, count));
                    left ^= card;
                    hand |= card;
                }
            }
            hands[seat] = hand;
        }
        for (int seat = 0; seat < 4; ++seat) {
            u64 numbers = (1ull << (size + 1)) - 1;
            if (seat == 3 && called <= size) numbers &= ~(1ull << (size - called));
            state = advance(state);
            calls[seat] = pick(numbers, state);
            called += calls[seat];
        }
        int seat = 0, trump = 0;
        for (int trick = 0; trick < size; ++trick) {
            u64 hand = hands[seat];
            state = advance(state);
            int best = pick(hand, state), winner = seat;
            hands[seat] = hand ^ 1ull << best;
            u64 lane = 0x1FFFull << (best & 48);
            for (int place = 1; place < 4; ++place) {
                seat = (seat + 1) & 3;
                hand = hands[seat];
                u64 choices = hand & lane;
                choices = choices ? choices : hand;
                state = advance(state);
                int card = pick(choices, state);
                hands[seat] = hand ^ 1ull << card;
                bool better = (card >> 4 == best >> 4) ? card > best : card >> 4 == trump;
                best = better ? card : best;
                winner = better ? seat : winner;
            }
            ++won[winner];
            seat = winner;
        }
        u64 own = folded(0, state);
        for (int n = 0; n < 4; ++n)
            own = folded(own, calls[n] == won[n] ? 10 + won[n] : won[n]);
        check = (check + own) & M57;
    }
    printf("%llu %f\n", (unsigned long long)check, double(clock() - begun) / CLOCKS_PER_SEC);
}
