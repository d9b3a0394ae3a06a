package umpire.table.wiring;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenToken;
import umpire.referee.observation.Sighting;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Token;
import umpire.table.pump.PartStatus;

/**
 * Compares what the camera reads with what the table laid itself. No play waits for that: a reading that differs for some looks is a fault of
 * the camera's reading, and is told as one. Belongs to the camera's thread; anybody may ask how the reading is.
 */
final class MirroredLooks {
    /** A hand's shadow, or noise, is gone by then. Chosen. */
    private static final int LOOKS = 5;

    private static final String NAME = "reading";
    private static final PartStatus AGREES = PartStatus.ok(NAME, "the camera reads the virtual table as it lies");

    private Map<Place, List<Token>> differing = Map.of();
    private int looks;
    private volatile PartStatus status = AGREES;

    PartStatus status() {
        return status;
    }

    /** Hands changed the table: what lies there is no longer known without the camera. */
    void forget() {
        differing = Map.of();
        status = AGREES;
    }

    void compare(Observation look, Placement laid) {
        Map<Place, List<Token>> now = look.moving() || look.hand() ? Map.of() : differing(look, laid);
        looks = now.equals(differing) ? looks + 1 : 1;
        differing = now;
        if (now.isEmpty()) {
            status = AGREES;
        } else if (looks >= LOOKS) {
            status = PartStatus.trouble(NAME, says(now.entrySet().iterator().next(), laid));
        }
    }

    private static Map<Place, List<Token>> differing(Observation look, Placement laid) {
        Map<Place, List<Token>> visible = laid.visibleByPlace();
        Map<Place, List<Token>> differing = new TreeMap<>();
        for (Sighting sighting : look.sightings()) {
            read(sighting)
                    .filter(tokens -> !tokens.equals(visible.getOrDefault(sighting.place(), List.of()).stream()
                            .sorted()
                            .toList()))
                    .ifPresent(tokens -> differing.put(sighting.place(), tokens));
        }
        return differing;
    }

    private static Optional<List<Token>> read(Sighting sighting) {
        return switch (sighting) {
            case Sighting.Empty empty -> Optional.of(List.of());
            case Sighting.Holds holds ->
                Optional.of(
                        holds.tokens().stream().map(SeenToken::token).sorted().toList());
            case Sighting.Hidden hidden -> Optional.empty();
        };
    }

    private static String says(Map.Entry<Place, List<Token>> read, Placement laid) {
        return "The camera reads " + names(read.getValue()) + " on " + read.getKey() + ", where "
                + names(laid.visibleByPlace().getOrDefault(read.getKey(), List.of()))
                + " lies. Play goes on as it was played; the page /why shows what was read.";
    }

    private static String names(List<Token> tokens) {
        return tokens.isEmpty()
                ? "nothing"
                : String.join(", ", tokens.stream().map(Token::name).toList());
    }
}
