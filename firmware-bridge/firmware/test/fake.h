#ifndef UMPIRE_FAKE_H
#define UMPIRE_FAKE_H

#include <stdbool.h>
#include <stdint.h>

#include "board.h"
#include "check.h"

/* A machine that records the calls of the core. */
struct fake {
  uint8_t sent[4096];
  unsigned sent_bytes;
  uint8_t room;
  uint16_t closed;
  uint8_t present;
  uint8_t strip[3 * PIXELS_MOST];
  unsigned long shows;
  unsigned long darkenings;
  unsigned buzz_hz;
  unsigned buzz_ms;
};

extern struct fake fake;

/* Returns a board after a restart. */
struct board *fake_board(void);

/* Sends a frame to a board. */
void fake_say(struct board *board, uint8_t kind, uint8_t talk, uint8_t number, const uint8_t *payload, uint8_t length);

/* Reads the last frame of a kind from the sent bytes, and clears them. Returns whether there was one. */
bool fake_heard(uint8_t kind, struct frame *frame);

uint32_t fake_sum(const uint8_t *bytes, unsigned length);

#endif
