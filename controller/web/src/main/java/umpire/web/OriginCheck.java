package umpire.web;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Decides which requests are let in. A page of another site in the same browser must not be able to control the table,
 * neither directly nor through a DNS name that leads to this machine. Pure, except for the lookup of names.
 *
 * @param names accepts the names and addresses of this machine, without a port
 * @param pagesFrom other sites whose pages may connect by WebSocket
 */
record OriginCheck(Predicate<String> names, Set<String> pagesFrom) {
    private static final Set<String> TRUSTED_FETCHES = Set.of("same-origin", "none");
    private static final String PORT = ":\\d{1,5}$";
    private static final int HTTP_PORT = 80;
    private static final int HTTPS_PORT = 443;

    /**
     * The target of a request and its origin.
     *
     * @param authority the authority in its first line, usually none
     * @param hosts each header {@code Host}
     * @param origins each header {@code Origin}
     * @param referers each header {@code Referer}
     * @param secured whether the connection uses TLS. Only pages with TLS come from the table then: anyone on the way can
     *     send others
     */
    record RequestAim(
            Optional<String> authority,
            List<String> hosts,
            List<String> origins,
            List<String> referers,
            boolean secured) {
        RequestAim {
            hosts = List.copyOf(hosts);
            origins = List.copyOf(origins);
            referers = List.copyOf(referers);
        }

        /** A request without a referer and without TLS. */
        RequestAim(Optional<String> authority, List<String> hosts, List<String> origins) {
            this(authority, hosts, origins, List.of(), false);
        }

        String scheme() {
            return secured ? "https://" : "http://";
        }

        String host() {
            return hosts.isEmpty() ? "" : hosts.getFirst();
        }
    }

    /**
     * Returns the reason why a request for a page is refused; empty if it is allowed.
     *
     * @param fetchSite the header {@code Sec-Fetch-Site}, empty when absent
     * @param guarded whether the request would change something, or cost more than a file
     */
    Optional<String> refusal(RequestAim aim, String fetchSite, boolean guarded) {
        return nameRefusal(aim)
                .or(() -> guarded && (isForeign(aim) || !trusts(fetchSite))
                        ? Optional.of("Only the table's own pages may do this. Open the table's own address.")
                        : Optional.empty());
    }

    private static boolean isForeign(RequestAim aim) {
        boolean origin = aim.origins().isEmpty() || aim.origins().equals(List.of(aim.scheme() + aim.host()));
        boolean referer = aim.referers().stream()
                .allMatch(page -> page.replaceFirst("^https?://", "")
                        .replaceFirst("[/?#].*", "")
                        .equals(aim.host()));
        return !origin || !referer;
    }

    /**
     * Returns the reason why a WebSocket connection is refused; empty if it is allowed. Programs send no origin and are
     * let in.
     *
     * @param pagesPort the port of the table's pages
     */
    Optional<String> socketRefusal(RequestAim aim, int pagesPort) {
        boolean ours = aim.origins().isEmpty() || (aim.origins().size() == 1 && mayListen(aim, pagesPort));
        return nameRefusal(aim)
                .or(() -> ours
                        ? Optional.empty()
                        : Optional.of(
                                "Pages of other sites may not listen to this table. Allow a site with --pages-from."));
    }

    private boolean mayListen(RequestAim aim, int pagesPort) {
        String origin = aim.origins().getFirst();
        return pagesFrom.contains(origin)
                || (origin.startsWith(aim.scheme())
                        && isOurs(
                                origin.substring(aim.scheme().length()),
                                pagesPort,
                                aim.secured() ? HTTPS_PORT : HTTP_PORT));
    }

    /** Browsers leave the usual port of a scheme out. */
    private boolean isOurs(String place, int pagesPort, int usualPort) {
        String name = place.replaceFirst(":" + pagesPort + "$", "");
        return (pagesPort == usualPort || !name.equals(place)) && names.test(name);
    }

    /** A page of another site could get in through a foreign name that leads here (DNS rebinding). */
    private Optional<String> nameRefusal(RequestAim aim) {
        boolean one = aim.hosts().size() == 1
                && aim.authority().filter(line -> !line.equals(aim.host())).isEmpty();
        if (!one) {
            return Optional.of("A request must have exactly one Host header.");
        }
        return names.test(aim.host().replaceFirst(PORT, ""))
                ? Optional.empty()
                : Optional.of(
                        "This table is not known as '" + aim.host()
                                + "'. Open it by its IP address, as localhost, or by the machine's own name. Allow another name with --known-as.");
    }

    /** Returns whether this header comes from the table's own pages, from the user, or from a client that is no browser. */
    private static boolean trusts(String fetchSite) {
        return fetchSite.isEmpty() || TRUSTED_FETCHES.contains(fetchSite);
    }
}
