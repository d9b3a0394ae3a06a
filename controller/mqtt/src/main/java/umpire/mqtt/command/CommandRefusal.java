package umpire.mqtt.command;

import umpire.mqtt.payload.RefusalReason;

/**
 * The reason why a command was not passed on.
 *
 * @param says the remedy, in one sentence
 */
record CommandRefusal(RefusalReason reason, String says) {}
