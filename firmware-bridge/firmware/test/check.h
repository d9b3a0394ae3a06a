#ifndef UMPIRE_CHECK_H
#define UMPIRE_CHECK_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

/* Ends the tests if a condition fails, and prints the seed. */
#define CHECK(holds) \
  do { \
    if (!(holds)) { \
      fprintf(stderr, "%s:%d: not so (seed %lu): %s\n", __FILE__, __LINE__, (unsigned long)chance_seed(), #holds); \
      exit(1); \
    } \
  } while (0)

/* A pseudo-random generator that gives the same numbers for a seed on every machine. */
void chance_begin(uint32_t seed);
uint32_t chance_seed(void);
uint32_t chance_below(uint32_t limit);

/* Simulates a bad line: a byte arrives not at all, unchanged, changed, or as two bytes. Returns their number. One in one_in is damaged. */
unsigned chance_strike(uint8_t byte, uint32_t one_in, uint8_t out[2]);

/* The number of damaged bytes since the seed. */
unsigned long chance_strikes(void);

void check_frames(unsigned long rounds);
void check_pixels(void);
void check_edges(void);
void check_board(void);
void check_noise(unsigned long rounds, uint32_t seed);

#endif
