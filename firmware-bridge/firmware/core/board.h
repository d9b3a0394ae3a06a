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

/* A side that has been silent for so long is taken for gone: the strip goes dark and the buzzer still. */
#define BOARD_SILENCE_MS 2000

/* After a minute the conversation is over; before that an edge's age fits into two bytes. */
#define BOARD_OVER_MS 60000

/* Edges nobody took are sent again after so long. */
#define BOARD_AGAIN_MS 40

/* What the board knows of the conversation. */
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

/* Begins in the dark, with nobody to talk to. */
void board_begin(struct board *board);

/* Takes a byte that came in. */
void board_take(struct board *board, uint8_t byte);

/* Lets time pass: on a clock of milliseconds that comes round every 65 seconds. Reads the contacts. */
void board_tick(struct board *board, uint16_t now_ms);

#endif
