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
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Outcome;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Picture;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Seat;

/**
 * A throw with collisions. Two players throw octahedra by turns, two each, towards the middle of a sheet without places. Every die on the table
 * counts after each throw, for it may have been pushed: flat ones by their face, the more the nearer they lie; one that leans or fell off
 * the table counts nothing.
 */
public final class Quoits implements ToyGame<Quoits.State, Quoits.Throw> {
    public static final Seat RED = new Seat("Red");
    public static final Seat BLUE = new Seat("Blue");
    private static final List<DieType> BOX =
            List.of(die("red-1", RED, 0), die("blue-1", BLUE, 8), die("red-2", RED, 16), die("blue-2", BLUE, 24));
    private static final int REACH_MM = 200;

    private static DieType die(String name, Seat seat, int firstTag) {
        List<DieType.Face> faces = IntStream.range(0, 8)
                .mapToObj(i -> new DieType.Face(String.valueOf(i + 1), OptionalInt.of(firstTag + i)))
                .toList();
        return new DieType(DieType.OCTAHEDRON, name, faces, 50, seat.name(), 1);
    }

    /**
     * Everything there is to know.
     *
     * @param thrown how many dice have been thrown, in the order of the box
     * @param dice how all of those lie since the last throw
     */
    public record State(int thrown, List<Resting> dice) {
        public State {
            dice = List.copyOf(dice);
        }
    }

    /** How the dice thrown so far lie after a throw, in the order of their names. */
    public record Throw(List<Resting> dice) {
        public Throw {
            dice = List.copyOf(dice);
        }
    }

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
        return new State(0, List.of());
    }

    @Override
    public Awaited awaited(State state) {
        if (state.thrown() == BOX.size()) {
            return new Awaited.Nothing(outcome(state));
        }
        DieType next = BOX.get(state.thrown());
        return new Awaited.Roll(
                List.of(new Awaited.Roll.Thrower(new Seat(next.seat()), next.thrown(1))),
                Awaited.Roll.Counted.ALL_ON_THE_TABLE,
                "throw " + next.name());
    }

    private Outcome outcome(State state) {
        int lead = points(state, RED) - points(state, BLUE);
        List<Seat> winners = lead == 0 ? List.of() : List.of(lead > 0 ? RED : BLUE);
        return new Outcome("thrown", winners, OnlyLaw.WHAT_IS_DUE, "All four are thrown.");
    }

    @Override
    public List<Throw> actions(State state) {
        return List.of();
    }

    private static List<String> namesAfter(State state) {
        return BOX.stream()
                .limit(state.thrown() + 1L)
                .map(DieType::name)
                .sorted()
                .toList();
    }

    @Override
    public boolean mayBeThrown(State state, Throw action) {
        return state.thrown() < BOX.size()
                && action.dice().stream().map(Resting::name).toList().equals(namesAfter(state))
                && action.dice().stream().allMatch(die -> die.possible(BOX));
    }

    @Override
    public Parsed<Throw> rolled(State state, List<DieShown> dice) {
        List<Resting> lying = new ArrayList<>();
        for (String name : namesAfter(state)) {
            Optional<Resting> now = dice.stream()
                    .filter(die -> die.name().equals(name))
                    .map(Resting::of)
                    .findFirst()
                    .or(() -> fallenBefore(state, name));
            if (now.isEmpty()) {
                return Parsed.bad("Where is " + name + "? If it fell off the table, say " + name + "=gone.");
            }
            lying.add(now.orElseThrow());
        }
        return Parsed.good(new Throw(lying));
    }

    private static Optional<Resting> fallenBefore(State state, String name) {
        return state.dice().stream()
                .filter(die -> die.name().equals(name) && die.gone())
                .findFirst();
    }

    /** The thrown one lands anywhere, lies or leans or is lost; one that lay may be pushed. */
    @Override
    public List<DieShown> chanced(State state, List<DieType> box, IntUnaryOperator chance) {
        List<DieShown> shown = new ArrayList<>(state.dice().stream()
                .filter(die -> !die.gone())
                .map(die -> pushed(die, chance))
                .toList());
        DieType next = BOX.get(state.thrown());
        Pose pose = new Pose(
                chance.applyAsInt(2 * REACH_MM) - REACH_MM,
                chance.applyAsInt(2 * REACH_MM) - REACH_MM,
                chance.applyAsInt(360));
        shown.add(
                switch (chance.applyAsInt(10)) {
                    case 0 -> DieShown.gone(next.kind(), next.name());
                    case 1 -> new DieShown(next.kind(), next.name(), DieShown.Rest.LEANING, "", pose);
                    default -> new DieShown(next.kind(), next.name(), String.valueOf(chance.applyAsInt(8) + 1), pose);
                });
        return shown;
    }

    private static DieShown pushed(Resting die, IntUnaryOperator chance) {
        int byMm = chance.applyAsInt(3) == 0 ? 25 : 0;
        Pose pose = new Pose(die.xMm() + byMm, die.yMm(), die.headingDeg());
        return die.flat()
                ? new DieShown(DieType.OCTAHEDRON, die.name(), die.shows(), pose)
                : new DieShown(DieType.OCTAHEDRON, die.name(), DieShown.Rest.LEANING, "", pose);
    }

    @Override
    public State after(State state, Throw action) {
        return new State(state.thrown() + 1, action.dice());
    }

    @Override
    public int points(State state, Seat seat) {
        return state.dice().stream()
                .filter(die -> die.name().startsWith(seat.equals(RED) ? "red" : "blue") && die.flat())
                .mapToInt(die -> Integer.parseInt(die.shows()) * Math.max(0, 4 - (int) (die.outMm() / 50)))
                .sum();
    }

    @Override
    public Seat seatOf(State state, Throw action) {
        return new Seat(BOX.get(Math.min(state.thrown(), BOX.size() - 1)).seat());
    }

    @Override
    public Board board() {
        List<Board.BoardTag> tags = List.of(
                new Board.BoardTag(230, new Point(-270, 170), 25), new Board.BoardTag(231, new Point(270, -170), 25));
        return new Board("Quoits", 600, 400, List.of(), List.of(), tags);
    }

    @Override
    public List<Piece> pieces() {
        return List.of();
    }

    @Override
    public List<DieType> dice() {
        return BOX;
    }

    @Override
    public Picture show(State state) {
        return Picture.EMPTY;
    }

    @Override
    public String describe(State state, Throw action) {
        Stream<String> lying = action.dice().stream()
                .sorted(Comparator.comparing(Resting::name))
                .map(die -> die.name() + (die.gone() ? " is gone" : die.flat() ? " shows " + die.shows() : " leans"));
        return String.join(", ", lying.toList());
    }

    @Override
    public String write(Throw action) {
        return "throw " + Resting.write(action.dice());
    }

    @Override
    public Parsed<Throw> readAction(State state, String text) {
        return text.matches("throw \\S+")
                ? Parsed.good(new Throw(Resting.read(text.substring("throw ".length()))))
                : Parsed.bad("'" + text + "' is no throw.");
    }

    @Override
    public String writePosition(State state) {
        return (state.thrown() + " " + Resting.write(state.dice())).strip();
    }

    @Override
    public Parsed<State> readPosition(String text) {
        String[] words = text.split(" ", 2);
        return Parsed.good(
                new State(Integer.parseInt(words[0]), words.length == 1 ? List.of() : Resting.read(words[1])));
    }
}
