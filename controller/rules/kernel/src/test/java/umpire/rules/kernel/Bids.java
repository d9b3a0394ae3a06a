package umpire.rules.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A toy game for cases that chess does not have. Three seats bid in secret, and may change their bids until all have
 * bid. Two of them then toss coins of their own colours in one roll. At last a stone is thrown that may stop anywhere,
 * and lies where it stopped.
 */
public class Bids implements Game<Bids.State, Bids.Action> {
    static final Seat RED = new Seat("Red");
    static final Seat BLUE = new Seat("Blue");
    static final Seat GREEN = new Seat("Green");
    private static final List<Seat> SEATS = List.of(RED, BLUE, GREEN);
    private static final DieType RED_COIN = coin("red", RED);
    private static final DieType BLUE_COIN = coin("blue", BLUE);
    private static final DieType STONE =
            new DieType(DieType.OCTAHEDRON, "stone", List.of(new DieType.Face("up")), 50, "", 1);
    private static final Token TOKEN = new Token("stone");

    private static DieType coin(String name, Seat seat) {
        List<DieType.Face> faces = List.of(new DieType.Face("heads"), new DieType.Face("tails"));
        return new DieType(DieType.STICKER, name, faces, 16, seat.name(), 2);
    }

    /**
     * The state of the game.
     *
     * @param bids of each seat, 0 while it has none
     * @param heads the number of heads of each of the two; -1 before
     * @param stoneMm the distance of the stone in millimetres; -1 before
     */
    public record State(List<Integer> bids, int heads, int stoneMm) {}

    public sealed interface Action {
        record Bid(int seat, int amount) implements Action {}

        record Toss(int red, int blue) implements Action {}

        record Slide(int stoneMm) implements Action {}
    }

    private enum Law implements Rule {
        IN_ORDER;

        @Override
        public String section() {
            return "1";
        }

        @Override
        public String says() {
            return "Bid, toss, throw.";
        }
    }

    @Override
    public GameId id() {
        return new GameId("bids");
    }

    @Override
    public String title() {
        return "Bids";
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
        return new State(List.of(0, 0, 0), -1, -1);
    }

    private static List<Seat> bidding(State state, boolean have) {
        return IntStream.range(0, 3)
                .filter(seat -> (state.bids().get(seat) > 0) == have)
                .mapToObj(SEATS::get)
                .toList();
    }

    @Override
    public Awaited awaited(State state) {
        if (state.bids().contains(0)) {
            return new Awaited.Declarations(bidding(state, false), bidding(state, true), "bid");
        }
        if (state.heads() < 0) {
            return new Awaited.Roll(
                    List.of(
                            new Awaited.Roll.Thrower(RED, RED_COIN.thrown(2)),
                            new Awaited.Roll.Thrower(BLUE, BLUE_COIN.thrown(1))),
                    Awaited.Roll.Counted.THROWN,
                    "toss");
        }
        return state.stoneMm() < 0
                ? new Awaited.Roll(
                        List.of(new Awaited.Roll.Thrower(GREEN, STONE.thrown(1))),
                        Awaited.Roll.Counted.ALL_ON_THE_TABLE,
                        "throw")
                : new Awaited.Nothing(new Outcome("thrown", List.of(GREEN), Law.IN_ORDER, "Green wins."));
    }

    @Override
    public List<Action> actions(State state) {
        List<Action> actions = new ArrayList<>();
        if (state.bids().contains(0)) {
            for (int seat = 0; seat < 3; seat++) {
                for (int amount = 1; amount <= 3; amount++) {
                    if (state.bids().get(seat) != amount) {
                        actions.add(new Action.Bid(seat, amount));
                    }
                }
            }
        } else if (state.heads() < 0) {
            for (int red = 0; red <= 2; red++) {
                actions.add(new Action.Toss(red, 0));
                actions.add(new Action.Toss(red, 1));
            }
        }
        return actions;
    }

    @Override
    public Verdict<State, Action> judge(State state, Action action) {
        boolean slide = action instanceof Action.Slide && state.heads() >= 0 && state.stoneMm() < 0;
        if (!slide && !actions(state).contains(action)) {
            return new Verdict.Refused<>(Law.IN_ORDER, action, state, "That is not due.");
        }
        return switch (action) {
            case Action.Bid bid -> {
                List<Integer> bids = new ArrayList<>(state.bids());
                bids.set(bid.seat(), bid.amount());
                yield new Verdict.Accepted<>(new State(List.copyOf(bids), -1, -1), told(state, bid));
            }
            case Action.Toss toss ->
                new Verdict.Accepted<>(new State(state.bids(), toss.red() + toss.blue(), -1), List.of());
            case Action.Slide stone ->
                new Verdict.Accepted<>(new State(state.bids(), state.heads(), stone.stoneMm()), List.of());
        };
    }

