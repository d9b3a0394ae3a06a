package umpire.rules.ogrechess;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;
import umpire.rules.ogrechess.board.Aim;
import umpire.rules.ogrechess.board.Batteries;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Unit;

/** Writes and reads actions in notation, such as {@code e2-e3}. */
final class ActionText {
    private static final Pattern BLANKS = Pattern.compile("\\s+");
    private static final Pattern STEP = Pattern.compile("(\\S\\S)(-|x|\\+)(\\S\\S)");
    private static final Pattern LEAVE = Pattern.compile("([a-h][1-8])-([a-z][0-9])");
    private static final Pattern FIRE = Pattern.compile("([^\\s(:]{2})(?:\\(([^)]*)\\))?:([^\\s/]{2})(?:/(\\S+))?");
    private static final Pattern SHARE = Pattern.compile("(\\S\\S)=(\\S\\S) (\\d)\\+(\\d)");
    private static final String FORMS =
            "expected e2-e3, d4xe5, c3:d5, d1(MB+2SB):d5, c3:d8/MB, d4=d5 3+1, d4+d5, stay a8,"
                    + " aim MB, hold or roll 4";

    private ActionText() {}

    static String write(Action action) {
        return switch (action) {
            case Action.MovePiece move -> move.from() + "-" + move.to();
            case Action.Leave leave -> leave.from() + "-" + leave.to();
            case Action.Overrun overrun -> overrun.from() + "x" + overrun.to();
            case Action.Fire fire -> fire(fire);
            case Action.TakeAim aim -> "aim " + aim.aim().code();
            case Action.Hold hold -> "hold";
            case Action.Redistribute share ->
                share.a() + "=" + share.b() + " " + share.squadsOfA() + "+" + share.squadsOfB();
            case Action.Merge merge -> merge.from() + "+" + merge.into();
            case Action.Promote promote -> "stay " + promote.at();
            case Action.Roll roll -> "roll " + roll.face();
        };
    }

    static String fire(Action.Fire fire) {
        String guns = fire.batteries().none() ? "" : "(" + fire.batteries() + ")";
        String aim = fire.aim() == Aim.UNIT ? "" : "/" + fire.aim().code();
        return fire.from() + guns + ":" + fire.at() + aim;
    }

    /** Reads an action. Where an Ogre's weapons are left out, all that reach the target fire. */
    static Parsed<Action> parse(Position position, String text) {
        String line = BLANKS.matcher(text.strip()).replaceAll(" ");
        String lower = line.toLowerCase(Locale.ROOT);
        if (lower.equals("hold")) {
            return Parsed.good(new Action.Hold());
        }
        if (lower.startsWith("roll ")) {
            return lower.matches("roll [1-6]")
                    ? Parsed.good(new Action.Roll(lower.charAt(5) - '0'))
                    : Parsed.bad(Quoted.of(text) + ": a d6 shows 1 to 6");
        }
        if (lower.startsWith("stay ")) {
            return Square.parse(lower.substring(5)).map(Action.Promote::new);
        }
        if (lower.startsWith("aim ")) {
            return Aim.parse(lower.substring(4)).map(Action.TakeAim::new);
        }
        return between(position, lower, text);
    }

    /** Reads a plain move, such as {@code e2-e3}. */
    static Optional<Action.MovePiece> parseMove(String text) {
        if (text.length() != 5 || text.charAt(2) != '-') {
            return Optional.empty();
        }
        Optional<Square> from = Square.parse(text.substring(0, 2)).toOptional();
        Optional<Square> to = Square.parse(text.substring(3)).toOptional();
        return from.isPresent() && to.isPresent()
                ? Optional.of(new Action.MovePiece(from.get(), to.get()))
                : Optional.empty();
    }

    private static Parsed<Action> between(Position position, String line, String text) {
        Matcher leave = LEAVE.matcher(line);
        if (leave.matches() && Square.parse(leave.group(2)) instanceof Parsed.Bad) {
            return Square.parse(leave.group(1)).map(from -> new Action.Leave(from, leave.group(2)));
        }
        Matcher step = STEP.matcher(line);
        if (step.matches()) {
            return squares(step.group(1), step.group(3)).map(pair -> step(step.group(2), pair.get(0), pair.get(1)));
        }
        Matcher share = SHARE.matcher(line);
        if (share.matches()) {
            return squares(share.group(1), share.group(2))
                    .map(pair -> new Action.Redistribute(
                            pair.get(0), pair.get(1), digit(share.group(3)), digit(share.group(4))));
        }
        Parsed<Action.Fire> fire = parseFire(position.board(), line);
        if (fire instanceof Parsed.Good<Action.Fire> good) {
            return Parsed.good(good.value());
        }
        return line.contains(":")
                ? fire.then(Parsed::good)
                : Parsed.bad(Quoted.of(text) + " is not an action; " + FORMS);
    }

    private static int digit(String text) {
        return text.charAt(0) - '0';
    }

    private static Action step(String sign, Square from, Square to) {
        return switch (sign) {
            case "-" -> new Action.MovePiece(from, to);
            case "x" -> new Action.Overrun(from, to);
            default -> new Action.Merge(from, to);
        };
    }

    static Parsed<Action.Fire> parseFire(Chessboard board, String line) {
        Matcher fire = FIRE.matcher(line);
        if (!fire.matches()) {
            return Parsed.bad(Quoted.of(line) + " is not a shot; write c3:d5, d1(MB+2SB):d5 or c3:d8/MB");
        }
        Optional<String> guns = Optional.ofNullable(fire.group(2));
        Optional<String> aim = Optional.ofNullable(fire.group(4));
        return squares(fire.group(1), fire.group(3)).then(pair -> {
            Parsed<Batteries> weapons =
                    guns.map(Batteries::parse).orElseGet(() -> Parsed.good(reaching(board, pair.get(0), pair.get(1))));
            Parsed<Aim> component = aim.map(Aim::parse).orElseGet(() -> Parsed.good(Aim.UNIT));
            return weapons.and(component, (with, at) -> new Action.Fire(pair.get(0), with, pair.get(1), at));
        });
    }

    private static Batteries reaching(Chessboard board, Square from, Square at) {
        return board.at(from)
                .filter(Unit.Ogre.class::isInstance)
                .map(unit -> ((Unit.Ogre) unit).batteries().reaching(from.rangeTo(at)))
                .orElse(Batteries.NONE);
    }

    private static Parsed<List<Square>> squares(String first, String second) {
        return Square.parse(first).and(Square.parse(second), List::of);
    }
}
