package umpire.referee.toy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;

/**
 * A game on a bare sheet: four dice lie at poses of their own and are pushed about. A turn pushes one's own die fifty
 * millimetres along the sheet, or turns it by a quarter to its left. Or it rams another die that is near, named by
 * touching both, which is then out of play.
 */
public final class Drift implements Toy<Drift.State, Drift.Action> {
    public static final Seat RED = new Seat("Red");
    public static final Seat BLUE = new Seat("Blue");
    public static final double TOLERANCE_MM = 15;
    private static final double PUSH_MM = 50;
    private static final double APART_MM = 45;
    private static final double RAM_MM = 75;
    private static final double WIDTH_MM = 400;
    private static final double HEIGHT_MM = 300;
    private static final double RIM_MM = 30;
    private static final List<String> NAMES = List.of("red-1", "red-2", "blue-1", "blue-2");

    /**
     * The pose of a die.
     *
     * @param x fifties of millimetres to the right of the middle
     * @param y the same away from it
     * @param quarters turned to the left
     */
    public record Die(int x, int y, int quarters) {
        Pose pose() {
            return new Pose(x * PUSH_MM, y * PUSH_MM, quarters * 90.0);
        }
    }

    public record State(List<Optional<Die>> dice, Seat turn) {
        Optional<Die> die(String name) {
            return dice.get(NAMES.indexOf(name));
        }
    }

    public sealed interface Action {
        record Push(String name, int dx, int dy) implements Action {}

        record Turn(String name) implements Action {}

        record Ram(String name, String other) implements Action {}

        record Pass() implements Action {}
    }

    public static Place place(String name) {
        return new Place(name);
    }

    @Override
    public String title() {
        return "Drift";
    }

    @Override
    public List<Seat> seats() {
        return List.of(RED, BLUE);
    }

    @Override
    public State opening() {
        return new State(
                List.of(
                        Optional.of(new Die(-2, -1, 0)),
                        Optional.of(new Die(2, -1, 0)),
                        Optional.of(new Die(-1, 1, 0)),
                        Optional.of(new Die(1, 1, 2))),
                RED);
    }

    @Override
    public Awaited awaited(State state) {
        return new Awaited.Choice(state.turn(), "push a die");
    }

    private static boolean own(State state, String name) {
        return name.startsWith(state.turn().equals(RED) ? "red" : "blue");
    }

    @Override
    public List<Action> actions(State state) {
        List<Action> actions = new ArrayList<>();
        for (String name : NAMES) {
            if (own(state, name) && state.die(name).isPresent()) {
                for (int[] way : new int[][] {{1, 0}, {0, 1}, {-1, 0}, {0, -1}}) {
                    if (free(state, name, way[0], way[1])) {
                        actions.add(new Action.Push(name, way[0], way[1]));
                    }
                }
                actions.add(new Action.Turn(name));
                NAMES.stream()
                        .filter(other -> !other.equals(name) && near(state, name, other))
                        .forEach(other -> actions.add(new Action.Ram(name, other)));
            }
        }
        actions.add(new Action.Pass());
        return actions;
    }

    private static boolean free(State state, String name, int dx, int dy) {
        Pose to = pushed(state.die(name).orElseThrow(), dx, dy).pose();
        return Math.abs(to.xMm()) < WIDTH_MM / 2
                && Math.abs(to.yMm()) < HEIGHT_MM / 2
                && NAMES.stream()
                        .filter(other -> !other.equals(name))
                        .flatMap(other -> state.die(other).stream())
                        .allMatch(die -> die.pose().distanceMm(to) >= APART_MM);
    }

    private static boolean near(State state, String name, String other) {
        Pose here = state.die(name).orElseThrow().pose();
        return state.die(other)
                .filter(die -> die.pose().distanceMm(here) <= RAM_MM)
                .isPresent();
    }

    private static Die pushed(Die die, int dx, int dy) {
        return new Die(die.x() + dx, die.y() + dy, die.quarters());
    }

