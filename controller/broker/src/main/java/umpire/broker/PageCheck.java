package umpire.broker;

import java.util.List;
import java.util.Optional;

/**
 * Decides which pages' browsers may speak to the broker over WebSocket. Any page that is open in a browser of the house can make it
 * call here; a program that is no browser names no page.
 */
@FunctionalInterface
public interface PageCheck {
    /** Lets programs in, and no browser. */
    PageCheck PROGRAMS_ONLY = (target, hosts, origins) -> origins.isEmpty()
            ? Optional.empty()
            : Optional.of("Only programs may speak to this broker, and no page in a browser.");

    /**
     * Says why a call is turned away, if it is.
     *
     * @param target as it stands in the first line of the request, usually a path
     * @param hosts each header {@code Host}
     * @param origins each header {@code Origin}
     */
    Optional<String> refusal(String target, List<String> hosts, List<String> origins);
}
