package umpire.rules.groundforce;

import java.util.List;
import umpire.rules.groundforce.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.text.Sentence;

/** The drawn cards are shuffled and become the deck. */
final class DeckShuffle extends ForceMove<Phase.DrawingCard, Action.ShuffleCards> {
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
