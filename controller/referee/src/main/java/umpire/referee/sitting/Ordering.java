package umpire.referee.sitting;

import java.util.List;
import java.util.Optional;
import umpire.referee.announcement.Prompt;
import umpire.referee.reading.History;
import umpire.referee.reading.Layout;
import umpire.referee.reading.Scene;
import umpire.referee.settling.Settled;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Ruling;
import umpire.rules.kernel.Seat;

/** Takes a command. */
final class Ordering<S, A> {
    private final Turn<S, A> turn;

    private Ordering(Turn<S, A> turn) {
        this.turn = turn;
    }

    static <S, A> Answer take(Turn<S, A> turn, Command command) {
        Answer answer = new Ordering<>(turn).take(command);
        Looking.again(turn);
        return answer;
    }

    private Answer take(Command command) {
        return switch (command) {
            case Command.Start start -> start(start);
            case Command.StartFromTable start -> startFromTable(start.toMove());
            case Command.NewGame anew -> newGame(anew.seat());
            case Command.End end -> playing().orElseGet(() -> end(end));
            case Command.Act act -> playing().orElseGet(() -> act(act));
            case Command.Choose choose -> playing().orElseGet(() -> choose(choose));
            case Command.NameRoll named -> playing().orElseGet(() -> nameRoll(named.notation()));
            case Command.TakeBack back -> started().orElseGet(() -> takeBack(back.actions()));
            case Command.LetStand stand -> started().orElseGet(() -> letStand(stand.toMove()));
            case Command.Pause pause -> started().orElseGet(this::pause);
            case Command.Resume resume -> started().orElseGet(this::resume);
        };
    }

    private static Answer notDone(String why) {
        return new Answer.NotDone(Optional.empty(), why);
    }

    private Optional<Answer> started() {
        return turn.match().started()
                ? Optional.empty()
                : Optional.of(notDone("No game was started. Set up the pieces, or send a start."));
    }

    private Optional<Answer> playing() {
        return started()
                .or(() -> turn.match().paused()
                        ? Optional.of(notDone("The game is paused. Resume it first."))
                        : Optional.empty());
    }

    private Answer start(Command.Start start) {
        Parsed<S> position = start.position()
                .map(turn.game()::readPosition)
                .orElseGet(() -> Parsed.good(turn.game().opening()));
        return switch (position) {
            case Parsed.Bad<S> bad -> notDone(bad.why());
            case Parsed.Good<S> good -> {
                String from = start.position().isPresent() ? "from the position sent" : "from the opening";
                turn.setUp(good.value(), turn.game().title() + " starts " + from + ".");
                yield new Answer.Done("The game starts. Put the pieces as the table shows.");
            }
        };
    }

    private Answer newGame(Optional<Seat> seat) {
        boolean on = turn.match().started()
                && !(turn.match().awaited() instanceof Awaited.Nothing)
                && turn.match().present().length() > 0;
        return on && seat.isPresent()
                ? notDone("A game is on. Resign it or agree on a draw first; only the operator ends it without that.")
                : start(new Command.Start(Optional.empty()));
    }

    private Answer end(Command.End end) {
        return end.seat()
                .map(seat -> new Endings<>(turn).take(seat, end.ending()))
                .orElseGet(() -> notDone(
                        "Say for which seat; the seats are " + turn.game().seats() + "."));
    }

    private Answer startFromTable(Seat toMove) {
        S like = turn.match().started() ? turn.match().state() : turn.game().opening();
        return switch (fromTable(toMove, like, false)) {
            case Parsed.Bad<S> bad -> notDone(bad.why());
            case Parsed.Good<S> good -> {
                turn.setUp(
                        good.value(),
                        turn.game().title() + " starts from what stands on the table; " + toMove + " is to move.");
                yield new Answer.Done("The game starts from what stands on the table.");
            }
        };
    }

    private Answer letStand(Seat toMove) {
        S like = turn.match().state();
        Parsed<S> seen = fromTable(toMove, like, true);
        return switch (seen) {
            case Parsed.Bad<S> bad -> notDone(bad.why());
            case Parsed.Good<S> good -> {
                turn.stand(good.value(), "The position was let stand by the operator; " + toMove + " is to move.");
                yield new Answer.Done("The position stands; " + toMove + " is to move.");
            }
        };
    }

    /** Recognises what stands on the table; hidden places are taken as the game has them, where that is allowed. */
    private Parsed<S> fromTable(Seat toMove, S like, boolean hiddenAsBefore) {
        if (!turn.game().seats().contains(toMove)) {
            return Parsed.bad("There is no seat called '" + toMove + "'; the seats are "
                    + turn.game().seats() + ".");
        }
        Optional<Settled> look = turn.attention().settling().settled();
        if (look.isEmpty()) {
            return Parsed.bad("The table is not quiet, or cannot be seen. Take all hands away and try again.");
        }
        Settled settled = look.orElseThrow();
        if (!hiddenAsBefore && !settled.hidden().isEmpty()) {
            return Parsed.bad(
                    "These places cannot be seen: " + settled.hidden().keySet() + ". Clear the view and try again.");
        }
        Layout layout = Layout.of(turn.match().ground(), turn.game().show(like));
        Scene scene = Scene.of(turn.match().ground(), settled);
        return turn.game().recognise(layout.pictured(turn.game().show(like), scene), like, toMove);
    }

