#ifndef UMPIRE_CLOCK_H
#define UMPIRE_CLOCK_H

#include <stdint.h>

/* Timer 0 counts milliseconds. */
void clock_begin(void);

uint16_t clock_ms(void);

/* Counts a millisecond that passes while interrupts are off. Call at least once each millisecond. */
void clock_catch_up(void);

#endif
