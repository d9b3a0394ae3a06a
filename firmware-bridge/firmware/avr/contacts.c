#include "contacts.h"

#include <avr/io.h>

#include "machine.h"
#include "pins.h"

#define PULL_UP(name, port, bit) PORT##port |= 1 << (bit);

void contacts_begin(void) {
  PINS_BUTTONS(PULL_UP)
  PINS_PRESENCE(PULL_UP)
}

/* A closed contact pulls its pin low. Each port is read once, so that all contacts are sampled at one moment. */
#define ADD_CLOSED(name, port, bit) \
  if ((at##port & 1 << (bit)) == 0) { \
    closed |= next; \
  } \
  next = (uint16_t)(next << 1);

uint16_t machine_closed(void) {
  uint8_t atB = PINB;
  uint8_t atC = PINC;
  uint8_t atD = PIND;
  uint16_t closed = 0;
  uint16_t next = 1;
  PINS_BUTTONS(ADD_CLOSED)
  return closed;
}

uint8_t machine_presence(void) {
  uint8_t atB = PINB;
  uint8_t atC = PINC;
  uint8_t closed = 0;
  uint16_t next = 1;
  PINS_PRESENCE(ADD_CLOSED)
  return closed;
}
