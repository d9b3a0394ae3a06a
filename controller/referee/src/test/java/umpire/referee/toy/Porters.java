package umpire.referee.toy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceCondition;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;

/**
 * Porters who look alike walk one stop at a time along a road of three, each twice at most. In variants they also walk
 * back, or a porter that is touched sits down. A stop holds two.
 */
public final class Porters implements Toy<Porters.State, Porters.Walk> {
    public static final Seat CARRIER = new Seat("Carrier");
    public static final Token PORTER = new Token("porter");
    private static final int STOPS = 3;
    private static final int ROOM = 2;
    private static final int STEPS = 2;
    private static final double STOP_MM = 60;
    private static final double TAG_MM = 20;

    /** The variants of walking. */
    public enum Ways {
        ONWARD,
        ONWARD_AND_BACK,
        /** A porter that goes back to where it came from takes its walk back. */
        BACK_TAKES_BACK,
        /** Onward, until one is touched: that one sits down and walks no more. */
        SITTING
    }

    private final Ways ways;

    /** The variant with walks onward only. */
    public Porters() {
        this(Ways.ONWARD);
    }

    public Porters(Ways ways) {
        this.ways = ways;
    }

    /** The stop of each porter, and how often it has walked: {@code 1.0 2.1}. */
    public record State(List<Porter> porters) {
        State(String text) {
            this(Arrays.stream(text.split(" ")).map(Porter::of).toList());
        }
    }

    public record Porter(int stop, int walked) {
        static Porter of(String text) {
            return new Porter(text.charAt(0) - '0', text.charAt(2) - '0');
        }
    }

    /** A porter that has walked so often goes from a stop to one beside it, or stays there and sits down. */
    public record Walk(int from, int walked, int to) {
        private boolean sits() {
            return from == to;
        }
    }

    public static Place stop(int number) {
        return new Place("stop-" + number);
    }

    @Override
    public String title() {
        return "Porters";
    }

    @Override
    public List<Seat> seats() {
        return List.of(CARRIER);
    }

    @Override
    public State opening() {
        return new State("1.0 2.0");
    }

    @Override
    public Awaited awaited(State state) {
        return new Awaited.Choice(CARRIER, "walk");
    }

    @Override
    public List<Walk> actions(State state) {
        return state.porters().stream()
                .filter(porter -> porter.walked() < STEPS)
                .flatMap(porter -> IntStream.of(porter.stop() + 1, porter.stop() - 1, porter.stop())
                        .filter(to -> to == porter.stop()
                                ? ways == Ways.SITTING
                                : hasRoom(state, to) && (to > porter.stop() || back()))
                        .mapToObj(to -> new Walk(porter.stop(), porter.walked(), to)))
                .distinct()
                .toList();
    }

    private boolean back() {
        return ways == Ways.ONWARD_AND_BACK || ways == Ways.BACK_TAKES_BACK;
    }

    @Override
    public List<Place> touches(State state, Walk action) {
        return action.sits() ? List.of(stop(action.from())) : List.of();
    }

    @Override
    public Map<Place, PieceCondition> touchedAs(State state, Walk action) {
        return action.sits()
                ? Map.of(stop(action.from()), condition(new Porter(action.from(), action.walked())))
                : Map.of();
    }

    private static boolean hasRoom(State state, int stop) {
        return stop > 0
                && stop <= STOPS
                && state.porters().stream()
                                .filter(porter -> porter.stop() == stop)
                                .count()
                        < ROOM;
    }

    @Override
    public boolean takesBack(State state, Walk action) {
        return ways == Ways.BACK_TAKES_BACK;
    }

    @Override
    public State after(State state, Walk walk) {
        List<Porter> porters = new ArrayList<>(state.porters());
        porters.set(
                porters.indexOf(new Porter(walk.from(), walk.walked())),
                new Porter(walk.to(), walk.sits() ? STEPS : walk.walked() + 1));
        return new State(porters);
    }

    @Override
    public Seat seatOf(State state, Walk action) {
        return CARRIER;
    }

    @Override
    public Placement show(State state) {
        return new Placement(state.porters().stream()
                .map(porter -> Standing.on(stop(porter.stop()), PORTER))
                .toList());
    }

    @Override
    public List<PieceCondition> conditions(State state) {
        return state.porters().stream()
                .filter(porter -> porter.walked() > 0)
                .map(Porters::condition)
                .toList();
    }

    private static PieceCondition condition(Porter porter) {
        return porter.walked() == 0
                ? PieceCondition.usual(stop(porter.stop()), PORTER)
                : new PieceCondition(stop(porter.stop()), PORTER, "walked " + porter.walked());
    }

    @Override
    public Board board() {
        List<Area> stops = IntStream.rangeClosed(1, STOPS)
                .mapToObj(number -> Area.rectangle(
                        stop(number), new Point((number - 2) * STOP_MM, 0), STOP_MM, STOP_MM, Area.Tint.LIGHT))
                .toList();
        double right = STOP_MM * STOPS / 2 + TAG_MM;
        List<Board.BoardTag> tags = List.of(
                new Board.BoardTag(240, new Point(-right, 0), TAG_MM),
                new Board.BoardTag(241, new Point(right, 0), TAG_MM));
        return new Board("Porters", 2 * (right + TAG_MM), 2 * STOP_MM, stops, List.of(), tags);
    }

    @Override
    public List<Piece> pieces() {
        return IntStream.of(1, 2)
                .mapToObj(tag -> new Piece(tag, PORTER, "Porter", "P", "Carrier", TAG_MM, 3))
                .toList();
    }

    @Override
    public String write(Walk action) {
        return action.from() + "." + action.walked() + (action.to() < action.from() ? "<" : action.sits() ? "=" : "");
    }

    @Override
    public String writePosition(State state) {
        return state.porters().stream()
                .map(porter -> porter.stop() + "." + porter.walked())
                .collect(Collectors.joining(" "));
    }

    @Override
    public Parsed<State> readPosition(String text) {
        return Parsed.good(new State(text));
    }
}
