#ifndef UMPIRE_BOARD_H
#define UMPIRE_BOARD_H

#include <stdbool.h>
#include <stdint.h>

#include "edges.h"
#include "frame.h"
#include "pixels.h"

#define BOARD_VERSION 1

/* The strip is a WS2812B. */
#define BOARD_CHIP 1

/* The timeout after which a silent side counts as gone: the strip is darkened and the buzzer silenced. */
#define BOARD_SILENCE_MS 2000

/* After a minute the conversation is over; until then an edge's age fits into two bytes. */
#define BOARD_OVER_MS 60000

/* The time after which unacknowledged edges are sent again. */
#define BOARD_AGAIN_MS 40

/* The state of the conversation. */
struct board {
  struct frame_reader reader;
  struct pixels pixels;
  struct edges edges;
  uint16_t now_ms;
  uint16_t silent_ms;
  uint16_t told_ms; /* since edges were last sent */
  uint8_t talk;     /* 0 while there is none */
  uint8_t shown;    /* the picture shown last */
  bool fresh;       /* an edge has not been sent yet */
  bool dark;
};

/* Starts with a dark strip and without a conversation. */
void board_begin(struct board *board);

/* Processes a received byte. */
void board_take(struct board *board, uint8_t byte);

/* Advances the clock, which counts milliseconds and wraps every 65 seconds. Reads the contacts. */
void board_tick(struct board *board, uint16_t now_ms);

#endif
