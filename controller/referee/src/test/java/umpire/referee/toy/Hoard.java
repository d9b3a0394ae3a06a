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
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;

/**
 * A game of stacks. Five mines lie in a row, some with a gem. The Digger's elf and the Watcher's ogre walk from mine to
 * neighbour by turns. The elf stands on the gem, the ogre on both. The elf may dig instead, named by touching its mine:
 * then that gem is out of play. The ogre may stamp, named by touching too: an elf below it is out of play, and the gem
 * below that stays.
 */
public final class Hoard implements Toy<Hoard.State, Hoard.Action> {
    public static final Seat DIGGER = new Seat("Digger");
    public static final Seat WATCHER = new Seat("Watcher");
    public static final Token GEM = new Token("gem");
    public static final Token ELF = new Token("elf");
    public static final Token OGRE = new Token("ogre");
    private static final int MINES = 5;

    /**
     * The state of the game.
     *
     * @param gems a letter for each mine: {@code *} or a dot
     * @param elf the mine of the elf, from 0; -1 once it is out of play
     * @param ogre the mine of the ogre
     * @param turn the seat to act
     */
    public record State(String gems, int elf, int ogre, Seat turn) {}

    public sealed interface Action {
        record Walk(int to) implements Action {}

        record Dig() implements Action {}

        record Stamp() implements Action {}

        record Stay() implements Action {}
    }

    public static Place mine(int number) {
        return new Place("mine-" + (number + 1));
    }

    @Override
    public String title() {
        return "Hoard";
    }

    @Override
    public List<Seat> seats() {
        return List.of(DIGGER, WATCHER);
    }

    @Override
    public State opening() {
        return new State(".**.*", 1, 4, DIGGER);
    }

    @Override
    public Awaited awaited(State state) {
        return new Awaited.Choice(state.turn(), "walk");
    }

    private static int walker(State state) {
        return state.turn().equals(DIGGER) ? state.elf() : state.ogre();
    }

    @Override
    public List<Action> actions(State state) {
        List<Action> actions = new ArrayList<>();
        int walker = walker(state);
        IntStream.of(walker - 1, walker + 1)
                .filter(to -> walker >= 0 && to >= 0 && to < MINES)
                .forEach(to -> actions.add(new Action.Walk(to)));
        if (state.turn().equals(DIGGER) && walker >= 0 && state.gems().charAt(walker) == '*') {
            actions.add(new Action.Dig());
        }
        if (state.turn().equals(WATCHER) && state.elf() == state.ogre()) {
            actions.add(new Action.Stamp());
        }
        actions.add(new Action.Stay());
        return actions;
    }

    @Override
    public State after(State state, Action action) {
        Seat next = state.turn().equals(DIGGER) ? WATCHER : DIGGER;
        return switch (action) {
            case Action.Walk walk ->
                state.turn().equals(DIGGER)
                        ? new State(state.gems(), walk.to(), state.ogre(), next)
                        : new State(state.gems(), state.elf(), walk.to(), next);
            case Action.Dig dig -> {
                StringBuilder gems = new StringBuilder(state.gems());
                gems.setCharAt(state.elf(), '.');
                yield new State(gems.toString(), state.elf(), state.ogre(), next);
            }
            case Action.Stamp stamp -> new State(state.gems(), -1, state.ogre(), next);
            case Action.Stay stay -> new State(state.gems(), state.elf(), state.ogre(), next);
        };
    }

    @Override
    public Seat seatOf(State state, Action action) {
        return state.turn();
    }

    @Override
    public Optional<Action> pass(State state) {
        return Optional.of(new Action.Stay());
    }

    @Override
    public List<Place> touches(State state, Action action) {
        return switch (action) {
            case Action.Dig dig -> List.of(mine(state.elf()));
            case Action.Stamp stamp -> List.of(mine(state.ogre()));
            case Action.Walk walk -> List.of();
            case Action.Stay stay -> List.of();
        };
    }

    @Override
    public Board board() {
        List<Area> areas = IntStream.range(0, MINES)
                .mapToObj(i -> Area.rectangle(mine(i), new Point(60.0 * i - 120, 0), 50, 50, Area.Tint.RESOURCE)
                        .inStacks())
                .toList();
        List<Board.BoardTag> tags = List.of(
                new Board.BoardTag(240, new Point(-160, 60), 25), new Board.BoardTag(241, new Point(160, -60), 25));
        return new Board("Hoard", 370, 170, areas, List.of(), tags);
    }

    @Override
    public List<Piece> pieces() {
        List<Piece> pieces = new ArrayList<>();
        for (int i = 0; i < MINES; i++) {
            pieces.add(new Piece(i, GEM, "gem", "G", "", 20, 3));
        }
        pieces.add(new Piece(MINES, ELF, "elf", "E", "Digger", 20, 10));
        pieces.add(new Piece(MINES + 1, OGRE, "ogre", "O", "Watcher", 20, 20));
        return pieces;
    }

    @Override
    public Placement show(State state) {
        List<Standing> standings = new ArrayList<>();
        for (int i = 0; i < MINES; i++) {
            boolean elf = state.elf() == i;
            boolean ogre = state.ogre() == i;
            if (state.gems().charAt(i) == '*') {
                standings.add(new Standing(GEM, new Spot.On(mine(i)), elf || ogre));
            }
            if (elf) {
                standings.add(new Standing(ELF, new Spot.On(mine(i)), ogre));
            }
            if (ogre) {
                standings.add(Standing.on(mine(i), OGRE));
            }
        }
        return new Placement(standings);
    }

    @Override
    public String write(Action action) {
        return switch (action) {
            case Action.Walk walk -> "walk-" + mine(walk.to());
            case Action.Dig dig -> "dig";
            case Action.Stamp stamp -> "stamp";
            case Action.Stay stay -> "stay";
        };
    }

    @Override
    public Parsed<Action> readAction(State state, String text) {
        return actions(state).stream()
                .filter(action -> write(action).equals(text))
                .findFirst()
                .map(Parsed::good)
                .orElseGet(() -> Parsed.bad("'" + text + "' is not an action here. Try walk-mine-3 or dig."));
    }

    @Override
    public String writePosition(State state) {
        return state.gems() + " " + state.elf() + " " + state.ogre() + " " + state.turn();
    }

    @Override
    public Parsed<State> readPosition(String text) {
        String[] words = text.split(" ");
        return Parsed.good(
                new State(words[0], Integer.parseInt(words[1]), Integer.parseInt(words[2]), new Seat(words[3])));
    }
}
