#include "crc16.h"

/* Processes a byte at once. The polynomial's terms are x^12, x^5 and 1; the part that x^12 returns into the byte is its upper half
 * again. */
uint16_t crc16_add(uint16_t crc, uint8_t byte) {
  uint16_t top = (uint16_t)((crc >> 8) ^ byte);
  top = (uint16_t)(top ^ (top >> 4));
  return (uint16_t)((uint16_t)(crc << 8) ^ (uint16_t)(top << 12) ^ (uint16_t)(top << 5) ^ top);
}

uint16_t crc16_of(const uint8_t *bytes, uint16_t length) {
  uint16_t crc = CRC16_BEGIN;
  for (uint16_t i = 0; i < length; i++) {
    crc = crc16_add(crc, bytes[i]);
  }
  return crc;
}
