package umpire.table.ferry;

import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Event;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.HouseRuling;
import umpire.rules.kernel.Outcome;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Rule;
import umpire.rules.kernel.Score;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.Verdict;

/**
 * A second game for tests: two seats, its own board and one boat, which the seats take across in turn. After a number of crossings the last
 * seat to cross wins.
 *
 * @param crossings how many there are
 */
public record Ferry(int crossings) implements Game<Ferry.State, Ferry.Crossing> {
    private static final Seat ANNE = new Seat("Anne");
    private static final Seat BILL = new Seat("Bill");
    private static final Token BOAT = new Token("boat");
    private static final Place NORTH = new Place("north");
    private static final Place SOUTH = new Place("south");

    /** The number of crossings so far; the boat starts in the south. */
    public record State(int crossed) {}

    /** The only action. */
    public record Crossing() {}

    private enum Law implements Rule {
        CROSS;

        @Override
        public String section() {
            return "1";
        }

        @Override
        public String says() {
            return "The boat goes across.";
        }
    }

    @Override
    public GameId id() {
        return new GameId("ferry");
    }

    @Override
    public String title() {
        return "Ferry";
    }

    @Override
    public List<HouseRuling> rulings() {
        return List.of();
    }

    @Override
    public List<Seat> seats() {
        return List.of(ANNE, BILL);
    }

    @Override
    public List<? extends Rule> rules() {
        return List.of(Law.values());
    }

    @Override
    public State opening() {
        return new State(0);
    }

    @Override
    public Awaited awaited(State state) {
        return state.crossed() < crossings
                ? new Awaited.Choice(next(state), "take the boat across")
                : new Awaited.Nothing(new Outcome("won", List.of(next(state)), Law.CROSS, "All is carried."));
    }

    private static Seat next(State state) {
        return state.crossed() % 2 == 0 ? ANNE : BILL;
    }

    @Override
    public List<Crossing> actions(State state) {
        return state.crossed() < crossings ? List.of(new Crossing()) : List.of();
    }

    @Override
    public Verdict<State, Crossing> judge(State state, Crossing action) {
        return actions(state).isEmpty()
                ? new Verdict.Refused<>(Law.CROSS, action, state, "All is carried.")
                : new Verdict.Accepted<>(
                        new State(state.crossed() + 1),
                        List.of(new Event(Law.CROSS, "The boat goes across.", List.of(NORTH, SOUTH))));
    }

    @Override
    public Parsed<Crossing> rolled(State state, List<DieShown> dice) {
        return Parsed.bad("Nothing is rolled here.");
    }

    @Override
    public Seat seatOf(State state, Crossing action) {
        return next(state);
    }

    @Override
    public Optional<Crossing> pass(State state) {
        return Optional.empty();
    }

    @Override
    public List<Score> scores(State state) {
        return List.of();
    }

    @Override
    public Board board() {
        return new Board(
                "Ferry",
                240,
                200,
                List.of(
                        Area.rectangle(SOUTH, new Point(0, -50), 60, 60, Area.Tint.LIGHT),
                        Area.rectangle(NORTH, new Point(0, 50), 60, 60, Area.Tint.DARK)),
                List.of(),
                List.of(new Board.BoardTag(242, new Point(-90, 0), 30), new Board.BoardTag(243, new Point(90, 0), 30)));
    }

    @Override
    public List<DieType> dice() {
        return List.of();
    }

    @Override
    public List<Piece> pieces() {
        return List.of(new Piece(7, BOAT, "Boat", "B", "", 20, 5));
    }

    @Override
    public Placement show(State state) {
        return new Placement(List.of(Standing.on(state.crossed() % 2 == 0 ? SOUTH : NORTH, BOAT)));
    }

    @Override
    public List<Place> touches(State state, Crossing action) {
        return List.of();
    }

    @Override
    public String describe(State state, Crossing action) {
        return next(state) + " takes the boat across";
    }

    @Override
    public Parsed<State> recognise(Placement picture, State like, Seat toMove) {
        return Parsed.good(like);
    }

    @Override
    public String write(Crossing action) {
        return "cross";
    }

    @Override
    public Parsed<Crossing> readAction(State state, String text) {
        return text.equals("cross") ? Parsed.good(new Crossing()) : Parsed.bad("the only action is cross");
    }

    @Override
    public String writePosition(State state) {
        return Integer.toString(state.crossed());
    }

    @Override
    public Parsed<State> readPosition(String text) {
        return text.matches("[0-9]") ? Parsed.good(new State(Integer.parseInt(text))) : Parsed.bad("a digit, please");
    }
}
