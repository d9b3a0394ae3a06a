package umpire.referee.toy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Board;
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
import umpire.rules.kernel.Rule;
import umpire.rules.kernel.Score;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.Verdict;

/**
 * Three seats, a deck and two colours of dice. Each seat in turn draws a card and lays it open on its own place. Then
 * the first two throw a die of their own colour in one roll, and the higher wins. Two of the cards look alike.
 */
public final class Tavern implements Game<Tavern.State, Tavern.Action> {
    public static final Seat ANN = new Seat("Ann");
    public static final Seat BOB = new Seat("Bob");
    public static final Seat CAT = new Seat("Cat");
    private static final List<Seat> SEATS = List.of(ANN, BOB, CAT);
    private static final List<String> CARDS = List.of("duke", "fool", "knave-red", "knave-black");
    private static final DieType DECK = new DieType(
            DieType.CARD, "deck", CARDS.stream().map(DieType.Face::new).toList(), 40, "", 1);
    public static final DieType YELLOW = die("yellow", ANN);
    public static final DieType BLUE = die("blue", BOB);

    private static DieType die(String name, Seat seat) {
        List<DieType.Face> faces = IntStream.rangeClosed(1, 6)
                .mapToObj(String::valueOf)
                .map(DieType.Face::new)
                .toList();
        return new DieType(DieType.STICKER, name, faces, 16, seat.name(), 1);
    }

    /**
     * The state of the game.
     *
     * @param drawn the cards laid so far, in the order of the seats
     * @param winner the seat that won the throw; empty before it
     */
    public record State(List<String> drawn, String winner) {}

    public sealed interface Action {
        record Draw(String card) implements Action {}

        record Throw(int yellow, int blue) implements Action {}
    }

    private enum Law implements Rule {
        DRAW_THEN_THROW;

        @Override
        public String section() {
            return "1";
        }

        @Override
        public String says() {
            return "Each draws a card, then the first two throw.";
        }
    }

    public static Place hand(int seat) {
        return new Place("hand-" + (seat + 1));
    }

    /** Returns the token of a card. The two knaves share one. */
    public static Token token(String card) {
        return new Token(card.startsWith("knave") ? "knave" : card);
    }

    @Override
    public GameId id() {
        return new GameId("tavern");
    }

    @Override
    public String title() {
        return "Tavern";
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
        return new State(List.of(), "-");
    }

    @Override
    public Awaited awaited(State state) {
        int drawn = state.drawn().size();
        if (drawn < SEATS.size()) {
            Awaited.Roll.Thrower hand =
                    new Awaited.Roll.Thrower(SEATS.get(drawn), List.of(DECK.thrown(1)), Optional.of(hand(drawn)));
            return new Awaited.Roll(List.of(hand), Awaited.Roll.Counted.THROWN, "draw a card");
        }
        return state.winner().equals("-")
                ? new Awaited.Roll(
                        List.of(
                                new Awaited.Roll.Thrower(ANN, YELLOW.thrown(1)),
                                new Awaited.Roll.Thrower(BOB, BLUE.thrown(1))),
                        Awaited.Roll.Counted.THROWN,
                        "throw for the round")
                : new Awaited.Nothing(new Outcome(
                        "won", List.of(new Seat(state.winner())), Law.DRAW_THEN_THROW, state.winner() + " wins."));
    }

    @Override
    public List<Action> actions(State state) {
        if (state.drawn().size() < SEATS.size()) {
            return CARDS.stream()
                    .filter(card -> !state.drawn().contains(card))
                    .map(card -> (Action) new Action.Draw(card))
                    .toList();
        }
        return state.winner().equals("-")
                ? IntStream.rangeClosed(1, 6)
                        .boxed()
                        .flatMap(a -> IntStream.rangeClosed(1, 6).mapToObj(b -> (Action) new Action.Throw(a, b)))
                        .toList()
                : List.of();
    }

