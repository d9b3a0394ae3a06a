package umpire.rules.kernel.toy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.BodyOutline;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Outcome;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;

/**
 * A throw with collisions, of dice that are pieces too. Two players have two octahedra each. By turns they throw one of
 * their own towards the middle of a sheet without places. Or they tip one that lies there to the right, with its next
 * number up; tipping to the left is forbidden. Every die on the table counts after a throw, for it may have been
 * pushed. A die that leans or fell off goes back to the hand. The nearer a die lies, the more its number counts.
 */
public final class Quoits implements ToyGame<Quoits.State, Quoits.Deed> {
    public static final Seat RED = new Seat("Red");
    public static final Seat BLUE = new Seat("Blue");
    private static final List<DieType> BOX =
            List.of(die("red-1", RED, 0), die("blue-1", BLUE, 8), die("red-2", RED, 16), die("blue-2", BLUE, 24));
    private static final double EDGE_MM = 50;
    private static final int TURNS = 8;
    private static final int SIDES = 8;
    private static final int REACH_MM = 200;
    private static final double TIPPED_MM = 29;
    private static final double APART_MM = 60;

    private static DieType die(String name, Seat seat, int firstTag) {
        List<DieType.Face> faces = IntStream.range(0, SIDES)
                .mapToObj(i -> new DieType.Face(String.valueOf(i + 1), OptionalInt.of(firstTag + i)))
                .toList();
        return new DieType(DieType.OCTAHEDRON, name, faces, EDGE_MM, seat.name(), 1);
    }

    /**
     * The state of the game.
     *
     * @param turns the number of turns that ended
     * @param flying the die that is being thrown; empty for none
     * @param dice those that lie on the sheet, in the order of their names
     */
    public record State(int turns, String flying, List<Resting> dice) {
        public State {
            dice = dice.stream().sorted(Comparator.comparing(Resting::name)).toList();
        }

        private Optional<Resting> die(String name) {
            return dice.stream().filter(die -> die.name().equals(name)).findFirst();
        }

        private State with(int turnsEnded, String thrown, Resting die) {
            Stream<Resting> others = dice.stream().filter(other -> !other.name().equals(die.name()));
            return new State(
                    turnsEnded, thrown, Stream.concat(others, Stream.of(die)).toList());
        }
    }

    public sealed interface Deed {}

    /** Announces the die that is thrown next. */
    public record Cast(String die) implements Deed {}

    /** The dice as they lie after a throw, in the order of their names. */
    public record Throw(List<Resting> dice) implements Deed {
        public Throw {
            dice = List.copyOf(dice);
        }
    }

    /** Rolls a die over by hand. */
    public record Tip(String die, boolean left) implements Deed {}

    /** Passes. */
    public record Rest() implements Deed {}

    @Override
    public String title() {
        return "Quoits";
    }

    @Override
    public List<Seat> seats() {
        return List.of(RED, BLUE);
    }

    @Override
    public State opening() {
        return new State(0, "", List.of());
    }

    private static Seat turn(State state) {
        return state.turns() % 2 == 0 ? RED : BLUE;
    }

    @Override
    public Awaited awaited(State state) {
        if (state.turns() == TURNS) {
            return new Awaited.Nothing(outcome(state));
        }
        return thrown(state)
                .<Awaited>map(die -> new Awaited.Roll(
                        List.of(new Awaited.Roll.Thrower(turn(state), die.thrown(1))),
                        Awaited.Roll.Counted.ALL_ON_THE_TABLE,
                        "throw " + die.name()))
                .orElseGet(() -> new Awaited.Choice(turn(state), "throw or tip a die"));
    }

    private static Optional<DieType> thrown(State state) {
        return BOX.stream().filter(die -> die.name().equals(state.flying())).findFirst();
    }

    private Outcome outcome(State state) {
        int lead = points(state, RED) - points(state, BLUE);
        List<Seat> winners = lead == 0 ? List.of() : List.of(lead > 0 ? RED : BLUE);
        return new Outcome("thrown", winners, OnlyLaw.WHAT_IS_DUE, "Enough was thrown.");
    }

