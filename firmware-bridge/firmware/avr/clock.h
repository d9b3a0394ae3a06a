#ifndef UMPIRE_CLOCK_H
#define UMPIRE_CLOCK_H

#include <stdint.h>

/* Timer 0 counts milliseconds. */
void clock_begin(void);

uint16_t clock_ms(void);

/* Counts a millisecond that has passed while interrupts are off. Asked at least once in each. */
void clock_catch_up(void);

#endif
