#include "pixels.h"

#define HEAD 3
#define ADLER 65521u

/* Returns whether a part continues its picture; starts the picture if it is the first part. */
static bool goes_on(struct pixels *pixels, const uint8_t *payload) {
  uint16_t first = (uint16_t)(payload[1] | (uint16_t)(payload[2] << 8));
  if (first == 0 && (!pixels->begun || pixels->picture != payload[0])) {
    pixels->begun = true;
    pixels->picture = payload[0];
    pixels->next = 0;
  }
  return pixels->begun && pixels->picture == payload[0] && pixels->next == first;
}

static void add(struct pixels *pixels, const uint8_t *colour) {
  uint8_t *led = pixels->rgb + 3 * pixels->next;
  led[0] = colour[0];
  led[1] = colour[1];
  led[2] = colour[2];
  pixels->next++;
}

void pixels_plain(struct pixels *pixels, const uint8_t *payload, uint8_t length) {
  if (length < HEAD || (length - HEAD) % 3 != 0) {
    return;
  }
  uint8_t leds = (uint8_t)((length - HEAD) / 3);
  if (!goes_on(pixels, payload) || leds > PIXELS_MOST - pixels->next) {
    return;
  }
  for (uint8_t i = 0; i < leds; i++) {
    add(pixels, payload + HEAD + 3 * i);
  }
}

void pixels_runs(struct pixels *pixels, const uint8_t *payload, uint8_t length) {
  if (length < HEAD || (length - HEAD) % 4 != 0) {
    return;
  }
  uint16_t leds = 0;
  for (uint8_t at = HEAD; at < length; at = (uint8_t)(at + 4)) {
    leds = (uint16_t)(leds + payload[at]);
  }
  if (!goes_on(pixels, payload) || leds > PIXELS_MOST - pixels->next) {
    return;
  }
  for (uint8_t at = HEAD; at < length; at = (uint8_t)(at + 4)) {
    for (uint8_t i = 0; i < payload[at]; i++) {
      add(pixels, payload + at + 1);
    }
  }
}

/* The longest picture does not overflow 32 bits, so both sums are divided only once, at the end. */
static uint32_t sum_of(const uint8_t *bytes, uint16_t length) {
  uint32_t sum = 1;
  uint32_t sums = 0;
  for (uint16_t i = 0; i < length; i++) {
    sum += bytes[i];
    sums += sum;
  }
  return sums % ADLER << 16 | sum % ADLER;
}

enum pixels_state pixels_check(const struct pixels *pixels, uint8_t picture, uint16_t leds, uint32_t sum) {
  uint16_t next = pixels_next(pixels, picture);
  if (next < leds) {
    return PIXELS_INCOMPLETE;
  }
  return next == leds && sum_of(pixels->rgb, (uint16_t)(3 * leds)) == sum ? PIXELS_WHOLE : PIXELS_WRONG;
}

uint16_t pixels_next(const struct pixels *pixels, uint8_t picture) {
  return pixels->begun && pixels->picture == picture ? pixels->next : 0;
}
