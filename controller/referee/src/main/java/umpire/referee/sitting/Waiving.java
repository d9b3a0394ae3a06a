package umpire.referee.sitting;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.referee.reading.Layout;
import umpire.referee.reading.Reading;
import umpire.referee.reading.Scene;
import umpire.referee.reading.Story;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Token;

/**
 * A seat forgoes what it may still do when another one moves on. Where it looks as if the first one's hand was still at it, that is
 * asked: a touch was begun, or one of its pieces is in the air or out of sight. Players may have it asked always.
 */
final class Waiving<S, A> {
    private final Turn<S, A> turn;
    private final Game<S, A> game;
    private final Scene scene;

    private Waiving(Turn<S, A> turn, Scene scene) {
        this.turn = turn;
        this.game = turn.game();
        this.scene = scene;
    }

    /** Returns a reading, turned into a question where it would give something away that somebody may not have meant to. */
    static <S, A> Reading<S, A> asked(Turn<S, A> turn, Scene scene, Reading<S, A> reading) {
        return reading instanceof Reading.Played<S, A> played
                ? new Waiving<>(turn, scene).askedOf(played.story()).orElse(reading)
                : reading;
    }

    private Optional<Reading<S, A>> askedOf(Story<S, A> story) {
        List<A> actions = story.actions();
        S state = turn.match().state();
        for (int i = 0; i + 1 < actions.size(); i++) {
            S next = Turn.after(game, state, actions.get(i));
            if (forgoes(state, actions.get(i), next, actions.get(i + 1)) && asks(state, actions.get(i), story)) {
                String waived = game.describe(state, actions.get(i));
                return Optional.of(new Reading.Open<>(List.of(story), waived + "? The other side has moved on."));
            }
            state = next;
        }
        return Optional.empty();
    }

    private boolean forgoes(S state, A action, S next, A then) {
        return game.waiver(state).filter(action::equals).isPresent()
                && !game.seatOf(next, then).equals(game.seatOf(state, action));
    }

    private boolean asks(S state, A waiver, Story<S, A> story) {
        return turn.settings().askBeforeWaiving() || handAtIt(game.seatOf(state, waiver), story);
    }

    private boolean handAtIt(Seat seat, Story<S, A> story) {
        Attention<S, A> attention = turn.attention();
        Layout now = turn.match().present().layout();
        List<Place> changed = now.changes(story.layout());
        Stream<Place> inTheAir =
                attention.settling().lifted().keySet().stream().filter(place -> !changed.contains(place));
        return !attention.settling().touches().isEmpty()
                || Stream.concat(inTheAir, now.unseen(scene).stream())
                        .anyMatch(place -> now.shows(place).stream().anyMatch(token -> owns(seat, token)));
    }

    private boolean owns(Seat seat, Token token) {
        return game.pieces().stream()
                .anyMatch(piece -> piece.token().equals(token) && piece.seat().equals(seat.name()));
    }
}
