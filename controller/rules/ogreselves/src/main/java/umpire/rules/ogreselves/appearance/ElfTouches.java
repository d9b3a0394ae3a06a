package umpire.rules.ogreselves.appearance;

import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.Place;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.quest.Quest;
import umpire.rules.ogreselves.quest.QuestAction;
import umpire.rules.ogreselves.quest.QuestPhase;

/** What names an action that leaves no picture, and what a wrong move most likely meant. */
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

    /** An Elf whose turn it is most likely went to where something now stands. */
    public static Optional<QuestAction> attempt(Quest quest, List<Place> emptied, List<Place> filled) {
        if (!(quest.phase() instanceof QuestPhase.Moving)
                || !emptied.contains(quest.miner().at().place())) {
            return Optional.empty();
        }
        return filled.stream()
                .flatMap(place -> ElfSpace.at(place).stream())
                .findFirst()
                .map(QuestAction.WalkTo::new);
    }
}
