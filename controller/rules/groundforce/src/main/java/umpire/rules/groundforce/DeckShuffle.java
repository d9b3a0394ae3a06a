package umpire.rules.groundforce;

import java.util.List;
import java.util.Optional;
import umpire.rules.groundforce.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.text.Sentence;

/** The drawn cards are shuffled and become the deck. */
final class DeckShuffle extends ForceMove<Phase.DrawingCard, Action.ShuffleCards> {
    private static final Action.ShuffleCards SHUFFLE = new Action.ShuffleCards();

    DeckShuffle(Setup setup) {
        super(setup, Phase.DrawingCard.class, Sentence.of("shuffle", Action.ShuffleCards.class, SHUFFLE), "shuffle");
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
    Optional<Breach> notYet(Position position) {
        return setup.left(position).isEmpty() ? Optional.empty() : Optional.of(elsewhere(position));
    }

    @Override
    protected Optional<Breach> breach(Position position, Phase.DrawingCard phase, Action.ShuffleCards shuffle) {
        return Optional.empty();
    }

    @Override
    protected List<Action.ShuffleCards> legal(Position position, Phase.DrawingCard phase) {
        return notYet(position).isEmpty() ? List.of(SHUFFLE) : List.of();
    }

    @Override
    protected Position after(
            Position position, Phase.DrawingCard phase, Action.ShuffleCards shuffle, EventSink telling) {
        telling.tell(
                SheetRule.SHUFFLE_WHEN_EMPTY,
                () -> position.turn() + " shuffles the drawn cards. They are the deck again.");
        return position.withCards(List.of());
    }

    @Override
    protected String describe(Position position, Action.ShuffleCards shuffle) {
        return "shuffle the drawn cards";
    }

    @Override
    protected ActionKind kind(Position position, Action.ShuffleCards shuffle) {
        return ActionKind.usual("shuffle the drawn cards");
    }
}
