package umpire.rules.kernel.toy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Outcome;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;

/**
 * Poses and headings. Each player has two boats on open water, which lie where they sailed to. By turns one boat sails
 * sixty millimetres in the direction of its heading, or turns by forty-five degrees to a side. The first boat at the
 * far bank wins; after a limit of turns the game is drawn.
 */
public class Regatta implements ToyGame<Regatta.State, Regatta.Action> {
    public static final Seat RED = new Seat("Red");
    public static final Seat BLUE = new Seat("Blue");
    private static final List<String> NAMES = List.of("red-1", "red-2", "blue-1", "blue-2");
    private static final int SAIL_MM = 60;
    private static final int TURN_DEG = 45;
    private static final int APART_MM = 50;
    private static final int BANK_MM = 160;
    private static final int SHORE_MM = 250;
    private static final int MOST_TURNS = 16;
    private static final double TOLERANCE_MM = 14;
    private static final double TOLERANCE_DEG = 20;

    /** The pose of a boat, in whole millimetres and degrees. */
    public record Boat(int xMm, int yMm, int headingDeg) {
        Pose pose() {
            return new Pose(xMm, yMm, headingDeg);
        }

        Boat sailed() {
            double way = Math.toRadians(headingDeg + 90.0);
            return new Boat(
                    xMm + (int) Math.round(SAIL_MM * Math.cos(way)),
                    yMm + (int) Math.round(SAIL_MM * Math.sin(way)),
                    headingDeg);
        }

        Boat turned(int byDeg) {
            return new Boat(xMm, yMm, (headingDeg + byDeg + 360) % 360);
        }
    }

    /**
     * The state of the game.
     *
     * @param boats in the order of their names
     * @param turns the number of turns
     */
    public record State(List<Boat> boats, int turns) {
        public State {
            boats = List.copyOf(boats);
        }

        Seat turn() {
            return turns % 2 == 0 ? RED : BLUE;
        }
    }

    public sealed interface Action {
        /** Returns the name of the boat. */
        String name();

        record Sail(String name) implements Action {}

        record Turn(String name, int byDeg) implements Action {}
    }

    @Override
    public String title() {
        return "Regatta";
    }

    @Override
    public List<Seat> seats() {
        return List.of(RED, BLUE);
    }

    @Override
    public State opening() {
        return new State(
                List.of(new Boat(-150, -150, 0), new Boat(50, -150, 0), new Boat(-50, -150, 0), new Boat(150, -150, 0)),
                0);
    }

    @Override
    public Awaited awaited(State state) {
        for (int i = 0; i < NAMES.size(); i++) {
            if (state.boats().get(i).yMm() >= BANK_MM - SAIL_MM) {
                Seat winner = i < 2 ? RED : BLUE;
                return new Awaited.Nothing(
                        new Outcome("landed", List.of(winner), OnlyLaw.WHAT_IS_DUE, winner + " is across."));
            }
        }
        return state.turns() == MOST_TURNS
                ? new Awaited.Nothing(new Outcome("calm", List.of(), OnlyLaw.WHAT_IS_DUE, "The wind drops."))
                : new Awaited.Choice(state.turn(), "sail a boat");
    }

    @Override
    public List<Action> actions(State state) {
        List<Action> actions = new ArrayList<>();
        if (awaited(state) instanceof Awaited.Choice choice) {
            for (String name : NAMES.subList(
                    choice.seat().equals(RED) ? 0 : 2, choice.seat().equals(RED) ? 2 : 4)) {
                if (free(state, NAMES.indexOf(name))) {
                    actions.add(new Action.Sail(name));
                }
                actions.add(new Action.Turn(name, TURN_DEG));
                actions.add(new Action.Turn(name, -TURN_DEG));
            }
        }
        return actions;
    }

    private static boolean free(State state, int boat) {
        Boat there = state.boats().get(boat).sailed();
        boolean clear = state.boats().stream()
                .filter(other -> !other.equals(state.boats().get(boat)))
                .allMatch(other -> other.pose().distanceMm(there.pose()) >= APART_MM);
        return clear && Math.abs(there.xMm()) <= SHORE_MM && there.yMm() >= -BANK_MM;
    }

    @Override
    public State after(State state, Action action) {
        List<Boat> boats = new ArrayList<>(state.boats());
        int boat = NAMES.indexOf(action.name());
        boats.set(
                boat,
                switch (action) {
                    case Action.Sail sail -> boats.get(boat).sailed();
                    case Action.Turn turn -> boats.get(boat).turned(turn.byDeg());
                });
        return new State(boats, state.turns() + 1);
    }

    @Override
    public int points(State state, Seat seat) {
        return 0;
    }

    @Override
    public Seat seatOf(State state, Action action) {
        return state.turn();
    }

    @Override
    public Board board() {
        List<Board.BoardTag> tags = List.of(
                new Board.BoardTag(244, new Point(-300, 170), 25), new Board.BoardTag(245, new Point(300, -170), 25));
        return new Board("Regatta", 660, 400, List.of(), List.of(), tags);
    }

    @Override
    public List<Piece> pieces() {
        return NAMES.stream()
                .map(name -> new Piece(
                        NAMES.indexOf(name),
                        new Token(name),
                        "Boat " + name,
                        name.substring(name.length() - 1),
                        name.startsWith("red") ? RED.name() : BLUE.name(),
                        20,
                        6))
                .toList();
    }

    @Override
    public Placement show(State state) {
        return new Placement(NAMES.stream()
                .map(name -> new Standing(
                        new Token(name),
                        new Spot.Lying(
                                new Place(name),
                                state.boats().get(NAMES.indexOf(name)).pose(),
                                TOLERANCE_MM,
                                TOLERANCE_DEG),
                        false))
                .toList());
    }

    @Override
    public String describe(State state, Action action) {
        return switch (action) {
            case Action.Sail sail -> "Boat " + sail.name() + " sails on";
            case Action.Turn turn -> "Boat " + turn.name() + " turns to the " + (turn.byDeg() > 0 ? "left" : "right");
        };
    }

    @Override
    public String write(Action action) {
        return switch (action) {
            case Action.Sail sail -> "sail " + sail.name();
            case Action.Turn turn -> "turn " + turn.name() + (turn.byDeg() > 0 ? " left" : " right");
        };
    }

    @Override
    public String writePosition(State state) {
        return state.turns() + " "
                + state.boats().stream()
                        .map(boat -> boat.xMm() + "," + boat.yMm() + "," + boat.headingDeg())
                        .collect(Collectors.joining(" "));
    }

    @Override
    public Parsed<State> readPosition(String text) {
        List<String> words = List.of(text.split(" "));
        List<Boat> boats = words.stream()
                .skip(1)
                .map(boat -> Stream.of(boat.split(",")).map(Integer::valueOf).toList())
                .map(parts -> new Boat(parts.get(0), parts.get(1), parts.get(2)))
                .toList();
        return Parsed.good(new State(boats, Integer.parseInt(words.get(0))));
    }
}
