package umpire.web;

import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/**
 * The network address of the pages.
 *
 * @param host the interface: {@code 127.0.0.1} for this machine only, {@code 0.0.0.0} for the whole network
 * @param port the port; 0 lets the system choose
 * @param trusted the further names and sites that browsers may use
 * @param secured whether browsers of other machines use https
 */
public record WebAddress(String host, int port, TrustedNames trusted, boolean secured) {
    public WebAddress {
        if (port < 0 || port > 65_535) {
            throw new IllegalArgumentException("--port takes a port from 0 to 65535, not " + port);
        }
    }

    /** Makes an address whose pages open only by the machine's own names. */
    WebAddress(String host, int port) {
        this(host, port, TrustedNames.NONE, false);
    }

    /** Returns an address for browsers on this machine only. */
    public static WebAddress local(int port) {
        return new WebAddress("127.0.0.1", port);
    }

    /**
     * Returns the address at which another machine opens the pages on the bound port.
     *
     * @param networkAddress this machine's address in the network, if it has one
     * @param named returns the name to use in place of an address, for a certificate that is not valid for the address
     */
    PageLinks.PhoneAddress invitation(int openPort, Optional<String> networkAddress, UnaryOperator<String> named) {
        boolean local = host.equals("localhost") || host.equals("::1") || host.startsWith("127.");
        Optional<String> reached = everywhere() ? networkAddress : Optional.of(host);
        if (local || reached.isEmpty()) {
            return new PageLinks.PhoneAddress(
                    openedAt(openPort),
                    local
                            ? "Only this machine can open these. To let phones in, start the table with ./umpire run --phones"
                            : "This machine is in no network that a phone could join.");
        }
        String scheme = secured ? "https://" : "http://";
        return new PageLinks.PhoneAddress(scheme + inAddress(named.apply(reached.get())) + ":" + openPort + "/", "");
    }

    private boolean everywhere() {
        return host.equals("0.0.0.0") || host.equals("::");
    }

    /**
     * Returns the address to open in a browser on this machine, with the bound port. It is without TLS, also on a port
     * with TLS, so that no certificate is needed here.
     */
    String openedAt(int openPort) {
        String name = switch (host) {
            case "0.0.0.0" -> "127.0.0.1";
            case "::" -> "::1";
            default -> host;
        };
        return "http://" + inAddress(name) + ":" + openPort + "/";
    }

    private static String inAddress(String name) {
        return name.contains(":") && !name.startsWith("[") ? "[" + name + "]" : name;
    }

    /** Returns the names and addresses by which browsers may open the pages, for a certificate. */
    public Set<String> names() {
        Set<String> names = new TreeSet<>(OwnNames.ofThisMachine());
        names.addAll(trusted.knownAs());
        if (!everywhere()) {
            names.add(host);
        }
        return names;
    }
}
