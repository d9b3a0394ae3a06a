package umpire.rules.kernel.toy;

import java.util.ArrayList;
import java.util.List;
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
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;

/**
 * Stacks. Four discs lie on one of three pegs, the lightest on top. By turns the players move the uppermost disc of a
 * peg onto another whose uppermost disc is heavier. The player who moves the last disc to the third peg wins; after a
 * limit of moves the game is drawn.
 */
public final class Discs implements ToyGame<Discs.State, Discs.Move> {
    public static final Seat SOUTH = new Seat("South");
    public static final Seat NORTH = new Seat("North");
    private static final int DISCS = 4;
    private static final int PEGS = 3;
    private static final int MOST_MOVES = 14;

    /**
     * The state of the game.
     *
     * @param pegs the discs of each, the lowest first: {@code 4321}
     * @param moves the number of moves
     */
    public record State(List<String> pegs, int moves) {
        public State {
            pegs = List.copyOf(pegs);
        }
    }

    /** A move from peg to peg, each from 0. */
    public record Move(int from, int to) {}

    public static Place peg(int number) {
        return new Place("peg-" + (number + 1));
    }

    @Override
    public String title() {
        return "Discs";
    }

    @Override
    public List<Seat> seats() {
        return List.of(SOUTH, NORTH);
    }

    @Override
    public State opening() {
        return new State(List.of("4321", "", ""), 0);
    }

    private static Seat turn(State state) {
        return state.moves() % 2 == 0 ? SOUTH : NORTH;
    }

    @Override
    public Awaited awaited(State state) {
        if (state.pegs().get(PEGS - 1).length() == DISCS) {
            Seat last = state.moves() % 2 == 1 ? SOUTH : NORTH;
            return new Awaited.Nothing(
                    new Outcome("moved", List.of(last), OnlyLaw.WHAT_IS_DUE, last + " moved the last disc."));
        }
        return state.moves() == MOST_MOVES
                ? new Awaited.Nothing(new Outcome("tired", List.of(), OnlyLaw.WHAT_IS_DUE, "Enough was moved."))
                : new Awaited.Choice(turn(state), "move a disc");
    }

    private static char top(State state, int peg) {
        String discs = state.pegs().get(peg);
        return discs.isEmpty() ? '9' : discs.charAt(discs.length() - 1);
    }

    @Override
    public List<Move> actions(State state) {
        if (awaited(state) instanceof Awaited.Nothing) {
            return List.of();
        }
        return IntStream.range(0, PEGS * PEGS)
                .mapToObj(i -> new Move(i / PEGS, i % PEGS))
                .filter(move -> top(state, move.from()) < top(state, move.to()))
                .toList();
    }

    @Override
    public State after(State state, Move action) {
        List<String> pegs = new ArrayList<>(state.pegs());
        String from = pegs.get(action.from());
        pegs.set(action.from(), from.substring(0, from.length() - 1));
        pegs.set(action.to(), pegs.get(action.to()) + top(state, action.from()));
        return new State(pegs, state.moves() + 1);
    }

    @Override
    public int points(State state, Seat seat) {
        return state.pegs().get(PEGS - 1).length();
    }

    @Override
    public Seat seatOf(State state, Move action) {
        return turn(state);
    }

    @Override
    public Board board() {
        List<Board.BoardTag> tags = List.of(
                new Board.BoardTag(234, new Point(-140, 60), 25), new Board.BoardTag(235, new Point(140, -60), 25));
        List<Area> areas = IntStream.range(0, PEGS)
                .mapToObj(i -> Area.rectangle(peg(i), new Point(80.0 * i - 80, 0), 70, 70, Area.Tint.LIGHT)
                        .inStacks())
                .toList();
        return new Board("Discs", 340, 180, areas, List.of(), tags);
    }

    @Override
    public List<Piece> pieces() {
        return IntStream.rangeClosed(1, DISCS)
                .mapToObj(disc -> new Piece(disc, token(disc), "Disc " + disc, String.valueOf(disc), "", 20, 3))
                .toList();
    }

    private static Token token(int disc) {
        return new Token("disc-" + disc);
    }

    @Override
    public Placement show(State state) {
        return new Placement(IntStream.range(0, PEGS)
                .boxed()
                .flatMap(peg -> stack(state.pegs().get(peg), peg(peg)))
                .toList());
    }

    private static Stream<Standing> stack(String discs, Place peg) {
        int top = discs.length() - 1;
        return IntStream.rangeClosed(0, top)
                .mapToObj(i -> new Standing(token(discs.charAt(i) - '0'), new Spot.On(peg), i < top));
    }

    @Override
    public String describe(State state, Move action) {
        return "Disc " + top(state, action.from()) + " goes from " + peg(action.from()) + " to " + peg(action.to());
    }

    @Override
    public String write(Move action) {
        return peg(action.from()) + " " + peg(action.to());
    }

    @Override
    public String writePosition(State state) {
        return String.join("|", state.pegs()) + " " + state.moves();
    }

    @Override
    public Parsed<State> readPosition(String text) {
        String[] words = text.split(" ");
        return Parsed.good(new State(List.of(words[0].split("\\|", -1)), Integer.parseInt(words[1])));
    }
}
