package umpire.broker.admission;

import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A limited number of slots for connections, and a limit for each address. When no slot is left, a connection of the address with the most
 * slots makes room. One without subscriptions goes first, then the one that has been silent for longest. So idle clients do not lock others
 * out, and no address locks out another one. Not thread-safe.
 */
public final class ConnectionSlots<O extends ConnectionSlots.Occupant> {
    private static final Comparator<Occupant> FIRST_TO_GO =
            Comparator.comparing(Occupant::listens).thenComparingLong(Occupant::heardMs);

    /**
     * The limits.
     *
     * @param most slots in all
     * @param ofAnAddress slots for one address
     * @param graceMs how long a silent connection keeps its slot
     */
    public record SlotLimit(int most, int ofAnAddress, long graceMs) {}

    private final SlotLimit limit;
    private final Map<String, Set<O>> byAddress = new HashMap<>();
    private int taken;

    /** A connection with a slot. */
    public interface Occupant {
        String address();

        /** Returns whether the connection has subscriptions. */
        boolean listens();

        /** Returns when the connection last sent something. */
        long heardMs();

        /** Gives up the slot before this method returns. */
        void makeRoom();
    }

    public ConnectionSlots(SlotLimit limit) {
        this.limit = limit;
    }

    /** Returns whether the newcomer got a slot. */
    public boolean admit(O newcomer, long nowMs) {
        Optional<String> crowded = crowded(newcomer.address());
        if (crowded.isPresent() && !makeRoom(at(crowded.get()), nowMs)) {
            return false;
        }
        byAddress
                .computeIfAbsent(newcomer.address(), address -> new LinkedHashSet<>())
                .add(newcomer);
        taken++;
        return true;
    }

    /** Returns the address that must give up a slot; empty while slots are free. */
    private Optional<String> crowded(String from) {
        if (count(from) >= limit.ofAnAddress()) {
            return Optional.of(from);
        }
        return taken < limit.most()
                ? Optional.empty()
                : byAddress.keySet().stream().max(Comparator.comparingInt(this::count));
    }

    private int count(String address) {
        return at(address).size();
    }

    private Set<O> at(String address) {
        return byAddress.getOrDefault(address, Set.of());
    }

    private boolean makeRoom(Set<O> among, long nowMs) {
        Optional<O> first = among.stream()
                .filter(one -> nowMs - one.heardMs() >= limit.graceMs())
                .min(FIRST_TO_GO);
        first.ifPresent(Occupant::makeRoom);
        return first.isPresent();
    }

    /** Frees the connection's slot, if it has one. */
    public void leave(O gone) {
        Set<O> beside = at(gone.address());
        if (beside.contains(gone)) {
            beside.remove(gone);
            taken--;
        }
        if (beside.isEmpty()) {
            byAddress.remove(gone.address());
        }
    }

    public int taken() {
        return taken;
    }
}
