package umpire.referee.settling;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Token;

/** What was lifted and put back since this was last forgotten, over all places. */
record Lifts(SortedMap<Place, Lift> byPlace, List<Place> touches) {
    static final Lifts NONE = new Lifts(new TreeMap<>(), List.of());

    Lifts look(SortedMap<Place, Seen> seen, boolean hand) {
        SortedMap<Place, Lift> next = new TreeMap<>(byPlace);
        List<Place> touched = new ArrayList<>(touches);
        List<Lift.After> gains = new ArrayList<>();
        seen.forEach((place, look) -> {
            switch (look) {
                case Seen.Hidden hidden -> next.computeIfPresent(place, (same, lift) -> lift.hidden(hand));
                case Seen.Clear clear -> {
                    Lift.After after =
                            next.getOrDefault(place, Lift.of(clear.tokens())).look(clear.tokens(), hand);
                    next.put(place, after.lift());
                    if (after.touched()) {
                        touched.add(place);
                    } else if (!after.gained().isEmpty()) {
                        gains.add(after);
                    }
                }
            }
        });
        gains.forEach(gain -> markElsewhere(next, gain.gained()));
        return new Lifts(next, List.copyOf(touched));
    }

    private static void markElsewhere(SortedMap<Place, Lift> lifts, List<Token> gained) {
        lifts.replaceAll(
                (place, lift) -> lift.missing().stream().anyMatch(gained::contains) ? lift.placedElsewhere() : lift);
    }

    /** Takes what is held now for where things stand: nothing is in the air. */
    Lifts landed() {
        SortedMap<Place, Lift> next = new TreeMap<>(byPlace);
        next.replaceAll((place, lift) -> Lift.of(lift.held()));
        return new Lifts(next, touches);
    }

    Lifts forgotten() {
        return new Lifts(landed().byPlace, List.of());
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
