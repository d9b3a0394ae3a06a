package umpire.referee.settling;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Token;

/**
 * What was lifted and put back since this was last forgotten, over all places.
 *
 * @param looks how many were taken
 * @param touches in the order in which the pieces were lifted
 */
record TouchDetector(SortedMap<Place, LiftTracker> byPlace, long looks, List<Touch> touches) {
    static final TouchDetector NONE = new TouchDetector(new TreeMap<>(), 0, List.of());

    TouchDetector look(SortedMap<Place, PlaceLook> seen, boolean hand) {
        long look = looks + 1;
        SortedMap<Place, LiftTracker> next = new TreeMap<>(byPlace);
        List<Touch> touched = new ArrayList<>(touches);
        List<LiftTracker.After> gains = new ArrayList<>();
        seen.forEach((place, claim) -> {
            switch (claim) {
                case PlaceLook.NotSeen notSeen -> next.computeIfPresent(place, (same, tracker) -> tracker.hidden(hand));
                case PlaceLook.Clear clear -> {
                    LiftTracker before = next.getOrDefault(place, LiftTracker.of(clear.tokens()));
                    LiftTracker.After after = before.look(clear.tokens(), hand, look);
                    next.put(place, after.tracker());
                    if (after.touched()) {
                        touched.add(new Touch(place, before.left(), look, before.seenElsewhere()));
                    } else if (!after.gained().isEmpty()) {
                        gains.add(after);
                    }
                }
            }
        });
        gains.forEach(gain -> markElsewhere(next, gain.gained()));
        markShown(next);
        touched.sort(Comparator.comparingLong(touch -> touch.left().gone()));
        return new TouchDetector(next, look, List.copyOf(touched));
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
        return touches.stream().map(Touch::place).toList();
    }

    /** Returns whether each touch was seen for what it is, and which of them came first. */
    boolean sure() {
        return touches.stream().noneMatch(Touch::pushed)
                && IntStream.range(1, touches.size())
                        .allMatch(i -> touches.get(i - 1).surelyBefore(touches.get(i)));
    }

    /** Takes what these places hold now as what they held all along: nothing of theirs counts as in the air. */
    TouchDetector landed(Set<Place> places) {
        SortedMap<Place, LiftTracker> next = new TreeMap<>(byPlace);
        next.replaceAll((place, tracker) -> places.contains(place) ? LiftTracker.of(tracker.held()) : tracker);
        return new TouchDetector(next, looks, touches);
    }

    /** Forgets what lay by some names, by which something else is looked for from now on. */
    TouchDetector without(Set<Place> names) {
        SortedMap<Place, LiftTracker> rest = new TreeMap<>(byPlace);
        rest.keySet().removeAll(names);
        return new TouchDetector(rest, looks, touches);
    }

    TouchDetector forgotten() {
        return new TouchDetector(landed(byPlace.keySet()).byPlace, looks, List.of());
    }

    /** Returns the places whose pieces are in the air, and what those are. */
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
