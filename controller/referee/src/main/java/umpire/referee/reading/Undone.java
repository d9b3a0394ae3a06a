package umpire.referee.reading;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Seat;

/**
 * What taking actions back undoes.
 *
 * @param names the actions in words, the latest first
 * @param seats whose they are
 * @param rolls whether dice are among them
 * @param played whether each is an action; what players or the operator ended or let stand is none
 */
public record Undone(List<String> names, Set<Seat> seats, boolean rolls, boolean played) {
    private static final int NAMED = 4;
    private static final int OWN_LAST_MOVE = 2;

    public Undone {
        names = List.copyOf(names);
        seats = Set.copyOf(seats);
    }

    /** Looks back over so many steps, of which there are enough. */
    public static <S, A> Undone of(Game<S, A> game, ActionHistory<S, A> present, int steps) {
        List<String> names = new ArrayList<>();
        Set<Seat> seats = new HashSet<>();
        boolean rolls = false;
        boolean played = true;
        ActionHistory<S, A> at = present;
        for (int i = 0; i < steps; i++) {
            ActionHistory<S, A> earlier = at.before().orElseThrow();
            if (at.told() > earlier.told()) {
                names.add(name(game, at, earlier));
            }
            at.action().ifPresent(action -> seats.add(game.seatOf(earlier.state(), action)));
            rolls = rolls || earlier.awaited() instanceof Awaited.Roll;
            played = played && at.action().isPresent();
            at = earlier;
        }
        return new Undone(names, seats, rolls, played);
    }

    private static <S, A> String name(Game<S, A> game, ActionHistory<S, A> at, ActionHistory<S, A> earlier) {
        String otherwise = at.endedByPlayers() ? "the end of the game" : "a position that was let stand";
        return earlier.awaited() instanceof Awaited.Declarations
                ? "a declaration"
                : at.action()
                        .map(action -> game.describe(earlier.state(), action))
                        .orElse(otherwise);
    }

    /** Returns whether it is no more than one seat's last move, and no dice: that a hand may undo without being asked. */
    boolean small() {
        return played && !rolls && seats.size() == 1 && names.size() <= OWN_LAST_MOVE;
    }

    /** Says what it is, the latest first. */
    public String says() {
        int more = names.size() - NAMED;
        return more > 0
                ? String.join("; ", names.subList(0, NAMED)) + " and " + more + " before"
                : String.join("; ", names);
    }
}