    @Override
    public State after(State state, Action action) {
        return switch (action) {
            case Action.Push push ->
                with(state, push.name(), state.die(push.name()).map(die -> pushed(die, push.dx(), push.dy())));
            case Action.Turn turn ->
                with(
                        state,
                        turn.name(),
                        state.die(turn.name()).map(die -> new Die(die.x(), die.y(), (die.quarters() + 1) % 4)));
            case Action.Ram ram -> with(state, ram.other(), Optional.empty());
            case Action.Pass pass -> new State(state.dice(), other(state));
        };
    }

    private static Seat other(State state) {
        return state.turn().equals(RED) ? BLUE : RED;
    }

    private static State with(State state, String name, Optional<Die> die) {
        List<Optional<Die>> dice = new ArrayList<>(state.dice());
        dice.set(NAMES.indexOf(name), die);
        return new State(List.copyOf(dice), other(state));
    }

    @Override
    public Seat seatOf(State state, Action action) {
        return state.turn();
    }

    @Override
    public Optional<Action> pass(State state) {
        return Optional.of(new Action.Pass());
    }

    @Override
    public List<Place> touches(State state, Action action) {
        return action instanceof Action.Ram ram ? List.of(place(ram.name()), place(ram.other())) : List.of();
    }

    @Override
    public Optional<Action> attempt(State state, List<Place> emptied, List<Place> filled, Placement seen) {
        return emptied.size() == 1 && emptied.equals(filled)
                ? Optional.of(new Action.Push(emptied.get(0).name(), 9, 9))
                : Optional.empty();
    }

    @Override
    public Board board() {
        List<Board.BoardTag> tags = List.of(
                new Board.BoardTag(240, new Point(-WIDTH_MM / 2, HEIGHT_MM / 2), 25),
                new Board.BoardTag(241, new Point(WIDTH_MM / 2, -HEIGHT_MM / 2), 25));
        return new Board("Drift", WIDTH_MM + 2 * RIM_MM, HEIGHT_MM + 2 * RIM_MM, List.of(), List.of(), tags);
    }

    @Override
    public List<Piece> pieces() {
        return IntStream.range(0, NAMES.size())
                .mapToObj(i -> {
                    String name = NAMES.get(i);
                    String seat = name.startsWith("red") ? "Red" : "Blue";
                    return new Piece(i, new Token(name), "die " + name, "" + i, seat, 20, 16);
                })
                .toList();
    }

    @Override
    public Placement show(State state) {
        return new Placement(NAMES.stream()
                .flatMap(name -> state.die(name).stream().map(die -> lying(name, die.pose())))
                .toList());
    }

    /** Returns a die at a pose under its name. */
    public static Standing lying(String name, Pose pose) {
        return new Standing(new Token(name), new Spot.Lying(place(name), pose, TOLERANCE_MM, 30), false);
    }

    @Override
    public String write(Action action) {
        return switch (action) {
            case Action.Push push -> push.name() + "," + push.dx() + "," + push.dy();
            case Action.Turn turn -> "turn-" + turn.name();
            case Action.Ram ram -> ram.name() + "x" + ram.other();
            case Action.Pass pass -> "pass";
        };
    }

    @Override
    public Parsed<Action> readAction(State state, String text) {
        return actions(state).stream()
                .filter(action -> write(action).equals(text))
                .findFirst()
                .map(Parsed::good)
                .orElseGet(() -> Parsed.bad("'" + text + "' is not an action here. Try red-1,0,1 or pass."));
    }

    @Override
    public String writePosition(State state) {
        return state.turn() + " "
                + state.dice().stream()
                        .map(die -> die.map(at -> at.x() + "," + at.y() + "," + at.quarters())
                                .orElse("-"))
                        .collect(Collectors.joining(" "));
    }

    @Override
    public Parsed<State> readPosition(String text) {
        String[] words = text.split(" ");
        List<Optional<Die>> dice = Arrays.stream(words).skip(1).map(Drift::die).toList();
        return Parsed.good(new State(dice, new Seat(words[0])));
    }

    private static Optional<Die> die(String word) {
        if (word.equals("-")) {
            return Optional.empty();
        }
        String[] numbers = word.split(",");
        return Optional.of(
                new Die(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]), Integer.parseInt(numbers[2])));
    }
}
