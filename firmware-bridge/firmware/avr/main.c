#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/sleep.h>

#include "board.h"
#include "buzzer.h"
#include "clock.h"
#include "contacts.h"
#include "uart.h"
#include "ws2812b.h"

/* The bytes received in half a millisecond; after that many the clock is checked again. */
#define BYTES_AT_ONCE 25

static struct board board;

/* Sleeps until the next byte or millisecond. Interrupts are enabled by the instruction before the sleep, so none is missed. */
static void rest(uint16_t seen_ms) {
  cli();
  if (!uart_waiting() && clock_ms() == seen_ms) {
    sleep_enable();
    sei();
    sleep_cpu();
    sleep_disable();
  }
  sei();
}

int main(void) {
  contacts_begin();
  buzzer_begin();
  ws2812b_begin();
  clock_begin();
  uart_begin();
  set_sleep_mode(SLEEP_MODE_IDLE);
  sei();
  board_begin(&board);
  uint16_t seen_ms = clock_ms();
  for (;;) {
    uint8_t byte;
    for (uint8_t i = 0; i < BYTES_AT_ONCE && uart_take(&byte); i++) {
      board_take(&board, byte);
    }
    uint16_t now_ms = clock_ms();
    if (now_ms != seen_ms) {
      seen_ms = now_ms;
      buzzer_tick(now_ms);
      board_tick(&board, now_ms);
    }
    rest(seen_ms);
  }
}
