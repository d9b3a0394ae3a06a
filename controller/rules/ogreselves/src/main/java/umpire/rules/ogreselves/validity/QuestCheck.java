package umpire.rules.ogreselves.validity;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.kernel.Parsed;
import umpire.rules.ogreselves.quest.Quest;
import umpire.rules.ogreselves.quest.QuestSetup;
import umpire.rules.ogreselves.refusal.QuestJudge;

/** Says what is impossible about a position. */
final class QuestCheck {
    private final QuestSetup setup;
    private final ThingsFit things;
    private final CastlesFit castles;
    private final PhaseFits phases;

    QuestCheck(QuestSetup setup, QuestJudge judge) {
        this.setup = setup;
        this.things = new ThingsFit(setup);
        this.castles = new CastlesFit(setup);
        this.phases = new PhaseFits(setup, judge);
    }

    /** Returns the position, or everything that cannot be. */
    Parsed<Quest> check(Quest quest) {
        if (quest.realm().miners().size() != setup.elves()) {
            return Parsed.bad("this game has " + setup.elves() + " Elves, not "
                    + quest.realm().miners().size());
        }
        if (quest.turn().index() >= setup.elves()) {
            return Parsed.bad(quest.turn().title() + " does not play");
        }
        List<String> wrong = new ArrayList<>(things.wrong(quest));
        wrong.addAll(castles.wrong(quest));
        if (wrong.isEmpty()) {
            phases.misfit(quest).ifPresent(wrong::add);
        }
        return wrong.isEmpty() ? Parsed.good(quest) : Parsed.bad(String.join("; ", wrong));
    }
}
