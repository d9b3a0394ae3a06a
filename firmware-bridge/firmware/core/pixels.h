#ifndef UMPIRE_PIXELS_H
#define UMPIRE_PIXELS_H

#include <stdbool.h>
#include <stdint.h>

/* The longest strip. Three bytes for each LED fit once into the chip's 2 KB and not twice. The LEDs keep their colours, so that
 * the next picture can be assembled here meanwhile. */
#define PIXELS_MOST 300

/* The state of a picture. */
enum pixels_state { PIXELS_WHOLE = 0, PIXELS_INCOMPLETE = 1, PIXELS_WRONG = 2 };

struct pixels {
  uint8_t rgb[3 * PIXELS_MOST];
  uint16_t next; /* the first LED that is still missing */
  uint8_t picture;
  bool begun;
};

/* Takes a part of a picture: its number, the first LED, low byte first, and then red, green and blue of each. A part that does not
 * continue the picture is skipped; a part of another picture starts that one. */
void pixels_plain(struct pixels *pixels, const uint8_t *payload, uint8_t length);

/* Takes a part that holds runs of one colour: count, red, green, blue of each. */
void pixels_runs(struct pixels *pixels, const uint8_t *payload, uint8_t length);

/* Returns whether this many LEDs of a picture are complete and have this sum (Adler-32 of their bytes). */
enum pixels_state pixels_check(const struct pixels *pixels, uint8_t picture, uint16_t leds, uint32_t sum);

/* The first missing LED of a picture. */
uint16_t pixels_next(const struct pixels *pixels, uint8_t picture);

#endif
