#include "fake.h"

#include <string.h>

#include "machine.h"

struct fake fake;
static struct board board;
static uint8_t heard[FRAME_PAYLOAD_MOST];

uint8_t machine_room(void) {
  return fake.room;
}

void machine_send(const uint8_t *bytes, uint8_t length) {
  CHECK(fake.sent_bytes + length <= sizeof fake.sent);
  memcpy(fake.sent + fake.sent_bytes, bytes, length);
  fake.sent_bytes += length;
}

void machine_show(const uint8_t *rgb, uint16_t leds) {
  memcpy(fake.strip, rgb, 3u * leds);
  fake.shows++;
}

void machine_darken(uint16_t leds) {
  memset(fake.strip, 0, 3u * leds);
  fake.darkenings++;
}

void machine_buzz(uint16_t hz, uint16_t ms) {
  fake.buzz_hz = hz;
  fake.buzz_ms = ms;
}

uint16_t machine_closed(void) {
  return fake.closed;
}

uint8_t machine_presence(void) {
  return fake.present;
}

struct board *fake_board(void) {
  memset(&fake, 0, sizeof fake);
  fake.room = 128;
  memset(fake.strip, 0xEE, sizeof fake.strip);
  board_begin(&board);
  return &board;
}

void fake_say(struct board *to, uint8_t kind, uint8_t talk, uint8_t number, const uint8_t *payload, uint8_t length) {
  uint8_t wire[FRAME_ON_WIRE(FRAME_PAYLOAD_MOST)];
  struct frame frame = {kind, talk, number, length, payload};
  uint8_t bytes = frame_write(&frame, wire);
  for (uint8_t i = 0; i < bytes; i++) {
    board_take(to, wire[i]);
  }
}

bool fake_heard(uint8_t kind, struct frame *frame) {
  struct frame_reader reader;
  struct frame next;
  bool found = false;
  frame_reader_begin(&reader);
  for (unsigned i = 0; i < fake.sent_bytes; i++) {
    if (frame_reader_take(&reader, fake.sent[i], &next) && next.kind == kind) {
      found = true;
      *frame = next;
      memcpy(heard, next.payload, next.length);
      frame->payload = heard;
    }
  }
  fake.sent_bytes = 0;
  return found;
}

uint32_t fake_sum(const uint8_t *bytes, unsigned length) {
  uint64_t sum = 1;
  uint64_t sums = 0;
  for (unsigned i = 0; i < length; i++) {
    sum += bytes[i];
    sums += sum;
  }
  return (uint32_t)(sums % 65521 << 16 | sum % 65521);
}