    @Override
    public Verdict<State, Action> judge(State state, Action action) {
        if (!actions(state).contains(action)) {
            return new Verdict.Refused<>(Law.DRAW_THEN_THROW, action, state, "That is not due.");
        }
        return switch (action) {
            case Action.Draw draw -> {
                List<String> drawn = Stream.concat(state.drawn().stream(), Stream.of(draw.card()))
                        .toList();
                yield accepted(new State(drawn, "-"), seatOf(state, action) + " draws the " + draw.card() + ".");
            }
            case Action.Throw thrown -> {
                Seat winner = thrown.yellow() >= thrown.blue() ? ANN : BOB;
                yield accepted(new State(state.drawn(), winner.name()), winner + " throws higher.");
            }
        };
    }

    private static Verdict<State, Action> accepted(State next, String says) {
        return new Verdict.Accepted<>(next, List.of(new Event(Law.DRAW_THEN_THROW, says, List.of())));
    }

    @Override
    public Parsed<Action> rolled(State state, List<DieShown> dice) {
        if (state.drawn().size() < SEATS.size()) {
            return dice.size() == 1
                    ? Parsed.good(new Action.Draw(dice.get(0).face()))
                    : Parsed.bad("one card is drawn");
        }
        return face(dice, "yellow")
                .then(yellow -> face(dice, "blue").then(blue -> Parsed.good(new Action.Throw(yellow, blue))));
    }

    private static Parsed<Integer> face(List<DieShown> dice, String name) {
        return dice.stream()
                .filter(die -> die.name().equals(name) && die.face().matches("[1-6]"))
                .map(die -> Parsed.good(Integer.valueOf(die.face())))
                .findFirst()
                .orElse(Parsed.bad("the " + name + " die shows nothing"));
    }

    @Override
    public Seat seatOf(State state, Action action) {
        return action instanceof Action.Draw ? SEATS.get(state.drawn().size()) : ANN;
    }

    @Override
    public Optional<Action> pass(State state) {
        return Optional.empty();
    }

    @Override
    public List<Score> scores(State state) {
        return SEATS.stream().map(seat -> new Score(seat, 0, "rounds")).toList();
    }

    @Override
    public Board board() {
        List<Area> areas = IntStream.range(0, 3)
                .mapToObj(i -> Area.rectangle(hand(i), new Point(60.0 * i - 60, -30), 50, 70, Area.Tint.TRAY))
                .toList();
        return new Board("Tavern", 300, 200, areas, List.of(), List.of());
    }

    @Override
    public List<DieType> dice() {
        return List.of(DECK, YELLOW, BLUE);
    }

    @Override
    public List<Piece> pieces() {
        List<Piece> pieces = new ArrayList<>();
        for (String card : CARDS) {
            pieces.add(new Piece(pieces.size(), token(card), card, "", "", 20, 1));
        }
        return pieces;
    }

    @Override
    public Placement show(State state) {
        return new Placement(IntStream.range(0, state.drawn().size())
                .mapToObj(i -> Standing.on(hand(i), token(state.drawn().get(i))))
                .toList());
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
    public Parsed<State> recognise(Placement picture, State like, Seat toMove) {
        return Parsed.good(like);
    }

    @Override
    public String write(Action action) {
        return switch (action) {
            case Action.Draw draw -> "draw " + draw.card();
            case Action.Throw thrown -> "throw " + thrown.yellow() + " " + thrown.blue();
        };
    }

    @Override
    public Parsed<Action> readAction(State state, String text) {
        String[] words = text.split(" ");
        return switch (words[0] + words.length) {
            case "draw2" -> Parsed.good(new Action.Draw(words[1]));
            case "throw3" -> Parsed.good(new Action.Throw(Integer.parseInt(words[1]), Integer.parseInt(words[2])));
            default -> Parsed.bad("'" + text + "' is not an action here. Try draw fool or throw 3 4.");
        };
    }

    @Override
    public String writePosition(State state) {
        return String.join(",", state.drawn()) + ";" + state.winner();
    }

    @Override
    public Parsed<State> readPosition(String text) {
        String[] parts = text.split(";");
        List<String> drawn =
                Stream.of(parts[0].split(",")).filter(card -> !card.isEmpty()).toList();
        return Parsed.good(new State(drawn, parts[1]));
    }
}
