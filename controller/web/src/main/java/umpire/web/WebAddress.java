package umpire.web;

import java.util.Optional;

/**
 * Where the pages are offered.
 *
 * @param host the interface: {@code 127.0.0.1} for this machine only, {@code 0.0.0.0} for the whole network
 * @param port 0 lets the system choose
 * @param trusted what browsers may name beside it
 */
public record WebAddress(String host, int port, TrustedNames trusted) {
    public WebAddress {
        if (port < 0 || port > 65_535) {
            throw new IllegalArgumentException("--port takes a port from 0 to 65535, not " + port);
        }
    }

    /** Pages that are opened by the machine's own names only. */
    WebAddress(String host, int port) {
        this(host, port, TrustedNames.NONE);
    }

    /** Returns the pages on this machine only. */
    public static WebAddress local(int port) {
        return new WebAddress("127.0.0.1", port);
    }

    /**
     * Returns how another machine opens the pages, once the port is known.
     *
     * @param networkAddress this machine's address in the network, where it has one
     */
    PageLinks.PhoneAddress invitation(int openPort, Optional<String> networkAddress) {
        boolean everywhere = host.equals("0.0.0.0") || host.equals("::");
        if (everywhere && networkAddress.isPresent()) {
            return new PageLinks.PhoneAddress("http://" + networkAddress.get() + ":" + openPort + "/", "");
        }
        if (everywhere) {
            return new PageLinks.PhoneAddress(
                    openedAt(openPort), "This machine is in no network that a phone could share.");
        }
        boolean local = host.equals("localhost") || host.equals("::1") || host.startsWith("127.");
        return new PageLinks.PhoneAddress(
                openedAt(openPort),
                local
                        ? "Only this machine can open these. To let phones in start the table so: ./umpire run --phones"
                        : "");
    }

    /** Returns what to open in a browser on this machine, once the port is known. */
    String openedAt(int openPort) {
        String name = switch (host) {
            case "0.0.0.0" -> "127.0.0.1";
            case "::" -> "[::1]";
            default -> host.contains(":") ? "[" + host + "]" : host;
        };
        return "http://" + name + ":" + openPort + "/";
    }
}
