package umpire.rules.ogrechess;

import static umpire.rules.kernel.Breach.refusal;

import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.Count;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.Place;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.board.UnitKind;
import umpire.rules.ogrechess.rulings.SheetRule;

/** A platoon on the far rank is promoted (2.15, 2.75): on arrival, or by standing still for its move. */
final class Promotion extends OgreMove<Phase, Action.Promote> {
    Promotion(OgreRules rules) {
        super(rules, Phase.class, Action.Promote.class);
    }

    @Override
    protected boolean timely(Position position, Action.Promote promote) {
        return position.phase() instanceof Phase.AwaitingMove
                || (position.phase() instanceof Phase.AwaitingExchange exchange && promote.at() == exchange.at());
    }

    @Override
    Optional<Breach> broken(Position position, Phase phase, Action.Promote promote) {
        Square at = promote.at();
        return unable(position, at).or(() -> {
            Unit unit = position.board().unit(at);
            if (unit.kind() != UnitKind.INF) {
                return refusal(SheetRule.PROMOTION_ON_FAR_RANK, Wording.the(unit, at) + " is not an infantry platoon.");
            }
            int rank = unit.side().farRank();
            return at.rank() == rank
                    ? Optional.empty()
                    : refusal(
                            SheetRule.PROMOTION_ON_FAR_RANK,
                            Wording.the(unit, at) + " is promoted only on rank " + (rank + 1) + ".");
        });
    }

    @Override
    protected Position after(Position position, Phase phase, Action.Promote promote, EventSink events) {
        Position promoted = of(position, promote.at(), events).eventful();
        return phase instanceof Phase.AwaitingExchange exchange && exchange.from() != promote.at()
                ? rules.transitions().fireAfter(promoted, promote.at(), promote.at())
                : PhaseTransitions.endOfTurn(promoted);
    }

    @Override
    protected String describe(Position position, Action.Promote promote) {
        return "Infantry " + promote.at() + (full(position, promote.at()) ? " becomes Mech-INF" : " gains a squad");
    }

    private static boolean full(Position position, Square at) {
        return position.board()
                .at(at)
                .filter(unit -> unit.defence() == Unit.FULL)
                .isPresent();
    }

    @Override
    protected ActionKind kind(Position position, Action.Promote promote) {
        return position.phase() instanceof Phase.AwaitingExchange exchange
                ? ActionKind.usual("exchange the Infantry on " + exchange.at() + " for a Mech-INF")
                : ActionKind.special("promote a platoon on the far rank");
    }

    /** Returns the touched places. Only a promotion without an exchange of pieces needs a touch. */
    @Override
    protected List<Place> touches(Position position, Action.Promote promote) {
        return full(position, promote.at()) ? List.of() : List.of(promote.at().place());
    }

    @Override
    String label(Action.Promote promote) {
        return "promotion on " + promote.at();
    }

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

    /** Returns a board that was read from the table, with each platoon on its far rank counted as promoted. */
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
    private static Position of(Position position, Square at, EventSink events) {
        Unit.Platoon platoon = (Unit.Platoon) position.board().unit(at);
        if (platoon.squads() == Unit.FULL) {
            SheetRule rule = platoon.promoted() ? SheetRule.MECH_IS_PROMOTED_AGAIN : SheetRule.PROMOTION_ON_FAR_RANK;
            events.tell(rule, () -> "The INF on " + at + " becomes Mech-INF.", at.place());
            return position.with(position.board().with(at, new Unit.Mechanized(platoon.side())));
        }
        Unit.Platoon stronger = new Unit.Platoon(platoon.side(), platoon.squads() + 1, true);
        events.tell(
                SheetRule.PROMOTION_ON_FAR_RANK,
                () -> "The INF on " + at + " is promoted and now has " + Count.of(stronger.squads(), "squad") + ".",
                at.place());
        return position.with(position.board().with(at, stronger));
    }
}
