#ifndef UMPIRE_BUZZER_H
#define UMPIRE_BUZZER_H

#include <stdint.h>

void buzzer_begin(void);

/* Ends a tone whose time is over. */
void buzzer_tick(uint16_t now_ms);

#endif
