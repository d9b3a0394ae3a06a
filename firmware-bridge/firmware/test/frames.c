#include <stdbool.h>
#include <string.h>

#include "check.h"
#include "crc16.h"
#include "frame.h"

/* Puts bytes on the wire and returns the number of frames received; the last one is kept. */
static struct frame last;
static uint8_t last_payload[FRAME_PAYLOAD_MOST];

static unsigned read(struct frame_reader *reader, const uint8_t *wire, unsigned length) {
  unsigned frames = 0;
  struct frame frame;
  for (unsigned i = 0; i < length; i++) {
    if (frame_reader_take(reader, wire[i], &frame)) {
      frames++;
      last = frame;
      memcpy(last_payload, frame.payload, frame.length);
    }
  }
  return frames;
}

static void the_check_value_is_the_published_one(void) {
  CHECK(crc16_of((const uint8_t *)"123456789", 9) == 0x29B1);
}

static void frames_go_over_the_wire_as_written_down(void) {
  uint8_t wire[FRAME_ON_WIRE(FRAME_PAYLOAD_MOST)];
  /* kind 02 ALIVE, talk 07, number 00, length 00, CRC EC38 low byte first; a zero is encoded by its distance */
  static const uint8_t alive[] = {0x00, 0x03, 0x02, 0x07, 0x01, 0x03, 0x38, 0xEC, 0x00};
  struct frame frame = {FRAME_ALIVE, 7, 0, 0, alive};
  CHECK(frame_write(&frame, wire) == sizeof alive);
  CHECK(memcmp(wire, alive, sizeof alive) == 0);
  /* kind 06 TAKEN, talk 07, number 09, length 01, payload FF, CRC 3EF4 */
  static const uint8_t taken[] = {0x00, 0x08, 0x06, 0x07, 0x09, 0x01, 0xFF, 0xF4, 0x3E, 0x00};
  static const uint8_t next = 0xFF;
  struct frame all = {FRAME_TAKEN, 7, 9, 1, &next};
  CHECK(frame_write(&all, wire) == sizeof taken);
  CHECK(memcmp(wire, taken, sizeof taken) == 0);
}

static unsigned any_frame(struct frame *frame, uint8_t *payload, uint8_t *wire) {
  frame->kind = (uint8_t)chance_below(256);
  frame->talk = (uint8_t)chance_below(256);
  frame->number = (uint8_t)chance_below(256);
  frame->length = (uint8_t)chance_below(FRAME_PAYLOAD_MOST + 1);
  frame->payload = payload;
  uint32_t zeros = chance_below(3);
  for (unsigned i = 0; i < frame->length; i++) {
    payload[i] = (uint8_t)(zeros == 0 ? 0 : chance_below(zeros == 1 ? 2 : 256));
  }
  return frame_write(frame, wire);
}

static int same(const struct frame *one, const struct frame *other, const uint8_t *payload) {
  return one->kind == other->kind && one->talk == other->talk && one->number == other->number && one->length == other->length &&
         memcmp(one->payload, payload, one->length) == 0;
}

static void every_frame_is_read_as_it_was_written(unsigned long rounds) {
  uint8_t payload[FRAME_PAYLOAD_MOST];
  uint8_t wire[FRAME_ON_WIRE(FRAME_PAYLOAD_MOST)];
  struct frame_reader reader;
  frame_reader_begin(&reader);
  for (unsigned long i = 0; i < rounds; i++) {
    struct frame frame;
    unsigned length = any_frame(&frame, payload, wire);
    CHECK(length == (unsigned)FRAME_ON_WIRE(frame.length));
    CHECK(read(&reader, wire, length) == 1);
    CHECK(same(&frame, &last, last_payload));
  }
}

static void every_single_flipped_bit_is_detected(void) {
  uint8_t payload[FRAME_PAYLOAD_MOST];
  uint8_t wire[FRAME_ON_WIRE(FRAME_PAYLOAD_MOST)];
  for (int example = 0; example < 12; example++) {
    struct frame frame;
    unsigned length = any_frame(&frame, payload, wire);
    for (unsigned bit = 8; bit < 8 * (length - 1); bit++) {
      struct frame_reader reader;
      frame_reader_begin(&reader);
      wire[bit / 8] = (uint8_t)(wire[bit / 8] ^ (1u << bit % 8));
      CHECK(read(&reader, wire, length) == 0);
      wire[bit / 8] = (uint8_t)(wire[bit / 8] ^ (1u << bit % 8));
      CHECK(read(&reader, wire, length) == 1);
    }
  }
}

