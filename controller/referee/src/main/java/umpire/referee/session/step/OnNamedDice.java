package umpire.referee.session.step;

import java.util.List;
import java.util.Optional;
import umpire.referee.session.dice.DiceToName;
import umpire.referee.session.dice.RollReading;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.session.state.NamedDice;
import umpire.referee.session.state.NamedDice.SeatDice;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Seat;

/** Processes the faces that seats name of their own dice, at any time, and their corrections and confirmations. */
final class OnNamedDice<S, A> {
    private final StepContext<S, A> context;
    private final DiceToName toName;

    OnNamedDice(StepContext<S, A> context) {
        this.context = context;
        this.toName = DiceToName.of(context.match(), context.perception());
    }

    /** Takes all faces that a seat has named so far. */
    CommandAnswer name(Command.NameDice command) {
        Optional<Seat> seat = command.seat().or(this::onlySeat);
        if (toName.isEmpty()) {
            return CommandAnswer.notDone(
                    "No dice are to be named now. " + context.match().asking());
        }
        if (seat.filter(toName.seats()::contains).isEmpty()) {
            return CommandAnswer.notDone(
                    seat.map(who -> who + " has no dice to name. ").orElse("Say for which seat. ")
                            + context.match().asking());
        }
        return switch (toName.faces(seat.orElseThrow(), command.faces())) {
            case Parsed.Bad<List<String>> bad -> CommandAnswer.notDone(bad.why());
            case Parsed.Good<List<String>> good -> {
                keep(seat.orElseThrow(), good.value(), false);
                yield command.confirmed()
                        ? confirmed(seat.orElseThrow())
                        : new CommandAnswer.Done(toName.says(named()));
            }
        };
    }

    private Optional<Seat> onlySeat() {
        return toName.seats().size() == 1 ? Optional.of(toName.seats().get(0)) : Optional.empty();
    }

    private NamedDice named() {
        return context.perception().namedDice();
    }

    private void keep(Seat seat, List<String> faces, boolean confirmed) {
        NamedDice next = named().with(seat, new SeatDice(faces, confirmed));
        context.perceive(now -> now.withNamedDice(next));
    }

    /** Returns whether a press of undo concerned named dice. It withdraws the confirmation, or else the last face. */
    boolean undoes(Optional<Seat> presser) {
        Optional<Seat> seat = presser.or(this::onlySeat)
                .filter(toName.seats()::contains)
                .filter(who -> !named().of(who).faces().isEmpty());
        seat.ifPresent(who -> {
            SeatDice dice = named().of(who);
            int kept = dice.faces().size() - (dice.confirmed() ? 0 : 1);
            keep(who, dice.faces().subList(0, kept), false);
        });
        return seat.isPresent();
    }

    /** Returns whether a press of confirm concerned dice to be named, and processes it. */
    boolean confirms(Optional<Seat> presser) {
        Optional<Seat> seat = presser.or(this::onlySeat)
                .filter(toName.seats()::contains)
                .filter(who -> !named().of(who).confirmed());
        seat.flatMap(this::fault).ifPresent(context::refuse);
        return seat.isPresent();
    }

    private CommandAnswer confirmed(Seat seat) {
        return fault(seat)
                .map(CommandAnswer::notDone)
                .orElseGet(() -> new CommandAnswer.Done(seat + "'s dice are named."));
    }

    /**
     * Confirms a seat's dice, and plays the roll once all are confirmed. Returns the reason why the dice are wrong;
     * empty if they are right.
     */
    private Optional<String> fault(Seat seat) {
        List<String> faces = named().of(seat).faces();
        if (!toName.enough(seat, named().of(seat))) {
            return Optional.of(toName.says(named()));
        }
        keep(seat, faces, true);
        switch (RollReading.read(context.match(), context.perception())) {
            case RollReading.Complete<A> complete -> context.play(complete.action());
            case RollReading.Unclear<A> unclear -> {
                keep(seat, faces, false);
                return Optional.of(unclear.why());
            }
            case RollReading.NoAnswer<A> none -> {}
            case RollReading.Fewer<A> fewer -> {}
            case RollReading.InDoubt<A> doubt -> {}
            case RollReading.IfConfirmed<A> asked -> {}
            case RollReading.Disturbed<A> disturbed -> {}
        }
        return Optional.empty();
    }
}