    /** A changed bid has no event. */
    List<Event> told(State state, Action.Bid bid) {
        return state.bids().get(bid.seat()) > 0
                ? List.of()
                : List.of(new Event(Law.IN_ORDER, SEATS.get(bid.seat()) + " has bid.", List.of()));
    }

    @Override
    public Parsed<Action> rolled(State state, List<DieShown> dice) {
        if (state.heads() < 0) {
            return Parsed.good(new Action.Toss(heads(dice, "red"), heads(dice, "blue")));
        }
        return Parsed.good(new Action.Slide((int) dice.get(0).pose().xMm()));
    }

    private static int heads(List<DieShown> dice, String name) {
        return (int) dice.stream()
                .filter(die -> die.name().equals(name) && die.face().equals("heads"))
                .count();
    }

    @Override
    public List<DieShown> sampleRoll(State state, List<DieType> box, IntUnaryOperator chance) {
        return state.heads() < 0
                ? Game.super.sampleRoll(state, box, chance)
                : List.of(new DieShown(STONE.kind(), STONE.name(), "up", new Pose(chance.applyAsInt(500), 0, 0)));
    }

    @Override
    public Seat seatOf(State state, Action action) {
        return switch (action) {
            case Action.Bid bid -> SEATS.get(bid.seat());
            case Action.Toss toss -> RED;
            case Action.Slide slide -> GREEN;
        };
    }

    @Override
    public Optional<Action> pass(State state) {
        return Optional.empty();
    }

    @Override
    public List<Score> scores(State state) {
        return SEATS.stream().map(seat -> new Score(seat, 0, "points")).toList();
    }

    @Override
    public Board board() {
        return new Board("Cloth", 600, 300, List.of(), List.of(), List.of());
    }

    @Override
    public List<DieType> dice() {
        return List.of(RED_COIN, BLUE_COIN, STONE);
    }

    @Override
    public List<Piece> pieces() {
        return List.of(new Piece(0, TOKEN, "Stone", "S", "", 18, 30));
    }

    @Override
    public Placement show(State state) {
        Pose where = new Pose(state.stoneMm(), 0, 0);
        return state.stoneMm() < 0
                ? Placement.EMPTY
                : new Placement(List.of(new Standing(TOKEN, new Spot.Lying(new Place("stone"), where, 5, 180), false)));
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
        List<String> facts = Stream.of(viewer)
                .filter(Viewer.Seated.class::isInstance)
                .map(seated -> "bid " + state.bids().get(SEATS.indexOf(((Viewer.Seated) seated).seat())))
                .toList();
        return new View(show(state), List.of(), facts);
    }

    @Override
    public Parsed<State> recognise(Placement picture, State like, Seat toMove) {
        return Parsed.good(like);
    }

    @Override
    public String write(Action action) {
        return switch (action) {
            case Action.Bid bid -> "bid " + bid.seat() + " " + bid.amount();
            case Action.Toss toss -> "toss " + toss.red() + " " + toss.blue();
            case Action.Slide slide -> "slide " + slide.stoneMm() + " 0";
        };
    }

    @Override
    public Parsed<Action> readAction(State state, String text) {
        String[] words = text.split(" ");
        int first = Integer.parseInt(words[1]);
        int second = Integer.parseInt(words[2]);
        return Parsed.good(
                switch (words[0]) {
                    case "bid" -> new Action.Bid(first, second);
                    case "toss" -> new Action.Toss(first, second);
                    default -> new Action.Slide(first);
                });
    }

    @Override
    public String writePosition(State state) {
        return state.bids().stream().map(String::valueOf).collect(Collectors.joining(" ")) + " " + state.heads() + " "
                + state.stoneMm();
    }

    @Override
    public Parsed<State> readPosition(String text) {
        List<Integer> words = Stream.of(text.split(" ")).map(Integer::valueOf).toList();
        return Parsed.good(new State(words.subList(0, 3), words.get(3), words.get(4)));
    }
}
