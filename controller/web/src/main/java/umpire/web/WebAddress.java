package umpire.web;

import java.util.Optional;

/**
 * The network address of the pages.
 *
 * @param host the interface: {@code 127.0.0.1} for this machine only, {@code 0.0.0.0} for the whole network
 * @param port the port; 0 lets the system choose
 * @param trusted the further names and sites that browsers may use
 */
public record WebAddress(String host, int port, TrustedNames trusted) {
    public WebAddress {
        if (port < 0 || port > 65_535) {
            throw new IllegalArgumentException("--port takes a port from 0 to 65535, not " + port);
        }
    }

    /** Makes an address whose pages open only by the machine's own names. */
    WebAddress(String host, int port) {
        this(host, port, TrustedNames.NONE);
    }

    /** Returns an address for browsers on this machine only. */
    public static WebAddress local(int port) {
        return new WebAddress("127.0.0.1", port);
    }

    /**
     * Returns the address at which another machine opens the pages on the bound port.
     *
     * @param networkAddress this machine's address in the network, if it has one
     */
    PageLinks.PhoneAddress invitation(int openPort, Optional<String> networkAddress) {
        boolean everywhere = host.equals("0.0.0.0") || host.equals("::");
        if (everywhere && networkAddress.isPresent()) {
            return new PageLinks.PhoneAddress("http://" + networkAddress.get() + ":" + openPort + "/", "");
        }
        if (everywhere) {
            return new PageLinks.PhoneAddress(
                    openedAt(openPort), "This machine is in no network that a phone could join.");
        }
        boolean local = host.equals("localhost") || host.equals("::1") || host.startsWith("127.");
        return new PageLinks.PhoneAddress(
                openedAt(openPort),
                local
                        ? "Only this machine can open these. To let phones in, start the table with ./umpire run --phones"
                        : "");
    }

    /** Returns the address to open in a browser on this machine, with the bound port. */
    String openedAt(int openPort) {
        String name = switch (host) {
            case "0.0.0.0" -> "127.0.0.1";
            case "::" -> "[::1]";
            default -> host.contains(":") ? "[" + host + "]" : host;
        };
        return "http://" + name + ":" + openPort + "/";
    }
}
