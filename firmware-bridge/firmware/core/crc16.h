#ifndef UMPIRE_CRC16_H
#define UMPIRE_CRC16_H

#include <stdint.h>

/* CRC-16/IBM-3740, often called CCITT-FALSE: polynomial 0x1021, initial value 0xFFFF, no reflection, no final inversion. The nine
 * bytes "123456789" give 0x29B1. */
#define CRC16_BEGIN 0xFFFFu

/* Adds one byte to a checksum. */
uint16_t crc16_add(uint16_t crc, uint8_t byte);

uint16_t crc16_of(const uint8_t *bytes, uint16_t length);

#endif
