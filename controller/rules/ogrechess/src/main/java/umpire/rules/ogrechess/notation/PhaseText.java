package umpire.rules.ogrechess.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;
import umpire.rules.ogrechess.position.Aim;
import umpire.rules.ogrechess.position.Attack;
import umpire.rules.ogrechess.position.Batteries;
import umpire.rules.ogrechess.position.Chessboard;
import umpire.rules.ogrechess.position.Fight;
import umpire.rules.ogrechess.position.Phase;
import umpire.rules.ogrechess.position.Position;
import umpire.rules.ogrechess.position.Square;
import umpire.rules.ogrechess.position.Unit;
import umpire.rules.ogrechess.rulings.Rulings;
import umpire.rules.ogrechess.validity.PhaseCheck;

/** Phases in position notation: a word and its details in brackets, separated by semicolons. */
final class PhaseText {
    private static final Pattern DIGIT = Pattern.compile("[0-9]");
    /** An example of each phase, by its word. */
    private static final List<String> FORMS = List.of(
            "fire(e2;e3)",
            "combined(d4;d5)",
            "salvo(d1;2SB)",
            "return(d5;e6)",
            "second(d4;e6;d5)",
            "missile(a1)",
            "retreat(e5;3)",
            "onward(d4;d5;1)",
            "exchange(e7;e8)",
            "roll(c3:d5;ends)",
            "aim(d4;e5;O;defender;0;0;2)",
            "clash(e4;d5;I(2);attacker;0;0;0;unit)",
            "parting(e5)");

    private static final List<String> STEPS = List.of("1", "2", "3");
    private static final List<String> ROUNDS = List.of("attacker", "defender");
    private static final Pattern COUNT = Pattern.compile("[0-9]");

    private PhaseText() {}

    /** Writes a phase; empty for one that need not be written. */
    static String write(Phase phase) {
        return switch (phase) {
            case Phase.AwaitingMove move -> "";
            case Phase.Over over -> "";
            case Phase.AwaitingExchange exchange -> "exchange(" + exchange.from() + ";" + exchange.at() + ")";
            case Phase.AwaitingFire fire -> "fire(" + fire.from() + ";" + fire.to() + ")";
            case Phase.AwaitingCombinedFire fire -> "combined(" + fire.a() + ";" + fire.b() + ")";
            case Phase.AwaitingSalvo salvo -> "salvo(" + salvo.ogre() + ";" + salvo.left() + ")";
            case Phase.AwaitingReturnFire answer -> "return(" + answer.survivor() + ";" + answer.tank() + ")";
            case Phase.AwaitingSecondShot second ->
                "second(" + second.from() + ";" + second.tank() + ";" + second.fallen() + ")";
            case Phase.AwaitingMissileMove move -> "missile(" + move.at() + ")";
            case Phase.AwaitingRetreat retreat -> "retreat(" + retreat.at() + ";" + retreat.steps() + ")";
            case Phase.AwaitingContinuation on -> "onward(" + on.from() + ";" + on.ogre() + ";" + on.points() + ")";
            case Phase.AwaitingAim aim -> "aim(" + write(aim.fight()) + ")";
            case Phase.AwaitingRoll roll ->
                switch (roll.attack()) {
                    case Attack.Ranged ranged ->
                        "roll(" + ActionText.fire(ranged.fire()) + ";" + write(ranged.sequel()) + ")";
                    case Attack.Clash clash ->
                        "clash(" + write(clash.fight()) + ";"
                                + (clash.aim() == Aim.UNIT
                                        ? "unit"
                                        : clash.aim().code()) + ")";
                    case Attack.Parting parting -> "parting(" + parting.at() + (parting.mech() ? ";mech)" : ")");
                };
        };
    }

    private static String write(Fight fight) {
        return fight.from() + ";" + fight.at() + ";" + BoardText.write(fight.attacker()) + ";"
                + (fight.attackerFires() ? "attacker" : "defender") + ";" + fight.shot() + ";" + fight.unarmedRounds()
                + ";" + fight.spent();
    }

    private static String write(Attack.Sequel sequel) {
        return switch (sequel) {
            case Attack.Sequel.Ends ends -> "ends";
            case Attack.Sequel.Retreats retreats -> "retreat-" + retreats.steps();
            case Attack.Sequel.Moves moves -> "missile";
            case Attack.Sequel.Passes passes -> (passes.second() ? "second-" : "first-") + passes.leaptFrom();
            case Attack.Sequel.Salvo salvo -> "salvo-" + salvo.left();
        };
    }

    /** Reads a phase of a position and checks it against the board. */
    static Parsed<Phase> parse(Position position, String text, Rulings rulings) {
        int open = text.indexOf('(');
        if (open < 1 || !text.endsWith(")")) {
            return text.equals("move") ? Parsed.good(new Phase.AwaitingMove()) : unreadable(text, text);
        }
        List<String> details =
                List.of(text.substring(open + 1, text.length() - 1).split(";", -1));
        Optional<Phase> phase = read(position.board(), text.substring(0, open), details);
        if (phase.isEmpty()) {
            return unreadable(text, text.substring(0, open));
        }
        Optional<String> wrong = PhaseCheck.wrong(position, phase.get(), rulings);
        return wrong.<Parsed<Phase>>map(why -> Parsed.bad(Quoted.of(text) + " does not fit the board: " + why))
                .orElseGet(() -> Parsed.good(phase.get()));
    }

