/**
 * Questions and answers of the {@code judge} command: JSON in, rulings out, no state between lines. Answers are records with one component
 * for each field; {@code umpire.mqtt.json} converts them to JSON.
 */
package umpire.command.judging;
