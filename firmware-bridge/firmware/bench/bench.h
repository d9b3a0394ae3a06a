#ifndef UMPIRE_BENCH_H
#define UMPIRE_BENCH_H

#include <stdint.h>

/* Runs a board on a bench. Commands, a line each, set its pins and advance its time, and output lines report its actions. There is no
 * real clock, so the same commands always give the same lines.
 *
 *   close 5, open 5       closes or opens the button with that number; answered by ok
 *   present 1, absent 1   sets or clears the presence sensor with that number; answered by ok
 *   reset                 simulates unplugging and plugging in; answered by ok
 *   step 3 00ab00         lets this many milliseconds pass, in which these bytes arrive at the line's speed (- for none); answered by
 *                         a line with all events: sent 00cd00 shown ff0000000000 buzz 440 100
 *                         shown has red, green and blue of each LED; events that did not happen are left out
 *   turns                 answered by how often the buzzer's pin has toggled since the last question, -1 if not counted
 *   stack                 answered by how many bytes of stack were never used since the reset, -1 if not counted
 */

/* The functions of a machine on the bench; each program has one implementation. */
void bench_reset(void);
void bench_contact(uint8_t input, int closed);
void bench_presence(uint8_t sensor, int present);
void bench_byte_in(uint8_t byte);
void bench_step(void);
int bench_unused_stack(void);
int bench_turns(void);

/* The events that a machine reports while it steps. */
void bench_sent(uint8_t byte);
void bench_shown(const uint8_t *rgb, uint16_t leds);
void bench_buzzed(unsigned hz, unsigned ms);

/* Executes the commands of standard input until it ends. Returns the exit status of the program. */
int bench_run(void);

#endif
