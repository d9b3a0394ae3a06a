package umpire.rules.ogrechess;

import java.util.Optional;
import umpire.rules.kernel.EventSink;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.rulings.SheetRule;

/** Promotion of platoons on the far rank (2.15, 2.75). */
final class Promotion {
    private Promotion() {}

    /**
     * Returns the position after a platoon has just reached a square, if that promotes it: with its extra squad, or
     * waiting for its piece to be exchanged.
     */
    static Optional<Position> onArrival(Position position, Square from, Square at, EventSink events) {
        if (!(position.board().unit(at) instanceof Unit.Platoon platoon) || !due(platoon, at)) {
            return Optional.empty();
        }
        if (platoon.squads() == Unit.FULL) {
            return Optional.of(
                    position.with(new Phase.AwaitingExchange(from, at)).eventful());
        }
        return Optional.of(of(position, at, events).eventful());
    }

    /** Returns whether a unit on a square has reached the far rank without having been promoted. */
    static boolean due(Unit unit, Square at) {
        return unit instanceof Unit.Platoon platoon
                && !platoon.promoted()
                && at.rank() == platoon.side().farRank();
    }

    /** Returns a board as it is taken up from the table: whoever stands on the far rank has had its promotion. */
    static Chessboard owedNothing(Chessboard board) {
        Chessboard next = board;
        for (Square square : board.taken()) {
            if (due(board.unit(square), square)) {
                Unit.Platoon platoon = (Unit.Platoon) board.unit(square);
                next = next.with(square, new Unit.Platoon(platoon.side(), platoon.squads(), true));
            }
        }
        return next;
    }

    /** Promotes the platoon on a square: one squad more, or Mech-INF. */
    static Position of(Position position, Square at, EventSink events) {
        Unit.Platoon platoon = (Unit.Platoon) position.board().unit(at);
        if (platoon.squads() == Unit.FULL) {
            SheetRule rule = platoon.promoted() ? SheetRule.MECH_IS_PROMOTED_AGAIN : SheetRule.PROMOTION_ON_FAR_RANK;
            events.tell(rule, () -> "The INF on " + at + " becomes Mech-INF.", at.place());
            return position.with(position.board().with(at, new Unit.Mechanized(platoon.side())));
        }
        Unit.Platoon stronger = new Unit.Platoon(platoon.side(), platoon.squads() + 1, true);
        events.tell(
                SheetRule.PROMOTION_ON_FAR_RANK,
                () -> "The INF on " + at + " is promoted and now has " + Wording.squads(stronger.squads()) + ".",
                at.place());
        return position.with(position.board().with(at, stronger));
    }
}
