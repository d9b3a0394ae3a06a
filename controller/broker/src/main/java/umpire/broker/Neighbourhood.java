package umpire.broker;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;

/** Knows the addresses that the broker is called from, and for a while those that it was called from. */
final class Neighbourhood {
    private static final int REMEMBERED = 4_096;
    private static final int NETWORK_BYTES = 8;

    private final BrokerLimits limits;
    private final Map<String, Neighbour> known = new LinkedHashMap<>(16, 0.75f, true);

    Neighbourhood(BrokerLimits limits) {
        this.limits = limits;
    }

    /** Returns who calls. */
    Neighbour at(SocketAddress from, long nowMs) {
        String address = name(from);
        if (known.size() >= REMEMBERED && !known.containsKey(address)) {
            forget();
        }
        return known.computeIfAbsent(address, name -> new Neighbour(name, limits, nowMs));
    }

    /** Whoever has called least lately, and is gone. */
    private void forget() {
        known.values().stream()
                .filter(Neighbour::gone)
                .findFirst()
                .ifPresent(neighbour -> known.remove(neighbour.address()));
    }

    /** A machine has as many IPv6 addresses as it likes; its network has one beginning. */
    static String name(SocketAddress from) {
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
