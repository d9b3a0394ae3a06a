package umpire.broker.admission;

import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A limited number of slots for connections, and a limit for each address. When no slot is left, a connection of the address with the most
 * slots makes room: first one that listens to nothing, then the one that has not been heard of for longest. So idle clients lock nobody
 * out, and no address locks out another one. Not thread-safe.
 */
public final class ConnectionSlots<O extends ConnectionSlots.Occupant> {
    private static final Comparator<Occupant> FIRST_TO_GO =
            Comparator.comparing(Occupant::listens).thenComparingLong(Occupant::heardMs);

    /**
     * How many slots there are.
     *
     * @param most in all
     * @param ofAnAddress for those who come from one address
     * @param graceMs how long a connection keeps its slot without having been heard of
     */
    public record SlotLimit(int most, int ofAnAddress, long graceMs) {}

    private final SlotLimit limit;
    private final Map<String, Set<O>> byAddress = new HashMap<>();
    private int taken;

    /** A connection with a slot. */
    public interface Occupant {
        /** Where it comes from. */
        String address();

        /** Whether it is here for something. */
        boolean listens();

        /** When it was last heard of. */
        long heardMs();

        /** Gives its slot up at once: it has left when this returns. */
        void makeRoom();
    }

    public ConnectionSlots(SlotLimit limit) {
        this.limit = limit;
    }

    /** Returns whether a newcomer was given a slot. */
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

    /** Returns the address that has to give up a slot first, if there is none left. */
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

    /** Frees the slot of a connection that is gone, if it had one. */
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
