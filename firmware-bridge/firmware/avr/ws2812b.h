#ifndef UMPIRE_WS2812B_H
#define UMPIRE_WS2812B_H

/* Drives the strip's data line low. */
void ws2812b_begin(void);

#endif
