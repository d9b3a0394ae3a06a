#ifndef UMPIRE_UART_H
#define UMPIRE_UART_H

#include <stdbool.h>
#include <stdint.h>

/* 500,000 baud, which 16 MHz makes exactly: 8 data bits, no parity, 1 stop bit. */
#define UART_BAUD 500000UL

void uart_begin(void);

/* Takes a byte that came in, if there is one. */
bool uart_take(uint8_t *byte);

bool uart_waiting(void);

/* Fetches what the receiver holds while interrupts are off. It holds two bytes and one that is coming in: at this speed it
 * is asked at least every 40 microseconds, or a byte is lost. */
void uart_catch_up(void);

#endif
