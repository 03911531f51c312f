/* The rules of the toy edition (editions/toy/rules) without objects: a state is one block of memory,
 * and each open procedure is one number on a stack inside it. Plays at random as engine/kernel/walk.py
 * does, from the same source, and must come to the same checksum. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { PLATFORMS = 12, FINDS = 3, COPIES = 4, MOST_BULLETS = 9, MOST_BID = 3, HAND_LIMIT = 2 };
enum { SEATS = 4, CHANCE = 8, NATURE = 1 << CHANCE, ROUNDS = 8, POINTS = 3, NO_CARD = -1 };
enum { REST, WALK, SEARCH, PLAY, DUEL, BID, FOUND, LIT };
enum { SUPPLIES, RUMOUR, TROLLEY };
/* Procedures; their arguments are a, b and c. */
enum { ROUND, LAMP, TURNS, TURN, DRAW, FIGHT, SEAL, LOOK, RIDE };

typedef struct {
    uint8_t kind, a, b, c;
} Frame;

typedef struct {
    Frame stack[8];
    int8_t place[SEATS], bullets[SEATS], points[SEATS], held[SEATS], hand[SEATS][FINDS];
    int8_t deck[FINDS], discard[FINDS], round, top, deck_size, depth;
    int16_t asked;
} State;

typedef struct {
    int64_t options[32], weights[32], count, total;
} Offer;

static uint64_t source_state, source_step;

static uint64_t bits(void) {
    source_state = (source_state + 0x9E3779B9u * source_step) & 0xFFFFFFFFu;
    uint64_t x = source_state;
    x = ((x ^ (x >> 16)) * 0x21F0AAADu) & 0xFFFFFFFFu;
    x = ((x ^ (x >> 15)) * 0x735A2D97u) & 0xFFFFFFFFu;
    return x ^ (x >> 15);
}

static int64_t below(int64_t n) { return (int64_t)((bits() * (uint64_t)n) >> 32); }

static void seed(uint64_t number) {
    source_state = (number ^ 0x20332033u) & 0xFFFFFFFFu;
    source_step = ((number >> 31) & 0xFFFFFFFFu) | 1;
    bits();
    bits();
}

static void add(Offer *out, int64_t verb, int64_t argument, int64_t weight) {
    out->options[out->count] = verb << 48 | argument << 32 | 0xFFFFFFFF;
    out->weights[out->count++] = weight;
    out->total += weight;
}

static int first(int64_t option) { return (int)(option >> 32 & 0xFFFF); }

static void push(State *s, int kind, int a, int b, int c) {
    s->stack[s->depth++] = (Frame){(uint8_t)kind, (uint8_t)a, (uint8_t)b, (uint8_t)c};
}

static void gain_bullets(State *s, int seat, int n) {
    int more = s->bullets[seat] + n;
    s->bullets[seat] = (int8_t)(more < MOST_BULLETS ? more : MOST_BULLETS);
}

static void take(State *s, int seat, int find) {
    s->depth--;
    s->hand[seat][find]++;
    s->held[seat]++;
    if (--s->deck_size == 0)
        for (int i = 0; i < FINDS; i++) {
            s->deck[i] = s->discard[i];
            s->deck_size += s->discard[i];
            s->discard[i] = 0;
        }
}

static int begin_round(State *s) {
    s->depth--;
    for (int seat = 0; seat < SEATS; seat++)
        if (s->points[seat] >= POINTS) return 0;
    if (s->round == ROUNDS) return 0;
    int leader = s->round++ % SEATS;
    push(s, ROUND, 0, 0, 0);
    push(s, TURNS, leader, SEATS, 0);
    push(s, LAMP, 0, 0, 0);
    return 0;
}

/* Does the next piece of work and returns 0, or returns who is asked. */
static int step(State *s) {
    Frame *top = &s->stack[s->depth - 1];
    switch (top->kind) {
    case ROUND:
        return begin_round(s);
    case TURNS: {
        int seat = top->a;
        if (top->b == 0) {
            s->depth--;
            return 0;
        }
        top->a = (uint8_t)((seat + 1) % SEATS);
        top->b--;
        push(s, TURN, seat, 0, 0);
        return 0;
    }
    case FIGHT: {
        int low = top->a < top->b ? top->a : top->b;
        top->kind = SEAL;
        top->b = (uint8_t)(top->a + top->b - low);
        top->a = (uint8_t)low;
        top->c = 0; /* bids plus one, of the lower seat in the lower half */
        return 1 << top->a | 1 << top->b;
    }
    case SEAL: {
        int low = (top->c & 15) - 1, high = (top->c >> 4) - 1;
        if (low < 0 || high < 0) return (low < 0) << top->a | (high < 0) << top->b;
        s->bullets[top->a] -= (int8_t)low;
        s->bullets[top->b] -= (int8_t)high;
        if (low != high) s->points[low > high ? top->a : top->b]++;
        s->depth--;
        return 0;
    }
    case DRAW: {
        int find = s->top;
        if (find == NO_CARD) return NATURE;
        s->top = NO_CARD;
        take(s, top->a, find);
        return 0;
    }
    case LOOK:
        if (s->top == NO_CARD && s->deck_size > 0) return NATURE;
        s->depth--;
        return 0;
    case LAMP:
        return NATURE;
    default:
        return 1 << top->a;
    }
}

