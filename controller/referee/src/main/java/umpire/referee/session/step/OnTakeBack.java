package umpire.referee.session.step;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import umpire.referee.announcement.TakeBackRequest;
import umpire.referee.session.choice.Offer;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.session.record.Entry;
import umpire.rules.kernel.Seat;

/**
 * Takes actions back and redoes them: at once if they are the seat's own, otherwise with the permission of the seats
 * concerned.
 */
final class OnTakeBack<S, A> {
    private final StepContext<S, A> context;

    OnTakeBack(StepContext<S, A> context) {
        this.context = context;
    }

    /**
     * Takes back the given number of public actions.
     *
     * @param by the seat that asks; empty for the operator, who needs no permission
     */
    CommandAnswer takeBack(Optional<Seat> by, int actions) {
        int length = context.match().present().told();
        if (actions < 1 || actions > length) {
            return CommandAnswer.notDone(
                    length == 0 ? "There is nothing to take back." : "You can take back 1 to " + length + " actions.");
        }
        return takeBack(by, actions, false);
    }

    /**
     * Takes back the given number of actions. At least as many were played.
     *
     * @param told whether the seat has already confirmed the list of these actions
     */
    private CommandAnswer takeBack(Optional<Seat> by, int actions, boolean told) {
        Optional<TakeBackRequest> request = by.map(seat -> context.match().takeBackRequest(seat, actions, ofTable()))
                .filter(open -> !(told && open.asked().equals(List.of(open.by()))));
        if (asks(request)) {
            return ask(request.orElseThrow());
        }
        context.undo(actions);
        return new CommandAnswer.Done("Taken back.");
    }

    private List<Seat> ofTable() {
        return context.perception().opponent().seats();
    }

    /**
     * Takes an option chosen by a button or a page. If it takes back actions of others, their seats are asked first,
     * and the rest of the option is read from the table once they agree.
     *
     * @param by the seat that chose; empty for the operator, who needs no permission
     */
    CommandAnswer take(Offer<A> offer, Optional<Seat> by) {
        String says = offer.option(context.match()).says();
        if (offer.takenBack() > 0) {
            CommandAnswer answer = takeBack(by, offer.told(context.match()), true);
            if (answer instanceof CommandAnswer.NotDone
                    || context.match().request().isPresent()) {
                return answer;
            }
        }
        context.playAnswer(offer.actions());
        return new CommandAnswer.Done(says);
    }

    /**
     * Redoes the actions that were taken back, if no other was played since.
     *
     * @param by the seat that asks; empty for the operator, who needs no permission
     */
    CommandAnswer redo(Optional<Seat> by) {
        if (context.match().redoStack().actions().isEmpty()) {
            return CommandAnswer.notDone("There is nothing to do again: nothing was taken back since the last action.");
        }
        Optional<TakeBackRequest> request = by.map(seat -> context.match().redoRequest(seat, ofTable()));
        if (asks(request)) {
            return ask(request.orElseThrow());
        }
        context.redo();
        return new CommandAnswer.Done("Done again.");
    }

    private static boolean asks(Optional<TakeBackRequest> request) {
        return request.filter(open -> !open.asked().isEmpty()).isPresent();
    }

    private CommandAnswer ask(TakeBackRequest request) {
        Optional<TakeBackRequest> open = context.match().request();
        if (open.isPresent()) {
            return CommandAnswer.notDone(open.orElseThrow().wants() + " "
                    + Seat.listed(open.orElseThrow().asked()) + " must answer first.");
        }
        String seats = Stream.concat(Stream.of(request.by()), ofTable().stream())
                .map(Seat::name)
                .collect(Collectors.joining(", "));
        context.recordKeepingPerception(
                request.redo() ? Entry.EntryKind.REDO_ASKED : Entry.EntryKind.TAKE_BACK_ASKED,
                request.redo() ? seats : request.actions() + " " + seats);
        context.perceive(now -> now.withConfirms(now.confirms().asked(request.asked(), now.nowMs())));
        return told(
                request.asksItself()
                        ? request.wants() + " Confirm that first."
                        : request.wants() + " " + Seat.listed(request.asked()) + " must allow it.");
    }

    private CommandAnswer told(String says) {
        context.tell("undo", says, List.of());
        return new CommandAnswer.Done(says);
    }

    /**
     * Answers the open request.
     *
     * @param by the seat that answers; empty for the operator, who answers for all
     */
    CommandAnswer answer(Optional<Seat> by, boolean accepted) {
        Optional<TakeBackRequest> open = context.match().request();
        if (open.isEmpty()) {
            return CommandAnswer.notDone("No player has asked to take an action back.");
        }
        TakeBackRequest request = open.orElseThrow();
        boolean own = by.filter(request.by()::equals).isPresent();
        if (by.isPresent() && !request.asked().contains(by.orElseThrow()) && !(own && !accepted)) {
            return CommandAnswer.notDone(
                    Seat.listed(request.asked()) + " must answer that, not " + by.orElseThrow() + ".");
        }
        return accepted ? accept(request, by) : decline(request, by);
    }

    private CommandAnswer accept(TakeBackRequest request, Optional<Seat> by) {
        for (Seat seat : by.map(List::of).orElse(request.asked())) {
            context.recordKeepingPerception(Entry.EntryKind.TAKE_BACK_ACCEPTED, seat.name());
        }
        if (context.match().request().isPresent()) {
            return told(Seat.listed(by.map(List::of).orElse(List.of())) + " allows it.");
        }
        if (request.redo()) {
            context.redo();
        } else {
            context.undo(request.actions());
        }
        return new CommandAnswer.Done(request.redo() ? "Done again." : "Taken back.");
    }

    private CommandAnswer decline(TakeBackRequest request, Optional<Seat> by) {
        String who = by.map(Seat::name).orElse("The operator");
        context.recordKeepingPerception(Entry.EntryKind.TAKE_BACK_DECLINED, who);
        boolean own = by.filter(request.by()::equals).isPresent();
        return told(own ? who + " no longer asks for it." : who + " does not allow it.");
    }

    /** Returns whether a press of confirm was an answer, and processes it. */
    boolean confirms(Optional<Seat> presser) {
        return answers(presser, true);
    }

    /** Returns whether a press of undo was an answer, or withdraws the seat's own request, and processes it. */
    boolean undoes(Optional<Seat> presser) {
        return answers(presser, false);
    }

    private boolean answers(Optional<Seat> presser, boolean accepted) {
        Optional<TakeBackRequest> open = context.match().request();
        boolean concerned = presser.filter(seat -> open.filter(
                                request -> request.asked().contains(seat)
                                        || (!accepted && request.by().equals(seat)))
                        .isPresent())
                .isPresent();
        if (concerned) {
            answer(presser, accepted);
        }
        return concerned;
    }
}
