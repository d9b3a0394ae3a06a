package umpire.rules.diceland;

import java.util.List;
import java.util.Optional;
import umpire.rules.diceland.catalogue.DiceCatalogue.PaperUnit;
import umpire.rules.diceland.catalogue.PaperSide.UnitEffect;
import umpire.rules.diceland.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.text.Sentence;

/** A die calls another die, which is thrown at once. */
final class DieCall extends DieMove<Action.CallIn> {
    DieCall(Setup setup) {
        super(
                setup,
                Sentence.of(
                        "call",
                        Action.CallIn.class,
                        DiceText.die(setup),
                        Action.CallIn::die,
                        DiceText.die(setup),
                        Action.CallIn::called,
                        Action.CallIn::new),
                "call light-tank-1 gev-1");
    }

    @Override
    Optional<Breach> breach(Position position, Action.CallIn call) {
        String caller = call.die();
        return side(position, caller).effect() instanceof UnitEffect.Call(String unitClass)
                ? called(position, call, unitClass)
                : Breach.refusal(SheetRule.SIDE_HAS_EFFECT, title(caller) + " calls no die as it lies.");
    }

    private Optional<Breach> called(Position position, Action.CallIn call, String unitClass) {
        return inHand(position, call.called())
                .then(() -> {
                    PaperUnit called = setup.die(call.called()).unit();
                    return called.unitClass().equals(unitClass)
                            ? Optional.empty()
                            : Breach.refusal(
                                    SheetRule.CALL_NAMES_CLASS,
                                    title(call.die()) + " calls the class " + unitClass + ", and "
                                            + title(call.called()) + " is of the class " + called.unitClass() + ".");
                })
                .found();
    }

    @Override
    protected Position after(Position position, Phase.Acting phase, Action.CallIn call, EventSink telling) {
        telling.tell(
                SheetRule.CALLED,
                () -> title(call.die()) + " calls " + title(call.called()) + ".",
                new Place(call.die()));
        return DieThrow.airborne(position, call.called());
    }

    @Override
    protected String describe(Position position, Action.CallIn call) {
        return title(call.die()) + " calls " + title(call.called());
    }

    @Override
    protected ActionKind kind(Position position, Action.CallIn call) {
        return ActionKind.usual(who(position) + "call another");
    }

    @Override
    protected Optional<String> preview(Position position, Action.CallIn call, Position next) {
        return Optional.of(inHandWords(position, call.called()));
    }

    @Override
    protected List<Place> touches(Position position, Action.CallIn call) {
        return List.of(new Place(call.die()));
    }
}
