package umpire.rules.ogrechess;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;
import umpire.rules.ogrechess.board.Batteries;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Side;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.board.UnitKind;

/**
 * The board in one word: ranks from 8 to 1 joined by slashes, each from a to h, White's units in upper case, numbers for empty squares. A
 * unit's letter may be followed by brackets with the details that no picture shows.
 */
final class BoardText {
    private static final Pattern SQUADS = Pattern.compile("[123]\\+?");
    private static final Pattern RECORD = Pattern.compile("[01],[0-4],[0-9]");
    private static final Pattern DISABLED = Pattern.compile("d[12]");

    private BoardText() {}

    static String write(Chessboard board) {
        StringBuilder text = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            int gap = 0;
            for (int file = 0; file < 8; file++) {
                Square square = Square.of(file, rank);
                if (!board.taken(square)) {
                    gap++;
                    continue;
                }
                if (gap > 0) {
                    text.append(gap);
                    gap = 0;
                }
                text.append(write(board.unit(square)));
            }
            if (gap > 0) {
                text.append(gap);
            }
            if (rank > 0) {
                text.append('/');
            }
        }
        return text.toString();
    }

    static String write(Unit unit) {
        char code = unit.kind().code();
        String letter = String.valueOf(unit.side() == Side.WHITE ? code : Character.toLowerCase(code));
        return letter
                + switch (unit) {
                    case Unit.Platoon platoon ->
                        platoon.squads() == Unit.FULL && !platoon.promoted()
                                ? ""
                                : "(" + platoon.squads() + (platoon.promoted() ? "+" : "") + ")";
                    case Unit.Mechanized mech -> "";
                    case Unit.Armour armour -> armour.disabled() == 0 ? "" : "(d" + armour.disabled() + ")";
                    case Unit.CommandPost post -> post.disabled() == 0 ? "" : "(d" + post.disabled() + ")";
                    case Unit.Ogre ogre ->
                        ogre.equals(Unit.Ogre.fresh(ogre.side()))
                                ? ""
                                : "(" + ogre.batteries().main() + ","
                                        + ogre.batteries().secondary() + "," + ogre.moveUnits() + ")";
                };
    }

    static Parsed<Chessboard> parse(String text) {
        String[] ranks = text.split("/", -1);
        Map<Square, Unit> units = new EnumMap<>(Square.class);
        if (ranks.length != 8) {
            return Parsed.bad(
                    Quoted.of(text) + " has " + ranks.length + " ranks; a board has 8, from rank 8 to rank 1");
        }
        int character = 1;
        for (int i = 0; i < 8; i++) {
            Optional<String> wrong = rank(ranks[i], 7 - i, character, units);
            if (wrong.isPresent()) {
                return Parsed.bad(wrong.get());
            }
            character += ranks[i].length() + 1;
        }
        return PositionCheck.box(Chessboard.of(units));
    }

    /**
     * Reads one rank; returns its fault, if it has one.
     *
     * @param start the index in the board's text of the first character of this rank
     */
    private static Optional<String> rank(String text, int rank, int start, Map<Square, Unit> into) {
        int file = 0;
        int character = start;
        for (String item : items(text)) {
            char letter = item.charAt(0);
            if (item.length() == 1 && letter >= '1' && letter <= '8') {
                file += letter - '0';
            } else {
                Parsed<Unit> unit = unit(item);
                if (unit instanceof Parsed.Bad<Unit> bad) {
                    String where = file < 8 ? Square.of(file, rank).toString() : "rank " + (rank + 1);
                    return Optional.of(where + ", character " + character + ": " + bad.why());
                }
                if (file < 8) {
                    into.put(Square.of(file, rank), unit.orThrow());
                }
                file++;
            }
            character += item.length();
        }
        return file == 8
                ? Optional.empty()
                : Optional.of("rank " + (rank + 1) + ", " + Quoted.of(text) + " from character " + start
                        + ", describes " + file + " squares, not 8");
    }

    private static List<String> items(String text) {
        List<String> items = new ArrayList<>();
        for (int i = 0; i < text.length(); ) {
            int end = i + 1;
            if (end < text.length() && text.charAt(end) == '(') {
                int close = text.indexOf(')', end);
                end = close < 0 ? text.length() : close + 1;
            }
            items.add(text.substring(i, end));
            i = end;
        }
        return items;
    }

    /** Reads one unit. */
    static Parsed<Unit> unit(String text) {
        char letter = text.isEmpty() ? '?' : text.charAt(0);
        Side side = Character.isUpperCase(letter) ? Side.WHITE : Side.BLACK;
        Optional<UnitKind> kind = UnitKind.byCode(letter);
        if (kind.isPresent()) {
            return details(Unit.fresh(side, kind.get()), text);
        }
        return Parsed.bad(
                Quoted.of(text) + " is not a unit; they are I INF, G GEV, H HVY, M MSL, O OGRE, C MCP and P Mech-INF,"
                        + " upper case for White, lower case for Black");
    }

    private static Parsed<Unit> details(Unit fresh, String text) {
        if (text.length() == 1) {
            return Parsed.good(fresh);
        }
        String details = text.startsWith("(", 1) && text.endsWith(")") ? text.substring(2, text.length() - 1) : "";
        return switch (fresh) {
            case Unit.Platoon platoon ->
                SQUADS.matcher(details).matches()
                        ? Parsed.good(new Unit.Platoon(platoon.side(), details.charAt(0) - '0', details.endsWith("+")))
                        : Parsed.bad(Quoted.of(text)
                                + ": an INF has (1), (2) or (3) squads (2.1421), with + if promoted before: (2+)");
            case Unit.Armour armour -> disabled(armour, details, text);
            case Unit.CommandPost post -> disabled(post, details, text);
            case Unit.Ogre ogre ->
                RECORD.matcher(details).matches()
                        ? Parsed.good(new Unit.Ogre(
                                ogre.side(),
                                new Batteries(details.charAt(0) - '0', details.charAt(2) - '0'),
                                details.charAt(4) - '0'))
                        : Parsed.bad(Quoted.of(text)
                                + ": an OGRE has (MB 0-1, SB 0-4, move units 0-9), written such as (1,4,9)");
            case Unit.Mechanized mech ->
                Parsed.bad(
                        Quoted.of(text)
                                + ": a Mech-INF is always whole and has no details; after a loss it is INF, such as I(3+) (2.73)");
        };
    }

    private static Parsed<Unit> disabled(Unit unit, String details, String text) {
        return DISABLED.matcher(details).matches()
                ? Parsed.good(unit.disabledFor(details.charAt(1) - '0'))
                : Parsed.bad(Quoted.of(text)
                        + ": a disabled unit is (d1), back at its owner's next turn, or (d2), a turn later");
    }
}
