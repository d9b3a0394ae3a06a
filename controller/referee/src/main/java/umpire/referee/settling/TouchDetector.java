package umpire.referee.settling;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import umpire.referee.observation.SeenToken;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Token;

/**
 * The touches over all places since they were last forgotten: visible lifts, and displacements under a hand.
 *
 * @param looks the number of looks
 * @param settledLooks the number of looks when the settled table was last disturbed
 * @param touches in the order in which the pieces were lifted
 * @param sightGaps the times for which places were hidden meanwhile
 * @param tags the tags that tell which of several like pieces was lifted
 * @param pieces the poses of all pieces at rest
 */
record TouchDetector(
        SortedMap<Place, LiftTracker> byPlace,
        long looks,
        long settledLooks,
        List<Touch> touches,
        SightGaps sightGaps,
        LiftedTags tags,
        RestingPieces pieces) {
    static final TouchDetector NONE =
            new TouchDetector(new TreeMap<>(), 0, 0, List.of(), SightGaps.NONE, LiftedTags.NONE, RestingPieces.NONE);

    /** Returns the value at the first disturbance of a settled table. */
    TouchDetector disturbed() {
        return new TouchDetector(byPlace, looks, looks, touches, sightGaps, tags, pieces);
    }

    /**
     * Adds a look.
     *
     * @param read the tags that were read on each place
     */
    TouchDetector look(SortedMap<Place, PlaceLook> seen, Map<Place, Set<Integer>> read, boolean hand, long nowMs) {
        long look = looks + 1;
        SortedMap<Place, LiftTracker> next = new TreeMap<>(byPlace);
        List<Touch> touched = new ArrayList<>(touches);
        List<LiftTracker.After> gains = new ArrayList<>();
        LiftedTags nextTags = tags;
        for (Map.Entry<Place, PlaceLook> each : seen.entrySet()) {
            Place place = each.getKey();
            switch (each.getValue()) {
                case PlaceLook.NotSeen notSeen -> next.computeIfPresent(place, (same, tracker) -> tracker.hidden(hand));
                case PlaceLook.Clear clear -> {
                    LiftTracker before = next.getOrDefault(place, LiftTracker.of(clear.tokens()));
                    LiftTracker.After after = before.look(clear.tokens(), hand, look);
                    next.put(place, after.tracker());
                    if (after.touched()) {
                        Set<Integer> which = tags.of(place, before.missing().size());
                        TouchedPiece piece = new TouchedPiece(place, before.missing(), which);
                        touched.add(new Touch(piece, before.left(), look, before.seenElsewhere()));
                    } else if (!after.gained().isEmpty()) {
                        gains.add(after);
                    }
                    nextTags = nextTags.look(
                            place,
                            read.getOrDefault(place, Set.of()),
                            after.tracker().missing().size(),
                            clear.tokens().equals(after.tracker().held()));
                }
            }
        }
        gains.forEach(gain -> markElsewhere(next, gain.gained()));
        markShown(next);
        Set<Place> lifted = touched.stream()
                .filter(touch -> touch.back() == look)
                .map(touch -> touch.piece().place())
                .collect(Collectors.toSet());
        return new TouchDetector(
                next,
                look,
                settledLooks,
                inOrder(touched),
                sightGaps.look(seen, nowMs),
                nextTags,
                pieces.without(lifted));
    }

    /** Adds the poses of the same look. Pieces that a hand displaced were touched, even if no lift was seen. */
    TouchDetector lying(SortedMap<Place, List<SeenToken>> seen, boolean hand, boolean moving, long nowMs) {
        RestingPieces.PoseVerdict after = pieces.look(seen, hand, moving, new UnderHand.LookTime(looks, nowMs));
        List<Touch> touched = new ArrayList<>(touches);
        touched.addAll(after.touches());
        return new TouchDetector(byPlace, looks, settledLooks, inOrder(touched), sightGaps, tags, after.pieces());
    }

    private static List<Touch> inOrder(List<Touch> touches) {
        return touches.stream().sorted(Comparator.comparingLong(Touch::came)).toList();
    }

    private static void markElsewhere(SortedMap<Place, LiftTracker> lifts, List<Token> gained) {
        lifts.replaceAll((place, tracker) ->
                tracker.missing().stream().anyMatch(gained::contains) ? tracker.placedElsewhere() : tracker);
    }

    private static void markShown(SortedMap<Place, LiftTracker> lifts) {
        List<Token> shown = lifts.values().stream()
                .flatMap(tracker -> tracker.come().stream())
                .toList();
        lifts.replaceAll((place, tracker) ->
                tracker.missing().stream().anyMatch(shown::contains) ? tracker.shownElsewhere() : tracker);
    }

    /** Returns the touched places, in the order in which their pieces were lifted. */
    List<Place> touchedPlaces() {
        return touchedPieces().stream().map(TouchedPiece::place).toList();
    }

    /** Returns the touched pieces, in the same order. */
    List<TouchedPiece> touchedPieces() {
        return touches.stream().map(Touch::piece).toList();
    }

    /** Returns whether each touch and their order are certain. */
    boolean sure() {
        return touches.stream().noneMatch(Touch::pushed)
                && IntStream.range(1, touches.size())
                        .allMatch(i -> touches.get(i - 1).surelyBefore(touches.get(i)));
    }

    /** Accepts the present contents of these places as original: none of their pieces counts as lifted. */
    TouchDetector landed(Set<Place> places) {
        SortedMap<Place, LiftTracker> next = new TreeMap<>(byPlace);
        next.replaceAll((place, tracker) -> places.contains(place) ? LiftTracker.of(tracker.held()) : tracker);
        return new TouchDetector(next, looks, settledLooks, touches, sightGaps, tags, pieces);
    }

    /** Forgets the tokens of some names, which stand for other tokens from now on. */
    TouchDetector without(Set<Place> names) {
        SortedMap<Place, LiftTracker> rest = new TreeMap<>(byPlace);
        rest.keySet().removeAll(names);
        return new TouchDetector(
                rest, looks, settledLooks, touches, sightGaps.without(names), tags, pieces.without(names));
    }

    TouchDetector forgotten() {
        return new TouchDetector(
                landed(byPlace.keySet()).byPlace,
                looks,
                settledLooks,
                List.of(),
                sightGaps.forgotten(),
                tags,
                pieces.forgotten());
    }

    /** Returns the places where a covered token may have gone or come. */
    OpenedPlaces opened() {
        Set<Place> surely = touches.stream()
                .filter(touch -> touch.underHand().isEmpty() && touch.left().gone() > settledLooks)
                .map(touch -> touch.piece().place())
                .collect(Collectors.toSet());
        Set<Place> perhaps = new HashSet<>(sightGaps.unwatched());
        perhaps.addAll(touchedPlaces());
        return new OpenedPlaces(surely, perhaps);
    }

    /** Returns the lifted pieces by the places they left. */
    SortedMap<Place, List<Token>> lifted() {
        SortedMap<Place, List<Token>> lifted = new TreeMap<>();
        byPlace.forEach((place, tracker) -> {
            if (tracker.lifted()) {
                lifted.put(place, tracker.missing());
            }
        });
        return lifted;
    }
}
