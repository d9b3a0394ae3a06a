package umpire.broker;

import java.util.List;

/**
 * A client's subscription.
 *
 * @param qos the greatest QoS of deliveries, 0 or 1
 * @param noLocal whether the client's own publications are left out
 * @param retainAsPublished whether live messages keep the retain flag they were published with
 */
record TopicSubscription(TopicFilter filter, int qos, boolean noLocal, boolean retainAsPublished) {
    static final int MOST_QOS = 1;

    /**
     * Returns whether the subscription matches a publication.
     *
     * @param levels the levels of its topic
     * @param own whether the subscriber published it
     */
    boolean covers(List<String> levels, boolean own) {
        return !(own && noLocal) && filter.covers(levels);
    }
}
