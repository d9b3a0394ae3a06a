package umpire.broker.admission;

import io.netty.channel.Channel;
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

    /** Returns whether the client of a connection is on this machine. */
    public static boolean isOurs(Channel channel) {
        return channel.remoteAddress() instanceof InetSocketAddress from
                && channel.localAddress() instanceof InetSocketAddress to
                && (from.getAddress().isLoopbackAddress() || from.getAddress().equals(to.getAddress()));
    }

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
