package umpire.referee.reading;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Seat;

/**
 * The steps that a take-back undoes.
 *
 * @param names the steps in words, the latest first, in the order of taking back
 * @param seats the seats that made them
 * @param rolls whether dice or cards are among them
 * @param reveals whether one of them revealed secret declarations
 * @param played whether each is an action; an ending by agreement, or a position that the players or the operator let
 *     stand, is none
 */
public record Undone(List<String> names, Set<Seat> seats, boolean rolls, boolean reveals, boolean played) {
    private static final int NAMED = 4;
    private static final int OWN_LAST_MOVE = 2;

    public Undone {
        names = List.copyOf(names);
        seats = Set.copyOf(seats);
    }

    /** Returns what taking back the last {@code steps} steps undoes. The history must have at least as many. */
    public static <S, A> Undone of(Game<S, A> game, ActionHistory<S, A> present, int steps) {
        List<String> names = new ArrayList<>();
        Set<Seat> seats = new HashSet<>();
        boolean rolls = false;
        boolean reveals = false;
        boolean played = true;
        ActionHistory<S, A> at = present;
        for (int i = 0; i < steps; i++) {
            ActionHistory<S, A> earlier = at.before().orElseThrow();
            if (at.told() > earlier.told() && (steps == 1 || !unwitnessed(game, at, earlier))) {
                names.add(name(game, at, earlier));
            }
            at.action().ifPresent(action -> seats.add(game.seatOf(earlier.state(), action)));
            rolls = rolls || (earlier.awaited() instanceof Awaited.Roll roll && !roll.laid());
            reveals = reveals || at.reveals();
            played = played && at.action().isPresent();
            at = earlier;
        }
        return new Undone(names, seats, rolls, reveals, played);
    }

    /**
     * Returns whether a step is only the pass that lets a throw count. The player who takes the throw back did not play
     * it.
     */
    private static <S, A> boolean unwitnessed(Game<S, A> game, ActionHistory<S, A> at, ActionHistory<S, A> earlier) {
        return earlier.awaited() instanceof Awaited.Choice
                && at.action().isPresent()
                && at.action().equals(game.unwitnessed(earlier.state()));
    }

    private static <S, A> String name(Game<S, A> game, ActionHistory<S, A> at, ActionHistory<S, A> earlier) {
        String otherwise = at.endedByPlayers() ? "the end of the game" : "a position that the operator accepted";
        return earlier.awaited() instanceof Awaited.Declarations
                ? "a declaration"
                : at.action()
                        .map(action -> game.describe(earlier.state(), action))
                        .orElse(otherwise);
    }

    /**
     * Returns whether the steps told no seat anything it did not decide itself: actions only, without dice, cards or
     * reveal.
     */
    public boolean plain() {
        return played && !rolls && !reveals;
    }

    /** Returns whether the steps are plain and all made by one seat. */
    boolean isOf(Seat seat) {
        return plain() && seats.equals(Set.of(seat));
    }

    /**
     * Returns whether the steps are plain and no more than one seat's last move. A hand may undo these without a
     * question.
     */
    public boolean small() {
        return plain() && seats.size() == 1 && names.size() <= OWN_LAST_MOVE;
    }

    /** Returns the steps the earliest first, in the order of playing them again. */
    public Undone inOrderOfPlay() {
        return new Undone(names.reversed(), seats, rolls, reveals, played);
    }

    /** Returns the steps in words. */
    public String says() {
        int more = names.size() - NAMED;
        return more > 0
                ? String.join("; ", names.subList(0, NAMED)) + " and " + more + " more"
                : String.join("; ", names);
    }
}
