package umpire.rules.kernel.toy.frogpond;

import java.util.List;
import java.util.stream.IntStream;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Count;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.text.Form;
import umpire.rules.kernel.text.Sentence;

/** The die says how far a frog hops. */
final class PondRoll extends PondMove<Phase.RollingDie, Action.RollDie> {
    private static final int SIDES = 6;
    private static final Form<Integer> PIPS = Form.number("a number from 1 to 6", "[1-6]");

    PondRoll() {
        super(
                Phase.RollingDie.class,
                Sentence.of("roll", Action.RollDie.class, PIPS, Action.RollDie::pips, Action.RollDie::new),
                "roll 4",
                ActionKind.usual("roll the die"));
    }

    static Awaited.Roll awaited(Position position) {
        return new Awaited.Roll(position.turn().seat(), List.of(BoardSheet.DIE.thrown(1)), "roll the die for the hop");
    }

    static Parsed<Action> read(List<DieShown> shown) {
        return PIPS.read(shown.getFirst().face())
                .<Parsed<Action>>map(pips -> Parsed.good(new Action.RollDie(pips)))
                .orElseGet(() -> Parsed.bad("The die with pips answers."));
    }

    private static int pads(Action.RollDie roll) {
        return roll.pips() <= SIDES / 2 ? 1 : 2;
    }

    @Override
    protected List<Action.RollDie> legal(Position position, Phase.RollingDie phase) {
        return IntStream.rangeClosed(1, SIDES).mapToObj(Action.RollDie::new).toList();
    }

    @Override
    protected Position after(Position position, Phase.RollingDie phase, Action.RollDie roll, EventSink events) {
        events.tell(
                SheetRule.PADS_OF_DIE,
                () -> position.turn() + " rolls " + roll.pips() + ": " + Count.of(pads(roll), "pad") + ".");
        return position.with(new Phase.HoppingFrog(pads(roll)));
    }

    @Override
    protected String describe(Position position, Action.RollDie roll) {
        return position.turn() + " rolls " + roll.pips();
    }
}
