package umpire.referee.toy;

import java.util.ArrayList;
import java.util.List;
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
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;

/**
 * A game of coins that are all alike, and may lie under thimbles. Saucers stand in a row, and a thimble never leaves
 * its own. A player moves a coin from a saucer to one without a coin. In no saucer is a coin put down or taken up
 * twice.
 */
public class Thimbles implements Toy<Thimbles.State, Thimbles.Action> {
    public static final Seat PLAYER = new Seat("Player");
    public static final Token COIN = new Token("coin");
    public static final Token THIMBLE = new Token("thimble");

    private final String start;

    /**
     * Creates a row of saucers.
     *
     * @param saucers a letter for each: {@code c} a coin, {@code t} a thimble, {@code b} both, a dot neither
     */
    public Thimbles(String saucers) {
        this.start = saucers;
    }

    /**
     * The state of the game.
     *
     * @param saucers as they were set
     * @param handled the letters of the saucers whose coins were handled, in order
     */
    public record State(String saucers, String handled) {}

    /** A coin goes from one saucer to another. */
    public record Action(int from, int to) {}

    /** Returns the place of a saucer. */
    public static Place place(int saucer) {
        return new Place("" + (char) ('a' + saucer));
    }

    private static boolean coin(State state, int saucer) {
        return "cb".indexOf(state.saucers().charAt(saucer)) >= 0;
    }

    private static boolean thimble(State state, int saucer) {
        return "tb".indexOf(state.saucers().charAt(saucer)) >= 0;
    }

    @Override
    public String title() {
        return "Thimbles";
    }

    @Override
    public List<Seat> seats() {
        return List.of(PLAYER);
    }

    @Override
    public State opening() {
        return new State(start, "");
    }

    @Override
    public Awaited awaited(State state) {
        return new Awaited.Choice(PLAYER, "move a coin");
    }

    @Override
    public List<Action> actions(State state) {
        List<Action> actions = new ArrayList<>();
        List<Integer> open = IntStream.range(0, start.length())
                .filter(saucer -> state.handled().indexOf('a' + saucer) < 0)
                .boxed()
                .toList();
        for (int from : open) {
            for (int to : open) {
                if (coin(state, from) && !coin(state, to)) {
                    actions.add(new Action(from, to));
                }
            }
        }
        return actions;
    }

    @Override
    public State after(State state, Action action) {
        StringBuilder saucers = new StringBuilder(state.saucers());
        saucers.setCharAt(action.from(), thimble(state, action.from()) ? 't' : '.');
        saucers.setCharAt(action.to(), thimble(state, action.to()) ? 'b' : 'c');
        String handled = state.handled() + place(action.from()) + place(action.to());
        return new State(
                saucers.toString(),
                handled.chars()
                        .sorted()
                        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                        .toString());
    }

    @Override
    public Seat seatOf(State state, Action action) {
        return PLAYER;
    }

    @Override
    public Board board() {
        List<Area> areas = IntStream.range(0, start.length())
                .mapToObj(saucer -> Area.rectangle(place(saucer), new Point(60.0 * saucer, 0), 60, 60, Area.Tint.LIGHT))
                .toList();
        return new Board("Thimbles", 60.0 * start.length(), 60, areas, List.of(), List.of());
    }

    @Override
    public List<Piece> pieces() {
        List<Piece> pieces = new ArrayList<>();
        for (int saucer = 0; saucer < start.length(); saucer++) {
            pieces.add(new Piece(2 * saucer, COIN, "Coin", "c", "", 18, 2));
            pieces.add(new Piece(2 * saucer + 1, THIMBLE, "Thimble", "t", "", 18, 20));
        }
        return pieces;
    }

    @Override
    public Placement show(State state) {
        List<Standing> standings = new ArrayList<>();
        for (int saucer = 0; saucer < start.length(); saucer++) {
            if (coin(state, saucer)) {
                standings.add(new Standing(COIN, new Spot.On(place(saucer)), thimble(state, saucer)));
            }
            if (thimble(state, saucer)) {
                standings.add(Standing.on(place(saucer), THIMBLE));
            }
        }
        return new Placement(standings);
    }

    @Override
    public String write(Action action) {
        return place(action.from()) + "-" + place(action.to());
    }

    @Override
    public Parsed<Action> readAction(State state, String text) {
        return text.matches("[a-z]-[a-z]")
                ? Parsed.good(new Action(text.charAt(0) - 'a', text.charAt(2) - 'a'))
                : Parsed.bad("'" + text + "' is not an action here. Try a-b.");
    }

    @Override
    public String writePosition(State state) {
        return state.saucers() + " " + state.handled() + ".";
    }

    @Override
    public Parsed<State> readPosition(String text) {
        String[] words = text.split(" ");
        return words.length == 2
                ? Parsed.good(new State(words[0], words[1].substring(0, words[1].length() - 1)))
                : Parsed.bad("'" + text + "' is not a position.");
    }
}
