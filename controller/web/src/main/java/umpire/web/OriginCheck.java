package umpire.web;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Decides whose requests are let in. A page of another site that is open in the same browser must not be able to drive the
 * table, neither directly nor by a name of its own that leads to this machine. Pure.
 *
 * @param ownName this machine's name in the network
 */
record OriginCheck(String ownName) {
    private static final Set<String> TRUSTED_FETCHES = Set.of("same-origin", "none");

    /**
     * Says why a request is turned away, if it is.
     *
     * @param host the header of that name, empty when absent
     * @param origin the header of that name, empty when absent
     * @param fetchSite the header {@code Sec-Fetch-Site}, empty when absent
     * @param changes whether the request would change something
     */
    Optional<String> refusal(String host, String origin, String fetchSite, boolean changes) {
        if (!known(withoutPort(host))) {
            return Optional.of("This table does not go by the name '" + host
                    + "'. Open it by its IP address, as localhost, or by the machine's own name.");
        }
        boolean foreignOrigin = !origin.isEmpty() && !origin.equalsIgnoreCase("http://" + host);
        return changes && (foreignOrigin || !trusts(fetchSite))
                ? Optional.of("Only the table's own page may move things. Open the table's address itself.")
                : Optional.empty();
    }

    /** Returns whether a page of the table's own, its user, or no browser at all sends this header. */
    static boolean trusts(String fetchSite) {
        return fetchSite.isEmpty() || TRUSTED_FETCHES.contains(fetchSite);
    }

    /** A foreign name that leads here is how a page of another site would come in; an address cannot be forged so. */
    private boolean known(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        String own = ownName.toLowerCase(Locale.ROOT);
        return lower.equals("localhost")
                || lower.matches("\\d{1,3}(\\.\\d{1,3}){3}")
                || lower.startsWith("[")
                || (!own.isEmpty() && (lower.equals(own) || lower.startsWith(own + ".")))
                || lower.endsWith(".local");
    }

    private static String withoutPort(String host) {
        return host.replaceFirst(":\\d{1,5}$", "");
    }
}
