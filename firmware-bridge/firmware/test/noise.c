#include <string.h>

#include "fake.h"

#define LEDS 40
#define ONE_IN 150

/* The other side in its simplest form: it sends each picture once, and takes the edges it receives. */
struct side {
  struct frame_reader reader;
  uint8_t wire[512];
  unsigned bytes;
  uint8_t expected;
  uint16_t closed;
  unsigned long edges;
};

static struct side side;
static uint8_t picture[3 * LEDS];
static uint8_t picture_before[3 * LEDS];

static void write(uint8_t kind, const uint8_t *payload, uint8_t length) {
  struct frame frame = {kind, 5, 0, length, payload};
  side.bytes += frame_write(&frame, side.wire + side.bytes);
}

static void write_picture(uint8_t number) {
  uint8_t part[3 + 3 * LEDS / 2] = {number, 0, 0};
  memcpy(picture_before, picture, sizeof picture);
  for (unsigned i = 0; i < sizeof picture; i++) {
    picture[i] = (uint8_t)chance_below(256);
  }
  memcpy(part + 3, picture, sizeof picture / 2);
  write(FRAME_PLAIN, part, sizeof part);
  part[1] = LEDS / 2;
  memcpy(part + 3, picture + sizeof picture / 2, sizeof picture / 2);
  write(FRAME_PLAIN, part, sizeof part);
  uint32_t sum = fake_sum(picture, sizeof picture);
  uint8_t said[] = {number, LEDS, 0, (uint8_t)sum, (uint8_t)(sum >> 8), (uint8_t)(sum >> 16), (uint8_t)(sum >> 24)};
  write(FRAME_SHOW, said, sizeof said);
}

static void hear_edges(const struct frame *frame, uint16_t truth) {
  uint8_t number = frame->payload[0];
  for (uint8_t at = 1; at + EDGE_BYTES <= frame->length; at = (uint8_t)(at + EDGE_BYTES), number++) {
    uint8_t what = frame->payload[at];
    uint16_t bit = (uint16_t)(1u << (what & 0x0F));
    if (number == side.expected) {
      /* Only one contact moves at a time, and not before the last edge arrived: so this must be the one. */
      CHECK((bool)(side.closed & bit) != (bool)(what & EDGE_CLOSED));
      side.closed ^= bit;
      CHECK(side.closed == truth);
      side.expected++;
      side.edges++;
    }
  }
  write(FRAME_TAKEN, &side.expected, 1);
}

static void carry_there(struct board *board) {
  for (unsigned i = 0; i < side.bytes; i++) {
    uint8_t out[2];
    unsigned count = chance_strike(side.wire[i], ONE_IN, out);
    for (unsigned at = 0; at < count; at++) {
      board_take(board, out[at]);
    }
  }
  side.bytes = 0;
}

static void carry_back(uint16_t truth) {
  unsigned bytes = fake.sent_bytes;
  struct frame frame;
  fake.sent_bytes = 0;
  for (unsigned i = 0; i < bytes; i++) {
    uint8_t out[2];
    unsigned count = chance_strike(fake.sent[i], ONE_IN, out);
    for (unsigned at = 0; at < count; at++) {
      if (frame_reader_take(&side.reader, out[at], &frame) && frame.kind == FRAME_EDGES && frame.talk == 5) {
        hear_edges(&frame, truth);
      }
    }
  }
}

/* A frame that lost its last zero ends only with the first zero of the next frame, so the previous picture may be shown late. */
static bool lawful(const uint8_t *shown_before) {
  return memcmp(fake.strip, shown_before, sizeof picture) == 0 || memcmp(fake.strip, picture, sizeof picture) == 0 ||
         memcmp(fake.strip, picture_before, sizeof picture) == 0;
}

/* On any line the strip shows only whole pictures that were sent, and each edge arrives once. */
void check_noise(unsigned long rounds, uint32_t seed) {
  chance_begin(seed + 1);
  struct board *board = fake_board();
  static const uint8_t version = BOARD_VERSION;
  uint8_t before[3 * LEDS] = {0};
  uint16_t now_ms = 0;
  memset(&side, 0, sizeof side);
  frame_reader_begin(&side.reader);
  fake_say(board, FRAME_HELLO, 5, 1, &version, 1);
  for (unsigned long round = 0; round < rounds; round++) {
    write_picture((uint8_t)round);
    carry_there(board);
    CHECK(lawful(before));
    memcpy(before, fake.strip, sizeof before);
    fake.closed ^= (uint16_t)(1u << chance_below(13));
    for (unsigned ms = 0; side.closed != fake.closed; ms++) {
      CHECK(ms < 5000);
      board_tick(board, ++now_ms);
      carry_back(fake.closed);
      carry_there(board);
      CHECK(lawful(before));
    }
    memcpy(before, fake.strip, sizeof before);
  }
  CHECK(side.edges == rounds);
  CHECK(fake.shows > rounds / 10 && fake.shows < rounds);
  CHECK(chance_strikes() > rounds);
}
