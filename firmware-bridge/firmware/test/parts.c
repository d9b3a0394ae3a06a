#include <string.h>

#include "check.h"
#include "edges.h"
#include "fake.h"
#include "pixels.h"

static struct pixels pixels;


static void the_sum_has_the_published_value(void) {
  static const uint8_t nine[] = {1, 0, 0, '1', '2', '3', '4', '5', '6', '7', '8', '9'};
  pixels.begun = false;
  pixels_plain(&pixels, nine, sizeof nine);
  CHECK(pixels_check(&pixels, 1, 3, 0x091E01DE) == PIXELS_WHOLE);
  CHECK(pixels_check(&pixels, 1, 3, 0x091E01DF) == PIXELS_WRONG);
  CHECK(pixels_check(&pixels, 1, 2, 0x091E01DE) == PIXELS_WRONG);
  CHECK(pixels_check(&pixels, 1, 4, 0x091E01DE) == PIXELS_INCOMPLETE);
  CHECK(pixels_check(&pixels, 2, 3, 0x091E01DE) == PIXELS_INCOMPLETE);
}

static void a_picture_is_assembled_only_in_order(void) {
  static const uint8_t begin[] = {7, 0, 0, 1, 2, 3};
  static const uint8_t runs[] = {7, 1, 0, 2, 9, 9, 9, 1, 8, 8, 8};
  static const uint8_t whole[] = {1, 2, 3, 9, 9, 9, 9, 9, 9, 8, 8, 8};
  pixels.begun = false;
  pixels_runs(&pixels, runs, sizeof runs);
  CHECK(pixels_next(&pixels, 7) == 0);
  pixels_plain(&pixels, begin, sizeof begin);
  pixels_plain(&pixels, begin, sizeof begin);
  pixels_runs(&pixels, runs, sizeof runs);
  pixels_runs(&pixels, runs, sizeof runs);
  CHECK(pixels_next(&pixels, 7) == 4);
  CHECK(pixels_check(&pixels, 7, 4, fake_sum(whole, sizeof whole)) == PIXELS_WHOLE);
}

static void nothing_is_written_after_the_last_led(void) {
  uint8_t many[3 + 4 * 2] = {3, 0, 0, 200, 5, 5, 5, 101, 6, 6, 6};
  uint8_t one[] = {3, 44, 1, 1, 1, 1};
  pixels.begun = false;
  pixels_runs(&pixels, many, sizeof many);
  CHECK(pixels_next(&pixels, 3) == 0);
  many[7] = 100;
  pixels_runs(&pixels, many, sizeof many);
  CHECK(pixels_next(&pixels, 3) == PIXELS_MOST);
  pixels_plain(&pixels, one, sizeof one);
  CHECK(pixels_next(&pixels, 3) == PIXELS_MOST);
}

static void a_part_of_an_odd_length_is_skipped(void) {
  static const uint8_t odd[] = {4, 0, 0, 1, 2};
  pixels.begun = false;
  for (uint8_t length = 0; length <= sizeof odd; length++) {
    if (length != 3) {
      pixels_plain(&pixels, odd, length);
      pixels_runs(&pixels, odd, length);
    }
  }
  CHECK(!pixels.begun);
}

void check_pixels(void) {
  the_sum_has_the_published_value();
  a_picture_is_assembled_only_in_order();
  nothing_is_written_after_the_last_led();
  a_part_of_an_odd_length_is_skipped();
}

static void edges_are_reported_with_their_age_until_acknowledged(void) {
  struct edges edges;
  uint8_t payload[EDGES_PAYLOAD_MOST];
  edges_begin(&edges, 0);
  CHECK(edges_look(&edges, 4, 65530));
  CHECK(!edges_look(&edges, 4, 65531));
  CHECK(edges_look(&edges, 0, 10));
  static const uint8_t both[] = {0, 2 | EDGE_CLOSED, 0x10, 0x01, 2, 0x00, 0x01};
  CHECK(edges_write(&edges, 266, payload) == sizeof both && memcmp(payload, both, sizeof both) == 0);
  edges_taken(&edges, 3);
  edges_taken(&edges, 1);
  edges_taken(&edges, 1);
  static const uint8_t second[] = {1, 2, 0x00, 0x01};
  CHECK(edges_write(&edges, 266, payload) == sizeof second && memcmp(payload, second, sizeof second) == 0);
  edges_taken(&edges, 2);
  CHECK(edges.count == 0 && edges_next(&edges) == 2);
}

static void numbers_wrap_around(void) {
  struct edges edges;
  edges_begin(&edges, 0);
  for (unsigned i = 0; i < 1000; i++) {
    edges_look(&edges, (uint16_t)(i % 2 == 0), (uint16_t)i);
    CHECK(edges.count == 1 && edges_next(&edges) == (uint8_t)(i + 1));
    edges_taken(&edges, (uint8_t)(i + 1));
  }
}

/* Without room a bounce is lost, but never the state of a contact. */
static void a_contact_without_room_is_reported_later(void) {
  struct edges edges;
  edges_begin(&edges, 0);
  for (unsigned i = 0; i < 3 * EDGES_KEPT; i++) {
    edges_look(&edges, (uint16_t)(i % 2 == 0), (uint16_t)i);
  }
  CHECK(edges.count == EDGES_KEPT && edges.closed == 0);
  CHECK(!edges_look(&edges, 2, 200));
  edges_taken(&edges, 1);
  CHECK(edges_look(&edges, 2, 201));
  CHECK(edges.closed == 2);
}

void check_edges(void) {
  edges_are_reported_with_their_age_until_acknowledged();
  numbers_wrap_around();
  a_contact_without_room_is_reported_later();
}
