package umpire.rules.groundforce;

import java.util.List;
import umpire.rules.groundforce.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.text.Sentence;

/** The player ends the turn. */
final class TurnEnd extends ForceMove<Phase.ActivatingUnits, Action.EndTurn> {
    static final Action.EndTurn DONE = new Action.EndTurn();

    TurnEnd(Setup setup) {
        super(
                setup,
                Phase.ActivatingUnits.class,
                Sentence.of("done", Action.EndTurn.class, new Action.EndTurn()),
                "done",
                ActionKind.forgoing("end the turn"));
    }

    @Override
    Breach elsewhere(Position position) {
        return Breach.of(position.phase() instanceof Phase.DrawingCard ? SheetRule.CARD_FIRST : SheetRule.SPEND_ALL);
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
}