static void offer_turn(const State *s, int seat, Offer *out) {
    int here = s->place[seat];
    add(out, REST, 0xFFFF, 1);
    for (int to = 0; to < PLATFORMS; to++) {
        int apart = (here - to + PLATFORMS) % PLATFORMS;
        if (apart == 1 || apart == 11 || apart == 5 || apart == 7) add(out, WALK, to, 1);
    }
    if (s->held[seat] < HAND_LIMIT && s->deck_size > 0) add(out, SEARCH, 0xFFFF, 1);
    for (int find = 0; find < FINDS; find++)
        if (s->hand[seat][find] > 0) add(out, PLAY, find, 1);
    for (int other = 0; other < SEATS; other++)
        if (other != seat && s->place[other] == here) add(out, DUEL, other, 1);
}

static void offer(const State *s, int seat, Offer *out) {
    out->count = out->total = 0;
    switch (s->stack[s->depth - 1].kind) {
    case LAMP:
        for (int to = 0; to < PLATFORMS; to++) add(out, LIT, to, 1);
        break;
    case TURN:
        offer_turn(s, seat, out);
        break;
    case DRAW:
    case LOOK:
        for (int find = 0; find < FINDS; find++)
            if (s->deck[find] > 0) add(out, FOUND, find, s->deck[find]);
        break;
    case SEAL:
        for (int bid = 0; bid <= s->bullets[seat] && bid <= MOST_BID; bid++) add(out, BID, bid, 1);
        break;
    default:
        for (int to = 0; to < PLATFORMS; to++)
            if (to != s->place[seat]) add(out, WALK, to, 1);
    }
}

static void act(State *s, int seat, int64_t option) {
    int argument = first(option);
    s->depth--;
    switch (option >> 48) {
    case REST:
        gain_bullets(s, seat, 1);
        break;
    case WALK:
        s->place[seat] = (int8_t)argument;
        break;
    case SEARCH:
        push(s, DRAW, seat, 0, 0);
        break;
    case PLAY:
        s->hand[seat][argument]--;
        s->held[seat]--;
        s->discard[argument]++;
        if (argument == SUPPLIES) gain_bullets(s, seat, 2);
        if (argument == RUMOUR) push(s, LOOK, seat, 0, 0);
        if (argument == TROLLEY) push(s, RIDE, seat, 0, 0);
        break;
    default:
        push(s, FIGHT, seat, argument, 0);
    }
}

static void choose(State *s, int seat, int64_t option) {
    Frame *top = &s->stack[s->depth - 1];
    int argument = first(option);
    switch (top->kind) {
    case LAMP:
        s->depth--;
        for (int other = 0; other < SEATS; other++)
            if (s->place[other] == argument) gain_bullets(s, other, 1);
        break;
    case TURN:
        act(s, seat, option);
        break;
    case DRAW:
        s->deck[argument]--;
        take(s, top->a, argument);
        break;
    case LOOK:
        s->deck[argument]--;
        s->top = (int8_t)argument;
        s->depth--;
        break;
    case SEAL:
        top->c |= (uint8_t)((argument + 1) << (seat == top->a ? 0 : 4));
        break;
    default:
        s->place[seat] = (int8_t)argument;
        s->depth--;
    }
}

static void advance(State *s) {
    s->asked = 0;
    while (s->depth > 0 && s->asked == 0) s->asked = (int16_t)step(s);
}

static State fresh(void) {
    State s = {.top = NO_CARD, .deck_size = COPIES * FINDS, .deck = {COPIES, COPIES, COPIES}};
    for (int seat = 0; seat < SEATS; seat++) {
        s.place[seat] = (int8_t)(3 * seat);
        s.bullets[seat] = 3;
    }
    push(&s, ROUND, 0, 0, 0);
    advance(&s);
    return s;
}

static int64_t pick(const Offer *out) {
    if (out->total == out->count) return out->options[below(out->count)];
    int64_t ticket = below(out->total), i = 0;
    while ((ticket -= out->weights[i]) >= 0) i++;
    return out->options[i];
}

int main(int argc, char **argv) {
    long matches = argc > 1 ? atol(argv[1]) : 1000, decisions = 0, draws = 0;
    uint64_t checksum = 0;
    Offer out;
    seed(1);
    clock_t began = clock();
    for (long i = 0; i < matches; i++) {
        State s = fresh();
        while (s.asked) {
            int seat = __builtin_ctz((unsigned)s.asked);
            offer(&s, seat, &out);
            int64_t option = pick(&out);
            if (seat == CHANCE) draws++; else decisions++;
            uint64_t mixed = (uint64_t)(option ^ (option >> 32)) & 0xFFFFFFFFu;
            checksum = (checksum * 31 + mixed + (uint64_t)seat) & 0xFFFFFFFFu;
            choose(&s, seat, option);
            advance(&s);
        }
    }
    double spent = (double)(clock() - began) / CLOCKS_PER_SEC;
    printf("%ld %ld %llu %.9f %zu\n", decisions, draws, (unsigned long long)checksum, spent, sizeof(State));
    return 0;
}
