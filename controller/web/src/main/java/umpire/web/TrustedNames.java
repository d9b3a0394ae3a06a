package umpire.web;

import java.util.Set;

/**
 * The settings for names and sites beyond this machine's own that browsers may use.
 *
 * @param knownAs further names and addresses of this machine, without a port: those of a router or a proxy
 * @param pagesFrom sites whose pages may connect to the broker: {@code http://nas.lan:8000}
 * @param embedFrom sites whose pages may frame the pages that only watch
 */
public record TrustedNames(Set<String> knownAs, Set<String> pagesFrom, Set<String> embedFrom) {
    public static final TrustedNames NONE = new TrustedNames(Set.of(), Set.of(), Set.of());

    public TrustedNames {
        knownAs = Set.copyOf(knownAs);
        pagesFrom = Set.copyOf(pagesFrom);
        embedFrom = Set.copyOf(embedFrom);
    }
}
