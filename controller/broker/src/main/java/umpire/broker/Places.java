package umpire.broker;

import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * So many places, and so many of them for those who come from one address. Where there is none left, somebody of the address that
 * has the most of them makes room: first whoever listens to nothing, then whoever has not been heard of for longest. So idle
 * clients lock nobody out, and no address another one.
 */
final class Places<O extends Places.Occupant> {
    private static final Comparator<Occupant> FIRST_TO_GO =
            Comparator.comparing(Occupant::listens).thenComparingLong(Occupant::heardMs);

    private final BrokerLimits.PlaceLimit limit;
    private final Map<String, Set<O>> byAddress = new HashMap<>();
    private int taken;

    /** Whoever has a place. */
    interface Occupant {
        /** Where it comes from. */
        String address();

        /** Whether it is here for something. */
        boolean listens();

        /** When it was last heard of. */
        long heardMs();

        /** Gives its place up, at once: it has left when this returns. */
        void makeRoom();
    }

    Places(BrokerLimits.PlaceLimit limit) {
        this.limit = limit;
    }

    /** Returns whether a newcomer was given a place. */
    boolean admit(O newcomer, long nowMs) {
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

    /** Returns the address that has to give up a place first, if there is none left. */
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

    /** Takes note that somebody is gone, if he had a place. */
    void leave(O gone) {
        Set<O> beside = at(gone.address());
        if (beside.contains(gone)) {
            beside.remove(gone);
            taken--;
        }
        if (beside.isEmpty()) {
            byAddress.remove(gone.address());
        }
    }

    int taken() {
        return taken;
    }
}
