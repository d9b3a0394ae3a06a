package umpire.rules.ogreselves;

import java.util.List;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.text.Sentence;
import umpire.rules.ogreselves.rulings.SheetRule;

/** An Elf passes its remaining choices. */
final class ElfRest extends ElfMove<Phase.Finishable, Action.EnoughDone> {
    static final Action.EnoughDone DONE = new Action.EnoughDone();

    ElfRest(Setup setup) {
        super(
                setup,
                Phase.Finishable.class,
                Sentence.of("done", Action.EnoughDone.class, DONE),
                "done",
                ActionKind.forgoing("be done"));
    }

    @Override
    SheetRule elsewhere(Position position) {
        return position.phase() instanceof Phase.Moving ? SheetRule.MOVE_FIRST : SheetRule.ROLL_ENDS_TURN;
    }

    @Override
    protected List<Action.EnoughDone> legal(Position position, Phase.Finishable phase) {
        return List.of(DONE);
    }

    @Override
    protected Position after(Position position, Phase.Finishable phase, Action.EnoughDone done, EventSink telling) {
        return switch (phase) {
            case Phase.Deploying deploying -> position.deployed();
            case Phase.Bound bound when position.realm().allCaptive() -> position.passedOn(bound);
            case Phase.Bound bound -> position.with(new Phase.Rolling());
            case Phase.Handling handling -> position.with(new Phase.Rolling());
        };
    }

    @Override
    protected String describe(Position position, Action.EnoughDone done) {
        return words(position, "done");
    }

    private static String words(Position position, String handled) {
        return switch (position.phase()) {
            case Phase.Bound bound -> "wait as a captive";
            case Phase.Deploying deploying -> "keep the other Shields";
            default -> handled;
        };
    }

    @Override
    protected ActionKind kind(Position position, Action.EnoughDone done) {
        return ActionKind.forgoing(words(position, "be done"));
    }
}
