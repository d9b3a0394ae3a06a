package umpire.rules.diceland;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.rules.diceland.SightLines.ShotTargets.SightedEnemy;
import umpire.rules.diceland.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.text.Form;
import umpire.rules.kernel.text.Sentence;

/** The shooter asks about a close sight line. */
final class LineQuestion extends ShotMove<Action.AskLine> {
    LineQuestion(Setup setup) {
        super(
                setup,
                Sentence.of(
                        "ask",
                        Action.AskLine.class,
                        DiceText.die(setup),
                        Action.AskLine::die,
                        UNLESS_GUN,
                        Action.AskLine::weapon,
                        Form.any().after(AT),
                        Action.AskLine::target,
                        Action.AskLine::new),
                "ask gev-1 at infantry-1");
    }

    @Override
    Optional<Breach> breach(Position position, Action.AskLine ask) {
        return target(armed(position, ask.die(), ask.weapon()), position, ask.target())
                .then(() -> clear(position, ask))
                .found();
    }

    private Optional<Breach> clear(Position position, Action.AskLine ask) {
        Optional<SightedEnemy.Seen> seen =
                targets(position, ask.die(), ask.weapon()).enemy(ask.target()).map(SightedEnemy::seen);
        return seen.equals(Optional.of(SightedEnemy.Seen.CLOSE))
                ? Optional.empty()
                : Breach.refusal(
                        SheetRule.LINE_IS_CLEAR,
                        "That " + title(ask.die())
                                + (seen.equals(Optional.of(SightedEnemy.Seen.YES)) ? " sees " : " does not see ")
                                + title(ask.target()) + " needs no asking.");
    }

    @Override
    protected Position after(Position position, Phase.Acting phase, Action.AskLine ask, EventSink telling) {
        Optional<Phase.Activating> back =
                phase instanceof Phase.Activating activating ? Optional.of(activating) : Optional.empty();
        return position.with(new Phase.LineCalling(ask.die(), ask.weapon(), ask.target(), back));
    }

    @Override
    protected String describe(Position position, Action.AskLine ask) {
        return "Ask whether " + title(ask.die()) + with(ask.weapon()) + " sees " + title(ask.target());
    }

    @Override
    protected ActionKind kind(Position position, Action.AskLine ask) {
        return ActionKind.special("ask about a close sight line");
    }

    @Override
    protected List<Place> touches(Position position, Action.AskLine ask) {
        return places(ask.die(), Optional.of(ask.target()));
    }

    /** The opponent says whether a close sight line reaches its target. */
    static final class LineAnswer extends DuelMove<Phase.LineCalling, Action.SayLine> {
        private final DuelFlow flow;

        LineAnswer(Setup setup, DuelFlow flow) {
            super(
                    setup,
                    Phase.LineCalling.class,
                    Sentence.of(
                            "line", Action.SayLine.class, PhaseText.SEEN, Action.SayLine::seen, Action.SayLine::new),
                    "line seen",
                    SheetRule.NO_LINE_NOW,
                    ActionKind.usual("say whether it is seen"));
            this.flow = flow;
        }

        @Override
        protected Position after(Position position, Phase.LineCalling asked, Action.SayLine say, EventSink telling) {
            telling.tell(
                    SheetRule.LINE_SAID,
                    () -> title(asked.shooter()) + (say.seen() ? " sees " : " does not see ") + title(asked.target())
                            + ".",
                    new Place(asked.shooter()),
                    new Place(asked.target()));
            List<Position.LineWord> lines = new ArrayList<>(position.lines());
            lines.add(new Position.LineWord(asked.shooter(), asked.weapon(), asked.target(), say.seen()));
            Phase back = asked.back().isPresent() ? asked.back().get() : new Phase.Choosing();
            return flow.settle(position.withLines(lines).with(back), telling);
        }

        @Override
        protected String describe(Position position, Action.SayLine say) {
            return say.seen() ? "It is seen" : "It is not seen";
        }
    }
}