    @Override
    public List<Deed> actions(State state) {
        if (!(awaited(state) instanceof Awaited.Choice)) {
            return List.of();
        }
        List<String> own = BOX.stream()
                .filter(die -> die.seat().equals(turn(state).name()))
                .map(DieType::name)
                .toList();
        List<Deed> deeds = new ArrayList<>();
        own.stream().filter(name -> state.die(name).isEmpty()).forEach(name -> deeds.add(new Cast(name)));
        own.stream()
                .flatMap(name -> state.die(name).stream())
                .filter(die -> hasRoom(state, tipped(die)))
                .forEach(die -> deeds.add(new Tip(die.name(), false)));
        deeds.add(new Rest());
        return deeds;
    }

    /** Returns a die after it was tipped to the right. */
    public static Resting tipped(Resting die) {
        String next = String.valueOf(Integer.parseInt(die.shows()) % SIDES + 1);
        return new Resting(die.name(), next, die.xMm(), die.yMm(), die.headingDeg())
                .at(new Pose(die.xMm() + TIPPED_MM, die.yMm(), die.headingDeg()));
    }

    private static String before(Resting die) {
        return String.valueOf((Integer.parseInt(die.shows()) + SIDES - 2) % SIDES + 1);
    }

    private static boolean hasRoom(State state, Resting after) {
        return after.xMm() < REACH_MM
                && state.dice().stream()
                        .filter(die -> !die.name().equals(after.name()))
                        .allMatch(die -> die.pose().distanceMm(after.pose()) > APART_MM);
    }

    @Override
    public Optional<Deed> pass(State state) {
        return awaited(state) instanceof Awaited.Choice ? Optional.of(new Rest()) : Optional.empty();
    }

    private static List<String> namesAfter(State state) {
        return Stream.concat(state.dice().stream().map(Resting::name), Stream.of(state.flying()))
                .distinct()
                .sorted()
                .toList();
    }

    @Override
    public boolean mayBeThrown(State state, Deed action) {
        return action instanceof Throw landed
                && thrown(state).isPresent()
                && landed.dice().stream().map(Resting::name).toList().equals(namesAfter(state))
                && landed.dice().stream().allMatch(die -> die.possible(BOX));
    }

    @Override
    public Parsed<Deed> rolled(State state, List<DieShown> dice) {
        List<Resting> lying = new ArrayList<>();
        for (String name : namesAfter(state)) {
            Optional<DieShown> now =
                    dice.stream().filter(die -> die.name().equals(name)).findFirst();
            if (now.isEmpty()) {
                return Parsed.bad("Where is " + name + "? If it fell off the table, say " + name + "=gone.");
            }
            lying.add(Resting.of(now.orElseThrow()));
        }
        return Parsed.good(new Throw(lying));
    }

    /** The thrown die lands anywhere, flat, leaning or lost. Dice on the sheet may be pushed. */
    @Override
    public List<DieShown> sampleRoll(State state, List<DieType> box, IntUnaryOperator chance) {
        List<DieShown> shown = new ArrayList<>(
                state.dice().stream().map(die -> pushed(die, chance)).toList());
        DieType next = thrown(state).orElseThrow();
        Pose pose = new Pose(
                chance.applyAsInt(2 * REACH_MM) - REACH_MM,
                chance.applyAsInt(2 * REACH_MM) - REACH_MM,
                chance.applyAsInt(360));
        shown.add(
                switch (chance.applyAsInt(10)) {
                    case 0 -> DieShown.gone(next.kind(), next.name());
                    case 1 -> new DieShown(next.kind(), next.name(), DieShown.Rest.LEANING, "", pose);
                    default ->
                        new DieShown(next.kind(), next.name(), String.valueOf(chance.applyAsInt(SIDES) + 1), pose);
                });
        return shown;
    }

    private static DieShown pushed(Resting die, IntUnaryOperator chance) {
        int byMm = chance.applyAsInt(3) == 0 ? 25 : 0;
        return new DieShown(
                DieType.OCTAHEDRON, die.name(), die.shows(), new Pose(die.xMm() + byMm, die.yMm(), die.headingDeg()));
    }

