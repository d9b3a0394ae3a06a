#ifndef UMPIRE_MACHINE_H
#define UMPIRE_MACHINE_H

#include <stdint.h>

/* The functions that the core needs from its machine: the chip itself, or a program in its place. */

/* The number of bytes that can be sent without waiting. */
uint8_t machine_room(void);

void machine_send(const uint8_t *bytes, uint8_t length);

/* Shows the colours of the LEDs, red, green and blue of each; the one nearest to the plug first. */
void machine_show(const uint8_t *rgb, uint16_t leds);

void machine_darken(uint16_t leds);

/* Sounds a tone for a time; 0 ms is silence. */
void machine_buzz(uint16_t hz, uint16_t ms);

/* The closed contacts, a bit for each input in the order of pins.h. */
uint16_t machine_closed(void);

/* The presence sensors that detect something, a bit for each. */
uint8_t machine_presence(void);

#endif
