#include "buzzer.h"

#include <avr/io.h>

#include "clock.h"
#include "machine.h"
#include "pins.h"

#define DIVIDED_BY 8
#define LOWEST_HZ 16

#define JOINED(first, second) first##second
#define NAMED(first, second) JOINED(first, second)

static uint16_t begun_ms;
static uint16_t sounds_ms;

void buzzer_begin(void) {
  NAMED(DDR, PINS_BUZZER_PORT) |= 1 << PINS_BUZZER_BIT;
}

static void be_still(void) {
  TCCR1A = 0;
  TCCR1B = 0;
  NAMED(PORT, PINS_BUZZER_PORT) &= (uint8_t)~(1 << PINS_BUZZER_BIT);
  sounds_ms = 0;
}

/* Timer 1 toggles its pin twice in each wave. */
void machine_buzz(uint16_t hz, uint16_t ms) {
  be_still();
  if (ms > 0 && hz >= LOWEST_HZ) {
    OCR1A = (uint16_t)(F_CPU / 2 / DIVIDED_BY / hz - 1);
    TCNT1 = 0;
    TCCR1A = 1 << COM1A0;
    TCCR1B = 1 << WGM12 | 1 << CS11;
    begun_ms = clock_ms();
    sounds_ms = ms;
  }
}

void buzzer_tick(uint16_t now_ms) {
  if (sounds_ms > 0 && (uint16_t)(now_ms - begun_ms) >= sounds_ms) {
    be_still();
  }
}
