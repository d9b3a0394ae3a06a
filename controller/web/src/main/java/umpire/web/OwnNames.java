package umpire.web;

import java.io.IOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * The names and addresses by which browsers open this machine's pages: its own, exactly as they are, and the configured
 * ones. A longer name with the same ending is refused: it may belong to anyone and lead to this machine.
 */
final class OwnNames implements Predicate<String> {
    private static final String LOCAL = "localhost";
    private static final long STALE_MS = 5_000;
    private static final String BYTE = "(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
    private static final String FOUR_BYTES = BYTE + "(\\." + BYTE + "){3}";
    private static final String SIX = "\\[[0-9a-fA-F:.]*:[0-9a-fA-F:.]*]";

    private final Supplier<String> host;
    private final Set<String> others;
    private final Supplier<Set<InetAddress>> addresses;
    private final LongSupplier nowMs;
    private MachineNames known = new MachineNames(Set.of(), Set.of());
    private long askedMs;

    /** A cached snapshot of the machine's names and addresses. */
    private record MachineNames(Set<String> names, Set<InetAddress> addresses) {}

    /**
     * @param host returns the host name; empty when unknown. The host name may change
     * @param others further names, from the settings
     * @param addresses returns its present addresses; they change with its network
     */
    OwnNames(Supplier<String> host, Set<String> others, Supplier<Set<InetAddress>> addresses, LongSupplier nowMs) {
        this.host = host;
        this.others = others.stream().map(OwnNames::lower).collect(Collectors.toUnmodifiableSet());
        this.addresses = addresses;
        this.nowMs = nowMs;
        this.askedMs = nowMs.getAsLong() - STALE_MS - 1;
    }

    /** Returns the names of this machine, with further names from the settings. */
    static OwnNames ofThisMachine(Set<String> others) {
        return new OwnNames(OwnNames::hostName, others, LocalNetwork::addresses, () -> System.nanoTime() / 1_000_000);
    }

    /**
     * Returns the names and addresses of this machine that stay for long: those of IPv4, because IPv6 addresses change
     * daily in many networks.
     */
    static Set<String> ofThisMachine() {
        Set<String> all = new HashSet<>(names(lower(hostName())));
        all.addAll(List.of(LOCAL, "127.0.0.1", "::1"));
        LocalNetwork.addresses().stream()
                .filter(address -> address instanceof Inet4Address && !address.isLinkLocalAddress())
                .forEach(address -> all.add(address.getHostAddress()));
        return all;
    }

    private static String hostName() {
        try {
            return Files.readString(Path.of("/proc/sys/kernel/hostname")).strip();
        } catch (IOException notLinux) {
            try {
                return InetAddress.getLocalHost().getHostName();
            } catch (UnknownHostException e) {
                return "";
            }
        }
    }

    private static String lower(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    /** Returns whether a browser that uses this name means this machine. An IPv6 address is written in brackets. */
    @Override
    public boolean test(String name) {
        return LOCAL.equals(lower(name))
                || others.contains(lower(name))
                || address(name)
                        .map(address ->
                                address.isLoopbackAddress() || now().addresses().contains(address))
                        .orElseGet(() -> now().names().contains(lower(name)));
    }

    /** Parses a literal address. Never looks a name up in DNS. */
    private static Optional<InetAddress> address(String name) {
        boolean literal = name.matches(FOUR_BYTES) || name.matches(SIX);
        try {
            return literal ? Optional.of(InetAddress.getByName(name.replaceAll("[\\[\\]]", ""))) : Optional.empty();
        } catch (UnknownHostException none) {
            return Optional.empty();
        }
    }

    private synchronized MachineNames now() {
        if (nowMs.getAsLong() - askedMs > STALE_MS) {
            known = new MachineNames(names(lower(host.get())), addresses.get());
            askedMs = nowMs.getAsLong();
        }
        return known;
    }

    private static Set<String> names(String host) {
        String first = host.replaceFirst("\\..*", "");
        return host.isEmpty() ? Set.of() : new HashSet<>(List.of(host, first, first + ".local"));
    }
}
