package umpire.referee.session.step;

import java.util.List;
import java.util.Optional;
import umpire.referee.reading.ActionHistory;
import umpire.referee.session.choice.Offer;
import umpire.referee.session.dice.NamedRoll;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.session.input.Input;
import umpire.referee.session.prompt.PromptWriter;
import umpire.referee.session.state.Match;
import umpire.referee.settling.SettledDie;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Verdict;

/** Executes a command. */
final class OnCommand<S, A> {
    private final StepContext<S, A> context;

    private OnCommand(StepContext<S, A> context) {
        this.context = context;
    }

    static <S, A> CommandAnswer take(StepContext<S, A> context, Command command) {
        CommandAnswer answer = new OnCommand<>(context).take(command);
        OnLook.again(context);
        return answer;
    }

    /**
     * Takes the dice that the table threw. A kept roll is not thrown again: it stands. In a lesson the dice are loaded.
     */
    static <S, A> CommandAnswer throwDice(StepContext<S, A> context, Input.DiceThrown thrown) {
        OnCommand<S, A> onCommand = new OnCommand<>(context);
        return onCommand.playing().orElseGet(() -> onCommand.thrown(thrown));
    }

    private CommandAnswer thrown(Input.DiceThrown thrown) {
        Match<S, A> match = context.match();
        if (!(match.awaited() instanceof Awaited.Roll roll)) {
            return CommandAnswer.notDone("No roll is due now. " + match.asking());
        }
        if (doing(thrown.seat()).filter(seat -> !roll.seats().contains(seat)).isPresent()) {
            return CommandAnswer.notDone("That throw is not yours. " + match.asking());
        }
        Parsed<A> made = match.keptRoll()
                .or(() -> match.lesson().flatMap(lesson -> lesson.loaded(match.game(), match.state())))
                .map(Parsed::good)
                .orElseGet(() -> match.game().rolled(match.state(), thrown.dice()));
        return switch (made) {
            case Parsed.Good<A> good -> played(good.value());
            case Parsed.Bad<A> bad -> CommandAnswer.notDone(bad.why());
        };
    }

    private CommandAnswer played(A roll) {
        String says = context.game().describe(context.match().state(), roll);
        context.play(roll);
        Match<S, A> after = context.match();
        // No player can have seen a hand interfere with the table's own throw, so the pass is played at once. A lesson
        // has the pass among its own steps.
        if (after.lesson().isEmpty() && after.awaited() instanceof Awaited.Choice) {
            context.game().unwitnessed(after.state()).ifPresent(context::play);
        }
        return new CommandAnswer.Done(says);
    }

    private CommandAnswer take(Command command) {
        return switch (command) {
            case Command.Start start -> positions().start(start);
            case Command.StartFromTable start -> positions().startFromTable(start.toMove());
            case Command.LayOut layOut -> resting().orElseGet(() -> positions().layOut());
            case Command.Teach teach ->
                resting().orElseGet(() -> new OnLesson<>(context).take(teach.seat(), teach.lesson()));
            case Command.NewGame anew -> positions().newGame(anew.seat());
            case Command.End end -> playing().orElseGet(() -> end(end));
            case Command.Act act -> playing().orElseGet(() -> act(act));
            case Command.Choose choose -> playing().orElseGet(() -> choose(choose));
            case Command.Throw thrown ->
                CommandAnswer.notDone("Throw the dice on the table, and draw its cards: the camera reads them.");
            case Command.WhyNot asked ->
                playing().orElseGet(() -> new WhyRefused<>(context.match()).of(asked.from(), asked.to()));
            case Command.NameRoll named -> playing().orElseGet(() -> nameRoll(named.notation()));
            case Command.NameDice named -> playing().orElseGet(() -> new OnNamedDice<>(context).name(named));
            case Command.TakeBack back ->
                started()
                        .or(() -> toPutBack(back.seat()))
                        .orElseGet(() -> takingBack().takeBack(back.seat(), back.actions()));
            case Command.Redo redo -> playing().orElseGet(() -> takingBack().redo(redo.seat()));
            case Command.AnswerTakeBack answer ->
                started().orElseGet(() -> takingBack().answer(answer.seat(), answer.accepted()));
            case Command.LetStand stand -> started().orElseGet(() -> positions().letStand(stand.toMove()));
            case Command.Pause pause -> started().orElseGet(this::pause);
            case Command.Resume resume -> started().orElseGet(this::resume);
        };
    }

