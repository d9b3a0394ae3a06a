package umpire.mqtt.access;

import umpire.rules.kernel.Seat;

/** Whose token a command carries. */
public sealed interface CommandSender {
    record Operator() implements CommandSender {}

    record Player(Seat seat) implements CommandSender {}
}
