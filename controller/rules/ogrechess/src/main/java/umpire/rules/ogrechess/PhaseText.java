package umpire.rules.ogrechess;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;
import umpire.rules.kernel.text.Form;
import umpire.rules.kernel.text.Phrase;
import umpire.rules.kernel.text.Sentence;
import umpire.rules.kernel.text.Sentences;
import umpire.rules.ogrechess.Attack.Fight;
import umpire.rules.ogrechess.board.Aim;
import umpire.rules.ogrechess.board.Batteries;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.rulings.Rulings;

/** Phases in position notation: a word and its details in brackets, separated by semicolons. */
final class PhaseText {
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

    private static final Form<Square> SQUARE =
            Form.of("a square", Square::toString, word -> Square.parse(word).toOptional());
    private static final Form<Integer> COUNT = Form.number("a count", "[0-9]");
    private static final Form<Batteries> BATTERIES = Form.of(
            "batteries", Batteries::toString, word -> Batteries.parse(word).toOptional());
    private static final Form<Unit> UNIT =
            Form.of("a unit", BoardText::write, word -> BoardText.unit(word).toOptional());
    private static final Form<Aim> AIM = Form.of(
                    "an aim", Aim::code, word -> Aim.parse(word).toOptional())
            .or("unit")
            .as(aim -> aim.orElse(Aim.UNIT), aim -> Optional.of(aim).filter(at -> at != Aim.UNIT));

    private record SquarePair(Square from, Square at) {
        private static final Phrase<SquarePair> WORDS =
                Phrase.of(SQUARE, SquarePair::from, SQUARE, SquarePair::at, SquarePair::new);
    }

    private record FightCounts(int shot, int unarmedRounds, int spent) {
        private static final Phrase<FightCounts> WORDS = Phrase.of(
                COUNT,
                FightCounts::shot,
                COUNT,
                FightCounts::unarmedRounds,
                COUNT,
                FightCounts::spent,
                FightCounts::new);
    }

    private static final Phrase<Fight> FIGHT = Phrase.of(
            SquarePair.WORDS,
            fight -> new SquarePair(fight.from(), fight.at()),
            UNIT,
            Fight::attacker,
            Form.either("attacker", "defender"),
            Fight::attackerFires,
            FightCounts.WORDS,
            fight -> new FightCounts(fight.shot(), fight.unarmedRounds(), fight.spent()),
            (squares, attacker, attackerFires, counts) -> new Fight(
                    squares.from(),
                    squares.at(),
                    attacker,
                    attackerFires,
                    counts.shot(),
                    counts.unarmedRounds(),
                    counts.spent()));

    private static final Sentences<Phase> PHASES = Sentences.some(
            Phase.class,
            List.of(Phase.AwaitingMove.class, Phase.Over.class, Phase.AwaitingRoll.class),
            Sentence.of(
                    "exchange",
                    Phase.AwaitingExchange.class,
                    SQUARE,
                    Phase.AwaitingExchange::from,
                    SQUARE,
                    Phase.AwaitingExchange::at,
                    Phase.AwaitingExchange::new),
            Sentence.of(
                    "fire",
                    Phase.AwaitingFire.class,
                    SQUARE,
                    Phase.AwaitingFire::from,
                    SQUARE,
                    Phase.AwaitingFire::to,
                    Phase.AwaitingFire::new),
            Sentence.of(
                    "combined",
                    Phase.AwaitingCombinedFire.class,
                    SQUARE,
                    Phase.AwaitingCombinedFire::a,
                    SQUARE,
                    Phase.AwaitingCombinedFire::b,
                    Phase.AwaitingCombinedFire::new),
            Sentence.of(
                    "salvo",
                    Phase.AwaitingSalvo.class,
                    SQUARE,
                    Phase.AwaitingSalvo::ogre,
                    BATTERIES,
                    Phase.AwaitingSalvo::left,
                    Phase.AwaitingSalvo::new),
            Sentence.of(
                    "return",
                    Phase.AwaitingReturnFire.class,
                    SQUARE,
                    Phase.AwaitingReturnFire::survivor,
                    SQUARE,
                    Phase.AwaitingReturnFire::tank,
                    Phase.AwaitingReturnFire::new),
            Sentence.of(
                    "second",
                    Phase.AwaitingSecondShot.class,
                    SQUARE,
                    Phase.AwaitingSecondShot::from,
                    SQUARE,
                    Phase.AwaitingSecondShot::tank,
                    SQUARE,
                    Phase.AwaitingSecondShot::fallen,
                    Phase.AwaitingSecondShot::new),
            Sentence.of(
                    "missile",
                    Phase.AwaitingMissileMove.class,
                    SQUARE,
                    Phase.AwaitingMissileMove::at,
                    Phase.AwaitingMissileMove::new),
            Sentence.of(
                    "retreat",
                    Phase.AwaitingRetreat.class,
                    SQUARE,
                    Phase.AwaitingRetreat::at,
                    COUNT,
                    Phase.AwaitingRetreat::steps,
                    Phase.AwaitingRetreat::new),
            Sentence.of(
                    "onward",
                    Phase.AwaitingContinuation.class,
                    SQUARE,
                    Phase.AwaitingContinuation::from,
                    SQUARE,
                    Phase.AwaitingContinuation::ogre,
                    COUNT,
                    Phase.AwaitingContinuation::points,
                    Phase.AwaitingContinuation::new),
            Sentence.of("aim", Phase.AwaitingAim.class, FIGHT, Phase.AwaitingAim::fight, Phase.AwaitingAim::new));

