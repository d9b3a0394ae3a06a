package umpire.referee.toy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Event;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.HouseRuling;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Rule;
import umpire.rules.kernel.Score;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.Verdict;
import umpire.rules.kernel.View;
import umpire.rules.kernel.Viewer;

/**
 * A game for cases that Outpost does not have: secret declarations, a token beside the places, and an action named by
 * touching that the placement shows as well. Each side declares a tide in secret, and may change it while the other has
 * not declared. Then Land's crab crawls to a neighbouring rock, named by touching its rock and its target. A buoy lies
 * off the shore.
 */
public final class Shore implements Game<Shore.State, Shore.Action> {
    public static final Seat LAND = new Seat("Land");
    public static final Seat SEA = new Seat("Sea");
    public static final Token CRAB = new Token("crab");
    public static final Token BUOY = new Token("buoy");
    public static final Pose MOORING = new Pose(120, 60, 0);
    public static final double TOLERANCE_MM = 15;
    private static final List<Seat> SEATS = List.of(LAND, SEA);
    private static final List<String> TIDES = List.of("ebb", "flood");

    /**
     * The state of the game.
     *
     * @param crab the rock it sits on, from 0
     * @param land Land's secret tide, or {@code -}
     * @param sea Sea's
     */
    public record State(int crab, String land, String sea) {
        String tide(Seat seat) {
            return seat.equals(LAND) ? land : sea;
        }

        List<Seat> missing() {
            return SEATS.stream().filter(seat -> tide(seat).equals("-")).toList();
        }

        List<Seat> declared() {
            return SEATS.stream().filter(seat -> !tide(seat).equals("-")).toList();
        }
    }

    public sealed interface Action {
        record Declare(Seat seat, String tide) implements Action {}

        record Crawl(int to) implements Action {}
    }

    private enum Law implements Rule {
        ONE_AFTER_THE_OTHER;

        @Override
        public String section() {
            return "1";
        }

        @Override
        public String says() {
            return "Tides are declared once, then the crab crawls to the next rock.";
        }
    }

    public static Place rock(int number) {
        return new Place("rock-" + (number + 1));
    }

    @Override
    public GameId id() {
        return new GameId("shore");
    }

    @Override
    public String title() {
        return "Shore";
    }

    @Override
    public List<HouseRuling> rulings() {
        return List.of();
    }

    @Override
    public List<Seat> seats() {
        return SEATS;
    }

    @Override
    public List<? extends Rule> rules() {
        return List.of(Law.values());
    }

    @Override
    public State opening() {
        return new State(0, "-", "-");
    }

    @Override
    public Awaited awaited(State state) {
        return state.missing().isEmpty()
                ? new Awaited.Choice(LAND, "crawl")
                : new Awaited.Declarations(state.missing(), state.declared(), "declare a tide");
    }

    @Override
    public List<Action> actions(State state) {
        List<Action> actions = new ArrayList<>();
        for (Seat seat : state.missing().isEmpty() ? List.<Seat>of() : SEATS) {
            TIDES.stream()
                    .filter(tide -> !tide.equals(state.tide(seat)))
                    .forEach(tide -> actions.add(new Action.Declare(seat, tide)));
        }
        if (state.missing().isEmpty()) {
            IntStream.range(0, 3)
                    .filter(to -> Math.abs(to - state.crab()) == 1)
                    .forEach(to -> actions.add(new Action.Crawl(to)));
        }
        return actions;
    }

    @Override
    public Verdict<State, Action> judge(State state, Action action) {
        if (!actions(state).contains(action)) {
            return new Verdict.Refused<>(Law.ONE_AFTER_THE_OTHER, action, state, "This cannot be done now.");
        }
        State next = switch (action) {
            case Action.Declare declare ->
                declare.seat().equals(LAND)
                        ? new State(state.crab(), declare.tide(), state.sea())
                        : new State(state.crab(), state.land(), declare.tide());
            case Action.Crawl crawl -> new State(crawl.to(), "-", "-");
        };
        if (action instanceof Action.Declare declare && state.declared().contains(declare.seat())) {
            return new Verdict.Accepted<>(next, List.of());
        }
        String says = action instanceof Action.Declare && !next.missing().isEmpty()
                ? seatOf(state, action) + " has declared."
                : describe(state, action) + ".";
        return new Verdict.Accepted<>(next, List.of(new Event(Law.ONE_AFTER_THE_OTHER, says, touches(state, action))));
    }

