package umpire.rules.groundforce;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import umpire.rules.groundforce.appearance.BoardSheet;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.battlefield.OrderDeck.OrderCard;
import umpire.rules.groundforce.battlefield.OrderDeck.OrderKind;
import umpire.rules.groundforce.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.Count;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Quoted;
import umpire.rules.kernel.text.Form;
import umpire.rules.kernel.text.Sentence;

/** A turn begins with a card. It names the types that act, or brings new units. */
final class CardDraw extends ForceMove<Phase.DrawingCard, Action.DrawCard> {
    /** The number of a card that is named by its kind alone. */
    private static final int ANY = 0;

    private static final Form<OrderCard> CARD = Form.of("a card", OrderCard::toString, CardDraw::named);

    private final Map<ArmyColour, DieType> decks;

    CardDraw(Setup setup) {
        super(
                setup,
                Phase.DrawingCard.class,
                Sentence.of("draw", Action.DrawCard.class, CARD, Action.DrawCard::card, Action.DrawCard::new),
                "draw rush-1",
                ActionKind.usual("draw a card"));
        this.decks = BoardSheet.decks(setup.deck());
    }

    /** Returns both decks. */
    Collection<DieType> decks() {
        return decks.values();
    }

    private DieType deck(Position position) {
        return Optional.ofNullable(decks.get(position.turn())).orElseThrow();
    }

    /** Asks for a card, which is laid on the pile. */
    Awaited.Roll awaited(Position position, String what) {
        ArmyColour army = position.turn();
        return new Awaited.Roll(
                List.of(new Awaited.Roll.Thrower(
                        army.seat(), List.of(deck(position).thrown(1)), Optional.of(army.discards()))),
                Awaited.Roll.Counted.THROWN,
                what);
    }

    /** Returns a random card of the deck. The deck must not be empty. */
    List<DieShown> sampleRoll(Position position, IntUnaryOperator random) {
        List<OrderCard> left = setup.left(position);
        OrderCard card = left.get(random.applyAsInt(left.size()));
        return List.of(deck(position).showing(card.toString()));
    }

    /** Returns the draw of the card that is shown. */
    Parsed<Action> read(Position position, List<DieShown> shown) {
        if (shown.size() != 1 || !shown.get(0).name().equals(deck(position).name())) {
            return Parsed.bad("one card is drawn from the deck of " + position.turn());
        }
        String face = shown.get(0).face();
        return OrderCard.named(face)
                .filter(setup.left(position)::contains)
                .map(card -> Parsed.<Action>good(new Action.DrawCard(card)))
                .orElseGet(() -> Parsed.bad(Quoted.of(face) + " is not in the deck of " + position.turn()));
    }

    private static Optional<OrderCard> named(String word) {
        return OrderKind.named(word).map(kind -> new OrderCard(kind, ANY)).or(() -> OrderCard.named(word));
    }

    /** A kind without a number means the first card of that kind that is left in the deck. */
    @Override
    protected Action.DrawCard meant(Position position, Action.DrawCard draw) {
        OrderKind kind = draw.card().kind();
        return draw.card().number() != ANY
                ? draw
                : setup.left(position).stream()
                        .filter(card -> card.kind() == kind)
                        .findFirst()
                        .map(Action.DrawCard::new)
                        .orElseGet(() -> new Action.DrawCard(new OrderCard(kind, 1)));
    }

    @Override
    Breach elsewhere(Position position) {
        return Breach.of(SheetRule.ONE_CARD);
    }

    @Override
    protected Optional<Breach> breach(Position position, Phase.DrawingCard phase, Action.DrawCard draw) {
        OrderCard card = draw.card();
        int alike = (int) setup.deck().cards().stream()
                .filter(each -> each.kind() == card.kind())
                .count();
        return new FirstBreach()
                .needs(SheetRule.SHUFFLE_FIRST, () -> !setup.left(position).isEmpty())
                .needs(
                        SheetRule.CARD_OF_DECK,
                        () -> setup.deck().cards().contains(card),
                        () -> alike == 0
                                ? "No card of a deck says " + card.kind().word() + "."
                                : "There is no card " + card + "; a deck has "
                                        + Count.which(alike, "one that says ", alike + " that say ")
                                        + card.kind().word() + ".")
                .needs(
                        SheetRule.CARD_IN_DECK,
                        () -> setup.left(position).contains(card),
                        () -> position.turn() + " has drawn " + card + " already; it is not in the deck.")
                .found();
    }

