package umpire.referee.session.board;

import java.util.List;
import java.util.Optional;
import umpire.referee.announcement.GameLogEntry;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.observation.CameraState.CameraCondition;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.session.input.Input;

/**
 * Notices the board of another game in place of this game's, and asks whether to play that game. During the question,
 * buttons and choices answer it and do not reach the game.
 */
public final class BoardWatch {
    private final List<OtherGame> games;
    private final Optional<LaidBoard> laid;
    /** Whether the camera works; otherwise the board on the table is unknown. */
    private final boolean seeing;

    private BoardWatch(List<OtherGame> games, Optional<LaidBoard> laid, boolean seeing) {
        this.games = List.copyOf(games);
        this.laid = laid;
        this.seeing = seeing;
    }

    /** Starts to watch for the boards of these games. */
    public static BoardWatch of(List<OtherGame> games) {
        return new BoardWatch(games, Optional.empty(), true);
    }

    /**
     * The result of an input.
     *
     * @param next the watch after the input
     * @param taken whether the input answered the question, so that the game must not process it
     * @param told new lines for the chronicle
     * @param answer the answer to a command
     * @param wanted the game that is to be played instead
     */
    public record BoardStep(
            BoardWatch next,
            boolean taken,
            List<GameLogEntry> told,
            Optional<CommandAnswer> answer,
            Optional<OtherGame> wanted) {
        public BoardStep {
            told = List.copyOf(told);
        }
    }

    public BoardStep take(Input input) {
        return switch (input) {
            case Input.BoardSeen seen -> passing(seen(seen));
            case Input.Looked looked -> passing(looked(looked));
            case Input.CameraChanged changed -> passing(new BoardWatch(games, laid, sees(changed)));
            case Input.Pressed pressed ->
                asked().map(board -> pressed(board, pressed.button())).orElse(passing(this));
            case Input.Ordered ordered ->
                asked().map(board -> ordered(board, ordered.command())).orElse(passing(this));
            case Input.OpponentChanged changed -> passing(this);
            case Input.DiceThrown thrown -> passing(this);
            case Input.SelfLaid lies -> passing(this);
            case Input.Mirrored look -> passing(this);
            case Input.Ticked ticked -> passing(this);
        };
    }

    /**
     * Forgets the other board once it is gone. Forgets it also while this game's own board is visible, unless the
     * question was declined.
     */
    private BoardWatch looked(Input.Looked looked) {
        boolean own = looked.observation().boardSeen();
        boolean tells = looked.observation().registered();
        return with(
                laid.filter(board -> !own || board.declined()).filter(board -> !tells || !board.gone(looked.nowMs())));
    }

    private static boolean sees(Input.CameraChanged changed) {
        CameraCondition kind = changed.state().kind();
        return kind == CameraCondition.SEEING || kind == CameraCondition.BUSY;
    }

    private BoardWatch with(Optional<LaidBoard> board) {
        return new BoardWatch(games, board, seeing);
    }

    private BoardStep passing(BoardWatch next) {
        return new BoardStep(next, false, List.of(), Optional.empty(), Optional.empty());
    }

    private BoardWatch seen(Input.BoardSeen seen) {
        return with(games.stream()
                .filter(game -> game.board().equals(seen.board()))
                .findFirst()
                .map(game -> laid.filter(board -> board.game().equals(game))
                        .orElse(LaidBoard.first(game, seen.nowMs()))
                        .seen(seen.still(), seen.nowMs())));
    }

    private Optional<LaidBoard> asked() {
        return laid.filter(board -> seeing
                && board.settled()
                && !board.declined()
                && board.game().whyNot().isEmpty());
    }

    private BoardStep pressed(LaidBoard board, ButtonMeaning button) {
        return switch (button) {
            case NEXT ->
                new BoardStep(with(Optional.of(board.stepped())), true, List.of(), Optional.empty(), Optional.empty());
            case UNDO -> answered(board, false, Optional.empty());
            case CONFIRM -> answered(board, board.chosen() == 0, Optional.empty());
            case HELP ->
                new BoardStep(
                        this,
                        true,
                        List.of(line("help", BoardQuestion.asks(board.game()))),
                        Optional.empty(),
                        Optional.empty());
        };
    }

    private BoardStep ordered(LaidBoard board, Command command) {
        String notation = switch (command) {
            case Command.Choose choose -> choose.notation();
            case Command.Act act -> act.notation();
            default -> "";
        };
        return switch (notation) {
            case BoardQuestion.PLAY -> answered(board, true, Optional.of(BoardQuestion.yes(board.game())));
            case BoardQuestion.STAY -> answered(board, false, Optional.of("The present game goes on."));
            default -> passing(this);
        };
    }

    private BoardStep answered(LaidBoard board, boolean play, Optional<String> says) {
        return new BoardStep(
                with(Optional.of(board.answered())),
                true,
                List.of(),
                says.map(CommandAnswer.Done::new),
                Optional.of(board.game()).filter(game -> play));
    }

    private static GameLogEntry line(String kind, String says) {
        return new GameLogEntry(kind, says, Optional.empty(), Optional.empty(), List.of());
    }

    /** Returns the snapshot, with the question in it while it is open. */
    public TableSnapshot over(TableSnapshot tableSnapshot) {
        Optional<Prompt> question = asked().map(board -> BoardQuestion.of(board.game(), board.chosen(), tableSnapshot));
        return question.or(() -> laid.filter(board -> seeing
                                && board.settled()
                                && board.game().whyNot().isPresent())
                        .map(board -> BoardQuestion.unplayable(board.game(), tableSnapshot)))
                .map(tableSnapshot::asking)
                .orElse(tableSnapshot);
    }
}
