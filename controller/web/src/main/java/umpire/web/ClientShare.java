package umpire.web;

import umpire.broker.admission.ConnectionSlots;

/**
 * The limits and open counts of one group of clients.
 *
 * @param connections their open connections
 * @param answers answers that are still being sent
 * @param threads threads that answer its requests
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