    private OnTakeBack<S, A> takingBack() {
        return new OnTakeBack<>(context);
    }

    private OnPositionCommand<S, A> positions() {
        return new OnPositionCommand<>(context);
    }

    private Optional<CommandAnswer> started() {
        return context.match().started()
                ? Optional.empty()
                : Optional.of(CommandAnswer.notDone("No game was started. Set up the pieces, or send a start."));
    }

    private Optional<CommandAnswer> playing() {
        return started().or(this::resting);
    }

    private Optional<CommandAnswer> resting() {
        return context.match().started() && context.match().paused()
                ? Optional.of(CommandAnswer.notDone("The game is paused. Resume it first."))
                : Optional.empty();
    }

    /** A seat cannot take an action back while pieces are misplaced; the operator can. */
    private Optional<CommandAnswer> toPutBack(Optional<Seat> seat) {
        return seat.isEmpty() || AstrayPieces.corrections(context).isEmpty()
                ? Optional.empty()
                : Optional.of(CommandAnswer.notDone("First put the wrong pieces back. "
                        + PromptWriter.of(context.match(), context.perception()).says()));
    }

    private CommandAnswer end(Command.End end) {
        return end.seat()
                .map(seat -> new OnResignOrDraw<>(context).take(seat, end.endRequest()))
                .orElseGet(() -> CommandAnswer.notDone(
                        "Say for which seat; the seats are " + context.game().seats() + "."));
    }

    private CommandAnswer pause() {
        if (context.match().paused()) {
            return CommandAnswer.notDone("The game is paused already.");
        }
        context.pause("command");
        return new CommandAnswer.Done("Paused.");
    }

    private CommandAnswer resume() {
        if (!context.match().paused()) {
            return CommandAnswer.notDone("The game is not paused.");
        }
        context.resume("command");
        return new CommandAnswer.Done("The game goes on.");
    }

    /** Returns the acting seat. In a lesson any phone may act for every seat, because one person may learn alone. */
    private Optional<Seat> doing(Optional<Seat> seat) {
        return context.match().lesson().isPresent() ? Optional.empty() : seat;
    }

    private CommandAnswer act(Command.Act act) {
        S state = context.match().state();
        Optional<Seat> seat = doing(act.seat());
        Optional<CommandAnswer> early = notTheirs(seat);
        if (early.isPresent()) {
            return early.orElseThrow();
        }
        if (context.match().awaited() instanceof Awaited.Roll roll && NamedRoll.isOfGone(act.notation())) {
            List<SettledDie> dice = context.perception().dice();
            return context.perception().settling().settled().isEmpty()
                    ? CommandAnswer.notDone("The table is not quiet. Take all hands away and try again.")
                    : named(NamedRoll.ofGone(context.game(), state, roll, act.notation(), dice), false);
        }
        if (isOffered(act.notation())) {
            return choose(new Command.Choose(act.seat(), act.notation()));
        }
        return switch (context.game().readAction(state, act.notation())) {
            case Parsed.Bad<A> bad -> CommandAnswer.notDone(bad.why());
            case Parsed.Good<A> good -> judged(state, good.value(), seat);
        };
    }

    private CommandAnswer choose(Command.Choose choose) {
        List<Offer<A>> offers = Offer.all(context.match(), context.perception());
        for (int i = 0; i < offers.size(); i++) {
            if (offers.get(i).option(context.match()).notation().equals(choose.notation())) {
                return choose(choose.seat(), offers, i);
            }
        }
        return notToChoose(choose.seat())
                .orElseGet(() -> CommandAnswer.notDone("'" + choose.notation() + "' cannot be chosen now. "
                        + PromptWriter.of(context.match(), context.perception()).says()));
    }

    private CommandAnswer choose(Optional<Seat> seat, List<Offer<A>> offers, int chosen) {
        Offer<A> offer = offers.get(chosen);
        // Any seat may ask to take back. The seats concerned are asked for permission.
        Optional<CommandAnswer> refused = offer.takenBack() > 0 ? Optional.empty() : notToChoose(seat);
        if (refused.isPresent()) {
            return refused.orElseThrow();
        }
        if (offer.takesBackMuch(context.match()) && context.perception().chosen() != chosen) {
            context.perceive(now -> now.withChosen(chosen));
            return new CommandAnswer.Done(
                    "Choose it once more: " + offer.option(context.match()).says() + ".");
        }
        return takingBack().take(offer, seat);
    }

