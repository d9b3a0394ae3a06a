package umpire.broker;

import java.util.List;
import java.util.Optional;

/**
 * Decides which web pages may connect to the broker over WebSocket. Any page open in a browser on the network can make that browser
 * connect. Programs other than browsers send no origin.
 */
@FunctionalInterface
public interface PageCheck {
    /** Accepts programs, and no browser. */
    PageCheck PROGRAMS_ONLY = (target, hosts, origins, secured) -> origins.isEmpty()
            ? Optional.empty()
            : Optional.of("This broker accepts programs only. A page in a browser cannot connect to it.");

    /**
     * Returns why a request is refused; empty when it is accepted.
     *
     * @param target the request target in the first line of the request, usually a path
     * @param hosts each {@code Host} header
     * @param origins each {@code Origin} header
     * @param secured whether the connection uses TLS
     */
    Optional<String> refusal(String target, List<String> hosts, List<String> origins, boolean secured);
}
