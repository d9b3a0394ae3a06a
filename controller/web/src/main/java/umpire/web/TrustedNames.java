package umpire.web;

import java.util.Set;

/**
 * What browsers may name beside this machine and its pages.
 *
 * @param knownAs names and addresses by which they may call for it, without a port: of a router, of a proxy
 * @param pagesFrom sites whose pages may listen to the broker: {@code http://nas.lan:8000}
 */
public record TrustedNames(Set<String> knownAs, Set<String> pagesFrom) {
    public static final TrustedNames NONE = new TrustedNames(Set.of(), Set.of());

    public TrustedNames {
        knownAs = Set.copyOf(knownAs);
        pagesFrom = Set.copyOf(pagesFrom);
    }
}