    @Override
    public State after(State state, Deed action) {
        int ended = state.turns() + 1;
        return switch (action) {
            case Cast cast -> new State(state.turns(), cast.die(), state.dice());
            case Throw landed ->
                new State(
                        ended, "", landed.dice().stream().filter(Resting::flat).toList());
            case Tip tip -> state.with(ended, "", tipped(state.die(tip.die()).orElseThrow()));
            case Rest rest -> new State(ended, "", state.dice());
        };
    }

    @Override
    public int points(State state, Seat seat) {
        return state.dice().stream()
                .filter(die -> die.name().startsWith(seat.equals(RED) ? "red" : "blue"))
                .mapToInt(die -> Integer.parseInt(die.shows()) * Math.max(0, 4 - (int) (die.outMm() / 50)))
                .sum();
    }

    @Override
    public Seat seatOf(State state, Deed action) {
        return turn(state);
    }

    @Override
    public Board board() {
        List<Board.BoardTag> tags = List.of(
                new Board.BoardTag(230, new Point(-270, 170), 25), new Board.BoardTag(231, new Point(270, -170), 25));
        return new Board("Quoits", 600, 400, List.of(), List.of(), tags);
    }

    @Override
    public List<Piece> pieces() {
        return BOX.stream().map(Quoits::piece).toList();
    }

    private static Piece piece(DieType die) {
        List<PieceFace> faces = die.faces().stream()
                .map(face -> new PieceFace(
                        face.tag().orElseThrow(),
                        token(die.name(), face.shows()),
                        face.shows(),
                        0.36 * EDGE_MM,
                        BodyOutline.octahedron(EDGE_MM),
                        EDGE_MM * Math.sqrt(2.0 / 3)))
                .toList();
        return new Piece("die " + die.name(), die.seat(), faces);
    }

    private static Token token(String die, String shows) {
        return new Token(die + "/" + shows);
    }

    @Override
    public List<DieType> dice() {
        return BOX;
    }

    @Override
    public Placement show(State state) {
        return new Placement(state.dice().stream().map(Quoits::lying).toList());
    }

    /** A die that shows the number before its own was tipped to the left. A die that has newly appeared was thrown. */
    @Override
    public Optional<Deed> attempt(State state, List<Place> emptied, List<Place> filled, Placement seen) {
        if (emptied.isEmpty()) {
            return filled.stream().<Deed>map(die -> new Cast(die.name())).findFirst();
        }
        return state.dice().stream()
                .filter(die -> emptied.equals(List.of(new Place(die.name()))) && emptied.equals(filled))
                .filter(die -> seen.standings().stream()
                        .anyMatch(standing -> standing.token().equals(token(die.name(), before(die)))))
                .<Deed>map(die -> new Tip(die.name(), true))
                .findFirst();
    }

    @Override
    public State measured(State state, List<Standing> measured) {
        List<Resting> dice = state.dice().stream()
                .map(die -> measured.stream()
                        .filter(standing -> standing.spot().place().name().equals(die.name()))
                        .map(standing -> standing.spot() instanceof Spot.Lying at ? die.at(at.pose()) : die)
                        .findFirst()
                        .orElse(die))
                .toList();
        return new State(state.turns(), state.flying(), dice);
    }

    /** Returns the sheet with dice on it, wherever they lie. */
    public static Placement layout(Resting... dice) {
        return new Placement(Stream.of(dice).map(Quoits::lying).toList());
    }

    /** Returns the standing of a die. */
    public static Standing lying(Resting die) {
        Spot.Lying spot = new Spot.Lying(new Place(die.name()), die.pose(), 6, 8);
        return new Standing(token(die.name(), die.shows()), spot, false);
    }

    @Override
    public String describe(State state, Deed action) {
        return QuoitsText.describe(action);
    }

    @Override
    public String write(Deed action) {
        return QuoitsText.write(action);
    }

    @Override
    public Parsed<Deed> readAction(State state, String text) {
        return QuoitsText.read(text);
    }

    @Override
    public String writePosition(State state) {
        return state.turns() + "|" + state.flying() + "|" + Resting.write(state.dice());
    }

    @Override
    public Parsed<State> readPosition(String text) {
        String[] words = text.split("\\|", -1);
        return Parsed.good(new State(Integer.parseInt(words[0]), words[1], Resting.read(words[2])));
    }
}
