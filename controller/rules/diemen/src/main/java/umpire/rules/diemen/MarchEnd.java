package umpire.rules.diemen;

import java.util.List;
import java.util.stream.Stream;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.text.Sentence;

/** A side moves no more squads in this round. */
final class MarchEnd extends BattleMove<Phase.MarchingFreely, Action.DoneMarching> {
    static final Action.DoneMarching DONE = new Action.DoneMarching();

    MarchEnd(Setup setup) {
        super(
                setup,
                Phase.MarchingFreely.class,
                Sentence.of("done", Action.DoneMarching.class, new Action.DoneMarching()),
                ActionKind.forgoing("be done with Free Movement"));
    }

    @Override
    protected List<Action.DoneMarching> legal(Position position, Phase.MarchingFreely marching) {
        return List.of(DONE);
    }

    @Override
    protected Position after(
            Position position, Phase.MarchingFreely marching, Action.DoneMarching end, EventSink telling) {
        BattleSide side = marching.turn();
        telling.tell(SheetRule.MARCHED_ENOUGH, () -> side.title() + " is done with Free Movement.");
        List<BattleSide> done =
                Stream.concat(marching.done().stream(), Stream.of(side)).toList();
        return position.with(new Phase.MarchingFreely(side.other(), marching.waiting(), done));
    }

    @Override
    protected String describe(Position position, Action.DoneMarching done) {
        return "done with Free Movement";
    }
}