    private static final Form<Attack.Sequel> SEQUEL = Form.of("a sequel", PhaseText::write, PhaseText::sequel);
    private static final Sentences<Attack> WRITTEN_ATTACKS = attacks(Chessboard.of(Map.of()));

    private PhaseText() {}

    /** Returns the notation of attacks, one word for each kind. A shot may leave out an Ogre's weapons: the board tells which reach. */
    private static Sentences<Attack> attacks(Chessboard board) {
        Form<Action.Fire> fire = Form.of(
                "a shot",
                ActionText::fire,
                word -> ActionText.parseFire(board, word).toOptional());
        return Sentences.of(
                Attack.class,
                Sentence.of(
                        "roll",
                        Attack.Ranged.class,
                        fire,
                        Attack.Ranged::fire,
                        SEQUEL,
                        Attack.Ranged::sequel,
                        Attack.Ranged::new),
                Sentence.of(
                        "clash",
                        Attack.Clash.class,
                        FIGHT,
                        Attack.Clash::fight,
                        AIM,
                        Attack.Clash::aim,
                        Attack.Clash::new),
                Sentence.of(
                        "parting",
                        Attack.Parting.class,
                        SQUARE,
                        Attack.Parting::at,
                        Form.any().where("mech"::equals).maybe(),
                        parting -> Optional.of("mech").filter(word -> parting.mech()),
                        (at, mech) -> new Attack.Parting(at, mech.isPresent())));
    }

    /** Writes a phase; empty for the default phase and for a game that is over. */
    static String write(Phase phase) {
        return switch (phase) {
            case Phase.AwaitingMove move -> "";
            case Phase.Over over -> "";
            case Phase.AwaitingRoll roll -> inBrackets(WRITTEN_ATTACKS.words(roll.attack()));
            default -> inBrackets(PHASES.words(phase));
        };
    }

    private static String inBrackets(List<String> words) {
        return words.get(0) + "(" + String.join(";", words.subList(1, words.size())) + ")";
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
                        Parsed.bad(Quoted.of(text) + " is not a phase; phases are move, " + String.join(", ", FORMS)));
    }

    private static Optional<Phase> read(Chessboard board, String word, List<String> details) {
        List<String> words = Stream.concat(Stream.of(word), details.stream()).toList();
        return PHASES.read(words).or(() -> attacks(board).read(words).map(Phase.AwaitingRoll::new));
    }

    private static Optional<Attack.Sequel> sequel(String text) {
        String[] parts = text.split("-", 2);
        String rest = parts.length == 2 ? parts[1] : "";
        return switch (parts[0]) {
            case "ends" -> Optional.of(new Attack.Sequel.Ends());
            case "missile" -> Optional.of(new Attack.Sequel.Moves());
            case "retreat" -> COUNT.where(steps -> steps > 0).read(rest).map(Attack.Sequel.Retreats::new);
            case "first" -> SQUARE.read(rest).map(from -> new Attack.Sequel.Passes(from, false));
            case "second" -> SQUARE.read(rest).map(from -> new Attack.Sequel.Passes(from, true));
            case "salvo" ->
                rest.equals("none")
                        ? Optional.of(new Attack.Sequel.Salvo(Batteries.NONE))
                        : BATTERIES.read(rest).map(Attack.Sequel.Salvo::new);
            default -> Optional.empty();
        };
    }
}
