package umpire.rules.ogrechess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Event;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Rule;
import umpire.rules.kernel.Verdict;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Side;
import umpire.rules.ogrechess.board.Square;

/** A game on which tests play in notation. */
final class Table {
    private final Game<Position, Action> game;
    private Position position;
    private List<Event> events = new ArrayList<>();

    private Table(Game<Position, Action> game, Position position) {
        this.game = game;
        this.position = position;
    }

    static Table opening() {
        return new Table(OgreChess.game(), OgreChess.game().opening());
    }

    /** Sets units up: letter, square, details, such as {@code Ie4(2)}; White's in upper case. */
    static Table with(String turn, String... units) {
        return under(Map.of(), turn, units);
    }

    static Table under(Map<String, String> rulings, String turn, String... units) {
        Chessboard board = Chessboard.EMPTY;
        for (String unit : units) {
            Square square = Square.parse(unit.substring(1, 3)).orThrow();
            board = board.with(
                    square, BoardText.unit(unit.charAt(0) + unit.substring(3)).orThrow());
        }
        Game<Position, Action> game = OgreChess.game(rulings).orThrow();
        return new Table(
                game, game.readPosition(BoardText.write(board) + " " + turn).orThrow());
    }

    static Table reading(String text) {
        return reading(Map.of(), text);
    }

    static Table reading(Map<String, String> rulings, String text) {
        Game<Position, Action> game = OgreChess.game(rulings).orThrow();
        return new Table(game, game.readPosition(text).orThrow());
    }

    /** Plays actions that must be legal. */
    Table play(String... actions) {
        for (String action : actions) {
            Verdict<Position, Action> ruling = judge(action);
            assertThat(ruling).as("%s in %s", action, this).isInstanceOf(Verdict.Accepted.class);
            Verdict.Accepted<Position, Action> accepted = (Verdict.Accepted<Position, Action>) ruling;
            position = accepted.next();
            events = accepted.events();
        }
        return this;
    }

    Verdict<Position, Action> judge(String action) {
        return game.judge(position, game.readAction(position, action).orThrow());
    }

    boolean legal(String action) {
        return judge(action) instanceof Verdict.Accepted;
    }

    /** Returns the rule that refuses an action. */
    Rule refuses(String action) {
        return refusal(action).rule();
    }

    Verdict.Refused<Position, Action> refusal(String action) {
        Verdict<Position, Action> ruling = judge(action);
        assertThat(ruling).as("%s in %s", action, this).isInstanceOf(Verdict.Refused.class);
        return (Verdict.Refused<Position, Action>) ruling;
    }

    /** Returns the unit on a square in position notation, or nothing. */
    String on(String square) {
        return position.board()
                .at(Square.parse(square).orThrow())
                .map(BoardText::write)
                .orElse("");
    }

    List<String> actions() {
        return game.actions(position).stream().map(game::write).toList();
    }

    List<Rule> eventRules() {
        return events.stream().map(Event::rule).toList();
    }

    List<Event> events() {
        return events;
    }

    Phase phase() {
        return position.phase();
    }

    Side turn() {
        return position.turn();
    }

    Position position() {
        return position;
    }

    Game<Position, Action> game() {
        return game;
    }

    /** Returns how the game ended. */
    String outcome() {
        return game.awaited(position) instanceof Awaited.Nothing over
                ? over.outcome().kind()
                : "";
    }

    List<String> winners() {
        return game.awaited(position) instanceof Awaited.Nothing over
                ? over.outcome().winners().stream().map(seat -> seat.name()).toList()
                : List.of();
    }

    @Override
    public String toString() {
        return game.writePosition(position);
    }
}
