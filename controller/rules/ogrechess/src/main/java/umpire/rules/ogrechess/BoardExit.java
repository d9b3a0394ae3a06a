package umpire.rules.ogrechess;

import java.util.Optional;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.ogrechess.rulings.SheetRule;

/** A piece leaves the board, which is never legal. */
final class BoardExit extends OgreMove<Phase, Action.Leave> {
    BoardExit(OgreRules rules) {
        super(rules, Phase.class, Action.Leave.class, ActionKind.usual("move a piece"));
    }

    @Override
    protected boolean timely(Position position, Action.Leave leave) {
        return mayGo(position.phase(), leave.from());
    }

    @Override
    Optional<Breach> broken(Position position, Phase phase, Action.Leave leave) {
        return unable(position, leave.from())
                .or(() -> Breach.refusal(
                        SheetRule.STAYS_ON_BOARD,
                        Wording.the(position.board().unit(leave.from()), leave.from()) + " cannot go to " + leave.to()
                                + ", which is off the board."));
    }

    @Override
    protected Position after(Position position, Phase phase, Action.Leave leave, EventSink events) {
        throw new IllegalArgumentException("no unit leaves the board: " + leave);
    }

    @Override
    protected String describe(Position position, Action.Leave leave) {
        return Wording.title(position.board(), leave.from()) + " " + label(leave);
    }

    @Override
    String label(Action.Leave leave) {
        return leave.from() + " to " + leave.to();
    }
}
