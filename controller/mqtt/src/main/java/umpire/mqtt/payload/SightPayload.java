package umpire.mqtt.payload;

import java.util.List;
import java.util.Optional;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenDie;
import umpire.referee.observation.SeenToken;
import umpire.referee.observation.Sighting;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Token;

/**
 * The camera's observation in whole millimetres and degrees. Poses at rest vary by tenths between frames, and rounding keeps the topic
 * quiet.
 */
public record SightPayload(
        long frame,
        boolean registered,
        boolean moving,
        boolean hand,
        List<SightingPayload> places,
        List<AsidePayload> aside,
        List<DiePayload> dice,
        List<String> troubles)
        implements MessagePayload {
    public SightPayload {
        places = List.copyOf(places);
        aside = List.copyOf(aside);
        dice = List.copyOf(dice);
        troubles = List.copyOf(troubles);
    }

    public static SightPayload of(Observation seen) {
        return new SightPayload(
                seen.frame(),
                seen.registered(),
                seen.moving(),
                seen.hand(),
                seen.sightings().stream().map(SightingPayload::of).toList(),
                seen.aside().stream().map(AsidePayload::of).toList(),
                seen.dice().stream().map(DiePayload::of).toList(),
                seen.troubles());
    }

    /** Returns whether another frame shows the same. */
    public boolean shows(SightPayload other) {
        return equals(new SightPayload(
                frame,
                other.registered,
                other.moving,
                other.hand,
                other.places,
                other.aside,
                other.dice,
                other.troubles));
    }

    /** The kind of a sighting. */
    public enum PlaceClaim {
        EMPTY,
        HOLDS,
        HIDDEN
    }

    /** The sighting of a place: its tokens when it holds some, or the occlusion that hides it. */
    public record SightingPayload(Place place, PlaceClaim sees, Optional<List<Token>> tokens, Optional<String> by) {
        private static SightingPayload of(Sighting sighting) {
            return switch (sighting) {
                case Sighting.Empty empty ->
                    new SightingPayload(empty.place(), PlaceClaim.EMPTY, Optional.empty(), Optional.empty());
                case Sighting.Holds holds ->
                    new SightingPayload(
                            holds.place(),
                            PlaceClaim.HOLDS,
                            Optional.of(holds.tokens().stream()
                                    .map(SeenToken::token)
                                    .toList()),
                            Optional.empty());
                case Sighting.Hidden hidden ->
                    new SightingPayload(hidden.place(), PlaceClaim.HIDDEN, Optional.empty(), Optional.of(hidden.by()));
            };
        }
    }

    /** A piece beside the board. */
    public record AsidePayload(Token token, long xMm, long yMm, long headingDeg) {
        private static AsidePayload of(SeenToken seen) {
            Pose pose = seen.pose();
            return new AsidePayload(seen.token(), Math.round(pose.xMm()), Math.round(pose.yMm()), wholeDegrees(pose));
        }
    }

    /** A die, with its face if that was read. */
    public record DiePayload(
            String kind,
            Optional<String> name,
            Optional<String> face,
            boolean cocked,
            long xMm,
            long yMm,
            long headingDeg) {
        private static DiePayload of(SeenDie die) {
            Pose pose = die.pose();
            return new DiePayload(
                    die.kind(),
                    FacePayload.beside(die.kind(), die.name()),
                    die.face(),
                    die.cocked(),
                    Math.round(pose.xMm()),
                    Math.round(pose.yMm()),
                    wholeDegrees(pose));
        }
    }

    private static long wholeDegrees(Pose pose) {
        return Math.round(pose.headingDeg()) % 360;
    }
}
