package umpire.table.mqtt;

import umpire.rules.kernel.Seat;

/** Whose token a command carries. */
sealed interface Sender {
    record Operator() implements Sender {}

    record Player(Seat seat) implements Sender {}
}
