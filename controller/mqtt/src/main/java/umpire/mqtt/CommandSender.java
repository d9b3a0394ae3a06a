package umpire.mqtt;

import umpire.rules.kernel.Seat;

/** Whose token a command carries. */
sealed interface CommandSender {
    record Operator() implements CommandSender {}

    record Player(Seat seat) implements CommandSender {}
}
