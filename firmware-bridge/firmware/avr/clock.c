#include "clock.h"

#include <avr/interrupt.h>
#include <avr/io.h>
#include <util/atomic.h>

#define DIVIDED_BY 64

static volatile uint16_t passed_ms;

void clock_begin(void) {
  TCCR0A = 1 << WGM01;
  TCCR0B = 1 << CS01 | 1 << CS00;
  OCR0A = F_CPU / DIVIDED_BY / 1000 - 1;
  TIMSK0 = 1 << OCIE0A;
}

ISR(TIMER0_COMPA_vect) {
  passed_ms++;
}

uint16_t clock_ms(void) {
  uint16_t now_ms;
  ATOMIC_BLOCK(ATOMIC_RESTORESTATE) {
    now_ms = passed_ms;
  }
  return now_ms;
}

void clock_catch_up(void) {
  if ((TIFR0 & 1 << OCF0A) != 0) {
    TIFR0 = 1 << OCF0A;
    passed_ms++;
  }
}
