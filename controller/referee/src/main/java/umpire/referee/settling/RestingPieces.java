package umpire.referee.settling;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import umpire.referee.observation.SeenToken;
import umpire.rules.kernel.Place;

/**
 * The poses of the pieces of all places at rest. A piece that lies differently after a hand was touched, even if its
 * place was never seen empty: no hand puts a piece back exactly as it lay.
 *
 * @param byPlace the pieces of each place
 * @param noise the noise of each piece's readings, by tag
 * @param restedOver the places over which the last hand stayed long enough for a touch, but left everything as it lay
 */
record RestingPieces(
        SortedMap<Place, RestingPlace> byPlace, SortedMap<Integer, PoseNoise> noise, Set<Place> restedOver) {
    static final RestingPieces NONE = new RestingPieces(new TreeMap<>(), new TreeMap<>(), Set.of());

    /**
     * If most of at least this many pieces are displaced, the table was shaken: a hand cannot move them all without
     * hiding them.
     */
    private static final int MANY = 5;

    record PoseVerdict(RestingPieces pieces, List<Touch> touches) {}

    /**
     * Adds a look.
     *
     * @param seen the pieces on each place in clear view
     * @param hand whether a hand is over the table
     * @param moving whether anything moves
     */
    PoseVerdict look(SortedMap<Place, List<SeenToken>> seen, boolean hand, boolean moving, UnderHand.LookTime now) {
        SortedMap<Place, RestingPlace> next = new TreeMap<>(byPlace);
        SortedMap<Place, List<SeenToken>> measured = new TreeMap<>();
        next.replaceAll((place, pieces) -> seen.containsKey(place) ? pieces : pieces.hidden(hand || moving, now));
        seen.forEach((place, pieces) -> {
            RestingPlace before = next.get(place);
            if (before != null && !hand && !moving && before.measuredBy(pieces, this::noiseOf)) {
                measured.put(place, pieces);
            }
            next.put(
                    place,
                    before == null
                            ? RestingPlace.of(pieces, hand)
                            : before.seen(pieces, hand, hand || moving, now, this::noiseOf));
        });
        if (measured.isEmpty()) {
            return new PoseVerdict(new RestingPieces(next, noise, restedOver), List.of());
        }
        return new Measuring(next, measured, now).result();
    }

    private PoseNoise noiseOf(SeenToken piece) {
        return noise.getOrDefault(piece.tag(), PoseNoise.UNKNOWN);
    }

    /** Returns the value without the events under hands. Pieces that a hand hides now are measured again. */
    RestingPieces forgotten() {
        SortedMap<Place, RestingPlace> lying = new TreeMap<>(byPlace);
        lying.values().removeIf(place -> place.underHand().away().was());
        lying.replaceAll((place, pieces) ->
                new RestingPlace(pieces.rest(), pieces.last(), pieces.open(), false, UnderHand.NONE));
        return new RestingPieces(lying, noise, Set.of());
    }

    /** Returns the value without some places. */
    RestingPieces without(Set<Place> places) {
        SortedMap<Place, RestingPlace> rest = new TreeMap<>(byPlace);
        rest.keySet().removeAll(places);
        return new RestingPieces(
                rest,
                noise,
                restedOver.stream().filter(place -> !places.contains(place)).collect(Collectors.toSet()));
    }

    /** Compares the poses in two looks without a hand with the earlier poses. */
    private final class Measuring {
        private final SortedMap<Place, RestingPlace> before;
        private final SortedMap<Place, List<SeenToken>> measured;
        private final UnderHand.LookTime now;
        private final SortedMap<Integer, PoseNoise> learned = new TreeMap<>(noise);
        private final CommonMotion common;
        private final int standing;

        Measuring(
                SortedMap<Place, RestingPlace> before,
                SortedMap<Place, List<SeenToken>> measured,
                UnderHand.LookTime now) {
            this.before = before;
            this.measured = measured;
            this.now = now;
            List<CommonMotion.PoseStep> steps = new ArrayList<>();
            measured.forEach((place, pieces) -> steps.addAll(steps(place, pieces)));
            this.common = CommonMotion.of(steps);
            this.standing = steps.size();
        }

        private RestingPlace lay(Place place) {
            return before.getOrDefault(place, RestingPlace.of(List.of(), false));
        }

        private List<CommonMotion.PoseStep> steps(Place place, List<SeenToken> pieces) {
            List<CommonMotion.PoseStep> steps = new ArrayList<>();
            RestingPlace lay = lay(place);
            for (int i = 0; lay.keeps(pieces) && i < pieces.size(); i++) {
                SeenToken piece = pieces.get(i);
                steps.add(new CommonMotion.PoseStep(lay.rest().get(i).flat(), piece.flat(), noiseOf(piece)));
            }
            return steps;
        }

        PoseVerdict result() {
            SortedMap<Place, List<SeenToken>> displaced = new TreeMap<>();
            measured.forEach((place, pieces) -> displaced.put(place, displaced(place, pieces)));
            displaced.values().removeIf(List::isEmpty);
            if (standing >= MANY && 2 * displaced.size() > standing) {
                displaced
                        .keySet()
                        .removeIf(place -> !lay(place).underHand().unseen().was());
            }
            List<Touch> touches = new ArrayList<>();
            displaced.forEach((place, pieces) -> touches.add(touch(place, pieces)));
            Set<Place> rested = new TreeSet<>(anyHand() ? Set.of() : restedOver);
            measured.keySet().stream()
                    .filter(place -> touches.isEmpty() && lay(place).underHand().restedOver())
                    .forEach(rested::add);
            return new PoseVerdict(new RestingPieces(after(), learned, touches.isEmpty() ? rested : Set.of()), touches);
        }

        private boolean anyHand() {
            return measured.keySet().stream().anyMatch(place -> lay(place).hand());
        }

        /** Returns the pieces of a place that were displaced by a hand, where the place still has the same pieces. */
        private List<SeenToken> displaced(Place place, List<SeenToken> pieces) {
            List<CommonMotion.PoseStep> steps = steps(place, pieces);
            List<SeenToken> displaced = new ArrayList<>();
            for (int i = 0; i < steps.size(); i++) {
                CommonMotion.PoseStep step = steps.get(i);
                if (step.moved(common)) {
                    displaced.add(pieces.get(i));
                } else {
                    learn(pieces.get(i), step);
                }
            }
            return lay(place).hand() ? displaced : List.of();
        }

        private void learn(SeenToken piece, CommonMotion.PoseStep step) {
            learned.merge(piece.tag(), PoseNoise.UNKNOWN, (known, none) -> known);
            learned.computeIfPresent(
                    piece.tag(),
                    (tag, known) -> known.with(
                            common.of(step.before()).distanceMm(step.now()),
                            common.of(step.before()).turnDeg(step.now())));
        }

        private Touch touch(Place place, List<SeenToken> pieces) {
            UnderHand underHand = lay(place).underHand();
            return new Touch(
                    new TouchedPiece(
                            place,
                            pieces.stream().map(SeenToken::token).sorted().toList(),
                            pieces.stream().map(SeenToken::tag).collect(Collectors.toSet())),
                    new LiftTracker.Leaving(
                            underHand.standing().look(), underHand.moved().look()),
                    now.look(),
                    pieces.size() > 1 || !underHand.moved().was(),
                    Optional.of(underHand));
        }

        /** A piece that is now seen on another place is dropped from the place where it was hidden. */
        private SortedMap<Place, RestingPlace> after() {
            SortedMap<Place, RestingPlace> after = new TreeMap<>(before);
            measured.forEach((place, pieces) -> after.put(place, RestingPlace.measured(pieces, now)));
            Map<Place, List<SeenToken>> lying = measured;
            after.entrySet()
                    .removeIf(entry -> !measured.containsKey(entry.getKey())
                            && entry.getValue().underHand().away().was()
                            && entry.getValue().rest().stream().anyMatch(piece -> liesIn(piece, lying)));
            return after;
        }

        private static boolean liesIn(SeenToken piece, Map<Place, List<SeenToken>> lying) {
            return lying.values().stream()
                    .flatMap(List::stream)
                    .anyMatch(
                            other -> other.tag() == piece.tag() && other.token().equals(piece.token()));
        }
    }
}
