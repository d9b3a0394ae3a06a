package umpire.referee.sitting;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.referee.reading.Layout;
import umpire.referee.reading.Reading;
import umpire.referee.reading.Scene;
import umpire.referee.reading.Story;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Token;

/**
 * A seat forgoes what it may still do when another one moves on. Where it looks as if the first one's hand was still at it, that is
 * asked: a touch was begun, or one of its pieces is in the air or out of sight.
 */
final class Waiving<S, A> {
    private final Match<S, A> match;
    private final Attention<S, A> attention;

    private Waiving(Match<S, A> match, Attention<S, A> attention) {
        this.match = match;
        this.attention = attention;
    }

    /** Returns a reading, turned into a question where it would give something away that somebody may not have meant to. */
    static <S, A> Reading<S, A> asked(
            Match<S, A> match, Attention<S, A> attention, Scene scene, Reading<S, A> reading) {
        Waiving<S, A> waiving = new Waiving<>(match, attention);
        if (reading instanceof Reading.Played<S, A> played
                && match.awaited() instanceof Awaited.Choice choice
                && waiving.forgoes(choice.seat(), played.story())
                && waiving.handAtIt(choice.seat(), played.story(), scene)) {
            A waiver = match.outlook().waiver().orElseThrow();
            return new Reading.Open<>(
                    List.of(played.story()),
                    match.game().describe(match.state(), waiver) + "? The other side has moved on.");
        }
        return reading;
    }

    private boolean forgoes(Seat seat, Story<S, A> story) {
        Optional<A> waiver = match.outlook().waiver().filter(story.actions().get(0)::equals);
        if (waiver.isEmpty() || story.actions().size() < 2) {
            return false;
        }
        S then = Turn.after(match.game(), match.state(), waiver.orElseThrow());
        return !match.game().seatOf(then, story.actions().get(1)).equals(seat);
    }

    private boolean handAtIt(Seat seat, Story<S, A> story, Scene scene) {
        Layout now = match.present().layout();
        List<Place> changed = now.changes(story.layout());
        Stream<Place> inTheAir =
                attention.settling().lifted().keySet().stream().filter(place -> !changed.contains(place));
        return !attention.settling().touches().isEmpty()
                || Stream.concat(inTheAir, now.unseen(scene).stream())
                        .anyMatch(place -> now.shows(place).stream().anyMatch(token -> owns(seat, token)));
    }

    private boolean owns(Seat seat, Token token) {
        return match.game().pieces().stream()
                .anyMatch(piece -> piece.token().equals(token) && piece.seat().equals(seat.name()));
    }
}
