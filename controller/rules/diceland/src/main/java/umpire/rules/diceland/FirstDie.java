package umpire.rules.diceland;

import java.util.Optional;
import umpire.rules.diceland.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.text.Sentence;

/** The first player chooses a die that begins on the table. */
final class FirstDie extends DuelMove<Phase.ChoosingFirst, Action.PlaceFirst> {
    FirstDie(Setup setup) {
        super(
                setup,
                Phase.ChoosingFirst.class,
                Sentence.of(
                        "place",
                        Action.PlaceFirst.class,
                        DiceText.die(setup),
                        Action.PlaceFirst::die,
                        Action.PlaceFirst::new),
                "place gev-1",
                SheetRule.NO_PLACING_NOW,
                ActionKind.usual("choose the die that begins in the middle"));
    }

    @Override
    protected Optional<Breach> breach(Position position, Phase.ChoosingFirst phase, Action.PlaceFirst place) {
        return inHand(position, place.die()).found();
    }

    @Override
    protected Position after(Position position, Phase.ChoosingFirst phase, Action.PlaceFirst place, EventSink telling) {
        return position.with(new Phase.HandPlacing(place.die()));
    }

    @Override
    protected String describe(Position position, Action.PlaceFirst place) {
        return title(place.die()) + " begins in the middle";
    }
}
