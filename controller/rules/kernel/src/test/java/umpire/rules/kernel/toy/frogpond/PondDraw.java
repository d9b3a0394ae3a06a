package umpire.rules.kernel.toy.frogpond;

import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.text.Sentence;

/** A turn begins with a card. It names the way that a frog may hop. */
final class PondDraw extends PondMove<Phase.DrawingCard, Action.DrawCard> {
    PondDraw() {
        super(
                Phase.DrawingCard.class,
                Sentence.of(
                        "draw", Action.DrawCard.class, PositionText.CARD, Action.DrawCard::card, Action.DrawCard::new),
                "draw slant-2",
                ActionKind.usual("draw a card"));
    }

    /** Asks for a card, which is laid on the pile. */
    static Awaited.Roll awaited(Position position) {
        Awaited.Roll.Thrower hand = new Awaited.Roll.Thrower(
                position.turn().seat(), List.of(BoardSheet.CARDS.thrown(1)), Optional.of(BoardSheet.PILE));
        return new Awaited.Roll(List.of(hand), Awaited.Roll.Counted.THROWN, "draw a card and lay it on the pile");
    }

    /** Returns the draw of the card that is shown. */
    static Parsed<Action> read(List<DieShown> shown) {
        return PositionText.CARD
                .read(shown.getFirst().face())
                .<Parsed<Action>>map(card -> Parsed.good(new Action.DrawCard(card)))
                .orElseGet(() -> Parsed.bad("No such card is in the deck."));
    }

    /** Returns a random card of the deck. */
    static List<DieShown> sample(Position position, IntUnaryOperator chance) {
        List<PondCard> left = left(position);
        return List.of(BoardSheet.CARDS.showing(
                left.get(chance.applyAsInt(left.size())).toString()));
    }

    private static List<PondCard> left(Position position) {
        return PondCard.DECK.stream()
                .filter(card -> !position.pile().contains(card))
                .toList();
    }

    @Override
    protected Optional<Breach> breach(Position position, Phase.DrawingCard phase, Action.DrawCard draw) {
        return new FirstBreach()
                .needs(
                        SheetRule.CARD_STAYS,
                        () -> !position.pile().contains(draw.card()),
                        () -> draw.card() + " lies on the pile already.")
                .found();
    }

    @Override
    protected List<Action.DrawCard> legal(Position position, Phase.DrawingCard phase) {
        return left(position).stream().map(Action.DrawCard::new).toList();
    }

    @Override
    protected Position after(Position position, Phase.DrawingCard phase, Action.DrawCard draw, EventSink events) {
        events.tell(
                SheetRule.CARD_FIRST,
                () -> position.turn() + " draws a card: hop "
                        + draw.card().way().says() + ".",
                BoardSheet.PILE);
        return position.drawn(draw.card());
    }

    @Override
    protected String describe(Position position, Action.DrawCard draw) {
        return position.turn() + " draws " + draw.card();
    }
}
