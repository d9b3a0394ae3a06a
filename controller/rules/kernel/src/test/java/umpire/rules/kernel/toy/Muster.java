package umpire.rules.kernel.toy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Dice;
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
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Rule;
import umpire.rules.kernel.Score;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Verdict;
import umpire.rules.kernel.View;
import umpire.rules.kernel.Viewer;

/**
 * Two seats throw fifteen dice with numerals in one roll, each into its own tray. All dice look alike, and the camera
 * does not read them. The higher sum wins the round, and the last round the game.
 */
public final class Muster implements Game<Muster.State, Muster.Action> {
    public static final Seat EAST = new Seat("East");
    public static final Seat WEST = new Seat("West");
    private static final int DICE = 15;
    private static final int ROUNDS = 3;
    private static final DieType TEN = new DieType(
            DieType.NUMERALS,
            DieType.NUMERALS,
            IntStream.rangeClosed(1, 10)
                    .mapToObj(face -> new DieType.Face(String.valueOf(face)))
                    .toList(),
            16,
            "",
            2 * DICE);

    private enum Law implements Rule {
        FIFTEEN_A_SIDE;

        @Override
        public String section() {
            return "1";
        }

        @Override
        public String says() {
            return "Each side throws fifteen dice.";
        }
    }

    private final boolean withFlag;

    /** A game of numerals alone. */
    public Muster() {
        this(false);
    }

    private Muster(boolean withFlag) {
        this.withFlag = withFlag;
    }

    /** A game in which West throws a die with pips as well. */
    public static Muster withFlag() {
        return new Muster(true);
    }

    /**
     * The state of the game.
     *
     * @param round the number of the round
     * @param thrown whether its dice lie
     * @param leader the winner of the last round; empty for none
     */
    public record State(int round, boolean thrown, String leader) {}

    public sealed interface Action {
        /** The dice of both seats, each seat's in the order in which they were named. */
        record Throw(List<String> east, List<String> west) implements Action {
            public Throw {
                east = List.copyOf(east);
                west = List.copyOf(west);
            }
        }

        record Again() implements Action {}
    }

    @Override
    public GameId id() {
        return new GameId("muster");
    }

    @Override
    public List<HouseRuling> rulings() {
        return List.of();
    }

    @Override
    public List<? extends Rule> rules() {
        return List.of(Law.values());
    }

    @Override
    public List<Score> scores(State state) {
        return seats().stream()
                .map(seat -> new Score(seat, seat.name().equals(state.leader()) ? 1 : 0, "the last round"))
                .toList();
    }

    @Override
    public Optional<Action> pass(State state) {
        return Optional.empty();
    }

    @Override
    public List<Place> touches(State state, Action action) {
        return List.of();
    }

    @Override
    public String describe(State state, Action action) {
        return write(action);
    }

    @Override
    public View view(State state, Viewer viewer) {
        return new View(show(state), List.of(), List.of("The last round went to " + state.leader() + "."));
    }

    @Override
    public Parsed<State> recognise(Placement picture, State like, Seat toMove) {
        return Parsed.good(like);
    }

    @Override
    public String title() {
        return "Muster";
    }

    @Override
    public List<Seat> seats() {
        return List.of(EAST, WEST);
    }

    @Override
    public State opening() {
        return new State(1, false, "-");
    }

    private static Place tray(Seat seat) {
        return new Place("tray-" + seat);
    }

    @Override
    public Awaited awaited(State state) {
        if (state.round() > ROUNDS) {
            return new Awaited.Nothing(
                    new Outcome("won", List.of(new Seat(state.leader())), Law.FIFTEEN_A_SIDE, "Over."));
        }
        return state.thrown()
                ? new Awaited.Choice(EAST, "ask for another round")
                : new Awaited.Roll(
                        List.of(thrower(EAST), thrower(WEST)), Awaited.Roll.Counted.THROWN, "throw for the round");
    }

    private Awaited.Roll.Thrower thrower(Seat seat) {
        List<Dice> dice = new ArrayList<>(List.of(TEN.thrown(DICE)));
        if (withFlag && seat.equals(WEST)) {
            dice.add(DieType.pips(16, 1).thrown(1));
        }
        return new Awaited.Roll.Thrower(seat, dice, Optional.of(tray(seat)));
    }

    @Override
    public List<Action> actions(State state) {
        return state.thrown() ? List.of(new Action.Again()) : List.of();
    }

    @Override
    public Verdict<State, Action> judge(State state, Action action) {
        boolean due = switch (action) {
            case Action.Throw thrown ->
                awaited(state) instanceof Awaited.Roll && legal(thrown).isEmpty();
            case Action.Again again -> state.thrown();
        };
        return due
                ? taken(state, action)
                : new Verdict.Refused<>(Law.FIFTEEN_A_SIDE, action, state, "That is not due.");
    }

