package umpire.rules.kernel.toy;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Event;
import umpire.rules.kernel.Outcome;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.View;
import umpire.rules.kernel.Viewer;

/**
 * Secret declarations. Both players declare in secret how many fingers they show, and may change it until both have
 * declared. An odd sum is for Odd, an even one for Even, who then moves a peg one hole on. The first at the third hole
 * wins.
 */
public final class Morra implements ToyGame<Morra.State, Morra.Action> {
    public static final Seat ODD = new Seat("Odd");
    public static final Seat EVEN = new Seat("Even");
    private static final List<Seat> SEATS = List.of(ODD, EVEN);
    private static final int FINGERS = 3;
    private static final int HOLES = 4;

    /**
     * The state of the game.
     *
     * @param odd Odd's declaration; 0 before
     * @param even Even's declaration; 0 before
     * @param oddPeg Odd's hole, from 0
     * @param evenPeg Even's hole, from 0
     */
    public record State(int odd, int even, int oddPeg, int evenPeg) {
        int declared(Seat seat) {
            return seat.equals(ODD) ? odd : even;
        }

        int peg(Seat seat) {
            return seat.equals(ODD) ? oddPeg : evenPeg;
        }

        boolean open() {
            return odd > 0 && even > 0;
        }

        Seat luckier() {
            return (odd + even) % 2 == 1 ? ODD : EVEN;
        }
    }

    public sealed interface Action {
        record Show(Seat seat, int fingers) implements Action {}

        record Advance(Seat seat) implements Action {}
    }

    public static Place hole(Seat seat, int number) {
        return new Place(seat.name().toLowerCase(Locale.ROOT) + "-" + number);
    }

    @Override
    public String title() {
        return "Morra";
    }

    @Override
    public List<Seat> seats() {
        return SEATS;
    }

    @Override
    public State opening() {
        return new State(0, 0, 0, 0);
    }

    @Override
    public Awaited awaited(State state) {
        for (Seat seat : SEATS) {
            if (state.peg(seat) == HOLES - 1) {
                return new Awaited.Nothing(
                        new Outcome("pegged", List.of(seat), OnlyLaw.WHAT_IS_DUE, seat + " is at the end."));
            }
        }
        return state.open()
                ? new Awaited.Choice(state.luckier(), "move your peg")
                : new Awaited.Declarations(declaring(state, false), declaring(state, true), "show your fingers");
    }

    private static List<Seat> declaring(State state, boolean have) {
        return SEATS.stream().filter(seat -> (state.declared(seat) > 0) == have).toList();
    }

    @Override
    public List<Action> actions(State state) {
        List<Action> actions = new ArrayList<>();
        if (awaited(state) instanceof Awaited.Declarations) {
            for (Seat seat : SEATS) {
                IntStream.rangeClosed(1, FINGERS)
                        .filter(fingers -> fingers != state.declared(seat))
                        .forEach(fingers -> actions.add(new Action.Show(seat, fingers)));
            }
        } else if (awaited(state) instanceof Awaited.Choice choice) {
            actions.add(new Action.Advance(choice.seat()));
        }
        return actions;
    }

    @Override
    public State after(State state, Action action) {
        return switch (action) {
            case Action.Show show ->
                show.seat().equals(ODD)
                        ? new State(show.fingers(), state.even(), state.oddPeg(), state.evenPeg())
                        : new State(state.odd(), show.fingers(), state.oddPeg(), state.evenPeg());
            case Action.Advance advance ->
                advance.seat().equals(ODD)
                        ? new State(0, 0, state.oddPeg() + 1, state.evenPeg())
                        : new State(0, 0, state.oddPeg(), state.evenPeg() + 1);
        };
    }

