package umpire.rules.ogreselves.appearance;

import java.util.List;
import umpire.rules.kernel.Place;
import umpire.rules.ogreselves.quest.Quest;
import umpire.rules.ogreselves.quest.QuestAction;

/** What names an action that leaves no picture. */
public final class ElfTouches {
    private ElfTouches() {}

    /**
     * A ransom, until all have agreed, is a touch of captive and chest. Staying is none: an Elf is put straight while Ogres are moved beside
     * it, and nobody means anything by that.
     */
    public static List<Place> of(Quest quest, QuestAction action) {
        return switch (action) {
            case QuestAction.PayRansom ransom ->
                List.of(quest.miner().at().place(), ransom.royal().place());
            default -> List.of();
        };
    }
}
