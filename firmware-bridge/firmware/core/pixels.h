#ifndef UMPIRE_PIXELS_H
#define UMPIRE_PIXELS_H

#include <stdbool.h>
#include <stdint.h>

/* The longest strip. Three bytes for each LED fit once into the chip's 2 KB and not twice; but the LEDs themselves keep what they
 * show, so that a picture can be put together here while the one before it shines. */
#define PIXELS_MOST 300

/* How a picture stands. */
enum pixels_state { PIXELS_WHOLE = 0, PIXELS_INCOMPLETE = 1, PIXELS_WRONG = 2 };

struct pixels {
  uint8_t rgb[3 * PIXELS_MOST];
  uint16_t next; /* the first LED that is not known yet */
  uint8_t picture;
  bool begun;
};

/* Takes a part of a picture: its number, the first LED, low byte first, and then red, green and blue of each. A part that does not go
 * on where the picture ends is passed over; one that begins another picture begins it. */
void pixels_plain(struct pixels *pixels, const uint8_t *payload, uint8_t length);

/* The same, for LEDs that share a colour: how many, red, green, blue, and so on. */
void pixels_runs(struct pixels *pixels, const uint8_t *payload, uint8_t length);

/* Says whether so many LEDs of a picture are here and have that sum (Adler-32 of their bytes). */
enum pixels_state pixels_check(const struct pixels *pixels, uint8_t picture, uint16_t leds, uint32_t sum);

/* Where a picture is to be gone on with: its first LED that is missing. */
uint16_t pixels_next(const struct pixels *pixels, uint8_t picture);

#endif
