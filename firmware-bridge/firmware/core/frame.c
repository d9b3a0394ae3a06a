#include "frame.h"

#include "crc16.h"

/* A block without a zero, longer than any frame. */
#define LONGEST_BLOCK 0xFF

void frame_reader_begin(struct frame_reader *reader) {
  reader->filled = 0;
  reader->block = 0;
  reader->begun = false;
  reader->broken = false;
}

static void keep(struct frame_reader *reader, uint8_t byte) {
  if (reader->filled == FRAME_MOST) {
    reader->broken = true;
  } else {
    reader->bytes[reader->filled++] = byte;
  }
}

static bool whole(const struct frame_reader *reader) {
  if (reader->broken || reader->block != 0 || reader->filled < FRAME_HEAD + FRAME_CHECK) {
    return false;
  }
  uint8_t checked = (uint8_t)(reader->filled - FRAME_CHECK);
  if (reader->bytes[3] != checked - FRAME_HEAD) {
    return false;
  }
  uint16_t said = (uint16_t)(reader->bytes[checked] | (uint16_t)(reader->bytes[checked + 1] << 8));
  return crc16_of(reader->bytes, checked) == said;
}

static void read_head(const struct frame_reader *reader, struct frame *frame) {
  frame->kind = reader->bytes[0];
  frame->talk = reader->bytes[1];
  frame->number = reader->bytes[2];
  frame->length = reader->bytes[3];
  frame->payload = reader->bytes + FRAME_HEAD;
}

/* Each block begins with the distance to its zero. The zero of the last block is not part of the frame. */
static void take_stuffed(struct frame_reader *reader, uint8_t byte) {
  if (reader->block > 0) {
    keep(reader, byte);
    reader->block--;
    return;
  }
  if (reader->begun) {
    keep(reader, 0);
  }
  reader->begun = true;
  reader->block = (uint8_t)(byte - 1);
  if (byte == LONGEST_BLOCK) {
    reader->broken = true;
  }
}

/* Not inlined, since the code that every byte runs through must take less than 20 microseconds. */
static __attribute__((noinline)) bool end(struct frame_reader *reader, struct frame *frame) {
  bool good = whole(reader);
  if (good) {
    read_head(reader, frame);
  }
  frame_reader_begin(reader);
  return good;
}

bool frame_reader_take(struct frame_reader *reader, uint8_t byte, struct frame *frame) {
  if (byte == 0) {
    return end(reader, frame);
  }
  if (!reader->broken) {
    take_stuffed(reader, byte);
  }
  return false;
}

struct stuffing {
  uint8_t *wire;
  uint8_t at;
  uint8_t block; /* the start of the current block */
};

static void stuff(struct stuffing *stuffing, uint8_t byte) {
  if (byte == 0) {
    stuffing->wire[stuffing->block] = (uint8_t)(stuffing->at - stuffing->block);
    stuffing->block = stuffing->at++;
  } else {
    stuffing->wire[stuffing->at++] = byte;
  }
}

uint8_t frame_write(const struct frame *frame, uint8_t *wire) {
  const uint8_t head[FRAME_HEAD] = {frame->kind, frame->talk, frame->number, frame->length};
  struct stuffing stuffing = {wire, 2, 1};
  uint16_t crc = CRC16_BEGIN;
  wire[0] = 0;
  for (uint8_t i = 0; i < FRAME_HEAD; i++) {
    crc = crc16_add(crc, head[i]);
    stuff(&stuffing, head[i]);
  }
  for (uint8_t i = 0; i < frame->length; i++) {
    crc = crc16_add(crc, frame->payload[i]);
    stuff(&stuffing, frame->payload[i]);
  }
  stuff(&stuffing, (uint8_t)crc);
  stuff(&stuffing, (uint8_t)(crc >> 8));
  wire[stuffing.block] = (uint8_t)(stuffing.at - stuffing.block);
  wire[stuffing.at++] = 0;
  return stuffing.at;
}
