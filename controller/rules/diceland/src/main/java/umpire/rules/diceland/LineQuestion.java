package umpire.rules.diceland;

import java.util.List;
import java.util.Optional;
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
        return ActionKind.special("ask whether a die that is close is seen");
    }

    @Override
    protected List<Place> touches(Position position, Action.AskLine ask) {
        return places(ask.die(), Optional.of(ask.target()));
    }
}
