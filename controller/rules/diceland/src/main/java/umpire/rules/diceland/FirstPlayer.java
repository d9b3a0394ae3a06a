package umpire.rules.diceland;

import umpire.rules.diceland.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.text.Sentence;

/** It is decided who goes first. */
final class FirstPlayer extends DuelMove<Phase.Deciding, Action.GoesFirst> {
    FirstPlayer(Setup setup) {
        super(
                setup,
                Phase.Deciding.class,
                Sentence.of(
                        "first",
                        Action.GoesFirst.class,
                        PhaseText.COMMANDER,
                        Action.GoesFirst::who,
                        Action.GoesFirst::new),
                "first red",
                SheetRule.FIRST_IS_DECIDED,
                ActionKind.usual("say who goes first"));
    }

    /** The first player has a turn where Ogres stand on the table, and otherwise places a die. */
    @Override
    protected Position after(Position position, Phase.Deciding phase, Action.GoesFirst first, EventSink telling) {
        telling.tell(SheetRule.SMALLER_ARMY_DECIDES, () -> first.who() + " goes first.");
        boolean placed = position.inPlay().findAny().isPresent();
        return position.with(first.who()).with(placed ? new Phase.Choosing() : new Phase.ChoosingFirst());
    }

    @Override
    protected String describe(Position position, Action.GoesFirst first) {
        return first.who() + " goes first";
    }
}
