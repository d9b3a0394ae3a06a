package umpire.rules.diceland;

import java.util.List;
import java.util.Optional;
import umpire.rules.diceland.catalogue.PaperSide.UnitEffect;
import umpire.rules.diceland.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.Place;
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
        return Optional.of(inHandWords(position, in.die()));
    }

    /** A die on the table is thrown again. */
    static final class DieJump extends DieMove<Action.JumpUp> {
        DieJump(Setup setup) {
            super(
                    setup,
                    Sentence.of(
                            "jump", Action.JumpUp.class, DiceText.die(setup), Action.JumpUp::die, Action.JumpUp::new),
                    "jump infantry-1");
        }

        @Override
        Optional<Breach> breach(Position position, Action.JumpUp jump) {
            return side(position, jump.die()).effect() instanceof UnitEffect.Jump
                    ? Optional.empty()
                    : Breach.refusal(SheetRule.SIDE_HAS_EFFECT, title(jump.die()) + " does not jump as it lies.");
        }

        @Override
        protected Position after(Position position, Phase.Acting phase, Action.JumpUp jump, EventSink telling) {
            String die = jump.die();
            telling.tell(SheetRule.JUMPED, () -> title(die) + " jumps.", new Place(die));
            return DieThrow.airborne(
                    position.withLines(List.of()).with(position.fighter(die).at(new Whereabouts.InHand())), die);
        }

        @Override
        protected String describe(Position position, Action.JumpUp jump) {
            return title(jump.die()) + " jumps";
        }

        @Override
        protected ActionKind kind(Position position, Action.JumpUp jump) {
            return ActionKind.usual(who(position) + "jump");
        }

        @Override
        protected List<Place> touches(Position position, Action.JumpUp jump) {
            return List.of(new Place(jump.die()));
        }
    }
}