/* The check is right, but the payload is a byte longer than the stated length. */
static void a_wrong_length_is_detected(void) {
  static const uint8_t bytes[] = {FRAME_TAKEN, 7, 9, 1, 0x33, 0x44};
  uint16_t crc = crc16_of(bytes, sizeof bytes);
  const uint8_t wire[] = {0, 9, FRAME_TAKEN, 7, 9, 1, 0x33, 0x44, (uint8_t)crc, (uint8_t)(crc >> 8), 0};
  struct frame_reader reader;
  frame_reader_begin(&reader);
  CHECK((crc & 0xFF) != 0 && crc >> 8 != 0);
  CHECK(read(&reader, wire, sizeof wire) == 0);
}

static void every_dropped_or_doubled_byte_is_detected(void) {
  uint8_t payload[FRAME_PAYLOAD_MOST];
  uint8_t wire[FRAME_ON_WIRE(FRAME_PAYLOAD_MOST)];
  for (int example = 0; example < 50; example++) {
    struct frame frame;
    unsigned length = any_frame(&frame, payload, wire);
    for (unsigned at = 1; at + 1 < length; at++) {
      struct frame_reader reader;
      frame_reader_begin(&reader);
      CHECK(read(&reader, wire, at) + read(&reader, wire + at + 1, length - at - 1) == 0);
      CHECK(read(&reader, wire, at) + read(&reader, wire + at - 1, length - at + 1) == (at == 1));
    }
  }
}

static void a_frame_behind_any_rubbish_is_read(unsigned long rounds) {
  uint8_t payload[FRAME_PAYLOAD_MOST];
  uint8_t wire[FRAME_ON_WIRE(FRAME_PAYLOAD_MOST)];
  struct frame_reader reader;
  frame_reader_begin(&reader);
  for (unsigned long i = 0; i < rounds; i++) {
    uint8_t rubbish[400];
    unsigned length = chance_below(sizeof rubbish);
    for (unsigned at = 0; at < length; at++) {
      rubbish[at] = (uint8_t)chance_below(256);
    }
    read(&reader, rubbish, length);
    struct frame frame;
    length = any_frame(&frame, payload, wire);
    CHECK(read(&reader, wire, length) >= 1);
    CHECK(same(&frame, &last, last_payload));
  }
}

/* Damaged frames are lost and all others are read, including the next one. A frame that lost its last zero ends with the
 * first zero of the next frame. */
static void noise_loses_only_the_frames_it_damages(unsigned long rounds) {
  uint8_t payloads[2][FRAME_PAYLOAD_MOST];
  uint8_t wire[FRAME_ON_WIRE(FRAME_PAYLOAD_MOST)];
  struct frame frames[2] = {{0}};
  struct frame_reader reader;
  unsigned long struck = 0;
  bool owed = false;
  frame_reader_begin(&reader);
  for (unsigned long i = 0; i < rounds; i++) {
    struct frame *frame = &frames[i % 2];
    struct frame *before = &frames[(i + 1) % 2];
    unsigned length = any_frame(frame, payloads[i % 2], wire);
    unsigned long strikes = chance_strikes();
    bool arrived = false;
    for (unsigned at = 0; at < length; at++) {
      uint8_t out[2];
      unsigned count = chance_strike(wire[at], 100, out);
      if (read(&reader, out, count) == 0) {
        continue;
      }
      if (owed && same(before, &last, last_payload)) {
        owed = false;
      } else {
        CHECK(!arrived && same(frame, &last, last_payload));
        arrived = true;
      }
    }
    CHECK(arrived || chance_strikes() > strikes);
    struck += chance_strikes() > strikes;
    owed = !arrived;
  }
  CHECK(struck > rounds / 10);
}

void check_frames(unsigned long rounds) {
  the_check_value_is_the_published_one();
  frames_go_over_the_wire_as_written_down();
  every_frame_is_read_as_it_was_written(rounds);
  every_single_flipped_bit_is_detected();
  a_wrong_length_is_detected();
  every_dropped_or_doubled_byte_is_detected();
  a_frame_behind_any_rubbish_is_read(rounds);
  noise_loses_only_the_frames_it_damages(10 * rounds);
}
