package umpire.broker;

import java.util.function.LongSupplier;

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
        Places<Places.Occupant> strangers,
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
                new Places<>(limits.strangers()),
                new ByteReserve(limits.allWaitingBytes()),
                nowMs);
    }
}
