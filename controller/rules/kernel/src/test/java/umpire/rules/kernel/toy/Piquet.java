package umpire.rules.kernel.toy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.BodyOutline;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Outcome;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;

/**
 * A drawn card. Two players draw by turns from a shuffled deck and lay their cards open on one pile, on top of each
 * other. When the deck is used up, the pile is shuffled and becomes the deck. After two decks the higher sum wins.
 */
public final class Piquet implements ToyGame<Piquet.State, Piquet.Action> {
    public static final Seat SOUTH = new Seat("South");
    public static final Seat NORTH = new Seat("North");
    public static final Place PILE = new Place("pile");
    private static final int CARDS = 5;
    private static final int DECKS = 2;
    private static final double CARD_MM = 44;
    private static final double LONG_MM = 63;
    private static final double TAG_MM = 20;
    private static final double PAPER_MM = 0.3;
    private static final DieType DECK = new DieType(
            DieType.CARD,
            "deck",
            IntStream.rangeClosed(1, CARDS)
                    .mapToObj(card -> new DieType.Face(String.valueOf(card)))
                    .toList(),
            CARD_MM,
            "",
            1);

    /**
     * The state of the game.
     *
     * @param pile the cards on it, the lowest first
     * @param decks the number of decks that were used up and shuffled again
     * @param south points of South
     * @param north points of North
     */
    public record State(List<Integer> pile, int decks, int south, int north) {
        public State {
            pile = List.copyOf(pile);
        }

        Seat turn() {
            return (decks * CARDS + pile.size()) % 2 == 0 ? SOUTH : NORTH;
        }
    }

    public sealed interface Action {
        /** A card from the deck. */
        record Draw(int card) implements Action {}

        record Shuffle() implements Action {}
    }

    @Override
    public String title() {
        return "Piquet";
    }

    @Override
    public List<Seat> seats() {
        return List.of(SOUTH, NORTH);
    }

    @Override
    public State opening() {
        return new State(List.of(), 0, 0, 0);
    }

    @Override
    public Awaited awaited(State state) {
        if (state.pile().size() < CARDS) {
            Awaited.Roll.Thrower hand =
                    new Awaited.Roll.Thrower(state.turn(), List.of(DECK.thrown(1)), Optional.of(PILE));
            return new Awaited.Roll(List.of(hand), Awaited.Roll.Counted.THROWN, "draw a card");
        }
        if (state.decks() + 1 < DECKS) {
            return new Awaited.Choice(state.turn(), "shuffle the pile");
        }
        List<Seat> winners =
                state.south() == state.north() ? List.of() : List.of(state.south() > state.north() ? SOUTH : NORTH);
        return new Awaited.Nothing(new Outcome("drawn", winners, OnlyLaw.WHAT_IS_DUE, "The deck is used up."));
    }

    @Override
    public List<Action> actions(State state) {
        return switch (awaited(state)) {
            case Awaited.Roll roll ->
                IntStream.rangeClosed(1, CARDS)
                        .filter(card -> !state.pile().contains(card))
                        .mapToObj(card -> (Action) new Action.Draw(card))
                        .toList();
            case Awaited.Choice choice -> List.of(new Action.Shuffle());
            case Awaited.Declarations none -> List.of();
            case Awaited.Nothing over -> List.of();
        };
    }

    @Override
    public Parsed<Action> rolled(State state, List<DieShown> dice) {
        Action drawn = new Action.Draw(Integer.parseInt(dice.get(0).face()));
        return actions(state).contains(drawn)
                ? Parsed.good(drawn)
                : Parsed.bad("The " + dice.get(0).face() + " lies on the pile already.");
    }

    @Override
    public List<DieShown> sampleRoll(State state, List<DieType> box, IntUnaryOperator chance) {
        List<Action> left = actions(state);
        Action.Draw drawn = (Action.Draw) left.get(chance.applyAsInt(left.size()));
        return List.of(DECK.showing(String.valueOf(drawn.card())));
    }

    @Override
    public State after(State state, Action action) {
        return switch (action) {
            case Action.Draw draw -> {
                List<Integer> pile = new ArrayList<>(state.pile());
                pile.add(draw.card());
                boolean south = state.turn().equals(SOUTH);
                yield new State(
                        pile,
                        state.decks(),
                        state.south() + (south ? draw.card() : 0),
                        state.north() + (south ? 0 : draw.card()));
            }
            case Action.Shuffle shuffle -> new State(List.of(), state.decks() + 1, state.south(), state.north());
        };
    }

    @Override
    public int points(State state, Seat seat) {
        return seat.equals(SOUTH) ? state.south() : state.north();
    }

    @Override
    public Seat seatOf(State state, Action action) {
        return state.turn();
    }

    @Override
    public Board board() {
        List<Board.BoardTag> tags = List.of(
                new Board.BoardTag(232, new Point(-100, 50), 25), new Board.BoardTag(233, new Point(100, -50), 25));
        Area pile = Area.rectangle(PILE, new Point(0, 0), 70, 100, Area.Tint.TRAY);
        return new Board("Piquet", 260, 160, List.of(pile), List.of(), tags);
    }

    @Override
    public List<Piece> pieces() {
        return IntStream.rangeClosed(1, CARDS)
                .mapToObj(card -> new Piece(
                        "Card " + card,
                        "",
                        List.of(new PieceFace(
                                card,
                                token(card),
                                String.valueOf(card),
                                TAG_MM,
                                BodyOutline.rectangle(CARD_MM, LONG_MM),
                                PAPER_MM))))
                .toList();
    }

    private static Token token(int card) {
        return new Token("card-" + card);
    }

    @Override
    public List<DieType> dice() {
        return List.of(DECK);
    }

    @Override
    public Placement show(State state) {
        int top = state.pile().size() - 1;
        return new Placement(IntStream.rangeClosed(0, top)
                .mapToObj(i -> new Standing(token(state.pile().get(i)), new Spot.On(PILE), i < top))
                .toList());
    }

    @Override
    public String describe(State state, Action action) {
        return switch (action) {
            case Action.Draw draw -> state.turn() + " draws the " + draw.card();
            case Action.Shuffle shuffle -> state.turn() + " shuffles the pile";
        };
    }

    @Override
    public String write(Action action) {
        return switch (action) {
            case Action.Draw draw -> "draw " + draw.card();
            case Action.Shuffle shuffle -> "shuffle";
        };
    }

    @Override
    public String writePosition(State state) {
        String pile = state.pile().stream().map(String::valueOf).collect(Collectors.joining(","));
        return state.decks() + " " + state.south() + " " + state.north() + " " + (pile.isEmpty() ? "-" : pile);
    }

    @Override
    public Parsed<State> readPosition(String text) {
        String[] words = text.split(" ");
        List<Integer> pile = words[3].equals("-")
                ? List.of()
                : Stream.of(words[3].split(",")).map(Integer::valueOf).toList();
        return Parsed.good(
                new State(pile, Integer.parseInt(words[0]), Integer.parseInt(words[1]), Integer.parseInt(words[2])));
    }
}
