package umpire.rules.diceland;

import java.util.Optional;
import umpire.rules.diceland.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.text.Sentence;

/** A die is thrown from the hand. */
final class DieThrow extends DuelMove<Phase.Choosing, Action.ThrowIn> {
    DieThrow(Setup setup) {
        super(
                setup,
                Phase.Choosing.class,
                Sentence.of(
                        "throw", Action.ThrowIn.class, DiceText.die(setup), Action.ThrowIn::die, Action.ThrowIn::new),
                "throw gev-1",
                SheetRule.ONE_ACTION,
                ActionKind.usual("throw a die"));
    }

    @Override
    Optional<String> actor(Action.ThrowIn in) {
        return Optional.of(in.die());
    }

    @Override
    protected Optional<Breach> breach(Position position, Phase.Choosing phase, Action.ThrowIn in) {
        return inHand(position, in.die()).found();
    }

    @Override
    protected Position after(Position position, Phase.Choosing phase, Action.ThrowIn in, EventSink telling) {
        return airborne(position, in.die());
    }

    /** Returns the state while a die flies. */
    static Position airborne(Position position, String die) {
        return position.withPasses(0).with(new Phase.Airborne(die));
    }

    @Override
    protected String describe(Position position, Action.ThrowIn in) {
        return "Throw " + title(in.die());
    }

    @Override
    protected Optional<String> preview(Position position, Action.ThrowIn in, Position next) {
        return alikeInHand(position, in.die());
    }
}
