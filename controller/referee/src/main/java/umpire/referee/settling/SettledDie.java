package umpire.referee.settling;

import java.util.List;
import java.util.Optional;
import umpire.referee.observation.SeenDie;
import umpire.rules.kernel.Pose;

/**
 * A die at rest.
 *
 * @param kind as in {@link umpire.rules.kernel.DieType}
 * @param name the name of the die in the game's box
 * @param status whether its face may be believed, as {@link DieTrack} decides
 * @param face the face on top, when it is clear
 * @param pose where it came to rest, in the board's frame
 * @param confidence the mean confidence of the looks that agree on the face, 0 when it is not clear
 * @param mayShow the possible faces of an unclear die; a few faces, or none
 * @param fresh true when it was thrown since dice were last taken: it moved, turned, changed its face or was away
 * @param doubtful true when it is not fresh, but was out of sight and lies a little differently since. It was nudged, or
 *     thrown and came to lie almost as before
 * @param rolled false when a hand stayed with it until it lay: it was laid, as far as the camera can tell
 */
public record SettledDie(
        String kind,
        String name,
        Status status,
        Optional<String> face,
        Pose pose,
        double confidence,
        List<String> mayShow,
        boolean fresh,
        boolean doubtful,
        boolean rolled) {
    public SettledDie {
        mayShow = List.copyOf(mayShow);
    }

    /** A die without a list of possible faces. */
    public SettledDie(
            String kind,
            String name,
            Status status,
            Optional<String> face,
            Pose pose,
            double confidence,
            boolean fresh) {
        this(kind, name, status, face, pose, confidence, List.of(), fresh, false, true);
    }

    /** Whether a die's face may be believed. */
    public enum Status {
        CLEAR,
        /** It leans, as {@link DieTrack#verdict} finds: no face is on top. */
        COCKED,
        /** Its face cannot be read, or the looks disagree. */
        UNREAD
    }

    /** Returns its title in a sentence: {@code d6}, {@code yellow die}. */
    public String title() {
        return name.equals(kind) ? kind : name + " die";
    }

    /** Returns whether a look may show this die. */
    boolean sameType(SeenDie look) {
        return kind.equals(look.kind()) && name.equals(look.name());
    }

    /** Returns whether two values may be of the same die. */
    public boolean sameType(SettledDie other) {
        return kind.equals(other.kind) && name.equals(other.name);
    }

    SettledDie fresh(boolean thrown, boolean perhaps) {
        return new SettledDie(kind, name, status, face, pose, confidence, mayShow, thrown, perhaps, rolled);
    }
}
