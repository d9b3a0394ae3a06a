package umpire.rules.diceland;

import java.util.Optional;
import umpire.rules.diceland.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.text.Sentence;

/** An army is built. */
final class ArmyCompletion extends DuelMove<Phase.Enlisting, Action.ArmyReady> {
    static final Action.ArmyReady READY = new Action.ArmyReady();

    ArmyCompletion(Setup setup) {
        super(
                setup,
                Phase.Enlisting.class,
                Sentence.of("ready", Action.ArmyReady.class, new Action.ArmyReady()),
                "ready",
                SheetRule.ARMY_IS_BUILT,
                ActionKind.special("begin with this army"));
    }

    @Override
    protected Optional<Breach> breach(Position position, Phase.Enlisting phase, Action.ArmyReady ready) {
        return new FirstBreach()
                .needs(
                        SheetRule.ARMY_NEEDS_A_DIE,
                        () -> setup.army(position, position.active()) > 0,
                        () -> position.active() + " has chosen no die.")
                .found();
    }

    @Override
    protected Position after(Position position, Phase.Enlisting phase, Action.ArmyReady ready, EventSink telling) {
        ArmyPoints army = ArmyPoints.of(setup, position, position.active());
        telling.tell(
                SheetRule.ARMY_BUILT,
                () -> position.active() + " has an army of " + army.points() + " of " + army.most() + " points"
                        + (army.mixed() ? "." : ": its cheapest die is free."));
        return new FirstTurn(setup).afterArmy(position);
    }

    @Override
    protected String describe(Position position, Action.ArmyReady ready) {
        return "The army is ready";
    }
}
