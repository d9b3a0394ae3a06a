/* The core as a program of this machine: no chip, no wires; a millisecond is one step. */
#include "machine.h"

#include <string.h>

#include "bench.h"
#include "board.h"

/* The bytes that 500,000 baud carry in a millisecond. */
#define BYTES_A_MS 50
#define ROOM 128

static struct board board;
static uint8_t waiting[1 << 19];
static size_t waiting_begin;
static size_t waiting_end;
static uint16_t closed;
static uint8_t present;
static uint16_t now_ms;

uint8_t machine_room(void) {
  return ROOM;
}

void machine_send(const uint8_t *bytes, uint8_t length) {
  for (uint8_t i = 0; i < length; i++) {
    bench_sent(bytes[i]);
  }
}

void machine_show(const uint8_t *rgb, uint16_t leds) {
  bench_shown(rgb, leds);
}

void machine_darken(uint16_t leds) {
  uint8_t none[3 * PIXELS_MOST] = {0};
  bench_shown(none, leds);
}

void machine_buzz(uint16_t hz, uint16_t ms) {
  bench_buzzed(hz, ms);
}

uint16_t machine_closed(void) {
  return closed;
}

uint8_t machine_presence(void) {
  return present;
}

void bench_reset(void) {
  waiting_begin = waiting_end = 0;
  now_ms = 0;
  board_begin(&board);
}

void bench_contact(uint8_t input, int is_closed) {
  uint16_t bit = (uint16_t)(1u << input);
  closed = (uint16_t)(is_closed ? closed | bit : closed & ~bit);
}

void bench_presence(uint8_t sensor, int is_present) {
  uint8_t bit = (uint8_t)(1u << sensor);
  present = (uint8_t)(is_present ? present | bit : present & ~bit);
}

void bench_byte_in(uint8_t byte) {
  if (waiting_begin == waiting_end) {
    waiting_begin = waiting_end = 0;
  }
  if (waiting_end < sizeof waiting) {
    waiting[waiting_end++] = byte;
  }
}

void bench_step(void) {
  for (int i = 0; i < BYTES_A_MS && waiting_begin < waiting_end; i++) {
    board_take(&board, waiting[waiting_begin++]);
  }
  board_tick(&board, ++now_ms);
}

int bench_unused_stack(void) {
  return -1;
}

int bench_turns(void) {
  return -1;
}

int main(void) {
  return bench_run();
}
