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
record Lifts(SortedMap<Place, Lift> byPlace, long looks, List<Touch> touches) {
    static final Lifts NONE = new Lifts(new TreeMap<>(), 0, List.of());

    Lifts look(SortedMap<Place, Seen> seen, boolean hand) {
        long look = looks + 1;
        SortedMap<Place, Lift> next = new TreeMap<>(byPlace);
        List<Touch> touched = new ArrayList<>(touches);
        List<Lift.After> gains = new ArrayList<>();
        seen.forEach((place, claim) -> {
            switch (claim) {
                case Seen.Hidden hidden -> next.computeIfPresent(place, (same, lift) -> lift.hidden(hand));
                case Seen.Clear clear -> {
                    Lift before = next.getOrDefault(place, Lift.of(clear.tokens()));
                    Lift.After after = before.look(clear.tokens(), hand, look);
                    next.put(place, after.lift());
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
        return new Lifts(next, look, List.copyOf(touched));
    }

    private static void markElsewhere(SortedMap<Place, Lift> lifts, List<Token> gained) {
        lifts.replaceAll(
                (place, lift) -> lift.missing().stream().anyMatch(gained::contains) ? lift.placedElsewhere() : lift);
    }

    private static void markShown(SortedMap<Place, Lift> lifts) {
        List<Token> shown =
                lifts.values().stream().flatMap(lift -> lift.come().stream()).toList();
        lifts.replaceAll(
                (place, lift) -> lift.missing().stream().anyMatch(shown::contains) ? lift.shownElsewhere() : lift);
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

    /** Takes what these places hold now for where things stand: nothing of theirs is in the air. */
    Lifts landed(Set<Place> places) {
        SortedMap<Place, Lift> next = new TreeMap<>(byPlace);
        next.replaceAll((place, lift) -> places.contains(place) ? Lift.of(lift.held()) : lift);
        return new Lifts(next, looks, touches);
    }

    Lifts forgotten() {
        return new Lifts(landed(byPlace.keySet()).byPlace, looks, List.of());
    }

    /** Returns the places whose pieces are in the air, and what those are. */
    SortedMap<Place, List<Token>> lifted() {
        SortedMap<Place, List<Token>> lifted = new TreeMap<>();
        byPlace.forEach((place, lift) -> {
            if (lift.lifted()) {
                lifted.put(place, lift.missing());
            }
        });
        return lifted;
    }
}
