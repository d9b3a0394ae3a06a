package umpire.rules.ogrechess;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;
import umpire.rules.ogrechess.board.Side;
import umpire.rules.ogrechess.rulings.Rulings;

/** Positions in one line: the board, the side to move, and the phase and past where they are not the default. */
final class PositionText {
    private static final Pattern BLANKS = Pattern.compile("\\s+");

    private static final Pattern QUIET = Pattern.compile("quiet=[0-9]{1,6}");

    private PositionText() {}

    static String write(Position position) {
        StringBuilder text = new StringBuilder(BoardText.write(position.board()))
                .append(position.turn() == Side.WHITE ? " w" : " b");
        String phase = PhaseText.write(position.phase());
        if (!phase.isEmpty()) {
            text.append(" phase=").append(phase);
        }
        if (position.moveHistory().quietTurns() > 0) {
            text.append(" quiet=").append(position.moveHistory().quietTurns());
        }
        if (!position.moveHistory().moves().isEmpty()) {
            String before = " past=";
            for (Action.MovePiece move : position.moveHistory().moves()) {
                text.append(before).append(move.from()).append('-').append(move.to());
                before = ",";
            }
        }
        return text.toString();
    }

    /** Reads a position. {@link EndConditions} decides whether the game is over in it. */
    static Parsed<Position> parse(String text, Rulings rulings) {
        String[] fields = BLANKS.split(text.strip());
        if (fields.length < 2) {
            return Parsed.bad(Quoted.of(text) + " needs a board and whose turn it is, w or b, such as"
                    + " mhgocghm/iiiiiiii/8/8/8/8/IIIIIIII/MHGOCGHM w");
        }
        return BoardText.parse(fields[0])
                .then(board -> side(fields[1]).then(side -> {
                    Position position = new Position(board, side, new Phase.AwaitingMove(), MoveHistory.NONE);
                    return rest(position, List.of(fields).subList(2, fields.length), rulings);
                }));
    }

    private static Parsed<Side> side(String text) {
        return switch (text) {
            case "w" -> Parsed.good(Side.WHITE);
            case "b" -> Parsed.good(Side.BLACK);
            default -> Parsed.bad(Quoted.of(text) + " is not a side; write w or b for whose turn it is");
        };
    }

    private static Parsed<Position> rest(Position start, List<String> fields, Rulings rulings) {
        Position position = start;
        Set<String> given = new HashSet<>();
        for (String field : fields) {
            if (!given.add(field.replaceAll("=.*", "="))) {
                return Parsed.bad(
                        Quoted.of(field) + ": that is there twice; phase=, quiet= and past= may stand once each");
            }
            Parsed<Position> next = field(position, field, given.contains("quiet="), rulings);
            if (next instanceof Parsed.Bad<Position> bad) {
                return bad;
            }
            position = next.orThrow();
        }
        return PositionCheck.wrong(position).<Parsed<Position>>map(Parsed::bad).orElse(Parsed.good(position));
    }

    private static Parsed<Position> field(Position position, String field, boolean quietGiven, Rulings rulings) {
        if (field.startsWith("phase=")) {
            return PhaseText.parse(position, field.substring(6), rulings).map(position::with);
        }
        if (field.startsWith("quiet=")) {
            return QUIET.matcher(field).matches()
                    ? Parsed.good(past(position, position.moveHistory().moves(), Integer.parseInt(field.substring(6))))
                    : Parsed.bad(Quoted.of(field) + ": quiet is a number of half-turns");
        }
        if (field.startsWith("past=")) {
            return moves(position, field.substring(5), quietGiven);
        }
        return Parsed.bad(Quoted.of(field) + " is not understood; after the side come phase=, quiet= and past=");
    }

    private static Position past(Position position, List<Action.MovePiece> moves, int quiet) {
        return new Position(position.board(), position.turn(), position.phase(), new MoveHistory(moves, quiet));
    }

    /** Where the number of quiet turns is left out, it is the number of plain moves listed. */
    private static Parsed<Position> moves(Position position, String text, boolean quietGiven) {
        List<Action.MovePiece> moves = new ArrayList<>();
        for (String part : text.split(",", -1)) {
            Optional<Action.MovePiece> move = ActionText.parseMove(part);
            if (move.isEmpty()) {
                return Parsed.bad(Quoted.of(part) + " is not a plain move; past is a list such as a1-a2,h8-h7");
            }
            moves.add(move.get());
        }
        int kept = Math.min(moves.size(), MoveHistory.CYCLE * MoveHistory.MOST_CYCLES);
        int quietTurns = quietGiven ? position.moveHistory().quietTurns() : moves.size();
        List<Action.MovePiece> latest = moves.subList(moves.size() - kept, moves.size());
        return Parsed.good(past(position, latest, quietTurns));
    }
}
