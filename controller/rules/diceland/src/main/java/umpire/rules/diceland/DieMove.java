package umpire.rules.diceland;

import java.util.Optional;
import umpire.rules.diceland.catalogue.PaperSide;
import umpire.rules.diceland.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.text.Sentence;

/**
 * The rules that all acts of a die on the table share.
 *
 * @param <X> the action
 */
abstract class DieMove<X extends Action.DieAct> extends DuelMove<Phase.Acting, X> {
    DieMove(Setup setup, Sentence<X> sentence, String example) {
        super(setup, Phase.Acting.class, sentence, example, SheetRule.ONLY_THAT_DIE, ActionKind.UNTOLD);
    }

    @Override
    final Optional<String> actor(X act) {
        return Optional.of(act.die());
    }

    @Override
    final Optional<SheetRule> closed(Phase.Acting now, X act) {
        return switch (now) {
            case Phase.Choosing choosing -> Optional.empty();
            case Phase.Activating activating ->
                activating.die().equals(act.die()) ? Optional.empty() : Optional.of(SheetRule.ONLY_THAT_DIE);
            case Phase.OgreMoving moving ->
                followsShot() && moving.die().equals(act.die())
                        ? Optional.empty()
                        : Optional.of(SheetRule.SHOOT_THEN_MOVE);
        };
    }

    /** Returns whether an Ogre that has fired may do this. */
    boolean followsShot() {
        return false;
    }

    @Override
    protected final Optional<Breach> breach(Position position, Phase.Acting phase, X act) {
        String die = act.die();
        return owned(position, die)
                .needs(
                        SheetRule.MUST_BE_IN_PLAY,
                        () -> position.fighter(die).inPlay(),
                        () -> title(die) + " is not on the table.")
                .then(() -> breach(position, act))
                .found();
    }

    /** Returns the first rule that a die of the active player on the table breaks. */
    abstract Optional<Breach> breach(Position position, X act);

    final PaperSide side(Position position, String die) {
        return setup.die(die).side(position.fighter(die).lying().orElseThrow());
    }

    /** Returns the words before a verb that say whether the acting die is still to be chosen. */
    static String who(Position position) {
        return position.phase() instanceof Phase.Choosing ? "let a die " : "";
    }
}
