#ifndef UMPIRE_FRAME_H
#define UMPIRE_FRAME_H

#include <stdbool.h>
#include <stdint.h>

/* A frame is kind, talk, number, length, the payload and a CRC-16, low byte first. On the wire it is encoded by COBS, so that it
 * contains no zero, and a zero precedes and follows it. A damaged frame therefore never damages the next one. No frame is long
 * enough for a second block without a zero. */
#define FRAME_HEAD 4
#define FRAME_CHECK 2
#define FRAME_PAYLOAD_MOST 147
#define FRAME_MOST (FRAME_HEAD + FRAME_PAYLOAD_MOST + FRAME_CHECK)

/* The number of bytes on the wire of a frame with this payload. */
#define FRAME_ON_WIRE(payload) ((payload) + FRAME_HEAD + FRAME_CHECK + 3)

/* The kinds of frames. The upper bit is set in frames from the board. */
enum frame_kind {
  FRAME_HELLO = 0x01,
  FRAME_ALIVE = 0x02,
  FRAME_PLAIN = 0x03,
  FRAME_RUNS = 0x04,
  FRAME_SHOW = 0x05,
  FRAME_TAKEN = 0x06,
  FRAME_BUZZ = 0x07,
  FRAME_HERE = 0x81,
  FRAME_STATUS = 0x82,
  FRAME_SHOWN = 0x85,
  FRAME_BUZZED = 0x87,
  FRAME_EDGES = 0x90,
  FRAME_STRANGER = 0x9F
};

struct frame {
  uint8_t kind;
  uint8_t talk;   /* the conversation, 1 to 255 */
  uint8_t number; /* an answer has the number of its question */
  uint8_t length; /* of the payload */
  const uint8_t *payload;
};

struct frame_reader {
  uint8_t bytes[FRAME_MOST];
  uint8_t filled;
  uint8_t block; /* bytes left of the current block */
  bool begun;
  bool broken;
};

void frame_reader_begin(struct frame_reader *reader);

/* Takes one byte from the wire. Returns whether it completes a valid frame; the frame is valid until the next byte. Invalid bytes
 * are skipped. */
bool frame_reader_take(struct frame_reader *reader, uint8_t byte, struct frame *frame);

/* Writes a frame in its form on the wire; returns its FRAME_ON_WIRE(length) bytes. */
uint8_t frame_write(const struct frame *frame, uint8_t *wire);

#endif
