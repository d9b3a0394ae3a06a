package umpire.referee.toy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.DieType;
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
 * Two seats draw cards in turn, each onto its own pile, and may move a scout one field on. A seat that does not says
 * that it is done, unless its card is the toll, which must be walked off. The knaves look alike.
 */
public final class Patrol implements Toy<Patrol.State, String> {
    public static final Seat NORTH = new Seat("North");
    public static final Seat SOUTH = new Seat("South");
    public static final Token SCOUT = new Token("scout");
    private static final List<String> CARDS = List.of("ace", "duke", "toll", "knave-1", "knave-2", "king");
    private static final DieType DECK = new DieType(
            DieType.CARD, "deck", CARDS.stream().map(DieType.Face::new).toList(), 40, "", 1);
    private static final int FIELDS = 3;
    private static final String DONE = "done";
    private static final String WALK = "walk";

    /**
     * The state of the game.
     *
     * @param drawn the cards, by North and South in turn
     * @param field the field of the scout
     * @param acting whether the seat that drew last may walk
     */
    public record State(List<String> drawn, int field, boolean acting) {
        public State {
            drawn = List.copyOf(drawn);
        }

        private Seat turn() {
            return drawn.size() % 2 == (acting ? 1 : 0) ? NORTH : SOUTH;
        }
    }

    public static Place field(int field) {
        return new Place("field-" + field);
    }

    public static Place pile(Seat seat) {
        return new Place("pile-" + seat.name());
    }

    /** Returns the token of a card. */
    public static Token token(String card) {
        return new Token(card.startsWith("knave") ? "knave" : card);
    }

    @Override
    public String title() {
        return "Patrol";
    }

    @Override
    public List<Seat> seats() {
        return List.of(NORTH, SOUTH);
    }

    @Override
    public List<DieType> dice() {
        return List.of(DECK);
    }

    @Override
    public State opening() {
        return new State(List.of(), 0, false);
    }

    @Override
    public Awaited awaited(State state) {
        return state.acting()
                ? new Awaited.Choice(state.turn(), "walk")
                : new Awaited.Roll(
                        List.of(new Awaited.Roll.Thrower(
                                state.turn(), List.of(DECK.thrown(1)), Optional.of(pile(state.turn())))),
                        Awaited.Roll.Counted.THROWN,
                        "draw a card");
    }

    @Override
    public List<String> actions(State state) {
        if (state.acting()) {
            return state.drawn().getLast().equals("toll") ? List.of(WALK) : List.of(WALK, DONE);
        }
        return CARDS.stream().filter(card -> !state.drawn().contains(card)).toList();
    }

    @Override
    public Optional<String> pass(State state) {
        return Optional.of(DONE).filter(actions(state)::contains);
    }

    @Override
    public State after(State state, String action) {
        return switch (action) {
            case WALK -> new State(state.drawn(), (state.field() + 1) % FIELDS, false);
            case DONE -> new State(state.drawn(), state.field(), false);
            default ->
                new State(
                        Stream.concat(state.drawn().stream(), Stream.of(action)).toList(), state.field(), true);
        };
    }

    @Override
    public Seat seatOf(State state, String action) {
        return state.turn();
    }

    @Override
    public Board board() {
        List<Area> areas = new ArrayList<>();
        for (int field = 0; field < FIELDS; field++) {
            areas.add(Area.rectangle(field(field), new Point(60.0 * field - 60, 0), 60, 60, Area.Tint.LIGHT));
        }
        areas.add(Area.rectangle(pile(NORTH), new Point(0, 70), 60, 60, Area.Tint.TRAY));
        areas.add(Area.rectangle(pile(SOUTH), new Point(0, -70), 60, 60, Area.Tint.TRAY));
        return new Board("Patrol", 200, 220, areas, List.of(), List.of());
    }

    @Override
    public List<Piece> pieces() {
        List<Piece> pieces = new ArrayList<>(List.of(new Piece(0, SCOUT, "Scout", "S", "", 18, 20)));
        for (String card : CARDS) {
            pieces.add(new Piece(pieces.size(), token(card), card, card.substring(0, 1), "", 18, 1));
        }
        return pieces;
    }

    @Override
    public Placement show(State state) {
        List<Standing> standings = new ArrayList<>(List.of(Standing.on(field(state.field()), SCOUT)));
        List<String> drawn = state.drawn();
        IntStream.range(0, drawn.size())
                .mapToObj(i -> new Standing(
                        token(drawn.get(i)), new Spot.On(pile(i % 2 == 0 ? NORTH : SOUTH)), i + 2 < drawn.size()))
                .forEach(standings::add);
        return new Placement(standings);
    }

    @Override
    public String write(String action) {
        return action;
    }

    @Override
    public String writePosition(State state) {
        return String.join(",", state.drawn()) + ";" + state.field() + ";" + state.acting();
    }

    @Override
    public Parsed<State> readPosition(String text) {
        String[] words = text.split(";", -1);
        if (words.length != 3) {
            return Parsed.bad("'" + text + "' is not a position.");
        }
        List<String> drawn = words[0].isEmpty() ? List.of() : List.of(words[0].split(","));
        return Parsed.good(new State(drawn, Integer.parseInt(words[1]), Boolean.parseBoolean(words[2])));
    }
}