    private static Verdict<State, Action> taken(State state, Action action) {
        return switch (action) {
            case Action.Throw thrown -> {
                Seat higher = sum(thrown.east()) >= sum(thrown.west()) ? EAST : WEST;
                yield accepted(new State(state.round(), true, higher.name()), higher + " throws higher.");
            }
            case Action.Again again ->
                accepted(new State(state.round() + 1, false, state.leader()), "Another round is thrown.");
        };
    }

    private static Verdict<State, Action> accepted(State next, String says) {
        return new Verdict.Accepted<>(next, List.of(new Event(Law.FIFTEEN_A_SIDE, says, List.of())));
    }

    private static Optional<String> legal(Action.Throw thrown) {
        if (thrown.east().size() != DICE || thrown.west().size() != DICE) {
            return Optional.of("Fifteen dice lie in each tray.");
        }
        boolean numbers = Stream.of(thrown.east(), thrown.west())
                .flatMap(List::stream)
                .allMatch(face -> face.matches("[1-9]|10"));
        if (!numbers) {
            return Optional.of("A die shows a number from 1 to 10.");
        }
        return thrown.east().equals(thrown.west())
                ? Optional.of("Nobody throws what the other throws.")
                : Optional.empty();
    }

    private static int sum(List<String> faces) {
        return faces.stream().mapToInt(Integer::parseInt).sum();
    }

    @Override
    public Parsed<Action> rolled(State state, List<DieShown> dice) {
        Action.Throw thrown = new Action.Throw(faces(dice, EAST), faces(dice, WEST));
        boolean flagged = !withFlag || dice.stream().anyMatch(die -> die.kind().equals(DieType.PIPS));
        return flagged
                ? legal(thrown).map(Parsed::<Action>bad).orElseGet(() -> Parsed.good(thrown))
                : Parsed.bad("West throws a flag too.");
    }

    @Override
    public List<DieShown> sampleRoll(State state, List<DieType> box, IntUnaryOperator chance) {
        List<DieShown> anywhere = Game.super.sampleRoll(state, box, chance);
        return IntStream.range(0, anywhere.size())
                .mapToObj(i -> {
                    DieShown die = anywhere.get(i);
                    Point tray = board().area(tray(i < DICE ? EAST : WEST)).centre();
                    return new DieShown(die.kind(), die.name(), die.face(), new Pose(tray.xMm(), tray.yMm(), 0));
                })
                .toList();
    }

    private List<String> faces(List<DieShown> dice, Seat seat) {
        return dice.stream()
                .filter(die -> die.kind().equals(TEN.kind()))
                .filter(die -> board().placeAt(
                                new Point(die.pose().xMm(), die.pose().yMm()))
                        .equals(Optional.of(tray(seat))))
                .map(DieShown::face)
                .toList();
    }

    @Override
    public Seat seatOf(State state, Action action) {
        return EAST;
    }

    @Override
    public Board board() {
        List<Area> areas = List.of(
                Area.rectangle(tray(WEST), new Point(-100, 0), 150, 150, Area.Tint.DICE_TRAY),
                Area.rectangle(tray(EAST), new Point(100, 0), 150, 150, Area.Tint.DICE_TRAY));
        List<Board.BoardTag> tags = List.of(
                new Board.BoardTag(244, new Point(-180, 80), 25), new Board.BoardTag(245, new Point(180, -80), 25));
        return new Board("Muster", 420, 200, areas, List.of(), tags);
    }

    /** Returns the pose of a die in the tray of West, with the others of its throw. */
    public static Pose inTheWest() {
        return new Pose(-100, 20, 0);
    }

    @Override
    public List<DieType> dice() {
        return withFlag ? List.of(TEN, DieType.pips(16, 1)) : List.of(TEN);
    }

    @Override
    public List<Piece> pieces() {
        return List.of();
    }

    @Override
    public Placement show(State state) {
        return Placement.EMPTY;
    }

    @Override
    public String write(Action action) {
        return switch (action) {
            case Action.Again again -> "again";
            case Action.Throw thrown ->
                "throw " + String.join(",", thrown.east()) + " " + String.join(",", thrown.west());
        };
    }

    @Override
    public Parsed<Action> readAction(State state, String text) {
        String[] words = text.split(" ");
        return switch (words[0] + words.length) {
            case "again1" -> Parsed.good(new Action.Again());
            case "throw3" -> Parsed.good(new Action.Throw(List.of(words[1].split(",")), List.of(words[2].split(","))));
            default -> Parsed.bad("'" + text + "' is not an action here. Try again.");
        };
    }

    @Override
    public String writePosition(State state) {
        return state.round() + ";" + state.thrown() + ";" + state.leader();
    }

    @Override
    public Parsed<State> readPosition(String text) {
        String[] parts = text.split(";");
        return Parsed.good(new State(Integer.parseInt(parts[0]), Boolean.parseBoolean(parts[1]), parts[2]));
    }
}
