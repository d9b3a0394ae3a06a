#ifndef UMPIRE_CRC16_H
#define UMPIRE_CRC16_H

#include <stdint.h>

/* CRC-16/IBM-3740, often called CCITT-FALSE: polynomial 0x1021, begun with 0xFFFF, nothing reflected, nothing turned over at the
 * end. Of the nine bytes "123456789" it is 0x29B1. */
#define CRC16_BEGIN 0xFFFFu

/* Takes one more byte into a check. */
uint16_t crc16_add(uint16_t crc, uint8_t byte);

uint16_t crc16_of(const uint8_t *bytes, uint16_t length);

#endif
