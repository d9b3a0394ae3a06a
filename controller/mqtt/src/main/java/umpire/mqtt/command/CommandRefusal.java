package umpire.mqtt.command;

import umpire.mqtt.payload.RefusalReason;

/**
 * Why a command was not passed on.
 *
 * @param says what to do instead, in one sentence
 */
record CommandRefusal(RefusalReason reason, String says) {}