    @Override
    public Parsed<Action> rolled(State state, List<DieShown> dice) {
        return Parsed.bad("Nothing is rolled here.");
    }

    @Override
    public Seat seatOf(State state, Action action) {
        return action instanceof Action.Declare declare ? declare.seat() : LAND;
    }

    @Override
    public Optional<Action> pass(State state) {
        return Optional.empty();
    }

    @Override
    public List<Score> scores(State state) {
        return List.of();
    }

    @Override
    public Board board() {
        List<Area> areas = IntStream.range(0, 3)
                .mapToObj(i -> Area.rectangle(rock(i), new Point(60.0 * i - 60, -30), 50, 50, Area.Tint.LIGHT))
                .toList();
        return new Board("Shore", 300, 200, areas, List.of(), List.of());
    }

    @Override
    public List<DieType> dice() {
        return List.of();
    }

    @Override
    public List<Piece> pieces() {
        return List.of(new Piece(0, CRAB, "Crab", "C", "", 20, 3), new Piece(1, BUOY, "Buoy", "B", "", 20, 3));
    }

    @Override
    public Placement show(State state) {
        return new Placement(List.of(
                Standing.on(rock(state.crab()), CRAB),
                new Standing(BUOY, new Spot.Lying(new Place("mooring"), MOORING, TOLERANCE_MM, 180), false)));
    }

    @Override
    public List<Place> touches(State state, Action action) {
        return action instanceof Action.Crawl crawl ? List.of(rock(state.crab()), rock(crawl.to())) : List.of();
    }

    /** A flood begins where the crab sits. */
    @Override
    public List<Place> goals(State state, Action declaration) {
        return declaration instanceof Action.Declare declare && declare.tide().equals("flood")
                ? List.of(rock(state.crab()))
                : List.of();
    }

    @Override
    public String describe(State state, Action action) {
        return switch (action) {
            case Action.Declare declare -> declare.seat() + " declares " + declare.tide();
            case Action.Crawl crawl -> "the crab crawls to " + rock(crawl.to());
        };
    }

    /** A seat sees its own tide. The other seat sees it only once both are declared. */
    @Override
    public View view(State state, Viewer viewer) {
        List<String> facts = new ArrayList<>();
        for (Seat seat : SEATS) {
            boolean open = state.missing().isEmpty() || viewer.equals(new Viewer.Seated(seat));
            if (open && !state.tide(seat).equals("-")) {
                facts.add(seat + " declared " + state.tide(seat));
            }
        }
        return new View(show(state), List.of(), facts);
    }

    @Override
    public Parsed<State> recognise(Placement picture, State like, Seat toMove) {
        return Parsed.good(like);
    }

    @Override
    public String write(Action action) {
        return switch (action) {
            case Action.Declare declare -> declare.seat() + " " + declare.tide();
            case Action.Crawl crawl -> "crawl " + crawl.to();
        };
    }

    @Override
    public Parsed<Action> readAction(State state, String text) {
        String[] words = text.split(" ");
        if (words.length != 2) {
            return Parsed.bad("'" + text + "' is not an action here. Try Land ebb or crawl 1.");
        }
        return Parsed.good(
                words[0].equals("crawl")
                        ? new Action.Crawl(Integer.parseInt(words[1]))
                        : new Action.Declare(new Seat(words[0]), words[1]));
    }

    @Override
    public String writePosition(State state) {
        return state.crab() + " " + state.land() + " " + state.sea();
    }

    @Override
    public Parsed<State> readPosition(String text) {
        String[] words = text.split(" ");
        return Parsed.good(new State(Integer.parseInt(words[0]), words[1], words[2]));
    }
}