    private Answer takeBack(int actions) {
        int length = turn.match().present().length();
        if (actions < 1 || actions > length) {
            return notDone("There are " + length + " actions that can be taken back, not " + actions + ".");
        }
        turn.takeBack(actions);
        return new Answer.Done("Taken back.");
    }

    private Answer pause() {
        if (turn.match().paused()) {
            return notDone("The game is paused already.");
        }
        turn.pause("command");
        return new Answer.Done("Paused.");
    }

    private Answer resume() {
        if (!turn.match().paused()) {
            return notDone("The game is not paused.");
        }
        turn.resume("command");
        return new Answer.Done("The game goes on.");
    }

    private Answer act(Command.Act act) {
        S state = turn.match().state();
        Optional<Answer> early = notTheirs(act.seat());
        if (early.isPresent()) {
            return early.orElseThrow();
        }
        return switch (turn.game().readAction(state, act.notation())) {
            case Parsed.Bad<A> bad -> notDone(bad.why());
            case Parsed.Good<A> good -> judged(state, good.value(), act.seat());
        };
    }

    private Answer choose(Command.Choose choose) {
        boolean theirs = choose.seat().equals(Prompting.asked(turn.match()))
                || Prompting.asked(turn.match()).isEmpty();
        if (!theirs) {
            return notDone(choose.seat()
                            .map(seat -> "It is not for " + seat + " to choose. ")
                            .orElse("Say for which seat. ")
                    + Prompting.asking(turn.match()));
        }
        for (Offer<A> offer : Offer.all(turn.match(), turn.attention())) {
            Prompt.Option option = offer.option(turn.game(), turn.match().present());
            if (option.notation().equals(choose.notation())) {
                offer.take(turn);
                return new Answer.Done(option.says());
            }
        }
        return notDone("'" + choose.notation() + "' is not to be chosen now. "
                + Prompting.of(turn.match(), turn.attention()).says());
    }

    private Optional<Answer> notTheirs(Optional<Seat> seat) {
        if (seat.isEmpty()) {
            return Optional.empty();
        }
        boolean theirs = switch (turn.match().awaited()) {
            case Awaited.Choice choice -> choice.seat().equals(seat.orElseThrow());
            case Awaited.Roll roll -> true;
            case Awaited.Declarations declarations -> declarations.missing().contains(seat.orElseThrow());
            case Awaited.Nothing over -> true;
        };
        return theirs
                ? Optional.empty()
                : Optional.of(
                        notDone("It is not " + seat.orElseThrow() + "'s turn. " + Prompting.asking(turn.match())));
    }

    private Answer judged(S state, A action, Optional<Seat> seat) {
        return switch (turn.game().judge(state, action)) {
            case Ruling.Refused<S, A> refused -> new Answer.NotDone(Optional.of(refused.rule()), refused.why());
            case Ruling.Accepted<S, A> accepted -> {
                if (turn.match().awaited() instanceof Awaited.Roll) {
                    yield notDone("Dice are rolled on the table. Where the eye cannot read them, name the roll.");
                }
                Seat whose = turn.game().seatOf(state, action);
                if (seat.isPresent() && !seat.orElseThrow().equals(whose)) {
                    yield notDone("That is " + whose + "'s to do, not " + seat.orElseThrow() + "'s.");
                }
                boolean secret = turn.match().awaited() instanceof Awaited.Declarations;
                String words = secret ? "Declared." : turn.game().describe(state, action);
                turn.play(action);
                yield new Answer.Done(words);
            }
        };
    }

    /** Names the awaited roll, or corrects the one just taken. */
    private Answer nameRoll(String text) {
        History<S, A> now = turn.match().present();
        if (turn.match().awaited() instanceof Awaited.Roll roll) {
            return named(Rolling.named(turn.game(), now.state(), roll, text, Looking.dice(turn.attention())), false);
        }
        Optional<History<S, A>> before = now.action().isPresent() ? now.before() : Optional.empty();
        if (before.isPresent() && before.orElseThrow().awaited() instanceof Awaited.Roll roll) {
            return named(Rolling.named(turn.game(), before.orElseThrow().state(), roll, text, List.of()), true);
        }
        return notDone("No roll is due, and the last action was not one. " + Prompting.asking(turn.match()));
    }

    private Answer named(Parsed<A> made, boolean instead) {
        return switch (made) {
            case Parsed.Bad<A> bad -> notDone(bad.why());
            case Parsed.Good<A> good -> {
                if (instead) {
                    turn.takeBack(1);
                }
                turn.play(good.value());
                yield new Answer.Done(instead ? "The roll was corrected." : "The roll was named.");
            }
        };
    }
}
