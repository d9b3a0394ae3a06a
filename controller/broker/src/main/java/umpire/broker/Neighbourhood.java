package umpire.broker;

import java.net.SocketAddress;
import java.util.LinkedHashMap;
import java.util.Map;
import umpire.broker.admission.ClientAddress;

/** Knows the addresses that the broker is called from, and for a while those that it was called from. */
final class Neighbourhood {
    private static final int REMEMBERED = 4_096;

    private final BrokerLimits limits;
    private final Map<String, Neighbour> known = new LinkedHashMap<>(16, 0.75f, true);

    Neighbourhood(BrokerLimits limits) {
        this.limits = limits;
    }

    /** Returns who calls. */
    Neighbour at(SocketAddress from, long nowMs) {
        String address = ClientAddress.of(from);
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
}
