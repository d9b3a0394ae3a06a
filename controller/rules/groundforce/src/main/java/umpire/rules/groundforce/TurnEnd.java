package umpire.rules.groundforce;

import java.util.List;
import java.util.Optional;
import umpire.rules.groundforce.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.text.Sentence;

/** The player ends the turn. */
final class TurnEnd extends ForceMove<Phase.ActivatingUnits, Action.EndTurn> {
    static final Action.EndTurn DONE = new Action.EndTurn();

    TurnEnd(Setup setup) {
        super(setup, Phase.ActivatingUnits.class, Sentence.of("done", Action.EndTurn.class, DONE), "done");
    }

    @Override
    Breach elsewhere(Position position) {
        return Breach.of(position.phase() instanceof Phase.DrawingCard ? SheetRule.CARD_FIRST : SheetRule.SPEND_ALL);
    }

    @Override
    protected Optional<Breach> breach(Position position, Phase.ActivatingUnits phase, Action.EndTurn end) {
        return Optional.empty();
    }

    @Override
    protected List<Action.EndTurn> legal(Position position, Phase.ActivatingUnits phase) {
        return List.of(DONE);
    }

    @Override
    protected Position after(Position position, Phase.ActivatingUnits phase, Action.EndTurn end, EventSink telling) {
        telling.tell(SheetRule.WALK_TWO, () -> forgone(position));
        return position.nextTurn();
    }

    static String forgone(Position position) {
        return position.turn() + " does nothing more in this turn.";
    }

    @Override
    protected String describe(Position position, Action.EndTurn end) {
        return "end the turn";
    }

    @Override
    protected ActionKind kind(Position position, Action.EndTurn end) {
        return ActionKind.forgoing("end the turn");
    }
}
