package umpire.referee.session.step;

import java.util.Optional;
import umpire.referee.reading.BoardIndex;
import umpire.referee.reading.KnownPlaces;
import umpire.referee.reading.Layout;
import umpire.referee.reading.SeenPlacement;
import umpire.referee.reading.UnseenPlaces;
import umpire.referee.session.choice.LayingOut;
import umpire.referee.session.choice.LayingOutChance;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.settling.Settled;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Seat;

/** Executes a command that sets the position: the opening, a given one, or the placement on the table. */
final class OnPositionCommand<S, A> {
    private final StepContext<S, A> context;

    OnPositionCommand(StepContext<S, A> context) {
        this.context = context;
    }

    CommandAnswer start(Command.Start start) {
        Parsed<S> position = start.position()
                .map(context.game()::readPosition)
                .orElseGet(() -> Parsed.good(context.game().opening()));
        return switch (position) {
            case Parsed.Bad<S> bad -> CommandAnswer.notDone(bad.why());
            case Parsed.Good<S> good -> {
                String from = start.position().isPresent() ? "from the position sent" : "from the opening";
                context.setUp(good.value(), context.game().title() + " starts " + from + ".");
                yield new CommandAnswer.Done("The game starts. Put the pieces as the table shows.");
            }
        };
    }

    CommandAnswer newGame(Optional<Seat> seat) {
        boolean on = context.match().started()
                && !(context.match().awaited() instanceof Awaited.Nothing)
                && context.match().present().length() > 0;
        return on && seat.isPresent()
                ? CommandAnswer.notDone("A game is on. Resign or agree on a draw first, or ask the operator to end it.")
                : start(new Command.Start(Optional.empty()));
    }

    /** The seed is the time of the command. Players cannot predict it, and a recording contains it. */
    CommandAnswer layOut() {
        if (!LayingOut.due(context.match())) {
            return CommandAnswer.notDone(
                    "The game is set up. " + context.match().asking());
        }
        if (LayingOut.startsAnew(context.match())) {
            context.setUp(context.game().opening(), context.game().title() + " starts from the opening.");
        }
        LayingOutChance chance = new LayingOutChance(context.perception().nowMs());
        Optional<A> next = context.game().randomSetup(context.match().state(), chance);
        while (next.isPresent()) {
            context.play(next.orElseThrow());
            next = context.game().randomSetup(context.match().state(), chance);
        }
        return new CommandAnswer.Done("The set-up is complete. Put the pieces as the table shows.");
    }

    CommandAnswer startFromTable(Seat toMove) {
        S like = context.match().started()
                ? context.match().state()
                : context.game().opening();
        return switch (fromTable(toMove, like, false)) {
            case Parsed.Bad<S> bad -> CommandAnswer.notDone(bad.why());
            case Parsed.Good<S> good -> {
                context.setUp(
                        good.value(),
                        context.game().title() + " starts with the pieces as they stand; " + toMove + " is to move.");
                yield new CommandAnswer.Done("The game starts with the pieces as they stand.");
            }
        };
    }

    CommandAnswer letStand(Seat toMove) {
        S like = context.match().state();
        Parsed<S> seen = fromTable(toMove, like, true);
        return switch (seen) {
            case Parsed.Bad<S> bad -> CommandAnswer.notDone(bad.why());
            case Parsed.Good<S> good -> {
                context.stand(
                        good.value(), "The operator accepted the position as it stands; " + toMove + " is to move.");
                yield new CommandAnswer.Done("The position counts as it stands; " + toMove + " is to move.");
            }
        };
    }

    /** Recognises the placement on the table. Hidden places are taken as the game has them, where that is allowed. */
    private Parsed<S> fromTable(Seat toMove, S like, boolean hiddenAsBefore) {
        if (!context.game().seats().contains(toMove)) {
            return Parsed.bad("There is no seat called '" + toMove + "'; the seats are "
                    + context.game().seats() + ".");
        }
        Optional<Settled> look = context.perception().settling().settled();
        if (look.isEmpty()) {
            return Parsed.bad("The table is not quiet, or cannot be seen. Take all hands away and try again.");
        }
        Settled settled = look.orElseThrow();
        if (!hiddenAsBefore && !settled.hidden().isEmpty()) {
            Layout believed = context.match().started()
                    ? context.match().present().layout()
                    : context.match().openingLayout();
            return Parsed.bad(UnseenPlaces.says(believed, settled.hidden().keySet(), settled) + " Then try again.");
        }
        BoardIndex index = context.match().index();
        Placement seen = SeenPlacement.of(index, context.game().show(like), KnownPlaces.of(index, settled));
        return context.game().recognise(seen, like, toMove);
    }
}
