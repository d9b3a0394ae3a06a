package umpire.referee.observation;

import java.util.List;
import java.util.stream.Stream;

/**
 * All that one frame shows.
 *
 * @param frame the frame's number, growing
 * @param takenMs when the frame was taken, on the table's monotonic clock
 * @param registered true when the corner tags placed the frame; otherwise there are no sightings
 * @param moving true when the picture differs from the one before it somewhere on the table
 * @param hand true when a hand, or something else that does not belong, reaches over the table
 * @param boardSeen whether the board was recognised; otherwise nothing is claimed of it
 * @param sightings one for each place of the board, in the board's order
 * @param aside known pieces that stand beside every place, sorted by token, then by tag
 * @param hiddenAreas the parts of the sheet that cannot be judged, for what lies beside the places
 * @param dice every die, sorted by pose
 * @param departed dice as they lay in an earlier look, where the bare table was seen since and no die lies yet
 * @param troubles what the builder should know, one sentence each, what matters most first: a corner tag out of sight, a tag seen twice
 * @param flaws what keeps the camera from seeing well; the troubles say it too, and first
 */
public record Observation(
        long frame,
        long takenMs,
        boolean registered,
        boolean moving,
        boolean hand,
        boolean boardSeen,
        List<Sighting> sightings,
        List<SeenToken> aside,
        List<HiddenArea> hiddenAreas,
        List<SeenDie> dice,
        List<SeenDie> departed,
        List<String> troubles,
        List<SightTrouble> flaws) {
    public Observation {
        sightings = List.copyOf(sightings);
        aside = List.copyOf(aside);
        hiddenAreas = List.copyOf(hiddenAreas);
        dice = List.copyOf(dice);
        departed = List.copyOf(departed);
        troubles = List.copyOf(troubles);
        flaws = List.copyOf(flaws);
    }

    /** What a frame shows of a board that has places, where nothing lies beside them that matters. */
    public Observation(
            long frame,
            long takenMs,
            boolean registered,
            boolean moving,
            boolean hand,
            List<Sighting> sightings,
            List<SeenToken> aside,
            List<SeenDie> dice,
            List<String> troubles) {
        this(
                frame,
                takenMs,
                registered,
                moving,
                hand,
                !sightings.isEmpty(),
                sightings,
                aside,
                List.of(),
                dice,
                troubles);
    }

    /** What is seen well. */
    public Observation(
            long frame,
            long takenMs,
            boolean registered,
            boolean moving,
            boolean hand,
            boolean boardSeen,
            List<Sighting> sightings,
            List<SeenToken> aside,
            List<HiddenArea> hiddenAreas,
            List<SeenDie> dice,
            List<SeenDie> departed,
            List<String> troubles) {
        this(
                frame,
                takenMs,
                registered,
                moving,
                hand,
                boardSeen,
                sightings,
                aside,
                hiddenAreas,
                dice,
                departed,
                troubles,
                List.of());
    }

    /** What a frame shows in which no die was seen to leave. */
    public Observation(
            long frame,
            long takenMs,
            boolean registered,
            boolean moving,
            boolean hand,
            boolean boardSeen,
            List<Sighting> sightings,
            List<SeenToken> aside,
            List<HiddenArea> hiddenAreas,
            List<SeenDie> dice,
            List<String> troubles) {
        this(
                frame,
                takenMs,
                registered,
                moving,
                hand,
                boardSeen,
                sightings,
                aside,
                hiddenAreas,
                dice,
                List.of(),
                troubles);
    }

    /** Returns whether the table was seen with nothing moving on it and no hand over it. */
    public boolean quiet() {
        return registered && !moving && !hand && boardSeen;
    }

    /** Returns the same, seen no better than these let it. */
    public Observation in(List<SightTrouble> flaws) {
        return new Observation(
                frame,
                takenMs,
                registered,
                moving,
                hand,
                boardSeen,
                sightings,
                aside,
                hiddenAreas,
                dice,
                departed,
                troubles,
                flaws);
    }

    /**
     * Returns the same with other claims of its places, and with more that people should be told of.
     *
     * @param handStays whether a hand that is seen still counts
     */
    public Observation claiming(List<Sighting> others, boolean handStays, List<SightTrouble> more) {
        return new Observation(
                frame,
                takenMs,
                registered,
                moving,
                hand && handStays,
                boardSeen,
                others,
                aside,
                hiddenAreas,
                dice,
                departed,
                Stream.concat(troubles.stream(), more.stream().map(SightTrouble::says))
                        .toList(),
                Stream.concat(flaws.stream(), more.stream()).toList());
    }

    /** Returns the same for a later frame that shows the same. */
    public Observation at(long laterFrame, long laterMs) {
        return new Observation(
                laterFrame,
                laterMs,
                registered,
                moving,
                hand,
                boardSeen,
                sightings,
                aside,
                hiddenAreas,
                dice,
                departed,
                troubles,
                flaws);
    }
}
