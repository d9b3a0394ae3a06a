package umpire.rules.diceland;

import java.util.List;
import java.util.Optional;
import umpire.rules.diceland.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.move.Move;
import umpire.rules.kernel.text.Sentence;

/**
 * The rules that all moves of this game share: when they come, and whose dice they name.
 *
 * @param <P> the phase in which the move comes
 * @param <X> the action
 */
abstract class DuelMove<P extends Phase, X extends Action> extends Move<Position, P, X> {
    protected final Setup setup;
    private final SheetRule elsewhere;

    /**
     * Creates a move.
     *
     * @param elsewhere the rule that the action breaks in a phase in which a die may act, but this action is not allowed
     */
    DuelMove(Setup setup, Class<P> phase, Sentence<X> sentence, String example, SheetRule elsewhere, ActionKind kind) {
        super(phase, sentence, example, kind);
        this.setup = setup;
        this.elsewhere = elsewhere;
    }

    /** Tests first whose turn it is. A die of the other army is refused for that before any other rule. */
    @Override
    protected final Optional<Breach> barred(Position position, X action) {
        Commander other = position.active().other();
        return position.phase() instanceof Phase.Acting
                ? actor(action)
                        .filter(die -> position.find(die)
                                .filter(fighter -> fighter.of(other))
                                .isPresent())
                        .map(die -> new Breach(
                                SheetRule.DIE_IS_YOURS,
                                title(die) + " is in the army of " + other + ", and it is " + position.active()
                                        + "'s turn."))
                : Optional.empty();
    }

    /** Returns the die that acts or is thrown; empty for other actions. */
    Optional<String> actor(X action) {
        return Optional.empty();
    }

    @Override
    protected final boolean timely(Position position, X action) {
        return !(position.phase() instanceof Phase.Acting acting)
                || closed(acting, action).isEmpty();
    }

    @Override
    protected final Breach untimely(Position position, X action) {
        return Breach.of(
                position.phase() instanceof Phase.Acting acting
                        ? closed(acting, action).orElseThrow()
                        : first(position.phase()));
    }

    /** Returns the rule that forbids this action in a phase in which a die may act; empty if the phase allows the action. */
    Optional<SheetRule> closed(Phase.Acting now, X action) {
        return Optional.of(now)
                .filter(each -> !phase().isInstance(each))
                .map(each -> each instanceof Phase.OgreMoving && phase() == Phase.Choosing.class
                        ? SheetRule.SHOOT_THEN_MOVE
                        : elsewhere);
    }

    /** Returns the rule that says what comes first in a phase. */
    private static SheetRule first(Phase now) {
        return switch (now) {
            case Phase.Enlisting enlisting -> SheetRule.ARMIES_FIRST;
            case Phase.Deciding deciding -> SheetRule.WHO_IS_FIRST;
            case Phase.ChoosingFirst choosing -> SheetRule.PLACED_BY_HAND;
            case Phase.HandPlacing placing -> SheetRule.PLACED_BY_HAND;
            case Phase.Airborne airborne -> SheetRule.THROW_LANDS_FIRST;
            case Phase.FoulWatching watching -> SheetRule.FOUL_IS_ASKED;
            case Phase.LineCalling calling -> SheetRule.LINE_IS_ASKED;
            case Phase.Acting acting -> SheetRule.ONE_ACTION;
            case Phase.DuelOver over -> SheetRule.GAME_IS_OVER;
        };
    }

    /** Lists the legal actions of this kind. The game itself lists all kinds together, die by die. */
    @Override
    protected final List<X> legal(Position position, P phase) {
        List<X> all = new Candidates(setup)
                .in(position)
                .filter(type()::isInstance)
                .map(type()::cast)
                .toList();
        return unbroken(position, phase, all);
    }

    final String title(String die) {
        return setup.title(die);
    }

    /** Tests that a die of this name is in the box. */
    final FirstBreach known(String die) {
        return new FirstBreach()
                .needs(
                        SheetRule.DIE_OF_THE_BOX,
                        () -> setup.find(die).isPresent(),
                        () -> "No die of the box is named " + die + ".");
    }

    /** Tests that the die is in the army of the active player. */
    final FirstBreach owned(Position position, String die) {
        return known(die)
                .needs(
                        SheetRule.DIE_IS_YOURS,
                        () -> position.fighter(die).of(position.active()),
                        () -> title(die) + " is not in the army of " + position.active() + ".");
    }

    /** Tests that the die is in the hand of the active player and may be thrown. */
    final FirstBreach inHand(Position position, String die) {
        return owned(position, die)
                .needs(
                        SheetRule.OGRE_IS_NOT_THROWN,
                        () -> !setup.die(die).unit().ogre(),
                        () -> title(die) + " is not thrown.")
                .needs(
                        SheetRule.RESERVE_WAITS,
                        () -> !(position.fighter(die).at() instanceof Whereabouts.InReserve),
                        () -> title(die) + " is in reserve.")
                .needs(
                        SheetRule.FROM_THE_HAND,
                        () -> position.fighter(die).inHand(),
                        () -> title(die) + " is on the table already.");
    }

    /**
     * Returns the strength of a die in the hand, and how many of its kind are there, if several. The number in a die's name does not
     * tell that.
     */
    final String inHandWords(Position position, String die) {
        Fighter named = position.fighter(die);
        long alike = position.of(position.active())
                .filter(Fighter::inHand)
                .filter(fighter -> setup.unit(fighter).equals(setup.unit(named)))
                .count();
        String strength = setup.die(die).strength();
        return alike == 1 ? strength : strength + "; one of " + alike + " in hand";
    }
}
