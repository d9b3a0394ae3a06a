package umpire.referee.settling;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.kernel.Token;

/**
 * The contents of one place over several looks, also while a hand is near. Tells a piece that was lifted and put back
 * from one that never left.
 *
 * @param held its contents, confirmed by a second look
 * @param pending the different contents that only the last look claims
 * @param original its contents before a piece was lifted or held above it; otherwise the same as {@code held}
 * @param handled true when a hand was in view since the lift; without a hand the piece was only misread
 * @param elsewhere true when the lifted piece was put down on another place meanwhile
 * @param seenElsewhere true when it was seen on another place under a hand: held above it, or pushed there
 * @param left the looks between which it left
 */
record LiftTracker(
        List<Token> held,
        List<Token> pending,
        List<Token> original,
        boolean handled,
        boolean elsewhere,
        boolean seenElsewhere,
        Leaving left) {
    /**
     * The looks between which a piece left its place.
     *
     * @param standing the last look that showed it there
     * @param gone the first look that showed it gone; 0 while none did
     */
    record Leaving(long standing, long gone) {
        private static final Leaving UNKNOWN = new Leaving(0, 0);

        private Leaving look(boolean whole, long look) {
            if (whole) {
                return new Leaving(look, 0);
            }
            return gone == 0 ? new Leaving(standing, look) : this;
        }
    }

    record After(LiftTracker tracker, boolean touched, List<Token> gained) {
        private After putDown() {
            List<Token> come = tracker.come();
            return come.isEmpty() ? this : new After(tracker.taking(come), touched, come);
        }
    }

    static LiftTracker of(List<Token> tokens) {
        return new LiftTracker(tokens, tokens, tokens, false, false, false, Leaving.UNKNOWN);
    }

    boolean lifted() {
        return !elsewhere && !missing().isEmpty();
    }

    /** Returns the tokens that are in a player's hand. */
    List<Token> missing() {
        return without(original, held);
    }

    /** Returns the tokens that are held above this place, or were pushed onto it. */
    List<Token> come() {
        return without(held, original);
    }

    /** Returns the tracker after a look that does not show the place. It still remembers the hand. */
    LiftTracker hidden(boolean hand) {
        return new LiftTracker(held, pending, original, handled || hand, elsewhere, seenElsewhere, left);
    }

    After look(List<Token> seen, boolean hand, long look) {
        boolean untouched = seen.equals(held) && held.equals(original);
        boolean whole = without(original, seen).isEmpty();
        // The time of leaving is fixed once the absence is confirmed.
        Leaving leaving = missing().isEmpty() ? left.look(whole, look) : left;
        LiftTracker now = new LiftTracker(
                held, seen, original, hand || (handled && !untouched), elsewhere, seenElsewhere, leaving);
        After after =
                seen.equals(held) || !seen.equals(pending) ? new After(now, false, List.of()) : now.turn(seen, look);
        return hand || !seen.equals(after.tracker.held) ? after : after.putDown();
    }

    private After turn(List<Token> seen, long look) {
        if (seen.equals(original)) {
            LiftTracker back = new LiftTracker(seen, seen, seen, false, false, false, new Leaving(look, 0));
            return new After(back, handled && !elsewhere && !missing().isEmpty(), List.of());
        }
        return new After(
                new LiftTracker(seen, seen, original, handled, elsewhere, seenElsewhere, left), false, List.of());
    }

    /** Without a hand in view, a new piece was put here. Under a hand it may only be held above this place. */
    private LiftTracker taking(List<Token> come) {
        List<Token> now = new ArrayList<>(original);
        now.addAll(come);
        LiftTracker taken =
                new LiftTracker(held, pending, now.stream().sorted().toList(), handled, elsewhere, seenElsewhere, left);
        return taken.missing().isEmpty() ? LiftTracker.of(held) : taken;
    }

    LiftTracker placedElsewhere() {
        return new LiftTracker(held, pending, original, handled, true, true, left);
    }

    LiftTracker shownElsewhere() {
        return new LiftTracker(held, pending, original, handled, elsewhere, true, left);
    }

    private static List<Token> without(List<Token> from, List<Token> taken) {
        List<Token> rest = new ArrayList<>(from);
        taken.forEach(rest::remove);
        return List.copyOf(rest);
    }
}