    @Override
    protected List<Action.DrawCard> legal(Position position, Phase.DrawingCard phase) {
        return setup.left(position).stream().map(Action.DrawCard::new).toList();
    }

    @Override
    protected Position after(Position position, Phase.DrawingCard phase, Action.DrawCard draw, EventSink telling) {
        OrderKind kind = draw.card().kind();
        Position drawn = position.drawn(draw.card());
        return switch (kind) {
            case REINFORCEMENTS -> reinforced(drawn, telling);
            case STEALTH -> {
                drawn(drawn, SheetRule.CARD_FIRST, "", telling);
                if (position.forces().count(position.turn(), ForceType.SABOTEUR) > 0) {
                    telling.tell(
                            SheetRule.HIDDEN,
                            () -> position.turn() + "'s saboteurs cannot be attacked in "
                                    + position.turn().other() + "'s next turn.");
                }
                yield activating(drawn);
            }
            case RUSH -> {
                drawn(drawn, SheetRule.RUSH, " Each trooper walks and attacks, and then once more.", telling);
                yield activating(drawn);
            }
            case TROOPER_SABOTEUR, TROOPER_HEAVY, SABOTEUR_HEAVY -> {
                drawn(
                        drawn,
                        SheetRule.TWO_TYPES,
                        " First all units of one type act, then those of the other.",
                        telling);
                yield activating(drawn);
            }
            case TROOPER, SABOTEUR, HEAVY -> {
                drawn(drawn, SheetRule.CARD_FIRST, "", telling);
                yield activating(drawn);
            }
        };
    }

    private void drawn(Position position, SheetRule rule, String means, EventSink telling, Place... where) {
        telling.tell(
                rule, () -> position.turn() + " draws: " + setup.order(position).title() + "." + means, where);
    }

    private static Position activating(Position position) {
        return position.with(new Phase.ActivatingUnits(List.of()));
    }

    private Position reinforced(Position position, EventSink telling) {
        List<GroundPlace> mines = setup.mines(position, position.turn());
        int points = setup.points(position, position.turn());
        String names = mines.stream().map(GroundPlace::toString).collect(Collectors.joining(" and "));
        drawn(
                position,
                mines.isEmpty() ? SheetRule.REINFORCEMENTS : SheetRule.MINE_POINT,
                " It brings " + points + " points for new units"
                        + (mines.isEmpty() ? "." : ", as troopers stand on " + names + "."),
                telling,
                mines.stream().map(GroundPlace::place).toArray(Place[]::new));
        return position.with(new Phase.BuyingUnits(points));
    }

    @Override
    protected String describe(Position position, Action.DrawCard draw) {
        return position.turn() + " draws: " + draw.card().kind().title();
    }

    /** The drawn cards are shuffled and become the deck. */
    static final class DeckShuffle extends ForceMove<Phase.DrawingCard, Action.ShuffleCards> {
        private static final Action.ShuffleCards SHUFFLE = new Action.ShuffleCards();

        DeckShuffle(Setup setup) {
            super(
                    setup,
                    Phase.DrawingCard.class,
                    Sentence.of("shuffle", Action.ShuffleCards.class, new Action.ShuffleCards()),
                    "shuffle",
                    ActionKind.usual("shuffle the drawn cards"));
        }

        @Override
        Breach elsewhere(Position position) {
            return new Breach(
                    SheetRule.SHUFFLE_WHEN_EMPTY,
                    setup.left(position).isEmpty()
                            ? "The deck is shuffled when " + position.turn() + " is to draw again."
                            : position.turn() + "'s deck still has cards.");
        }

        @Override
        protected boolean timely(Position position, Action.ShuffleCards shuffle) {
            return setup.left(position).isEmpty();
        }

        @Override
        protected List<Action.ShuffleCards> legal(Position position, Phase.DrawingCard phase) {
            return timely(position, SHUFFLE) ? List.of(SHUFFLE) : List.of();
        }

        @Override
        protected Position after(
                Position position, Phase.DrawingCard phase, Action.ShuffleCards shuffle, EventSink telling) {
            telling.tell(
                    SheetRule.SHUFFLE_WHEN_EMPTY,
                    () -> position.turn() + " shuffles the drawn cards. They are the deck again.");
            return position.withCards(List.of());
        }
    }
}
