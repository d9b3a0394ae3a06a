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

/* Fetches a byte from the receiver while interrupts are off. It holds two and one that is coming in, and at this speed one comes
 * every 20 microseconds: so it is asked as often. */
void uart_catch_up(void);

#endif
