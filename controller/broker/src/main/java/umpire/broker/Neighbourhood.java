package umpire.broker;

import java.net.SocketAddress;
import java.util.LinkedHashMap;
import java.util.Map;
import umpire.broker.admission.ClientAddress;

/** The addresses with open connections, and recently used ones, each with its rate limits. */
final class Neighbourhood {
    private static final int REMEMBERED = 4_096;

    private final BrokerLimits limits;
    private final Map<String, Neighbour> known = new LinkedHashMap<>(16, 0.75f, true);

    Neighbourhood(BrokerLimits limits) {
        this.limits = limits;
    }

    /** Returns the rate limits of an address. */
    Neighbour at(SocketAddress from, long nowMs) {
        String address = ClientAddress.of(from);
        if (known.size() >= REMEMBERED && !known.containsKey(address)) {
            forget();
        }
        return known.computeIfAbsent(address, name -> new Neighbour(name, limits, nowMs));
    }

    /** Removes the least recently used address that has no open connection. */
    private void forget() {
        known.values().stream()
                .filter(Neighbour::gone)
                .findFirst()
                .ifPresent(neighbour -> known.remove(neighbour.address()));
    }
}
