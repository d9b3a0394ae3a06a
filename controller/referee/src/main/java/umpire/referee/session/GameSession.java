package umpire.referee.session;

import java.util.List;
import java.util.Optional;
import umpire.referee.announcement.GameLogEntry;
import umpire.referee.announcement.PastStep;
import umpire.referee.announcement.StateSnapshot;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.session.board.BoardWatch;
import umpire.referee.session.board.OtherGame;
import umpire.referee.session.chronicle.ChronicleWriter;
import umpire.referee.session.chronicle.PastSteps;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.session.input.Input;
import umpire.referee.session.record.Entry;
import umpire.referee.session.record.SessionSettings;
import umpire.referee.session.state.Match;
import umpire.referee.session.state.Perception;
import umpire.referee.session.step.OnInput;
import umpire.referee.session.step.StepContext;
import umpire.rules.kernel.Game;

/**
 * A game on the table, as one immutable value.
 *
 * @param <S> the game's state
 * @param <A> the game's actions
 */
public final class GameSession<S, A> {
    /**
     * The result of one input. The caller first makes the entries durable, then replaces the session, then announces.
     *
     * @param next the session after the input
     * @param entries the entries that must be on disk before the table announces anything
     * @param told new lines for the chronicle, in order
     * @param answer the answer to a command
     * @param heard whether the input was for this game; an answer to the question about another board is not for this
     *     game
     * @param wanted the game to switch to, because its board was laid down and a player confirmed it
     */
    public record StepResult<S, A>(
            GameSession<S, A> next,
            List<Entry> entries,
            List<GameLogEntry> told,
            Optional<CommandAnswer> answer,
            boolean heard,
            Optional<OtherGame> wanted) {
        public StepResult {
            entries = List.copyOf(entries);
            told = List.copyOf(told);
        }
    }

    private final Match<S, A> match;
    private final Perception<S, A> perception;
    private final SessionSettings settings;
    private final BoardWatch boards;
    /** Whether the table lays the pieces itself: true from the first {@code SelfLaid} input on. */
    private final boolean laysItself;

    GameSession(
            Match<S, A> match,
            Perception<S, A> perception,
            SessionSettings settings,
            BoardWatch boards,
            boolean laysItself) {
        this.match = match;
        this.perception = perception;
        this.settings = settings;
        this.boards = boards;
        this.laysItself = laysItself;
    }

    /**
     * Opens a session with the default settings at a table without a known placement. The pieces must be set up first.
     */
    public static <S, A> GameSession<S, A> open(Game<S, A> game) {
        return open(game, SessionSettings.standard());
    }

    /** Opens a session at a table without a known placement. */
    public static <S, A> GameSession<S, A> open(Game<S, A> game, SessionSettings settings) {
        return resume(game, List.of(), settings);
    }

    /** Resumes the session of a journal with the default settings. */
    public static <S, A> GameSession<S, A> resume(Game<S, A> game, List<Entry> entries) {
        return resume(game, entries, SessionSettings.standard());
    }

    /**
     * Resumes the session of a journal.
     *
     * @throws IllegalArgumentException when an entry does not follow from those before it; the message names the entry
     */
    public static <S, A> GameSession<S, A> resume(Game<S, A> game, List<Entry> entries, SessionSettings settings) {
        Match<S, A> match = Match.resume(game, entries);
        return new GameSession<>(
                match, Perception.begin(match.index(), match.placement()), settings, BoardWatch.of(List.of()), false);
    }

    /** Returns the same session, which asks whether to play another game when the board of that game is laid down. */
    public GameSession<S, A> beside(List<OtherGame> others) {
        return new GameSession<>(match, perception, settings, BoardWatch.of(others), laysItself);
    }

    /** Processes an input. Pure: the same session and input give the same result. */
    public StepResult<S, A> step(Input input) {
        BoardWatch.BoardStep other = boards.take(input);
        if (other.taken()) {
            GameSession<S, A> same =
                    new GameSession<>(match, perception.at(input.nowMs()), settings, other.next(), laysItself);
            return new StepResult<>(same, List.of(), other.told(), other.answer(), false, other.wanted());
        }
        boolean lays = laysItself || input instanceof Input.SelfLaid;
        StepContext<S, A> context = new StepContext<>(
                match, perception.at(input.nowMs()), settings, lays && !(input instanceof Input.Looked));
        Optional<CommandAnswer> answer = OnInput.take(context, input);
        GameSession<S, A> next = new GameSession<>(context.match(), context.perception(), settings, other.next(), lays);
        boolean heard = !(input instanceof Input.BoardSeen);
        return new StepResult<>(next, context.entries(), context.told(), answer, heard, Optional.empty());
    }

    /** Returns the chronicle lines of the last actions, so that a chronicle continues after a restart. */
    public List<GameLogEntry> account(int actions) {
        return ChronicleWriter.of(match, actions);
    }

    /** Returns the public steps of the game from its start. */
    public List<PastStep> past() {
        return PastSteps.of(match);
    }

    Match<S, A> match() {
        return match;
    }

    /** Returns everything the table says now. */
    public TableSnapshot tableSnapshot() {
        return boards.over(TableSnapshotWriter.of(match, perception));
    }

    /** Returns the state of the game, secrets included; the opening state during set-up. */
    public S state() {
        return match.shown();
    }

    /** Returns everything the table says now, and the game state that it describes. */
    public StateSnapshot<S> snapshot() {
        return new StateSnapshot<>(tableSnapshot(), state());
    }
}
