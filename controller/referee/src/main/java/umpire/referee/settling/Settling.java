package umpire.referee.settling;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import umpire.referee.observation.Observation;
import umpire.referee.observation.Sighting;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Token;

/** All looks so far, as one immutable value: the fold of {@link #look} over them. */
public final class Settling {
    private final Patience patience;
    private final Spell spell;
    private final Lifts lifts;
    private final DiceLooks dice;
    private final Asides asides;
    private final boolean handSeen;
    private final Change change;
    private final Optional<Settled> settled;
    private final Optional<Settled> lastSettled;

    private Settling(
            Patience patience,
            Spell spell,
            Lifts lifts,
            DiceLooks dice,
            Asides asides,
            boolean handSeen,
            Change change,
            Optional<Settled> settled,
            Optional<Settled> lastSettled) {
        this.patience = patience;
        this.spell = spell;
        this.lifts = lifts;
        this.dice = dice;
        this.asides = asides;
        this.handSeen = handSeen;
        this.change = change;
        this.settled = settled;
        this.lastSettled = lastSettled;
    }

    /** Starts before the first look. */
    public static Settling begin(Patience patience) {
        return new Settling(
                patience,
                Spell.NONE,
                Lifts.NONE,
                DiceLooks.NONE,
                Asides.NONE,
                false,
                Change.NONE,
                Optional.empty(),
                Optional.empty());
    }

    /** Takes a look, at a time of the table's monotonic clock. */
    public Settling look(Observation observation, long nowMs) {
        Stillness.Kind kind = kindOf(observation);
        boolean blind = kind == Stillness.Kind.UNREGISTERED || kind == Stillness.Kind.NO_BOARD;
        boolean hand = observation.hand();
        SortedMap<Place, Seen> seen = blind ? new TreeMap<>() : seen(observation);
        Settling next = new Settling(
                patience,
                spell.look(kind, seen, patience, nowMs),
                lifts.look(seen, hand || observation.moving()),
                blind ? dice : dice.look(observation.dice(), !hand && !observation.moving(), patience),
                blind ? asides : asides.look(observation.aside(), patience),
                handSeen || hand,
                kind == Stillness.Kind.QUIET ? change : Change.NONE,
                Optional.empty(),
                lastSettled);
        return next.spell.settled(patience, next.dice.decided(patience), nowMs)
                ? next.settle(nowMs, settled.isPresent())
                : next;
    }

    private static Stillness.Kind kindOf(Observation observation) {
        if (!observation.registered()) {
            return Stillness.Kind.UNREGISTERED;
        }
        if (observation.hand()) {
            return Stillness.Kind.HAND;
        }
        if (observation.sightings().isEmpty()) {
            return Stillness.Kind.NO_BOARD;
        }
        return observation.moving() ? Stillness.Kind.MOVING : Stillness.Kind.QUIET;
    }

    private static SortedMap<Place, Seen> seen(Observation observation) {
        SortedMap<Place, Seen> seen = new TreeMap<>();
        for (Sighting sighting : observation.sightings()) {
            seen.put(sighting.place(), Seen.of(sighting));
        }
        return seen;
    }

    /** Pieces that changed though no hand was seen may be halfway along a slide: that waits longer. */
    private Settling settle(long nowMs, boolean settledBefore) {
        Settled now = verdict();
        long sinceMs = settledBefore ? nowMs : spell.stillness().sinceMs();
        Change next = change.look(lastSettled.orElse(now), now, sinceMs);
        if (!next.places().isEmpty() && !handSeen && nowMs - next.sinceMs() < patience.unseenHandMs()) {
            return with(handSeen, next, Optional.empty(), lastSettled);
        }
        Optional<Settled> kept = lastSettled.filter(now::equals).or(() -> Optional.of(now));
        return with(false, Change.NONE, kept, kept);
    }

    private Settled verdict() {
        SortedMap<Place, List<Token>> places = new TreeMap<>();
        SortedMap<Place, String> hidden = new TreeMap<>();
        spell.verdict(patience, places, hidden);
        return new Settled(places, hidden, asides.settled(patience), dice.settled(patience));
    }

    private Settling with(boolean hand, Change differing, Optional<Settled> now, Optional<Settled> last) {
        return new Settling(patience, spell, lifts, dice, asides, hand, differing, now, last);
    }

    /** Returns the settled look, while the table is quiet and long enough so. */
    public Optional<Settled> settled() {
        return settled;
    }

    /** Returns the latest settled look there ever was. */
    public Optional<Settled> lastSettled() {
        return lastSettled;
    }

    /** Returns whether the table is quiet, and since when. */
    public Stillness stillness() {
        return spell.stillness();
    }

    /** Returns the places whose pieces are in the air now, and those pieces; known also while a hand is in view. */
    public SortedMap<Place, List<Token>> lifted() {
        return lifts.lifted();
    }

    /** Returns the places whose pieces were lifted and put back since {@link #touchesForgotten}, in the order of lifting. */
    public List<Place> touches() {
        return lifts.touchedPlaces();
    }

    /** Returns whether those pieces were surely lifted, not pushed, and surely in that order. */
    public boolean touchesSure() {
        return lifts.sure();
    }

    /** Takes the pieces for standing where they stand, and forgets the touches. */
    public Settling touchesForgotten() {
        return lifting(lifts.forgotten());
    }

    /**
     * Takes the pieces in clear view for standing where they stand, and keeps the touches: what is gone from its place is not
     * in the air. What left a place that is hidden now still may be.
     */
    public Settling landed() {
        return lifting(lifts.landed(settled.map(look -> look.places().keySet()).orElse(Set.of())));
    }

    private Settling lifting(Lifts now) {
        return new Settling(patience, spell, now, dice, asides, handSeen, change, settled, lastSettled);
    }

    /** Takes the dice at rest: none is fresh until it is thrown again. */
    public Settling diceTaken() {
        DiceLooks taken = dice.allTaken(patience);
        Optional<Settled> now =
                settled.map(look -> new Settled(look.places(), look.hidden(), look.aside(), taken.settled(patience)));
        return new Settling(patience, spell, lifts, taken, asides, handSeen, change, now, now.or(() -> lastSettled));
    }
}
