package umpire.broker;

import java.util.function.LongSupplier;
import umpire.broker.admission.ConnectionSlots;

/**
 * What all connections share.
 *
 * @param strangers those of whom nobody has said yet who they are
 * @param waiting what waits for all readers together
 * @param nowMs milliseconds of any clock that never goes back
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
    /** Returns a broker's beginning, when nobody is connected. */
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
