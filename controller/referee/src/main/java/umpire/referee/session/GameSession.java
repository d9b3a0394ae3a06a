package umpire.referee.session;

import java.util.List;
import java.util.Optional;
import umpire.referee.announcement.Bulletin;
import umpire.referee.announcement.ChronicleLine;
import umpire.referee.announcement.PastStep;
import umpire.referee.announcement.StateSnapshot;
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
     * What one input led to. The shell first makes the entries durable, then takes the next session as the truth, then says
     * what was told.
     *
     * @param next the session after it
     * @param entries what must be on disk before anything is said
     * @param told new lines for the chronicle, in order
     * @param answer for a command
     * @param heard whether the game heard the input; what answers the table about another board is nothing to it
     * @param wanted the game that is to be played instead, because its board was laid down and somebody said yes
     */
    public record StepResult<S, A>(
            GameSession<S, A> next,
            List<Entry> entries,
            List<ChronicleLine> told,
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
    /** Whether things come to lie without hands, as was said once. */
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

    /** Sits down at a table nothing is known of: the pieces must be set up first. */
    public static <S, A> GameSession<S, A> open(Game<S, A> game) {
        return open(game, SessionSettings.standard());
    }

    /** Sits down at such a table, which behaves as the players set it. */
    public static <S, A> GameSession<S, A> open(Game<S, A> game, SessionSettings settings) {
        return resume(game, List.of(), settings);
    }

    /** Sits down where a journal left off, at a table that nobody set otherwise. */
    public static <S, A> GameSession<S, A> resume(Game<S, A> game, List<Entry> entries) {
        return resume(game, entries, SessionSettings.standard());
    }

    /**
     * Sits down where a journal left off.
     *
     * @throws IllegalArgumentException when an entry does not follow from those before it; the message names the entry
     */
    public static <S, A> GameSession<S, A> resume(Game<S, A> game, List<Entry> entries, SessionSettings settings) {
        Match<S, A> match = Match.resume(game, entries);
        return new GameSession<>(
                match, Perception.begin(match.index(), match.placement()), settings, BoardWatch.of(List.of()), false);
    }

    /** Returns the same, which asks about the boards of these games when one is laid down. */
    public GameSession<S, A> beside(List<OtherGame> others) {
        return new GameSession<>(match, perception, settings, BoardWatch.of(others), laysItself);
    }

    /** Takes an input. Pure: the same session and input give the same step. */
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

    /** Tells how the last actions went, so that a chronicle begins where it ended before a restart. */
    public List<ChronicleLine> account(int actions) {
        return ChronicleWriter.of(match, actions);
    }

    /** Goes through the game again from its start, as anybody may know it. */
    public List<PastStep> past() {
        return PastSteps.of(match);
    }

    Match<S, A> match() {
        return match;
    }

    /** Returns everything the table says now. */
    public Bulletin bulletin() {
        return boards.over(BulletinWriter.of(match, perception));
    }

    /** Returns how the game stands, secrets included; its opening while nothing is set up. */
    public S state() {
        return match.shown();
    }

    /** Returns everything the table says now, and of which state. */
    public StateSnapshot<S> snapshot() {
        return new StateSnapshot<>(bulletin(), state());
    }
}
