package umpire.referee.settling;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenToken;
import umpire.referee.observation.Sighting;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Token;

/** All looks so far, as one immutable value: the fold of {@link #look} over them. */
public final class Settling {
    private final SettlingThresholds thresholds;
    private final QuietPeriod quietPeriod;
    private final TouchDetector touches;
    private final DiceLooks dice;
    private final OffBoardTokens offBoardTokens;
    private final ExpectedPlacement expected;
    private final boolean handSeen;
    private final PlaceChange placeChange;
    private final Optional<Settled> settled;
    private final Optional<Settled> lastSettled;

    private Settling(
            SettlingThresholds thresholds,
            QuietPeriod quietPeriod,
            TouchDetector touches,
            DiceLooks dice,
            OffBoardTokens offBoardTokens,
            ExpectedPlacement expected,
            boolean handSeen,
            PlaceChange placeChange,
            Optional<Settled> settled,
            Optional<Settled> lastSettled) {
        this.thresholds = thresholds;
        this.quietPeriod = quietPeriod;
        this.touches = touches;
        this.dice = dice;
        this.offBoardTokens = offBoardTokens;
        this.expected = expected;
        this.handSeen = handSeen;
        this.placeChange = placeChange;
        this.settled = settled;
        this.lastSettled = lastSettled;
    }

    /** Returns the value before the first look. */
    public static Settling begin(SettlingThresholds thresholds) {
        return new Settling(
                thresholds,
                QuietPeriod.NONE,
                TouchDetector.NONE,
                DiceLooks.NONE,
                OffBoardTokens.NONE,
                ExpectedPlacement.NONE,
                false,
                PlaceChange.NONE,
                Optional.empty(),
                Optional.empty());
    }

    /** Adds a look, at a time of the table's monotonic clock. */
    public Settling look(Observation observation, long nowMs) {
        Stillness.Disturbance kind = Stillness.Disturbance.of(observation);
        boolean blind = kind == Stillness.Disturbance.UNREGISTERED || kind == Stillness.Disturbance.NO_BOARD;
        boolean hand = observation.hand();
        SortedMap<Place, PlaceLook> seen = blind ? new TreeMap<>() : seen(observation);
        Settling next = new Settling(
                thresholds,
                quietPeriod.look(kind, seen, thresholds, nowMs),
                (settled.isPresent() && kind != Stillness.Disturbance.QUIET ? touches.disturbed() : touches)
                        .look(expected.uncovered(seen), tags(observation), hand || observation.moving(), nowMs)
                        .lying(
                                blind ? new TreeMap<>() : pieces(observation),
                                hand || blind,
                                observation.moving(),
                                nowMs),
                blind
                        ? dice
                        : dice.without(observation.departed(), thresholds)
                                .flown(kind, settled.isPresent(), nowMs)
                                .look(observation.dice(), !hand && !observation.moving(), thresholds),
                blind ? offBoardTokens : offBoard(observation),
                expected,
                handSeen || hand,
                kind == Stillness.Disturbance.QUIET ? placeChange : PlaceChange.NONE,
                Optional.empty(),
                lastSettled);
        return next.quietPeriod.settled(thresholds, next.dice.decided(thresholds), nowMs)
                ? next.settle(nowMs, settled.isPresent())
                : next;
    }

    private OffBoardTokens offBoard(Observation observation) {
        boolean matters = !expected.lying().isEmpty() || observation.sightings().isEmpty();
        boolean open = !observation.hand() && !observation.moving();
        return offBoardTokens.look(
                observation.aside(), open, matters ? observation.hiddenAreas() : List.of(), thresholds);
    }

    private SortedMap<Place, PlaceLook> seen(Observation observation) {
        SortedMap<Place, PlaceLook> seen = expected.lying(observation);
        for (Sighting sighting : observation.sightings()) {
            seen.put(sighting.place(), PlaceLook.of(sighting));
        }
        return seen;
    }

    private SortedMap<Place, List<SeenToken>> pieces(Observation observation) {
        SortedMap<Place, List<SeenToken>> pieces = expected.found(observation);
        for (Sighting sighting : observation.sightings()) {
            switch (sighting) {
                case Sighting.Empty empty -> pieces.put(empty.place(), List.of());
                case Sighting.Holds holds -> pieces.put(holds.place(), holds.tokens());
                case Sighting.Hidden hidden -> {}
            }
        }
        return pieces;
    }

    private static Map<Place, Set<Integer>> tags(Observation observation) {
        Map<Place, Set<Integer>> tags = new TreeMap<>();
        for (Sighting sighting : observation.sightings()) {
            if (sighting instanceof Sighting.Holds holds) {
                tags.put(
                        sighting.place(),
                        holds.tokens().stream().map(SeenToken::tag).collect(Collectors.toSet()));
            }
        }
        return tags;
    }

