package umpire.referee.session.step;

import java.util.List;
import java.util.Optional;
import umpire.referee.announcement.DrawOffer;
import umpire.referee.session.choice.DrawAnswer;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.session.input.EndRequest;
import umpire.referee.session.record.Entry;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Seat;

/** Ends a game that its rules would continue: a seat resigns, or all agree on a draw. */
final class OnResignOrDraw<S, A> {
    private final StepContext<S, A> context;

    OnResignOrDraw(StepContext<S, A> context) {
        this.context = context;
    }

    /** Executes a seat's request, in a started game. */
    CommandAnswer take(Seat seat, EndRequest endRequest) {
        if (!context.game().seats().contains(seat)) {
            return CommandAnswer.notDone("There is no seat called '" + seat + "'; the seats are "
                    + context.game().seats() + ".");
        }
        if (context.match().awaited() instanceof Awaited.Nothing over) {
            return CommandAnswer.notDone("The game is over. " + over.outcome().says());
        }
        return switch (endRequest) {
            case RESIGN -> resign(seat);
            case OFFER_DRAW -> offer(seat);
            case ACCEPT_DRAW ->
                asks(seat) ? accept(seat) : CommandAnswer.notDone("No draw is offered to " + seat + ".");
            case DECLINE_DRAW -> concerns(seat) ? decline(seat) : CommandAnswer.notDone("No draw is offered.");
        };
    }

    private CommandAnswer done(String says) {
        context.tell("event", says, List.of());
        return new CommandAnswer.Done(says);
    }

    private CommandAnswer resign(Seat seat) {
        context.record(Entry.EntryKind.RESIGNED, seat.name());
        context.tellOutcome();
        return new CommandAnswer.Done(context.match().asking());
    }

    private CommandAnswer offer(Seat seat) {
        if (context.game().playedTogether()) {
            return CommandAnswer.notDone(context.game().title() + " is played together, so it has no draw.");
        }
        Optional<DrawOffer> open = context.match().offer();
        if (open.isPresent()) {
            String by = open.orElseThrow().by().name();
            return CommandAnswer.notDone(by + " has already offered a draw, and waits for an answer.");
        }
        if (context.game().seats().size() < 2) {
            return CommandAnswer.notDone("You cannot offer a draw: this game has one side.");
        }
        context.recordKeepingPerception(Entry.EntryKind.DRAW_OFFERED, seat.name());
        return done(seat + " offers a draw.");
    }

    private CommandAnswer accept(Seat seat) {
        if (context.match().offer().orElseThrow().asked().size() > 1) {
            context.recordKeepingPerception(Entry.EntryKind.DRAW_ACCEPTED, seat.name());
            return done(seat + " agrees to a draw.");
        }
        context.record(Entry.EntryKind.DRAW_ACCEPTED, seat.name());
        context.tellOutcome();
        return new CommandAnswer.Done(context.match().asking());
    }

    private CommandAnswer decline(Seat seat) {
        boolean own = context.match().offer().orElseThrow().by().equals(seat);
        context.recordKeepingPerception(Entry.EntryKind.DRAW_DECLINED, seat.name());
        return done(seat + (own ? " withdraws the offer of a draw." : " declines the draw."));
    }

    private boolean asks(Seat seat) {
        return context.match()
                .offer()
                .filter(offer -> offer.asked().contains(seat))
                .isPresent();
    }

    private boolean concerns(Seat seat) {
        return context.match().offer().isPresent() && context.game().seats().contains(seat);
    }

    /** Returns whether a press of confirm answered an offer, and processes it. */
    boolean confirms(Optional<Seat> presser) {
        Optional<Seat> seat = presser.filter(this::asks)
                .filter(asked -> DrawAnswer.isAllThatConfirmMeans(asked, context.match(), context.perception()));
        seat.ifPresent(this::accept);
        return seat.isPresent();
    }

    /** Returns whether a press of undo concerned an offer, and processes it. */
    boolean undoes(Optional<Seat> presser) {
        Optional<Seat> seat = presser.filter(this::concerns);
        seat.ifPresent(this::decline);
        return seat.isPresent();
    }
}