    private Optional<CommandAnswer> notToChoose(Optional<Seat> seat) {
        boolean theirs = context.match().lesson().isPresent()
                || seat.equals(context.match().asked())
                || context.match().asked().isEmpty();
        return theirs
                ? Optional.empty()
                : Optional.of(CommandAnswer.notDone(
                        seat.map(who -> who + " has nothing to choose now. ").orElse("Say for which seat. ")
                                + context.match().asking()));
    }

    /**
     * Returns whether an option is offered that is more than one action: several actions, a take-back first, or a
     * kept roll that may stand.
     */
    private boolean isOffered(String notation) {
        boolean rolls = context.match().awaited() instanceof Awaited.Roll;
        return Offer.all(context.match(), context.perception()).stream()
                .filter(offer ->
                        rolls || offer.takenBack() > 0 || offer.actions().size() > 1)
                .anyMatch(offer -> offer.option(context.match()).notation().equals(notation));
    }

    private Optional<CommandAnswer> notTheirs(Optional<Seat> seat) {
        if (seat.isEmpty()) {
            return Optional.empty();
        }
        boolean theirs = switch (context.match().awaited()) {
            case Awaited.Choice choice -> choice.seat().equals(seat.orElseThrow());
            case Awaited.Roll roll -> true;
            case Awaited.Declarations declarations -> declarations.openTo(seat.orElseThrow());
            case Awaited.Nothing over -> true;
        };
        return theirs
                ? Optional.empty()
                : Optional.of(CommandAnswer.notDone("It is not " + seat.orElseThrow() + "'s turn. "
                        + context.match().asking()));
    }

    private CommandAnswer judged(S state, A action, Optional<Seat> seat) {
        return switch (context.game().judge(state, action)) {
            case Verdict.Refused<S, A> refused -> new CommandAnswer.NotDone(Optional.of(refused.rule()), refused.why());
            case Verdict.Accepted<S, A> accepted -> {
                if (context.match().awaited() instanceof Awaited.Roll roll) {
                    yield CommandAnswer.notDone(
                            roll.cards()
                                    ? "Cards are drawn at the table. Lay the card where everybody sees it: the table reads it."
                                    : "Dice are rolled on the table. Where the camera cannot read them, name the roll.");
                }
                Seat whose = context.game().seatOf(state, action);
                if (seat.isPresent() && !seat.orElseThrow().equals(whose)) {
                    yield CommandAnswer.notDone(whose + " must do that, not " + seat.orElseThrow() + ".");
                }
                boolean secret = context.match().awaited() instanceof Awaited.Declarations;
                String words = secret ? "Declared." : context.game().describe(state, action);
                context.play(action);
                yield new CommandAnswer.Done(words);
            }
        };
    }

    /** Names the awaited roll, or corrects the one just taken. */
    private CommandAnswer nameRoll(String text) {
        ActionHistory<S, A> now = context.match().present();
        if (context.match().awaited() instanceof Awaited.Roll roll) {
            return named(
                    NamedRoll.of(
                            context.game(),
                            now.state(),
                            roll,
                            text,
                            context.perception().diceToNameWith()),
                    false);
        }
        Optional<ActionHistory<S, A>> before = now.action().isPresent() ? now.before() : Optional.empty();
        if (before.isPresent() && before.orElseThrow().awaited() instanceof Awaited.Roll roll) {
            return named(NamedRoll.of(context.game(), before.orElseThrow().state(), roll, text, List.of()), true);
        }
        return CommandAnswer.notDone("No roll is due, and the last action was not one. "
                + context.match().asking());
    }

    private CommandAnswer named(Parsed<A> made, boolean instead) {
        return switch (made) {
            case Parsed.Bad<A> bad -> CommandAnswer.notDone(bad.why());
            case Parsed.Good<A> good -> {
                if (instead) {
                    context.takeBack(1);
                }
                context.play(good.value());
                yield new CommandAnswer.Done(instead ? "The roll was corrected." : "The roll was named.");
            }
        };
    }
}
