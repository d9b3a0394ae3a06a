#include <string.h>

#include "fake.h"

static const uint8_t version = BOARD_VERSION;
static struct frame heard;

static struct board *talking(void) {
  struct board *board = fake_board();
  fake_say(board, FRAME_HELLO, 5, 1, &version, 1);
  CHECK(fake_heard(FRAME_HERE, &heard));
  return board;
}

static void a_board_starts_dark_and_reports_its_capabilities(void) {
  struct board *board = fake_board();
  CHECK(fake.darkenings == 1 && fake.strip[0] == 0 && fake.strip[3 * PIXELS_MOST - 1] == 0);
  fake.closed = 0x1001;
  fake_say(board, FRAME_HELLO, 5, 9, &version, 1);
  CHECK(fake_heard(FRAME_HERE, &heard) && heard.talk == 5 && heard.number == 9);
  /* version, WS2812B, 300 LEDs, 2000 ms, 2 sensors, the contacts, 13 buttons and their numbers */
  static const uint8_t here[] = {1, 1, 0x2C, 0x01, 0xD0, 0x07, 2, 0x01, 0x10, 13, 5, 6, 13, 16, 20, 21, 17, 27, 22, 23, 24, 25, 26};
  CHECK(heard.length == sizeof here && memcmp(heard.payload, here, sizeof here) == 0);
}

static void frames_before_a_hello_are_answered_by_stranger(void) {
  struct board *board = talking();
  fake_say(board, FRAME_ALIVE, 6, 3, &version, 0);
  CHECK(fake_heard(FRAME_STRANGER, &heard) && heard.talk == 6 && heard.number == 3);
  fake_say(fake_board(), FRAME_ALIVE, 0, 3, &version, 0);
  CHECK(fake_heard(FRAME_STRANGER, &heard));
  static const uint8_t other = BOARD_VERSION + 1;
  fake_say(board, FRAME_HELLO, 6, 4, &other, 1);
  CHECK(fake_heard(FRAME_HERE, &heard));
  fake_say(board, FRAME_ALIVE, 6, 5, &version, 0);
  CHECK(fake_heard(FRAME_STRANGER, &heard));
}

static uint8_t show(struct board *board, uint8_t picture, uint8_t leds, const uint8_t *rgb) {
  uint32_t sum = fake_sum(rgb, 3u * leds);
  uint8_t said[] = {picture, leds, 0, (uint8_t)sum, (uint8_t)(sum >> 8), (uint8_t)(sum >> 16), (uint8_t)(sum >> 24)};
  fake_say(board, FRAME_SHOW, 5, 2, said, sizeof said);
  CHECK(fake_heard(FRAME_SHOWN, &heard) && heard.number == 2);
  return heard.payload[0];
}

static void a_picture_is_shown_whole_or_not_at_all(void) {
  struct board *board = talking();
  static const uint8_t first[] = {1, 0, 0, 10, 11, 12};
  static const uint8_t second[] = {1, 1, 0, 20, 21, 22};
  static const uint8_t rgb[] = {10, 11, 12, 20, 21, 22};
  fake_say(board, FRAME_PLAIN, 5, 0, first, sizeof first);
  CHECK(show(board, 1, 2, rgb) == PIXELS_INCOMPLETE && heard.payload[1] == 1);
  CHECK(fake.shows == 0 && fake.strip[0] == 0);
  fake_say(board, FRAME_PLAIN, 5, 0, second, sizeof second);
  CHECK(show(board, 1, 2, first) == PIXELS_WRONG && fake.shows == 0);
  CHECK(show(board, 1, 2, rgb) == PIXELS_WHOLE && fake.shows == 1);
  CHECK(memcmp(fake.strip, rgb, sizeof rgb) == 0);
}

static void edges_are_repeated_until_acknowledged(void) {
  struct board *board = talking();
  fake.closed = 1;
  board_tick(board, 1);
  CHECK(fake_heard(FRAME_EDGES, &heard) && heard.length == 4 && heard.payload[1] == EDGE_CLOSED);
  board_tick(board, 2);
  CHECK(!fake_heard(FRAME_EDGES, &heard));
  board_tick(board, 1 + BOARD_AGAIN_MS);
  CHECK(fake_heard(FRAME_EDGES, &heard) && heard.payload[2] == BOARD_AGAIN_MS);
  static const uint8_t next = 1;
  fake_say(board, FRAME_TAKEN, 5, 0, &next, 1);
  board_tick(board, 500);
  CHECK(!fake_heard(FRAME_EDGES, &heard));
}

static void a_frame_without_room_is_sent_later(void) {
  struct board *board = talking();
  fake.closed = 1;
  fake.room = 10;
  board_tick(board, 1);
  fake_say(board, FRAME_ALIVE, 5, 1, &version, 0);
  CHECK(fake.sent_bytes == 0);
  fake.room = 128;
  board_tick(board, 2);
  CHECK(fake_heard(FRAME_EDGES, &heard));
}

static void silence_darkens_the_strip_and_silences_the_buzzer(void) {
  struct board *board = talking();
  static const uint8_t part[] = {1, 0, 0, 10, 11, 12};
  static const uint8_t tone[] = {0xB8, 0x01, 0x64, 0x00};
  fake_say(board, FRAME_PLAIN, 5, 0, part, sizeof part);
  CHECK(show(board, 1, 1, part + 3) == PIXELS_WHOLE);
  fake_say(board, FRAME_BUZZ, 5, 0, tone, sizeof tone);
  CHECK(fake_heard(FRAME_BUZZED, &heard) && fake.buzz_hz == 440 && fake.buzz_ms == 100);
  board_tick(board, BOARD_SILENCE_MS - 1);
  CHECK(fake.strip[0] == 10);
  board_tick(board, BOARD_SILENCE_MS);
  CHECK(fake.strip[0] == 0 && fake.buzz_ms == 0 && fake.darkenings == 2);
  board_tick(board, BOARD_SILENCE_MS + 1);
  CHECK(fake.darkenings == 2);
  fake_say(board, FRAME_ALIVE, 5, 1, &version, 0);
  CHECK(fake_heard(FRAME_STATUS, &heard) && heard.length == 6 && heard.payload[4] == 1 && heard.payload[5] == 1);
  CHECK(show(board, 1, 1, part + 3) == PIXELS_WHOLE && fake.strip[0] == 10);
}

static void a_minute_of_silence_ends_the_conversation(void) {
  struct board *board = talking();
  board_tick(board, BOARD_OVER_MS - 1);
  fake_say(board, FRAME_ALIVE, 5, 1, &version, 0);
  CHECK(fake_heard(FRAME_STATUS, &heard));
  board_tick(board, (uint16_t)(2u * BOARD_OVER_MS - 1));
  fake_say(board, FRAME_ALIVE, 5, 1, &version, 0);
  CHECK(fake_heard(FRAME_STRANGER, &heard));
}

void check_board(void) {
  a_board_starts_dark_and_reports_its_capabilities();
  frames_before_a_hello_are_answered_by_stranger();
  a_picture_is_shown_whole_or_not_at_all();
  edges_are_repeated_until_acknowledged();
  a_frame_without_room_is_sent_later();
  silence_darkens_the_strip_and_silences_the_buzzer();
  a_minute_of_silence_ends_the_conversation();
}
