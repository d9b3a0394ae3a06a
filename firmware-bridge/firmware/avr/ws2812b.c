#include "ws2812b.h"

#include <avr/interrupt.h>
#include <avr/io.h>
#include <util/atomic.h>
#include <util/delay.h>

#include "clock.h"
#include "machine.h"
#include "pins.h"
#include "uart.h"

#if F_CPU != 16000000UL
#error "the pulses are counted in cycles of 16 MHz"
#endif

#define JOINED(first, second) first##second
#define NAMED(first, second) JOINED(first, second)
#define LINE NAMED(PORT, PINS_STRIP_PORT)
#define LINE_DIRECTION NAMED(DDR, PINS_STRIP_PORT)

/* A low line of more than 280 microseconds makes the strip show its data. */
#define LATCH_US 300

void ws2812b_begin(void) {
  LINE &= (uint8_t)~(1 << PINS_STRIP_BIT);
  LINE_DIRECTION |= 1 << PINS_STRIP_BIT;
}

/* Sends a byte, highest bit first. A cycle lasts 62.5 ns. The line rises, falls after 5 cycles (312 ns) for a zero or 12 (750 ns)
 * for a one, and rises again after 20 (1.25 us). It stays low a little longer between two bytes, which the strip tolerates. */
static inline void send(uint8_t byte, uint8_t high, uint8_t low) {
  uint8_t bits = 8;
  __asm__ volatile(
      "1:  out  %[line], %[high]  \n" /*  0  rises */
      "    nop                    \n" /*  1 */
      "    nop                    \n" /*  2 */
      "    nop                    \n" /*  3 */
      "    sbrs %[byte], 7        \n" /*  4, or 5 where it skips */
      "    out  %[line], %[low]   \n" /*  5  falls for a zero */
      "    lsl  %[byte]           \n" /*  6 */
      "    nop                    \n" /*  7 */
      "    nop                    \n" /*  8 */
      "    nop                    \n" /*  9 */
      "    nop                    \n" /* 10 */
      "    nop                    \n" /* 11 */
      "    out  %[line], %[low]   \n" /* 12  falls for a one */
      "    nop                    \n" /* 13 */
      "    nop                    \n" /* 14 */
      "    nop                    \n" /* 15 */
      "    nop                    \n" /* 16 */
      "    dec  %[bits]           \n" /* 17 */
      "    brne 1b                \n" /* 19 where it goes on */
      : [byte] "+r"(byte), [bits] "+r"(bits)
      : [line] "I"(_SFR_IO_ADDR(LINE)), [high] "r"(high), [low] "r"(low));
}

/* There are five microseconds to spare between two bytes: enough to fetch a received byte or to count the time. An LED takes 34
 * microseconds, in which no more than two bytes arrive. */
static inline void send_led(uint8_t red, uint8_t green, uint8_t blue, uint8_t high, uint8_t low) {
  send(green, high, low);
  uart_catch_up();
  send(red, high, low);
  clock_catch_up();
  send(blue, high, low);
  uart_catch_up();
}

void machine_show(const uint8_t *rgb, uint16_t leds) {
  ATOMIC_BLOCK(ATOMIC_RESTORESTATE) {
    uint8_t high = (uint8_t)(LINE | 1 << PINS_STRIP_BIT);
    uint8_t low = (uint8_t)(LINE & ~(1 << PINS_STRIP_BIT));
    for (; leds > 0; leds--) {
      send_led(rgb[0], rgb[1], rgb[2], high, low);
      rgb += 3;
    }
  }
  _delay_us(LATCH_US);
}

void machine_darken(uint16_t leds) {
  ATOMIC_BLOCK(ATOMIC_RESTORESTATE) {
    uint8_t high = (uint8_t)(LINE | 1 << PINS_STRIP_BIT);
    uint8_t low = (uint8_t)(LINE & ~(1 << PINS_STRIP_BIT));
    for (; leds > 0; leds--) {
      send_led(0, 0, 0, high, low);
    }
  }
  _delay_us(LATCH_US);
}