    private static Parsed<Phase> unreadable(String text, String word) {
        return FORMS.stream()
                .filter(form -> form.startsWith(word + "("))
                .findFirst()
                .<Parsed<Phase>>map(
                        form -> Parsed.bad(Quoted.of(text) + " is not understood; that phase is written like " + form))
                .orElseGet(() ->
                        Parsed.bad(Quoted.of(text) + " is no phase; phases are move, " + String.join(", ", FORMS)));
    }

    private static Optional<Phase> read(Chessboard board, String word, List<String> details) {
        if (word.equals("aim") || word.equals("clash")) {
            return fight(word, details);
        }
        if (word.equals("roll") && details.size() == 2) {
            return roll(board, details);
        }
        if (word.equals("parting")) {
            return parting(details);
        }
        return word.equals("salvo") && details.size() == 2 ? salvo(details) : simple(word, details);
    }

    private static Optional<Phase> parting(List<String> details) {
        boolean mech = details.size() == 2 && details.get(1).equals("mech");
        return details.size() == (mech ? 2 : 1)
                ? square(details.get(0)).map(at -> new Phase.AwaitingRoll(new Attack.Parting(at, mech)))
                : Optional.empty();
    }

    private static Optional<Phase> salvo(List<String> details) {
        return square(details.get(0))
                .flatMap(ogre -> Batteries.parse(details.get(1))
                        .toOptional()
                        .map(batteries -> new Phase.AwaitingSalvo(ogre, batteries)));
    }

    /** Reads a phase that some squares say, and a number after them. */
    private static Optional<Phase> simple(String word, List<String> details) {
        List<Square> squares = new ArrayList<>();
        Optional<Integer> number = Optional.empty();
        for (String detail : details) {
            Optional<Square> square = square(detail);
            if (square.isPresent() && number.isEmpty()) {
                squares.add(square.get());
            } else if (DIGIT.matcher(detail).matches() && number.isEmpty()) {
                number = Optional.of(detail.charAt(0) - '0');
            } else {
                return Optional.empty();
            }
        }
        return simple(word, squares, number);
    }

    private static Optional<Phase> simple(String word, List<Square> at, Optional<Integer> number) {
        String shape = word + at.size() + (number.isPresent() ? "n" : "");
        return switch (shape) {
            case "exchange2" -> Optional.of(new Phase.AwaitingExchange(at.get(0), at.get(1)));
            case "fire2" -> Optional.of(new Phase.AwaitingFire(at.get(0), at.get(1)));
            case "combined2" -> Optional.of(new Phase.AwaitingCombinedFire(at.get(0), at.get(1)));
            case "return2" -> Optional.of(new Phase.AwaitingReturnFire(at.get(0), at.get(1)));
            case "second3" -> Optional.of(new Phase.AwaitingSecondShot(at.get(0), at.get(1), at.get(2)));
            case "missile1" -> Optional.of(new Phase.AwaitingMissileMove(at.get(0)));
            case "retreat1n" -> Optional.of(new Phase.AwaitingRetreat(at.get(0), number.get()));
            case "onward2n" -> Optional.of(new Phase.AwaitingContinuation(at.get(0), at.get(1), number.get()));
            default -> Optional.empty();
        };
    }

    private static Optional<Square> square(String text) {
        return Square.parse(text).toOptional();
    }

    private static Optional<Phase> roll(Chessboard board, List<String> details) {
        return ActionText.parseFire(board, details.get(0))
                .toOptional()
                .flatMap(fire ->
                        sequel(details.get(1)).map(sequel -> new Phase.AwaitingRoll(new Attack.Ranged(fire, sequel))));
    }

    private static Optional<Attack.Sequel> sequel(String text) {
        String[] parts = text.split("-", 2);
        String rest = parts.length == 2 ? parts[1] : "";
        return switch (parts[0]) {
            case "ends" -> Optional.of(new Attack.Sequel.Ends());
            case "missile" -> Optional.of(new Attack.Sequel.Moves());
            case "retreat" ->
                STEPS.contains(rest) ? Optional.of(new Attack.Sequel.Retreats(rest.charAt(0) - '0')) : Optional.empty();
            case "first" -> square(rest).map(from -> new Attack.Sequel.Passes(from, false));
            case "second" -> square(rest).map(from -> new Attack.Sequel.Passes(from, true));
            case "salvo" ->
                rest.equals("none")
                        ? Optional.of(new Attack.Sequel.Salvo(Batteries.NONE))
                        : Batteries.parse(rest).toOptional().map(Attack.Sequel.Salvo::new);
            default -> Optional.empty();
        };
    }

    private static Optional<Phase> fight(String word, List<String> details) {
        boolean clash = word.equals("clash");
        if (details.size() != (clash ? 8 : 7)
                || !ROUNDS.contains(details.get(3))
                || !details.subList(4, 7).stream()
                        .allMatch(count -> COUNT.matcher(count).matches())) {
            return Optional.empty();
        }
        Optional<Square> from = square(details.get(0));
        Optional<Square> at = square(details.get(1));
        Optional<Unit> unit = BoardText.unit(details.get(2)).toOptional();
        if (from.isEmpty() || at.isEmpty() || unit.isEmpty()) {
            return Optional.empty();
        }
        Fight fight = new Fight(
                from.get(),
                at.get(),
                unit.get(),
                details.get(3).equals("attacker"),
                details.get(4).charAt(0) - '0',
                details.get(5).charAt(0) - '0',
                details.get(6).charAt(0) - '0');
        if (!clash) {
            return Optional.of(new Phase.AwaitingAim(fight));
        }
        Optional<Aim> aim = details.get(7).equals("unit")
                ? Optional.of(Aim.UNIT)
                : Aim.parse(details.get(7)).toOptional();
        return aim.map(each -> new Phase.AwaitingRoll(new Attack.Clash(fight, each)));
    }
}
