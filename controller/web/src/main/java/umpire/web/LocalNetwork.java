package umpire.web;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** This machine's addresses in the local network. */
final class LocalNetwork {
    private LocalNetwork() {}

    /** Returns the address at which a phone in the same network finds this machine, if there is one. */
    static Optional<String> address() {
        try {
            return NetworkInterface.networkInterfaces()
                    .filter(LocalNetwork::leadsOutside)
                    .sorted(Comparator.comparing(LocalNetwork::madeUp).thenComparingInt(NetworkInterface::getIndex))
                    .flatMap(NetworkInterface::inetAddresses)
                    .filter(address -> address instanceof Inet4Address && !address.isLinkLocalAddress())
                    .map(InetAddress::getHostAddress)
                    .findFirst();
        } catch (SocketException e) {
            return Optional.empty();
        }
    }

    /** Returns all addresses of this machine. */
    static Set<InetAddress> addresses() {
        try {
            return NetworkInterface.networkInterfaces()
                    .flatMap(NetworkInterface::inetAddresses)
                    .collect(Collectors.toSet());
        } catch (SocketException e) {
            return Set.of();
        }
    }

    private static boolean leadsOutside(NetworkInterface one) {
        try {
            return one.isUp() && !one.isLoopback();
        } catch (SocketException e) {
            return false;
        }
    }

    /** Bridges and tunnels of containers sort last: no phone is behind them. */
    private static boolean madeUp(NetworkInterface one) {
        String name = one.getName().toLowerCase(Locale.ROOT);
        return one.isVirtual() || name.matches("(docker|br-|veth|virbr|tun|tap|wg|tailscale).*");
    }
}
