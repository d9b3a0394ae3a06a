package umpire.rules.kernel.toy;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Outcome;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Quoted;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;

/**
 * Three seats. Each has a horse on a ring of nine places. By turns it goes one or two places on, to an empty place, or
 * rests. The first to go round once wins.
 */
public class Carousel implements ToyGame<Carousel.State, Carousel.Ride> {
    public static final Seat RED = new Seat("Red");
    public static final Seat GREEN = new Seat("Green");
    public static final Seat BLUE = new Seat("Blue");
    private static final List<Seat> SEATS = List.of(RED, GREEN, BLUE);
    private static final int ROUND = 9;
    private static final int MOST_TURNS = 45;
    private static final double RING_MM = 120;
    private static final double PLACE_MM = 60;

    /**
     * The state of the game.
     *
     * @param gone the number of places each horse went
     * @param turns the number of turns
     */
    public record State(List<Integer> gone, int turns) {
        public State {
            gone = List.copyOf(gone);
        }

        int rider() {
            return turns % SEATS.size();
        }

        int place(int horse) {
            return (gone.get(horse) + horse * ROUND / SEATS.size()) % ROUND;
        }
    }

    /** A number of places; 0 is a rest. */
    public record Ride(int places) {}

    public static Place place(int number) {
        return new Place("ring-" + (number + 1));
    }

    @Override
    public String title() {
        return "Carousel";
    }

    @Override
    public List<Seat> seats() {
        return SEATS;
    }

    @Override
    public State opening() {
        return new State(List.of(0, 0, 0), 0);
    }

    @Override
    public Awaited awaited(State state) {
        Optional<Seat> winner = IntStream.range(0, SEATS.size())
                .filter(horse -> state.gone().get(horse) >= ROUND)
                .mapToObj(SEATS::get)
                .findFirst();
        if (winner.isEmpty() && state.turns() < MOST_TURNS) {
            return new Awaited.Choice(SEATS.get(state.rider()), "ride");
        }
        return new Awaited.Nothing(new Outcome(
                winner.isPresent() ? "round" : "rest",
                winner.stream().toList(),
                OnlyLaw.WHAT_IS_DUE,
                winner.map(seat -> seat + " went round.").orElse("The music stops.")));
    }

    @Override
    public List<Ride> actions(State state) {
        if (awaited(state) instanceof Awaited.Nothing) {
            return List.of();
        }
        List<Integer> taken =
                IntStream.range(0, SEATS.size()).mapToObj(state::place).toList();
        return IntStream.rangeClosed(0, 2)
                .filter(on -> on == 0 || !taken.contains((state.place(state.rider()) + on) % ROUND))
                .mapToObj(Ride::new)
                .toList();
    }

    @Override
    public State after(State state, Ride action) {
        List<Integer> gone = new ArrayList<>(state.gone());
        gone.set(state.rider(), gone.get(state.rider()) + action.places());
        return new State(gone, state.turns() + 1);
    }

    @Override
    public int points(State state, Seat seat) {
        return state.gone().get(SEATS.indexOf(seat));
    }

    @Override
    public Seat seatOf(State state, Ride action) {
        return SEATS.get(state.rider());
    }

    @Override
    public Optional<Ride> pass(State state) {
        return awaited(state) instanceof Awaited.Nothing ? Optional.empty() : Optional.of(new Ride(0));
    }

    @Override
    public Board board() {
        List<Board.BoardTag> tags = List.of(
                new Board.BoardTag(236, new Point(-165, 165), 25), new Board.BoardTag(237, new Point(165, -165), 25));
        List<Area> areas = IntStream.range(0, ROUND)
                .mapToObj(i -> Area.rectangle(place(i), middle(i), PLACE_MM, PLACE_MM, Area.Tint.LIGHT))
                .toList();
        List<Board.Road> roads = IntStream.range(0, ROUND)
                .mapToObj(i -> new Board.Road(place(i), place((i + 1) % ROUND)))
                .toList();
        return new Board("Carousel", 380, 380, areas, roads, tags);
    }

    private static Point middle(int place) {
        double turn = 2 * Math.PI * place / ROUND;
        return new Point(RING_MM * Math.sin(turn), RING_MM * Math.cos(turn));
    }

    @Override
    public List<Piece> pieces() {
        return IntStream.range(0, SEATS.size())
                .mapToObj(i -> new Piece(
                        i, token(i), SEATS.get(i) + " Horse", "H", SEATS.get(i).name(), 20, 10))
                .toList();
    }

    private static Token token(int horse) {
        return new Token(SEATS.get(horse).name().toLowerCase(Locale.ROOT) + "-horse");
    }

    @Override
    public Placement show(State state) {
        return new Placement(IntStream.range(0, SEATS.size())
                .mapToObj(horse -> Standing.on(place(state.place(horse)), token(horse)))
                .toList());
    }

    @Override
    public String describe(State state, Ride action) {
        Seat seat = seatOf(state, action);
        return action.places() == 0
                ? seat + " rests"
                : seat + " rides to " + place((state.place(state.rider()) + action.places()) % ROUND);
    }

    @Override
    public String write(Ride action) {
        return "ride " + action.places();
    }

    @Override
    public String writePosition(State state) {
        return state.turns() + " " + state.gone().stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    @Override
    public Parsed<State> readPosition(String text) {
        if (!text.matches("\\d{1,2}( \\d{1,2}){" + SEATS.size() + "}")) {
            return Parsed.bad(Quoted.of(text) + " is not the number of turns and how far each horse went.");
        }
        List<Integer> words = Stream.of(text.split(" ")).map(Integer::valueOf).toList();
        State state = new State(words.subList(1, words.size()), words.get(0));
        return couldBe(state) ? Parsed.good(state) : Parsed.bad(Quoted.of(text) + " is reached by no ride.");
    }

    /** No horse went farther than its turns allow, no two share a place, and the game ended with the first round. */
    private static boolean couldBe(State state) {
        boolean turnsAllow = IntStream.range(0, SEATS.size()).allMatch(horse -> {
            int turns = (state.turns() + SEATS.size() - 1 - horse) / SEATS.size();
            boolean rodeLast = state.turns() % SEATS.size() == (horse + 1) % SEATS.size();
            return state.gone().get(horse) <= Math.min(2 * turns, rodeLast ? ROUND + 1 : ROUND - 1);
        });
        long places =
                IntStream.range(0, SEATS.size()).map(state::place).distinct().count();
        return turnsAllow && places == SEATS.size() && state.turns() <= MOST_TURNS;
    }
}
