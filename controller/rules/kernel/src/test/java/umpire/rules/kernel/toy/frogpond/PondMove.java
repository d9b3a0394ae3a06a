package umpire.rules.kernel.toy.frogpond;

import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.move.Move;
import umpire.rules.kernel.text.Sentence;

/** The base of all moves: says which action is due. */
abstract class PondMove<P extends Phase, X extends Action> extends Move<Position, P, X> {
    PondMove(Class<P> phase, Sentence<X> sentence, String example, ActionKind kind) {
        super(phase, sentence, example, kind);
    }

    @Override
    protected final Breach untimely(Position position, X action) {
        return Breach.of(
                switch (position.phase()) {
                    case Phase.DrawingCard drawing -> SheetRule.CARD_FIRST;
                    case Phase.RollingDie rolling -> SheetRule.THEN_DIE;
                    case Phase.HoppingFrog hopping -> SheetRule.THEN_HOP;
                    case Phase.PondOver over -> SheetRule.POND_IS_OVER;
                });
    }
}
