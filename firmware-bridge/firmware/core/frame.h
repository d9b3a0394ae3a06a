#ifndef UMPIRE_FRAME_H
#define UMPIRE_FRAME_H

#include <stdbool.h>
#include <stdint.h>

/* A frame is kind, talk, number, length, so many bytes of payload and a CRC-16, low byte first. On the wire it is stuffed
 * (COBS), so that it holds no zero, and a zero stands before and behind it: whatever happens to one frame, the next one begins
 * afresh. No frame is so long that the stuffing would need a second block without a zero. */
#define FRAME_HEAD 4
#define FRAME_CHECK 2
#define FRAME_PAYLOAD_MOST 147
#define FRAME_MOST (FRAME_HEAD + FRAME_PAYLOAD_MOST + FRAME_CHECK)

/* How many bytes a frame with so much payload takes on the wire. */
#define FRAME_ON_WIRE(payload) ((payload) + FRAME_HEAD + FRAME_CHECK + 3)

/* What can be said. The upper bit is set in what the board says. */
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
  uint8_t talk;   /* which conversation it belongs to, 1 to 255 */
  uint8_t number; /* an answer has the number of what it answers */
  uint8_t length; /* of the payload */
  const uint8_t *payload;
};

struct frame_reader {
  uint8_t bytes[FRAME_MOST];
  uint8_t filled;
  uint8_t block; /* bytes left of the present block */
  bool begun;
  bool broken;
};

void frame_reader_begin(struct frame_reader *reader);

/* Takes one byte from the wire. Returns whether it ends a frame that is whole and right; what is told of it is good until the
 * next byte. Anything else is passed over. */
bool frame_reader_take(struct frame_reader *reader, uint8_t byte, struct frame *frame);

/* Writes a frame as it goes over the wire, FRAME_ON_WIRE(length) bytes; returns how many. */
uint8_t frame_write(const struct frame *frame, uint8_t *wire);

#endif
