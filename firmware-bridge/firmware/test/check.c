#include "check.h"

static uint32_t begun;
static uint32_t state;
static unsigned long strikes;

void chance_begin(uint32_t seed) {
  begun = seed;
  state = seed * 2654435761u + 1u;
  strikes = 0;
}

uint32_t chance_seed(void) {
  return begun;
}

uint32_t chance_below(uint32_t limit) {
  state = state * 1664525u + 1013904223u;
  return (uint32_t)(((uint64_t)(state >> 4) * limit) >> 28);
}

unsigned long chance_strikes(void) {
  return strikes;
}

unsigned chance_strike(uint8_t byte, uint32_t one_in, uint8_t out[2]) {
  out[0] = out[1] = byte;
  if (one_in == 0 || chance_below(one_in) != 0) {
    return 1;
  }
  strikes++;
  switch (chance_below(3)) {
    case 0:
      return 0;
    case 1:
      return 2;
    default:
      out[0] = (uint8_t)(byte ^ (1u << chance_below(8)));
      return 1;
  }
}

int main(int count, char **words) {
  unsigned long rounds = count > 1 ? strtoul(words[1], NULL, 10) : 200;
  uint32_t seed = (uint32_t)(count > 2 ? strtoul(words[2], NULL, 10) : 1);
  chance_begin(seed);
  check_frames(rounds);
  check_pixels();
  check_edges();
  check_board();
  check_noise(rounds, seed);
  puts("everything holds");
  return 0;
}
