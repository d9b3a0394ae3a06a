package umpire.broker.admission;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.Arrays;
import java.util.HexFormat;

/** The address by which connections are counted. Pure. */
public final class ClientAddress {
    private static final int NETWORK_BYTES = 8;

    private ClientAddress() {}

    /** Returns the address; for a routed IPv6 address its network, because one machine can have any number of addresses there. */
    public static String of(SocketAddress from) {
        if (!(from instanceof InetSocketAddress internet)) {
            return String.valueOf(from);
        }
        InetAddress address = internet.getAddress();
        boolean routed =
                address instanceof Inet6Address && !address.isLoopbackAddress() && !address.isLinkLocalAddress();
        return routed
                ? HexFormat.of().formatHex(Arrays.copyOf(address.getAddress(), NETWORK_BYTES))
                : address.getHostAddress();
    }
}
