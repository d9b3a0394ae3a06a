package umpire.referee.toy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;

/**
 * A game whose turn is several moves by hand. Men stand in files of four squares, South's nearest, North's farthest. A
 * turn has a number of steps. Each takes one man one square forward or sideways, onto an empty square or onto an enemy,
 * which is captured. The same man may walk again. A seat may also stop early. Where charging is allowed, two neighbours
 * may go forward together in one step, and one man may dash over two squares in one. Where men go together a charge is
 * preferred to two steps.
 */
public final class March implements Toy<March.State, March.Action> {
    public static final Seat SOUTH = new Seat("South");
    public static final Seat NORTH = new Seat("North");
    public static final Token SOUTHERN = new Token("south-man");
    public static final Token NORTHERN = new Token("north-man");
    private static final int RANKS = 4;
    private static final double SQUARE_MM = 50;
    private static final double TAG_MM = 25;

    private final int files;
    private final int steps;
    private final boolean charging;
    private final boolean together;

    /** A board with a number of files, for turns of a number of steps. */
    public March(int files, int steps) {
        this(files, steps, false, false);
    }

    private March(int files, int steps, boolean charging, boolean together) {
        this.files = files;
        this.steps = steps;
        this.charging = charging;
        this.together = together;
    }

    /** Returns the game with charges. */
    public static March charging(int files, int steps) {
        return new March(files, steps, true, false);
    }

    /** Returns the game with men who go together. */
    public static March together(int files, int steps) {
        return new March(files, steps, true, true);
    }

    /**
     * The state of the game.
     *
     * @param board a letter for each square, rank by rank from a1: {@code S}, {@code N} or a dot
     * @param seat the seat to act
     * @param left the number of steps left in its turn
     */
    public record State(String board, Seat seat, int left) {}

    public sealed interface Action {
        record Step(int from, int to) implements Action {}

        /** The man on a square and his right neighbour go forward. */
        record Charge(int left) implements Action {}

        /** The man on a square goes forward two squares. */
        record Dash(int from) implements Action {}

        record Stop() implements Action {}
    }

    /** Returns the place of a square. */
    public Place place(int square) {
        return new Place("" + (char) ('a' + square % files) + (char) ('1' + square / files));
    }

    @Override
    public String title() {
        return "March";
    }

    @Override
    public boolean movesTogether() {
        return together;
    }

    @Override
    public List<Seat> seats() {
        return List.of(SOUTH, NORTH);
    }

    @Override
    public State opening() {
        return new State("S".repeat(files) + ".".repeat(files * (RANKS - 2)) + "N".repeat(files), SOUTH, steps);
    }

    @Override
    public Awaited awaited(State state) {
        return new Awaited.Choice(state.seat(), "step");
    }

    private static char letter(Seat seat) {
        return seat.name().charAt(0);
    }

    @Override
    public List<Action> actions(State state) {
        List<Action> actions = new ArrayList<>();
        int forward = forward(state);
        for (int from = 0; from < state.board().length(); from++) {
            if (state.board().charAt(from) == letter(state.seat())) {
                add(state, from, from + forward, actions);
                if (from % files > 0) {
                    add(state, from, from - 1, actions);
                }
                if (from % files < files - 1) {
                    add(state, from, from + 1, actions);
                }
            }
        }
        charges(state, actions);
        actions.add(new Action.Stop());
        return actions;
    }

    private int forward(State state) {
        return state.seat().equals(SOUTH) ? files : -files;
    }

    private void charges(State state, List<Action> actions) {
        for (int left = 0; charging && left + 1 < state.board().length(); left++) {
            boolean neighbours = left % files < files - 1;
            if (neighbours && goesForward(state, left) && goesForward(state, left + 1)) {
                actions.add(new Action.Charge(left));
            }
        }
        for (int from = 0; charging && from < state.board().length(); from++) {
            if (goesForward(state, from) && free(state, from + 2 * forward(state))) {
                actions.add(new Action.Dash(from));
            }
        }
    }

    private boolean goesForward(State state, int from) {
        return state.board().charAt(from) == letter(state.seat()) && free(state, from + forward(state));
    }

