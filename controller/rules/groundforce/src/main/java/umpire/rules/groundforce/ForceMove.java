package umpire.rules.groundforce;

import java.util.Optional;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.rulings.SheetRule;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.move.Move;
import umpire.rules.kernel.text.Sentence;

/**
 * All moves of this game have in common when they come.
 *
 * @param <P> the phase in which it comes
 * @param <X> the action
 */
abstract class ForceMove<P extends Phase, X extends Action> extends Move<Position, P, X> {
    protected final Setup setup;

    ForceMove(Setup setup, Class<P> phase, Sentence<X> sentence, String example) {
        super(phase, sentence, example);
        this.setup = setup;
    }

    @Override
    protected final Optional<Breach> untimely(Position position, X action) {
        return othersTurn(position, action)
                .or(() -> phase().isInstance(position.phase())
                        ? notYet(position)
                        : Optional.of(before(position).orElseGet(() -> elsewhere(position))));
    }

    /** Whose turn it is comes before anything else that is wrong with moving units of the other army. */
    private Optional<Breach> othersTurn(Position position, X action) {
        boolean acts = position.phase() instanceof Phase.WarOver
                || position.acting() == position.turn().other();
        return from(action)
                .filter(place ->
                        !acts && position.forces().holds(position.turn().other(), place))
                .map(place -> new Breach(SheetRule.NO_SUCH_UNIT, Actors.others(position, place)));
    }

    /** Returns where a unit stands that goes somewhere or attacks. */
    Optional<GroundPlace> from(X action) {
        return Optional.empty();
    }

    /** Returns what has to come first in another phase than its own; nothing where that leaves open what comes. */
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

    /** Returns why it does not come while a card is drawn, units act or are bought. */
    abstract Breach elsewhere(Position position);

    /** Returns why it has to wait in its own phase. */
    Optional<Breach> notYet(Position position) {
        return Optional.empty();
    }

    /** Returns why a place is none of this board. */
    final Optional<Breach> onBoard(GroundPlace place) {
        return setup.board().has(place)
                ? Optional.empty()
                : Breach.refusal(SheetRule.ON_THE_BOARD, place + " is no place of this board.");
    }

    /** Returns why a new unit cannot be put on a place. */
    final FirstBreach inBase(FirstBreach breach, Position position, GroundPlace place) {
        return breach.then(() -> onBoard(place))
                .needs(
                        SheetRule.OWN_BASE,
                        () -> setup.board().inBase(position.turn(), place),
                        () -> place + " is not in " + position.turn() + "'s base.")
                .needs(
                        SheetRule.PLACE_HOLDS_TWO,
                        () -> position.forces().hasRoom(position.turn(), place),
                        () -> "Two units stand on " + place + ".");
    }
}
