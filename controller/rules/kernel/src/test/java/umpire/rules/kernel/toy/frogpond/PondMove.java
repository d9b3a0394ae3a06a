package umpire.rules.kernel.toy.frogpond;

import java.util.Optional;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.move.Move;
import umpire.rules.kernel.text.Sentence;

/** The base of all moves: checks that a move is made in its phase. */
abstract class PondMove<P extends Phase, X extends Action> extends Move<Position, P, X> {
    PondMove(Class<P> phase, Sentence<X> sentence, String example) {
        super(phase, sentence, example);
    }

    @Override
    protected final Optional<Breach> untimely(Position position, X action) {
        return phase().isInstance(position.phase()) ? Optional.empty() : Optional.of(Breach.of(due(position.phase())));
    }

    private static SheetRule due(Phase phase) {
        return switch (phase) {
            case Phase.DrawingCard drawing -> SheetRule.CARD_FIRST;
            case Phase.RollingDie rolling -> SheetRule.THEN_DIE;
            case Phase.HoppingFrog hopping -> SheetRule.THEN_HOP;
            case Phase.PondOver over -> SheetRule.POND_IS_OVER;
        };
    }
}
