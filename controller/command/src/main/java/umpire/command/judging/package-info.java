/**
 * Questions and answers of the {@code judge} command: JSON in, rulings out, no state between lines. Answers are records, a
 * field a component; {@code umpire.mqtt.json} makes JSON of them.
 */
package umpire.command.judging;
