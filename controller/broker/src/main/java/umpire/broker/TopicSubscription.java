package umpire.broker;

import java.util.List;

/**
 * What a reader wants to hear.
 *
 * @param qos 0 or 1: the most at which it is delivered
 * @param noLocal whether he wants to be spared what he publishes himself
 * @param retainAsPublished whether he wants to know that a live message was published as retained
 */
record TopicSubscription(TopicFilter filter, int qos, boolean noLocal, boolean retainAsPublished) {
    static final int MOST_QOS = 1;

    /**
     * Returns whether a publication is to be heard.
     *
     * @param levels of its topic
     * @param own whether the reader publishes it himself
     */
    boolean covers(List<String> levels, boolean own) {
        return !(own && noLocal) && filter.covers(levels);
    }
}
