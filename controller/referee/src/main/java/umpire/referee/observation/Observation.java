package umpire.referee.observation;

import java.util.List;
import java.util.stream.Stream;

/**
 * Everything one frame shows.
 *
 * @param frame the frame's number, growing
 * @param takenMs when the frame was taken, on the table's monotonic clock
 * @param registered true when the camera's position is known from the corner tags; otherwise there are no sightings
 * @param moving true when the picture differs from the one before it somewhere on the table
 * @param hand true when a hand or another foreign object reaches over the table
 * @param boardSeen whether the board was recognised; otherwise the observation says nothing about it
 * @param sightings one for each place of the board, in the board's order
 * @param aside known pieces that stand beside every place, sorted by token, then by tag
 * @param hiddenAreas the parts of the sheet beside the places that cannot be judged
 * @param dice every die, sorted by pose
 * @param departed dice that left, at their earlier poses: the bare table was seen there since, and no die lies there
 *     now
 * @param troubles one sentence each for the builder, the most important first: a corner tag out of sight, a tag seen
 *     twice
 * @param flaws the reasons why the camera sees badly; {@code troubles} begins with their sentences
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

    /** An observation of a board with places, without pieces beside them. */
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

    /** An observation without flaws. */
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

    /** An observation without departed dice. */
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

    /** Returns whether the table was seen, with no movement on it and no hand over it. */
    public boolean quiet() {
        return registered && !moving && !hand && boardSeen;
    }

    /** Returns this observation with these flaws and their sentences. */
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
     * Returns this observation with other sightings and further troubles.
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

    /** Returns this observation with the number and time of a later frame. */
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
