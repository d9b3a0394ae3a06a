package umpire.referee.toy;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;

/**
 * One seat ferries a boat up and down a river of three places, as often as it likes, and may throw a die for the
 * weather between.
 */
public final class Ferry implements Toy<Ferry.State, String> {
    public static final Seat PILOT = new Seat("Pilot");
    private static final Seat GUEST = new Seat("Guest");
    private static final Token BOAT = new Token("boat");
    private static final int PLACES = 3;
    private static final DieType DIE = DieType.pips(16, 1);

    /**
     * The state of the game.
     *
     * @param at the place of the boat, from 0
     * @param done the number of actions
     * @param throwing whether the die is awaited
     */
    public record State(int at, int done, boolean throwing) {}

    public static Place place(int number) {
        return new Place("quay-" + number);
    }

    @Override
    public String title() {
        return "Ferry";
    }

    @Override
    public List<Seat> seats() {
        return List.of(PILOT, GUEST);
    }

    @Override
    public State opening() {
        return new State(0, 0, false);
    }

    @Override
    public Awaited awaited(State state) {
        return state.throwing()
                ? new Awaited.Roll(PILOT, List.of(DIE.thrown(1)), "throw for the weather")
                : new Awaited.Choice(PILOT, "ferry");
    }

    @Override
    public List<String> actions(State state) {
        return state.throwing()
                ? IntStream.rangeClosed(1, 6).mapToObj(face -> "roll " + face).toList()
                : Stream.concat(
                                IntStream.of(state.at() - 1, state.at() + 1)
                                        .filter(to -> to >= 0 && to < PLACES)
                                        .mapToObj(to -> "to " + to),
                                Stream.of("weather"))
                        .toList();
    }

    @Override
    public State after(State state, String action) {
        return action.startsWith("to ")
                ? new State(Integer.parseInt(action.substring(3)), state.done() + 1, false)
                : new State(state.at(), state.done() + 1, action.equals("weather"));
    }

    @Override
    public String write(String action) {
        return action;
    }

    @Override
    public Seat seatOf(State state, String action) {
        return PILOT;
    }

    @Override
    public Parsed<String> rolled(State state, List<DieShown> dice) {
        return Parsed.good("roll " + dice.getFirst().face());
    }

    @Override
    public List<DieType> dice() {
        return List.of(DIE);
    }

    @Override
    public Board board() {
        List<Area> areas = IntStream.range(0, PLACES)
                .mapToObj(at -> Area.rectangle(place(at), new Point(at * 80.0 - 80, 0), 60, 60, Area.Tint.LIGHT))
                .toList();
        return new Board("Ferry", 300, 120, areas, List.of(), List.of());
    }

    @Override
    public List<Piece> pieces() {
        return List.of(new Piece(1, BOAT, "Boat", "B", PILOT.name(), 20, 10));
    }

    @Override
    public Placement show(State state) {
        return new Placement(List.of(Standing.on(place(state.at()), BOAT)));
    }

    @Override
    public String writePosition(State state) {
        return state.at() + " " + state.done() + " " + state.throwing();
    }

    @Override
    public Parsed<State> readPosition(String text) {
        String[] words = text.split(" ");
        return Parsed.good(
                new State(Integer.parseInt(words[0]), Integer.parseInt(words[1]), Boolean.parseBoolean(words[2])));
    }
}
