#include "uart.h"

#include <avr/interrupt.h>
#include <avr/io.h>

#include "machine.h"

/* Ring buffers: one side writes the end and the other the start, a byte each, so that neither needs to lock out the other.
 * Disabling interrupts for 40 microseconds would cost a byte. The indices of the longer buffer wrap by themselves. */
static volatile uint8_t in[256];
static volatile uint8_t in_begin;
static volatile uint8_t in_end;

#define OUT_BYTES 128
static volatile uint8_t out[OUT_BYTES];
static volatile uint8_t out_begin;
static volatile uint8_t out_end;

void uart_begin(void) {
  UBRR0 = F_CPU / 8 / UART_BAUD - 1;
  UCSR0A = 1 << U2X0;
  UCSR0C = 1 << UCSZ01 | 1 << UCSZ00;
  UCSR0B = 1 << RXEN0 | 1 << TXEN0 | 1 << RXCIE0;
}

/* A byte that does not fit is lost, and the frame's check detects it. */
static inline void keep(uint8_t byte) {
  uint8_t end = in_end;
  if ((uint8_t)(end + 1) != in_begin) {
    in[end] = byte;
    in_end = (uint8_t)(end + 1);
  }
}

ISR(USART_RX_vect) {
  keep(UDR0);
}

ISR(USART_UDRE_vect) {
  uint8_t begin = out_begin;
  UDR0 = out[begin];
  begin = (uint8_t)((begin + 1) % OUT_BYTES);
  out_begin = begin;
  if (begin == out_end) {
    UCSR0B &= (uint8_t)~(1 << UDRIE0);
  }
}

void uart_catch_up(void) {
  if ((UCSR0A & 1 << RXC0) != 0) {
    keep(UDR0);
  }
}

bool uart_waiting(void) {
  return in_begin != in_end;
}

bool uart_take(uint8_t *byte) {
  uint8_t begin = in_begin;
  if (begin == in_end) {
    return false;
  }
  *byte = in[begin];
  in_begin = (uint8_t)(begin + 1);
  return true;
}

uint8_t machine_room(void) {
  return (uint8_t)(OUT_BYTES - 1 - (uint8_t)(out_end - out_begin) % OUT_BYTES);
}

void machine_send(const uint8_t *bytes, uint8_t length) {
  uint8_t end = out_end;
  for (uint8_t i = 0; i < length; i++) {
    out[end] = bytes[i];
    end = (uint8_t)((end + 1) % OUT_BYTES);
  }
  out_end = end;
  if (length > 0) {
    UCSR0B |= 1 << UDRIE0;
  }
}
