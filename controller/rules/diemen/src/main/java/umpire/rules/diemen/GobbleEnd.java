package umpire.rules.diemen;

import java.util.List;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.text.Sentence;

/** The side under attack cancels no more dice. */
final class GobbleEnd extends BattleMove<Phase.GobblingDice, Action.EnoughGobbled> {
    static final Action.EnoughGobbled ENOUGH = new Action.EnoughGobbled();

    private static final String LABEL = "let the attack through";

    private final AssaultCourse assaults;

    GobbleEnd(Setup setup, AssaultCourse assaults) {
        super(
                setup,
                Phase.GobblingDice.class,
                Sentence.of("enough", Action.EnoughGobbled.class, new Action.EnoughGobbled()),
                ActionKind.forgoing(LABEL));
        this.assaults = assaults;
    }

    @Override
    protected List<Action.EnoughGobbled> legal(Position position, Phase.GobblingDice gobbling) {
        return List.of(ENOUGH);
    }

    @Override
    protected Position after(
            Position position, Phase.GobblingDice gobbling, Action.EnoughGobbled enough, EventSink telling) {
        return assaults.hit(position, telling);
    }
}
