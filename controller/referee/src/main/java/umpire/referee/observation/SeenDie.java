package umpire.referee.observation;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.rules.kernel.Pose;

/**
 * A die as the vision pipeline found it.
 *
 * @param kind as in {@link umpire.rules.kernel.DieType}
 * @param name the name of the die in the game's box
 * @param face the face on top; empty when the die is cocked or could not be read
 * @param cocked true when it leans, so that no face is on top
 * @param pose in the board's frame; the heading of a square die is known up to quarter turns
 * @param confidence from 0 to 1 that the face is right
 * @param mayShow the possible faces where the reading is uncertain, the likeliest first; empty where they are unknown
 */
public record SeenDie(
        String kind,
        String name,
        Optional<String> face,
        boolean cocked,
        Pose pose,
        double confidence,
        List<String> mayShow) {
    // Older recordings have no {@code mayShow}.
    public SeenDie {
        mayShow = Stream.ofNullable(mayShow).flatMap(List::stream).toList();
    }

    /** A die without a list of possible faces. */
    public SeenDie(String kind, String name, Optional<String> face, boolean cocked, Pose pose, double confidence) {
        this(kind, name, face, cocked, pose, confidence, List.of());
    }

    /** A die that is the only type of its kind. */
    public SeenDie(String kind, Optional<String> face, boolean cocked, Pose pose, double confidence) {
        this(kind, kind, face, cocked, pose, confidence);
    }

    /** Returns whether two sightings may be of the same die. */
    public boolean sameType(SeenDie other) {
        return kind.equals(other.kind) && name.equals(other.name);
    }
}
