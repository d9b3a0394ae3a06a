package umpire.referee.settling;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
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
        if (looks.size() >= enough && unanimous()) {
            return looks.get(0);
        }
        Map<PlaceLook, Long> counts =
                looks.stream().collect(Collectors.groupingBy(look -> look, Collectors.counting()));
        return counts.entrySet().stream()
                .filter(entry -> entry.getValue() >= enough && looks.size() - entry.getValue() <= 1)
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(new PlaceLook.NotSeen(UNSTEADY));
    }
}
