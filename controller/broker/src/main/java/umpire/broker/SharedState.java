package umpire.broker;

import java.util.function.LongSupplier;

/**
 * What all connections share.
 *
 * @param nowMs milliseconds of any clock that never goes back
 */
record SharedState(
        PublicationRouter publicationRouter,
        BrokerSecurity brokerSecurity,
        TopicPermissions topicPermissions,
        LongSupplier nowMs) {}
