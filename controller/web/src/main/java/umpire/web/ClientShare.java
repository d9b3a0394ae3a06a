package umpire.web;

import umpire.broker.admission.ConnectionSlots;

/**
 * The share of the pages' server that one group of clients uses.
 *
 * @param connections their open connections
 * @param answers those whose client has not taken its answer whole yet
 * @param threads that answer them
 */
record ClientShare(
        ConnectionSlots<ConnectionSlots.Occupant> connections,
        ConnectionSlots<ConnectionSlots.Occupant> answers,
        FairThreads threads) {
    static ClientShare of(PageLimits.Share limits) {
        return new ClientShare(
                new ConnectionSlots<>(limits.connections()),
                new ConnectionSlots<>(limits.answers()),
                new FairThreads(limits.threads(), limits.threadsOfAnAddress()));
    }

    int takenSlots() {
        return connections.taken() + answers.taken();
    }
}
