package umpire.proof.club;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import umpire.referee.announcement.GameLogEntry;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.session.GameSession;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.Input;
import umpire.robot.PlayStyle;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;

/** One refereed game from its start to its end. Random players act for all seats, and the dice are random. */
final class ClubGame<S, A> {
    private final Game<S, A> game;
    private final List<GameLogEntry> told = new ArrayList<>();
    private GameSession<S, A> session;

    /** Begins a game whose pieces lie as they must. */
    ClubGame(Game<S, A> game, long nowMs) {
        this.game = game;
        this.session = GameSession.open(game);
        take(new Input.Ordered(new Command.Start(Optional.empty()), nowMs));
    }

    Game<S, A> game() {
        return game;
    }

    boolean over() {
        return game.awaited(session.state()) instanceof Awaited.Nothing;
    }

    TableSnapshot snapshot() {
        return session.tableSnapshot();
    }

    /** Plays a random legal action. */
    void act(IntUnaryOperator chance, long nowMs) {
        S state = session.state();
        if (game.awaited(state) instanceof Awaited.Roll) {
            take(new Input.DiceThrown(Optional.empty(), game.sampleRoll(state, game.dice(), chance), nowMs));
            return;
        }
        A action = PlayStyle.VARIED.choose(game, state, chance);
        Command command = new Command.Act(Optional.of(game.seatOf(state, action)), game.write(action));
        take(new Input.Ordered(command, nowMs));
    }

    /** Returns the lines of the game log since the last call. */
    List<GameLogEntry> takeTold() {
        List<GameLogEntry> lines = List.copyOf(told);
        told.clear();
        return lines;
    }

    /** Takes an input, and lays the pieces as they must lie after it. */
    private void take(Input input) {
        GameSession.StepResult<S, A> result = session.step(input);
        if (result.entries().isEmpty()) {
            throw new IllegalStateException(game.title() + " refuses " + input + ": " + result.answer());
        }
        told.addAll(result.told());
        GameSession.StepResult<S, A> laid = result.next().step(new Input.SelfLaid(input.nowMs()));
        told.addAll(laid.told());
        session = laid.next();
    }
}
