package umpire.rules.diceland;

import java.util.List;
import java.util.Optional;
import umpire.rules.diceland.catalogue.UnitEffect;
import umpire.rules.diceland.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.text.Sentence;

/** A die on the table is thrown again. */
final class DieJump extends DieMove<Action.JumpUp> {
    DieJump(Setup setup) {
        super(
                setup,
                Sentence.of("jump", Action.JumpUp.class, DiceText.die(setup), Action.JumpUp::die, Action.JumpUp::new),
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
