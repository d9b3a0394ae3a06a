#ifndef UMPIRE_BENCH_H
#define UMPIRE_BENCH_H

#include <stdint.h>

/* A board on a bench: its pins are set and its time is turned by commands, a line each, and what it does is told in lines. Nothing
 * here knows a clock, so the same commands always lead to the same lines.
 *
 *   close 5, open 5       the button with that number; answered by ok
 *   present 1, absent 1   the presence sensor with that number; answered by ok
 *   reset                 as if the plug was pulled and put back; answered by ok
 *   step 3 00ab00         lets so many milliseconds pass, in which these bytes come in at the line's speed (- for none); answered by
 *                         a line with all that happened: sent 00cd00 shown ff0000000000 buzz 440 100
 *                         of what is shown there are red, green and blue of each LED; of what did not happen there is nothing
 *   turns                 answered by how often the buzzer's pin has turned since that was asked last, -1 where nobody counts
 *   stack                 answered by how many bytes of stack were never used since the reset, -1 where nobody counts
 */

/* What a machine on the bench can do; each is there once in a program. */
void bench_reset(void);
void bench_contact(uint8_t input, int closed);
void bench_presence(uint8_t sensor, int present);
void bench_byte_in(uint8_t byte);
void bench_step(void);
int bench_unused_stack(void);
int bench_turns(void);

/* What a machine tells while it steps. */
void bench_sent(uint8_t byte);
void bench_shown(const uint8_t *rgb, uint16_t leds);
void bench_buzzed(unsigned hz, unsigned ms);

/* Does what standard input says, until it ends. Returns what the program ends with. */
int bench_run(void);

#endif
