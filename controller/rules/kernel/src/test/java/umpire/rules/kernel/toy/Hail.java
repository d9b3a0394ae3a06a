package umpire.rules.kernel.toy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Outcome;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Seat;

/**
 * A roll with too many outcomes to list. By turns the players throw five dice at once into a field, where they may lie
 * anywhere. Each die counts its pips, and twice where it lies in the inner circle. Each player throws three times.
 */
public final class Hail implements ToyGame<Hail.State, Hail.Throw> {
    public static final Seat SOUTH = new Seat("South");
    public static final Seat NORTH = new Seat("North");
    public static final Place FIELD = new Place("field");
    private static final int DICE = 5;
    private static final int THROWS = 6;
    private static final int INNER_MM = 60;
    private static final DieType DIE = DieType.pips(16, DICE);

    /**
     * The state of the game.
     *
     * @param thrown the number of throws
     * @param south points of South
     * @param north points of North
     */
    public record State(int thrown, int south, int north) {
        Seat turn() {
            return thrown % 2 == 0 ? SOUTH : NORTH;
        }
    }

    /** The five dice, from left to right. */
    public record Throw(List<Resting> dice) {
        public Throw {
            dice = List.copyOf(dice);
        }
    }

    @Override
    public String title() {
        return "Hail";
    }

    @Override
    public List<Seat> seats() {
        return List.of(SOUTH, NORTH);
    }

    @Override
    public State opening() {
        return new State(0, 0, 0);
    }

    @Override
    public Awaited awaited(State state) {
        if (state.thrown() < THROWS) {
            Awaited.Roll.Thrower hand =
                    new Awaited.Roll.Thrower(state.turn(), List.of(DIE.thrown(DICE)), Optional.of(FIELD));
            return new Awaited.Roll(List.of(hand), Awaited.Roll.Counted.THROWN, "throw five dice");
        }
        List<Seat> winners =
                state.south() == state.north() ? List.of() : List.of(state.south() > state.north() ? SOUTH : NORTH);
        return new Awaited.Nothing(new Outcome("thrown", winners, OnlyLaw.WHAT_IS_DUE, "The hail is over."));
    }

    @Override
    public List<Throw> actions(State state) {
        return List.of();
    }

    @Override
    public boolean mayBeThrown(State state, Throw action) {
        return state.thrown() < THROWS
                && action.dice().size() == DICE
                && action.dice().stream().allMatch(die -> die.flat() && die.possible(List.of(DIE)));
    }

    @Override
    public Parsed<Throw> rolled(State state, List<DieShown> dice) {
        return dice.size() == DICE
                ? Parsed.good(new Throw(dice.stream()
                        .map(Resting::of)
                        .map(Hail::unturned)
                        .sorted(Comparator.comparingDouble(Resting::xMm).thenComparingDouble(Resting::yMm))
                        .toList()))
                : Parsed.bad("Five dice are thrown at once.");
    }

    /** The heading of a die with pips and its exact position do not matter here. */
    private static Resting unturned(Resting die) {
        return new Resting(die.name(), die.shows(), Math.round(die.xMm()), Math.round(die.yMm()), 0);
    }

    @Override
    public List<DieShown> sampleRoll(State state, List<DieType> box, IntUnaryOperator chance) {
        List<DieShown> dice = new ArrayList<>();
        for (int i = 0; i < DICE; i++) {
            Pose pose = new Pose(chance.applyAsInt(300) - 150, chance.applyAsInt(240) - 120, chance.applyAsInt(90));
            dice.add(new DieShown(DIE.kind(), DIE.name(), String.valueOf(chance.applyAsInt(6) + 1), pose));
        }
        return dice;
    }

    @Override
    public State after(State state, Throw action) {
        int points = action.dice().stream()
                .mapToInt(die -> Integer.parseInt(die.shows()) * (die.outMm() < INNER_MM ? 2 : 1))
                .sum();
        return state.turn().equals(SOUTH)
                ? new State(state.thrown() + 1, state.south() + points, state.north())
                : new State(state.thrown() + 1, state.south(), state.north() + points);
    }

    @Override
    public int points(State state, Seat seat) {
        return seat.equals(SOUTH) ? state.south() : state.north();
    }

    @Override
    public Seat seatOf(State state, Throw action) {
        return state.turn();
    }

    @Override
    public Board board() {
        List<Board.BoardTag> tags = List.of(
                new Board.BoardTag(240, new Point(-200, 150), 25), new Board.BoardTag(241, new Point(200, -150), 25));
        Area field = Area.rectangle(FIELD, new Point(0, 0), 340, 280, Area.Tint.TRAY);
        return new Board("Hail", 450, 350, List.of(field), List.of(), tags);
    }

    @Override
    public List<Piece> pieces() {
        return List.of();
    }

    @Override
    public List<DieType> dice() {
        return List.of(DIE);
    }

    @Override
    public Placement show(State state) {
        return Placement.EMPTY;
    }

    @Override
    public String describe(State state, Throw action) {
        return state.turn() + " throws "
                + action.dice().stream().map(Resting::shows).collect(Collectors.joining(", "));
    }

    @Override
    public String write(Throw action) {
        return "throw " + Resting.write(action.dice());
    }

    @Override
    public Parsed<Throw> readAction(State state, String text) {
        return text.matches("throw \\S+") && Resting.readable(text.substring("throw ".length()))
                ? Parsed.good(new Throw(Resting.read(text.substring("throw ".length()))))
                : Parsed.bad("'" + text + "' is no throw.");
    }

    @Override
    public String writePosition(State state) {
        return state.thrown() + " " + state.south() + " " + state.north();
    }

    @Override
    public Parsed<State> readPosition(String text) {
        String[] words = text.split(" ");
        return Parsed.good(
                new State(Integer.parseInt(words[0]), Integer.parseInt(words[1]), Integer.parseInt(words[2])));
    }
}
