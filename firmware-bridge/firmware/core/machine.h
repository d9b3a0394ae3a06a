#ifndef UMPIRE_MACHINE_H
#define UMPIRE_MACHINE_H

#include <stdint.h>

/* What the core asks of the machine it runs on: the chip itself, or a program that stands for it. */

/* How many bytes can be sent without waiting. */
uint8_t machine_room(void);

void machine_send(const uint8_t *bytes, uint8_t length);

/* Shows so many LEDs, red, green and blue of each; the one nearest to the plug first. */
void machine_show(const uint8_t *rgb, uint16_t leds);

void machine_darken(uint16_t leds);

/* Sounds so long; 0 ms is silence. */
void machine_buzz(uint16_t hz, uint16_t ms);

/* The contacts that are closed now, a bit for each input in the order of pins.h. */
uint16_t machine_closed(void);

/* The presence sensors that see something now. */
uint8_t machine_presence(void);

#endif