    private static boolean free(State state, int to) {
        return to >= 0 && to < state.board().length() && state.board().charAt(to) != letter(state.seat());
    }

    private static void add(State state, int from, int to, List<Action> actions) {
        if (free(state, to)) {
            actions.add(new Action.Step(from, to));
        }
    }

    @Override
    public State after(State state, Action action) {
        return switch (action) {
            case Action.Stop stop -> new State(state.board(), other(state), steps);
            case Action.Step step -> stepped(state, moved(state, state.board(), step.from(), step.to()));
            case Action.Dash dash ->
                stepped(state, moved(state, state.board(), dash.from(), dash.from() + 2 * forward(state)));
            case Action.Charge charge -> {
                String one = moved(state, state.board(), charge.left(), charge.left() + forward(state));
                yield stepped(state, moved(state, one, charge.left() + 1, charge.left() + 1 + forward(state)));
            }
        };
    }

    private static String moved(State state, String board, int from, int to) {
        StringBuilder moved = new StringBuilder(board);
        moved.setCharAt(from, '.');
        moved.setCharAt(to, letter(state.seat()));
        return moved.toString();
    }

    private State stepped(State state, String board) {
        return state.left() == 1
                ? new State(board, other(state), steps)
                : new State(board, state.seat(), state.left() - 1);
    }

    private static Seat other(State state) {
        return state.seat().equals(SOUTH) ? NORTH : SOUTH;
    }

    @Override
    public Seat seatOf(State state, Action action) {
        return state.seat();
    }

    @Override
    public Optional<Action> pass(State state) {
        return Optional.of(new Action.Stop());
    }

    @Override
    public Board board() {
        List<Area> areas = IntStream.range(0, files * RANKS)
                .mapToObj(square -> Area.rectangle(
                        place(square),
                        new Point(
                                SQUARE_MM * (square % files - (files - 1) / 2.0),
                                SQUARE_MM * (square / files - (RANKS - 1) / 2.0)),
                        SQUARE_MM,
                        SQUARE_MM,
                        Area.Tint.LIGHT))
                .toList();
        double right = SQUARE_MM * files / 2 + TAG_MM;
        double far = SQUARE_MM * RANKS / 2 + TAG_MM;
        List<Board.BoardTag> tags = List.of(
                new Board.BoardTag(240, new Point(-right, far), TAG_MM),
                new Board.BoardTag(241, new Point(right, -far), TAG_MM));
        return new Board("March", 2 * (right + TAG_MM), 2 * (far + TAG_MM), areas, List.of(), tags);
    }

    @Override
    public List<Piece> pieces() {
        return IntStream.range(0, 2 * files)
                .mapToObj(i -> i < files
                        ? new Piece(i, SOUTHERN, "South's man", "S", "South", 20, 3)
                        : new Piece(i, NORTHERN, "North's man", "N", "North", 20, 3))
                .toList();
    }

    @Override
    public Placement show(State state) {
        return new Placement(IntStream.range(0, state.board().length())
                .filter(square -> state.board().charAt(square) != '.')
                .mapToObj(
                        square -> Standing.on(place(square), state.board().charAt(square) == 'S' ? SOUTHERN : NORTHERN))
                .toList());
    }

    @Override
    public String write(Action action) {
        return switch (action) {
            case Action.Stop stop -> "stop";
            case Action.Step step -> place(step.from()) + "-" + place(step.to());
            case Action.Charge charge -> "charge-" + place(charge.left());
            case Action.Dash dash -> "dash-" + place(dash.from());
        };
    }

    @Override
    public Parsed<Action> readAction(State state, String text) {
        return actions(state).stream()
                .filter(action -> write(action).equals(text))
                .findFirst()
                .map(Parsed::good)
                .orElseGet(() -> Parsed.bad("'" + text + "' is not an action here. Try a1-a2 or stop."));
    }

    @Override
    public String writePosition(State state) {
        return state.board() + " " + state.seat() + " " + state.left();
    }

    @Override
    public Parsed<State> readPosition(String text) {
        String[] words = text.split(" ");
        return Parsed.good(new State(words[0], new Seat(words[1]), Integer.parseInt(words[2])));
    }
}
