package umpire.referee.settling;

import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/**
 * The last looks at one place during one quiet period. One bad look is outvoted. A place on which the looks go on
 * disagreeing counts as hidden, so that no decision depends on it.
 */
record Votes(List<PlaceLook> looks) {
    static final Votes NONE = new Votes(List.of());
    static final String UNSTEADY = "an unsteady reading";

    Votes with(PlaceLook look, int window) {
        int kept = Math.min(looks.size(), window - 1);
        return new Votes(Stream.concat(looks.subList(looks.size() - kept, looks.size()).stream(), Stream.of(look))
                .toList());
    }

    /** Returns whether all looks agree. */
    boolean unanimous() {
        return looks.stream().allMatch(looks.get(0)::equals);
    }

    /** Returns the claim of enough agreeing looks, with at most one look against it; otherwise the place counts as hidden. */
    PlaceLook verdict(int enough) {
        return looks.stream()
                .distinct()
                .filter(look -> believed(Collections.frequency(looks, look), enough))
                .findFirst()
                .orElse(new PlaceLook.NotSeen(UNSTEADY));
    }

    private boolean believed(int agreeing, int enough) {
        return agreeing >= enough && looks.size() - agreeing <= 1;
    }
}
