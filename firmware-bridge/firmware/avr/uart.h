#ifndef UMPIRE_UART_H
#define UMPIRE_UART_H

#include <stdbool.h>
#include <stdint.h>

/* 500,000 baud, an exact fraction of 16 MHz: 8 data bits, no parity, 1 stop bit. */
#define UART_BAUD 500000UL

void uart_begin(void);

/* Takes a received byte; returns false if there is none. */
bool uart_take(uint8_t *byte);

bool uart_waiting(void);

/* Fetches a byte from the receiver while interrupts are off. The receiver holds two bytes and one in transit. A byte arrives every
 * 20 microseconds, so call at least as often. */
void uart_catch_up(void);

#endif
