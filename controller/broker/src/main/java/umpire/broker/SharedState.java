package umpire.broker;

import java.util.function.LongSupplier;
import umpire.broker.admission.ConnectionSlots;

/**
 * The state that all connections share.
 *
 * @param strangers slots for connections that have not sent CONNECT yet
 * @param waiting the bytes in all delivery queues
 * @param nowMs milliseconds of any monotonic clock
 */
record SharedState(
        BrokerLimits limits,
        PublicationRouter publicationRouter,
        BrokerSecurity brokerSecurity,
        TopicPermissions topicPermissions,
        Neighbourhood neighbourhood,
        ConnectionSlots<ConnectionSlots.Occupant> strangers,
        ByteReserve waiting,
        LongSupplier nowMs) {
    /** Returns the initial state, without connections. */
    static SharedState of(
            BrokerLimits limits, BrokerSecurity brokerSecurity, TopicPermissions topicPermissions, LongSupplier nowMs) {
        return new SharedState(
                limits,
                new PublicationRouter(limits),
                brokerSecurity,
                topicPermissions,
                new Neighbourhood(limits),
                new ConnectionSlots<>(limits.strangers()),
                new ByteReserve(limits.allWaitingBytes()),
                nowMs);
    }
}
