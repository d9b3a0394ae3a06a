package umpire.referee.settling;

import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/**
 * The last looks at one place during one quiet period. One bad look is outvoted; looks that go on disagreeing make the place
 * hidden, so that nothing is decided by it.
 */
record Votes(List<PlaceLook> looks) {
    static final Votes NONE = new Votes(List.of());
    static final String UNSTEADY = "an unsteady reading";

    Votes with(PlaceLook look, int window) {
        int kept = Math.min(looks.size(), window - 1);
        return new Votes(Stream.concat(looks.subList(looks.size() - kept, looks.size()).stream(), Stream.of(look))
                .toList());
    }

    /** Returns whether every look claims the same. */
    boolean unanimous() {
        return looks.stream().allMatch(looks.get(0)::equals);
    }

    /** Returns what the place is believed to hold, once there are enough looks. */
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
