#ifndef UMPIRE_PINS_H
#define UMPIRE_PINS_H

/* The pins of an Arduino Nano or Uno. A button has its number of the rig file, as on a Raspberry Pi, so that one rig file serves both.
 * Each contact is wired to ground under the chip's own pull-up. D0 and D1 are the serial line. D13 is left free, since it drives the
 * board's own LED and would be the clock of a clocked strip.
 *
 *      number in the rig file, port, bit                       printed on the board */
#define PINS_BUTTONS(BUTTON) \
  BUTTON(5, D, 2)  /* south confirm   D2 */ \
  BUTTON(6, D, 3)  /* south next      D3 */ \
  BUTTON(13, D, 4) /* south undo      D4 */ \
  BUTTON(16, D, 5) /* north confirm   D5 */ \
  BUTTON(20, D, 6) /* north next      D6 */ \
  BUTTON(21, D, 7) /* north undo      D7 */ \
  BUTTON(17, B, 0) /* east confirm    D8 */ \
  BUTTON(27, B, 4) /* east next       D12 */ \
  BUTTON(22, C, 0) /* east undo       A0 */ \
  BUTTON(23, C, 1) /* west confirm    A1 */ \
  BUTTON(24, C, 2) /* west next       A2 */ \
  BUTTON(25, C, 3) /* west undo       A3 */ \
  BUTTON(26, C, 4) /* help            A4 */

/* Presence sensors with an open collector: low if something stands there. */
#define PINS_PRESENCE(SENSOR) \
  SENSOR(0, B, 2) /* D10 */ \
  SENSOR(1, C, 5) /* A5 */

/* The strip's data line: D11. */
#define PINS_STRIP_PORT B
#define PINS_STRIP_BIT 3

/* The passive buzzer: D9, which timer 1 toggles. */
#define PINS_BUZZER_PORT B
#define PINS_BUZZER_BIT 1

#endif
