package umpire.referee.sitting;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import umpire.referee.announcement.DrawOffer;
import umpire.referee.announcement.Prompt;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Seat;

/** How players end a game that its rules would let go on: one resigns, or all agree on a draw. */
final class Endings<S, A> {
    private final Turn<S, A> turn;

    Endings(Turn<S, A> turn) {
        this.turn = turn;
    }

    /** Takes what a seat asks for, in a game that was started. */
    Answer take(Seat seat, Ending ending) {
        if (!turn.game().seats().contains(seat)) {
            return notDone("There is no seat called '" + seat + "'; the seats are "
                    + turn.game().seats() + ".");
        }
        if (turn.match().awaited() instanceof Awaited.Nothing over) {
            return notDone("The game is over. " + over.outcome().says());
        }
        return switch (ending) {
            case RESIGN -> resign(seat);
            case OFFER_DRAW -> offer(seat);
            case ACCEPT_DRAW -> asks(seat) ? accept(seat) : notDone("Nobody offers " + seat + " a draw.");
            case DECLINE_DRAW -> concerns(seat) ? decline(seat) : notDone("No draw is offered.");
        };
    }

    private static Answer notDone(String why) {
        return new Answer.NotDone(Optional.empty(), why);
    }

    private Answer done(String says) {
        turn.tell("event", says, List.of());
        return new Answer.Done(says);
    }

    private Answer resign(Seat seat) {
        turn.record(Entry.Kind.RESIGNED, seat.name());
        turn.tellOver();
        return new Answer.Done(Prompting.asking(turn.match()));
    }

    private Answer offer(Seat seat) {
        Optional<DrawOffer> open = turn.match().offer();
        if (open.isPresent()) {
            String by = open.orElseThrow().by().name();
            return notDone(by + " has already offered a draw, and waits for an answer.");
        }
        if (turn.game().seats().size() < 2) {
            return notDone("There is nobody to offer a draw to.");
        }
        turn.note(Entry.Kind.DRAW_OFFERED, seat.name());
        return done(seat + " offers a draw.");
    }

    private Answer accept(Seat seat) {
        if (turn.match().offer().orElseThrow().asked().size() > 1) {
            turn.note(Entry.Kind.DRAW_ACCEPTED, seat.name());
            return done(seat + " agrees to a draw.");
        }
        turn.record(Entry.Kind.DRAW_ACCEPTED, seat.name());
        turn.tellOver();
        return new Answer.Done(Prompting.asking(turn.match()));
    }

    private Answer decline(Seat seat) {
        boolean own = turn.match().offer().orElseThrow().by().equals(seat);
        turn.note(Entry.Kind.DRAW_DECLINED, seat.name());
        return done(seat + (own ? " withdraws the offer of a draw." : " declines the draw."));
    }

    private boolean asks(Seat seat) {
        return turn.match()
                .offer()
                .filter(offer -> offer.asked().contains(seat))
                .isPresent();
    }

    private boolean concerns(Seat seat) {
        return turn.match().offer().isPresent() && turn.game().seats().contains(seat);
    }

    /** Returns whether a press of confirm was an answer to an offer, and takes it. */
    boolean confirms(Optional<Seat> presser) {
        Optional<Seat> seat =
                presser.filter(this::asks).filter(asked -> confirmIsFree(asked, turn.match(), turn.attention()));
        seat.ifPresent(this::accept);
        return seat.isPresent();
    }

    /** Returns whether a press of undo was about an offer, and takes it. */
    boolean undoes(Optional<Seat> presser) {
        Optional<Seat> seat = presser.filter(this::concerns);
        seat.ifPresent(this::decline);
        return seat.isPresent();
    }

    /** Returns whether a press of confirm by a seat can mean nothing but its answer to an offer. */
    private static <S, A> boolean confirmIsFree(Seat seat, Match<S, A> match, Attention<S, A> attention) {
        boolean another =
                Prompting.asked(match).filter(asked -> !asked.equals(seat)).isPresent();
        return another
                || (Marked.of(match, attention, Offer.all(match, attention)) < 0
                        && attention.named().isEmpty()
                        && Prompting.fewerDice(match, attention).isEmpty()
                        && match.outlook().waiver().isEmpty());
    }

    /** Returns the prompt with an open offer said before it, and how to answer that. */
    static <S, A> Prompt before(Prompt then, Match<S, A> match, Attention<S, A> attention) {
        return match.offer()
                .map(offer -> new Prompt(
                        then.need(),
                        then.seat(),
                        says(offer, match, attention) + " " + then.says(),
                        then.options(),
                        then.chosen(),
                        then.corrections(),
                        then.cues()))
                .orElse(then);
    }

    private static <S, A> String says(DrawOffer offer, Match<S, A> match, Attention<S, A> attention) {
        boolean byButton = !Anew.offered(match, attention)
                && offer.asked().stream().allMatch(seat -> confirmIsFree(seat, match, attention));
        String asked = offer.asked().stream().map(Seat::name).collect(Collectors.joining(" and "));
        return offer.by() + " offers a draw. " + asked
                + (byButton
                        ? ": press Confirm to accept it, Undo to decline it, or play on."
                        : ": accept it on a page, press Undo to decline it, or play on.");
    }
}