    /**
     * The first declaration of a seat is told without its content, a changed one not at all, and both once they are
     * made.
     */
    @Override
    public List<Event> told(State state, Action action) {
        if (!(action instanceof Action.Show show)) {
            return ToyGame.super.told(state, action);
        }
        State next = after(state, action);
        if (next.open()) {
            String both = "Odd shows " + next.odd() + ", Even shows " + next.even() + ".";
            return List.of(new Event(OnlyLaw.WHAT_IS_DUE, both, List.of()));
        }
        return state.declared(show.seat()) > 0
                ? List.of()
                : List.of(new Event(OnlyLaw.WHAT_IS_DUE, show.seat() + " is ready.", List.of()));
    }

    /** A seat knows that the other has declared, but not its fingers, until both have declared. */
    @Override
    public State determinized(State state, Seat seat, IntUnaryOperator chance) {
        if (state.open()) {
            return state;
        }
        return seat.equals(ODD)
                ? new State(state.odd(), anyLike(state.even(), chance), state.oddPeg(), state.evenPeg())
                : new State(anyLike(state.odd(), chance), state.even(), state.oddPeg(), state.evenPeg());
    }

    private static int anyLike(int declared, IntUnaryOperator chance) {
        return declared == 0 ? 0 : 1 + chance.applyAsInt(FINGERS);
    }

    @Override
    public int points(State state, Seat seat) {
        return state.peg(seat);
    }

    @Override
    public Seat seatOf(State state, Action action) {
        return switch (action) {
            case Action.Show show -> show.seat();
            case Action.Advance advance -> advance.seat();
        };
    }

    @Override
    public Board board() {
        List<Board.BoardTag> tags = List.of(
                new Board.BoardTag(242, new Point(-150, 90), 25), new Board.BoardTag(243, new Point(150, -90), 25));
        List<Area> areas = new ArrayList<>();
        for (int i = 0; i < HOLES; i++) {
            areas.add(Area.rectangle(hole(ODD, i), new Point(60.0 * i - 90, -35), 56, 56, Area.Tint.LIGHT));
            areas.add(Area.rectangle(hole(EVEN, i), new Point(60.0 * i - 90, 35), 56, 56, Area.Tint.DARK));
        }
        return new Board("Morra", 360, 240, areas, List.of(), tags);
    }

    @Override
    public List<Piece> pieces() {
        return List.of(
                new Piece(0, token(ODD), "Odd's Peg", "O", ODD.name(), 20, 8),
                new Piece(1, token(EVEN), "Even's Peg", "E", EVEN.name(), 20, 8));
    }

    private static Token token(Seat seat) {
        return new Token(seat.name().toLowerCase(Locale.ROOT) + "-peg");
    }

    @Override
    public Placement show(State state) {
        return new Placement(SEATS.stream()
                .map(seat -> Standing.on(hole(seat, state.peg(seat)), token(seat)))
                .toList());
    }

    @Override
    public String describe(State state, Action action) {
        return switch (action) {
            case Action.Show show -> show.seat() + " shows " + show.fingers();
            case Action.Advance advance -> advance.seat() + "'s peg goes on";
        };
    }

    /** A seat sees its own fingers. The other seat sees them only once both are declared. */
    @Override
    public View view(State state, Viewer viewer) {
        List<String> facts = SEATS.stream()
                .filter(seat -> state.declared(seat) > 0)
                .filter(seat -> state.open() || viewer.equals(new Viewer.Seated(seat)))
                .map(seat -> seat + " shows " + state.declared(seat))
                .toList();
        return new View(show(state), List.of(), facts);
    }

    @Override
    public String write(Action action) {
        return switch (action) {
            case Action.Show show -> show.seat() + " " + show.fingers();
            case Action.Advance advance -> advance.seat() + " advances";
        };
    }

    @Override
    public String writePosition(State state) {
        return state.odd() + " " + state.even() + " " + state.oddPeg() + " " + state.evenPeg();
    }

    @Override
    public Parsed<State> readPosition(String text) {
        List<Integer> words = Stream.of(text.split(" ")).map(Integer::valueOf).toList();
        return Parsed.good(new State(words.get(0), words.get(1), words.get(2), words.get(3)));
    }
}