    /**
     * Returns the value with its settled look. A change of pieces without a hand in view may be a slide in progress, so
     * it waits longer.
     */
    private Settling settle(long nowMs, boolean settledBefore) {
        Settled now = verdict();
        long sinceMs = settledBefore ? nowMs : quietPeriod.stillness().sinceMs();
        PlaceChange next = placeChange.look(lastSettled.orElse(now), now, sinceMs);
        if (!next.places().isEmpty() && !handSeen && nowMs - next.sinceMs() < thresholds.unseenHandMs()) {
            return with(handSeen, next, Optional.empty(), lastSettled);
        }
        Optional<Settled> kept = lastSettled.filter(now::equals).or(() -> Optional.of(now));
        return with(false, PlaceChange.NONE, kept, kept);
    }

    private Settled verdict() {
        SortedMap<Place, List<Token>> places = new TreeMap<>();
        SortedMap<Place, String> hidden = new TreeMap<>();
        quietPeriod.verdict(thresholds, places, hidden);
        return new Settled(
                places,
                hidden,
                offBoardTokens.settled(thresholds),
                offBoardTokens.hiddenAreas(),
                dice.settled(thresholds));
    }

    private Settling with(boolean hand, PlaceChange differing, Optional<Settled> now, Optional<Settled> last) {
        return new Settling(
                thresholds, quietPeriod, touches, dice, offBoardTokens, expected, hand, differing, now, last);
    }

    /** Returns the settled look; empty while the table is not quiet, or not for long enough. */
    public Optional<Settled> settled() {
        return settled;
    }

    /** Returns the latest settled look; empty before the first one. */
    public Optional<Settled> lastSettled() {
        return lastSettled;
    }

    /** Returns whether the table is quiet, and since when. */
    public Stillness stillness() {
        return quietPeriod.stillness();
    }

    /** Returns the lifted pieces by the places they left, also while a hand is in view. */
    public SortedMap<Place, List<Token>> lifted() {
        return touches.lifted();
    }

    /** Returns the places whose pieces were touched since {@link #touchesForgotten}, in the order of the touches. */
    public List<Place> touches() {
        return touches.touchedPlaces();
    }

    /** Returns the touched pieces, in the same order. */
    public List<TouchedPiece> touchedPieces() {
        return touches.touchedPieces();
    }

    /** Returns whether each touch and their order are certain. */
    public boolean touchesSure() {
        return touches.sure();
    }

    /**
     * Returns the places over which the last hand stayed long enough for a touch, although their pieces lie as before.
     */
    public Set<Place> restedOver() {
        return touches.pieces().restedOver();
    }

    /** Returns the places where a hand lifted and replaced the top pieces. */
    public OpenedPlaces opened() {
        return touches.opened();
    }

    /** Accepts the pieces where they stand now, and forgets the touches. */
    public Settling touchesForgotten() {
        return lifting(touches.forgotten());
    }

    /**
     * Accepts the pieces in clear view where they stand now, and keeps the touches. A piece that left a hidden place
     * may still be in a hand.
     */
    public Settling landed() {
        return lifting(
                touches.landed(settled.map(look -> look.places().keySet()).orElse(Set.of())));
    }

    private Settling lifting(TouchDetector now) {
        return new Settling(
                thresholds,
                quietPeriod,
                now,
                dice,
                offBoardTokens,
                expected,
                handSeen,
                placeChange,
                settled,
                lastSettled);
    }

    /** Sets the placement that the table must have from now on. A token with a pose is looked for at its pose. */
    public Settling expecting(Placement picture) {
        ExpectedPlacement next = ExpectedPlacement.of(picture);
        Set<Place> others = expected.differingNames(next);
        return new Settling(
                thresholds,
                quietPeriod.without(others),
                touches.without(others),
                dice,
                offBoardTokens,
                next,
                handSeen,
                placeChange,
                settled,
                lastSettled.map(look -> look.without(others)));
    }

    /** Takes the dice at rest. After this a die is fresh only once it is thrown again. */
    public Settling diceTaken() {
        return withDice(dice.allTaken(thresholds));
    }

    /** Treats the dice of these names as thrown already: they are fresh in their present poses. */
    public Settling diceThrown(Set<String> names) {
        return withDice(dice.thrown(names));
    }

    /**
     * Treats the dice of these names as rolled: they came to rest in their present poses by themselves. No hand laid
     * them.
     */
    public Settling diceRolled(Set<String> names) {
        return withDice(dice.rolled(names));
    }

    /** Counts dice at rest as thrown. */
    public Settling diceThrown(List<SettledDie> lying) {
        return withDice(dice.thrown(lying, thresholds));
    }

    private Settling withDice(DiceLooks taken) {
        Optional<Settled> now = settled.map(look -> look.withDice(taken.settled(thresholds)));
        return new Settling(
                thresholds,
                quietPeriod,
                touches,
                taken,
                offBoardTokens,
                expected,
                handSeen,
                placeChange,
                now,
                now.or(() -> lastSettled));
    }
}
