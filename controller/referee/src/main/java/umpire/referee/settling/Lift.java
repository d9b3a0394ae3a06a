package umpire.referee.settling;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.kernel.Token;

/**
 * What one place is known to have held, look by look, also while a hand is near: it tells a piece lifted and put back from one
 * that never left.
 *
 * @param held what it holds, confirmed by a second look
 * @param pending what the last look claims instead
 * @param original what it held before something was lifted or a hand held something above it; else the same as {@code held}
 * @param handled true when a hand was about since the lift; without one nothing was lifted, only misread
 * @param elsewhere true when what was lifted was put down on another place meanwhile
 */
record Lift(List<Token> held, List<Token> pending, List<Token> original, boolean handled, boolean elsewhere) {
    /** What a look led to. */
    record After(Lift lift, boolean touched, List<Token> gained) {
        private After putDown() {
            List<Token> come = lift.come();
            return come.isEmpty() ? this : new After(lift.taking(come), touched, come);
        }
    }

    static Lift of(List<Token> tokens) {
        return new Lift(tokens, tokens, tokens, false, false);
    }

    boolean lifted() {
        return !elsewhere && !missing().isEmpty();
    }

    /** Returns the tokens that are in someone's hand. */
    List<Token> missing() {
        return without(original, held);
    }

    /** The place is out of sight; whether a hand is about still matters. */
    Lift hidden(boolean hand) {
        return new Lift(held, pending, original, handled || hand, elsewhere);
    }

    After look(List<Token> seen, boolean hand) {
        boolean untouched = seen.equals(held) && held.equals(original);
        Lift handledNow = new Lift(held, seen, original, hand || (handled && !untouched), elsewhere);
        After after = seen.equals(held) || !seen.equals(pending)
                ? new After(handledNow, false, List.of())
                : handledNow.turn(seen);
        return hand || !seen.equals(after.lift.held) ? after : after.putDown();
    }

    private After turn(List<Token> seen) {
        if (seen.equals(original)) {
            return new After(Lift.of(seen), handled && !elsewhere && !missing().isEmpty(), List.of());
        }
        return new After(new Lift(seen, seen, original, handled, elsewhere), false, List.of());
    }

    /** With no hand about, what came here was put here; under a hand it may only be held above this place. */
    private List<Token> come() {
        return without(held, original);
    }

    private Lift taking(List<Token> come) {
        List<Token> now = new ArrayList<>(original);
        now.addAll(come);
        Lift taken = new Lift(held, pending, now.stream().sorted().toList(), handled, elsewhere);
        return taken.missing().isEmpty() ? Lift.of(held) : taken;
    }

    Lift placedElsewhere() {
        return new Lift(held, pending, original, handled, true);
    }

    private static List<Token> without(List<Token> from, List<Token> taken) {
        List<Token> rest = new ArrayList<>(from);
        taken.forEach(rest::remove);
        return List.copyOf(rest);
    }
}
