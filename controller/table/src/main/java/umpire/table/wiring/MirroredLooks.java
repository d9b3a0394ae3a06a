package umpire.table.wiring;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenDie;
import umpire.referee.observation.SeenToken;
import umpire.referee.observation.Sighting;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Token;
import umpire.table.pump.PartStatus;

/**
 * Compares the camera's reading with what the virtual table has laid out itself. Play does not wait for the camera, so a difference over
 * several frames is reported as a fault of the reading. Confined to the camera's thread, except for the result.
 */
final class MirroredLooks {
    /** The number of frames after which a hand's shadow or noise is gone. Chosen. */
    private static final int LOOKS = 5;

    /** Two dice are never this close to each other. */
    private static final double SAME_DIE_MM = 6;

    private static final String NAME = "reading";
    private static final String NO_MATTER =
            " The game goes on with what was played. The page /why shows what was read.";
    private static final PartStatus AGREES = PartStatus.ok(NAME, "the camera reads the virtual table as it lies");

    private List<String> differing = List.of();
    private int looks;
    private volatile PartStatus status = AGREES;

    PartStatus status() {
        return status;
    }

    /** Resets, because hands changed the table and only the camera knows the placement now. */
    void forget() {
        differing = List.of();
        status = AGREES;
    }

    /**
     * Compares an observation.
     *
     * @param laid the true placement of the pieces
     * @param dice the true poses and faces of the dice
     */
    void compare(Observation look, Placement laid, List<SeenDie> dice) {
        List<String> now = look.moving() || look.hand()
                ? List.of()
                : Stream.concat(misread(look, laid), misread(look.dice(), dice)).toList();
        looks = now.equals(differing) ? looks + 1 : 1;
        differing = now;
        if (now.isEmpty()) {
            status = AGREES;
        } else if (looks >= LOOKS) {
            status = PartStatus.trouble(NAME, now.getFirst() + NO_MATTER);
        }
    }

    private static Stream<String> misread(Observation look, Placement laid) {
        Map<Place, List<Token>> visible = laid.visibleByPlace();
        return look.sightings().stream().flatMap(sighting -> {
            List<Token> there = visible.getOrDefault(sighting.place(), List.of()).stream()
                    .sorted()
                    .toList();
            return read(sighting).filter(tokens -> !tokens.equals(there)).stream()
                    .map(tokens -> "The camera reads " + names(tokens) + " on " + sighting.place() + ", where "
                            + names(there) + " lies.");
        });
    }

    private static Stream<String> misread(List<SeenDie> read, List<SeenDie> dice) {
        return read.stream()
                .filter(die -> die.face().isPresent())
                .flatMap(die -> dice.stream()
                        .filter(die::sameType)
                        .filter(lying -> lying.pose().distanceMm(die.pose()) <= SAME_DIE_MM)
                        .filter(lying -> lying.cocked() || !lying.face().equals(die.face()))
                        .map(lying -> "The camera reads " + die.face().orElseThrow() + " on a die that "
                                + (lying.cocked()
                                        ? "leans."
                                        : "shows " + lying.face().orElseThrow() + ".")));
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

    private static String names(List<Token> tokens) {
        return tokens.isEmpty()
                ? "nothing"
                : String.join(", ", tokens.stream().map(Token::name).toList());
    }
}
