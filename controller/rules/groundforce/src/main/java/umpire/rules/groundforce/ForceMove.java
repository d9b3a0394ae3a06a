package umpire.rules.groundforce;

import java.util.Optional;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.move.Move;
import umpire.rules.kernel.text.Sentence;

/**
 * The base of all moves. It says which action is due.
 *
 * @param <P> the phase of the move
 * @param <X> the action
 */
abstract class ForceMove<P extends Phase, X extends Action> extends Move<Position, P, X> {
    protected final Setup setup;

    ForceMove(Setup setup, Class<P> phase, Sentence<X> sentence, String example) {
        this(setup, phase, sentence, example, ActionKind.UNTOLD);
    }

    ForceMove(Setup setup, Class<P> phase, Sentence<X> sentence, String example, ActionKind kind) {
        super(phase, sentence, example, kind);
        this.setup = setup;
    }

    @Override
    protected final Breach untimely(Position position, X action) {
        return before(position).orElseGet(() -> elsewhere(position));
    }

    /** A move with a unit of the other army is refused for that reason first. */
    @Override
    protected final Optional<Breach> barred(Position position, X action) {
        boolean acts = position.phase() instanceof Phase.WarOver
                || position.acting() == position.turn().other();
        return from(action)
                .filter(place ->
                        !acts && position.forces().holds(position.turn().other(), place))
                .map(place -> new Breach(SheetRule.NO_SUCH_UNIT, Actors.others(position, place)));
    }

    /** Returns the place of the unit that walks or attacks; empty for other actions. */
    Optional<GroundPlace> from(X action) {
        return Optional.empty();
    }

    /** Returns the refusal that names the action due in another phase; empty if that phase allows several kinds of action. */
    Optional<Breach> before(Position position) {
        return switch (position.phase()) {
            case Phase.PlacingUnits placing -> Optional.of(Breach.of(SheetRule.PLACE_FIRST));
            case Phase.ThrowingDice throwing -> Optional.of(Breach.of(SheetRule.DICE_FIRST));
            case Phase.RemovingUnit removing ->
                Breach.refusal(
                        SheetRule.LOSS_FIRST,
                        position.acting() + " lost a unit and takes it away before play goes on.");
            case Phase.AdvancingUnits advancing -> Optional.of(Breach.of(SheetRule.ADVANCE_FIRST));
            case Phase.WarOver over -> Optional.of(Breach.of(SheetRule.GAME_IS_OVER));
            case Phase.DrawingCard drawing -> Optional.empty();
            case Phase.ActivatingUnits activating -> Optional.empty();
            case Phase.BuyingUnits buying -> Optional.empty();
        };
    }

    /** Returns the refusal of this move while a card is drawn, units act or units are bought. */
    abstract Breach elsewhere(Position position);

    /** Returns the refusal of a place that the board does not have. */
    final Optional<Breach> onBoard(GroundPlace place) {
        return setup.board().has(place)
                ? Optional.empty()
                : Breach.refusal(SheetRule.ON_THE_BOARD, place + " is not a place of this board.");
    }

    /** Adds the reasons why a new unit cannot be put on a place. */
    final FirstBreach inBase(FirstBreach breach, Position position, GroundPlace place) {
        return breach.then(() -> onBoard(place))
                .needs(
                        SheetRule.OWN_BASE,
                        () -> setup.board().inBase(position.turn(), place),
                        () -> place + " is not in " + position.turn() + "'s base.")
                .needs(
                        SheetRule.PLACE_IS_FULL,
                        () -> position.forces().hasRoom(position.turn(), place),
                        () -> place + " is full: two units stand there.");
    }
}
