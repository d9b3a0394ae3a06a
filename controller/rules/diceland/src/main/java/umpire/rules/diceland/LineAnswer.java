package umpire.rules.diceland;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.diceland.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.text.Sentence;

/** The opponent says whether a close sight line reaches its target. */
final class LineAnswer extends DuelMove<Phase.LineCalling, Action.SayLine> {
    private final DuelFlow flow;

    LineAnswer(Setup setup, DuelFlow flow) {
        super(
                setup,
                Phase.LineCalling.class,
                Sentence.of("line", Action.SayLine.class, PhaseText.SEEN, Action.SayLine::seen, Action.SayLine::new),
                "line seen",
                SheetRule.NO_LINE_NOW,
                ActionKind.usual("say whether it is seen"));
        this.flow = flow;
    }

    @Override
    protected Position after(Position position, Phase.LineCalling asked, Action.SayLine say, EventSink telling) {
        telling.tell(
                SheetRule.LINE_SAID,
                () -> title(asked.shooter()) + (say.seen() ? " sees " : " does not see ") + title(asked.target()) + ".",
                new Place(asked.shooter()),
                new Place(asked.target()));
        List<LineWord> lines = new ArrayList<>(position.lines());
        lines.add(new LineWord(asked.shooter(), asked.weapon(), asked.target(), say.seen()));
        Phase back = asked.back().isPresent() ? asked.back().get() : new Phase.Choosing();
        return flow.settle(position.withLines(lines).with(back), telling);
    }

    @Override
    protected String describe(Position position, Action.SayLine say) {
        return say.seen() ? "It is seen" : "It is not seen";
    }
}
