package umpire.mqtt.access;

import umpire.rules.kernel.Seat;

/** The owner of a command's token. */
public sealed interface CommandSender {
    record Operator() implements CommandSender {}

    record Player(Seat seat) implements CommandSender {}
}
