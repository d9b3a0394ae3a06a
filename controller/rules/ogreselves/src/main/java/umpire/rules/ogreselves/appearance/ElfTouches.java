package umpire.rules.ogreselves.appearance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.TouchedTokens;
import umpire.rules.ogreselves.kingdom.OgreCastle;
import umpire.rules.ogreselves.kingdom.Royal;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.quest.Quest;
import umpire.rules.ogreselves.quest.QuestAction;
import umpire.rules.ogreselves.quest.QuestSetup;
import umpire.rules.ogreselves.refusal.QuestJudge;

/** What names an action that leaves no picture, and what a touch was meant for that names none. */
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

    /**
     * Returns the ransom that was meant by touching an Elf and a chest, in whichever order, and is not allowed. Which Valuable and which Castle
     * was not said: of all of them the one that comes nearest to being allowed says most.
     */
    public static Optional<QuestAction> meant(
            QuestSetup setup, QuestJudge judge, Quest quest, List<TouchedTokens> touched) {
        if (touched.size() < 2) {
            return Optional.empty();
        }
        List<Place> last = touched.subList(touched.size() - 2, touched.size()).stream()
                .map(TouchedTokens::place)
                .toList();
        boolean anElf = quest.realm().miners().stream()
                .anyMatch(miner -> last.contains(miner.at().place()));
        return Arrays.stream(Royal.values())
                .filter(royal -> anElf && last.contains(royal.place()))
                .findFirst()
                .flatMap(royal -> ransoms(setup, quest, royal).stream()
                        .max(Comparator.comparingInt(ransom -> rank(judge, quest, ransom))));
    }

    /** Returns every ransom out of a chest, those first that the Ogre likes. */
    private static List<QuestAction> ransoms(QuestSetup setup, Quest quest, Royal royal) {
        List<Thing> gems = new ArrayList<>(Thing.gems());
        gems.sort(
                Comparator.comparing(gem -> quest.realm().ogresOn(quest.miner().at()).stream()
                        .noneMatch(ogre -> setup.kingdom().likes(ogre).contains(gem))));
        List<QuestAction> ransoms = new ArrayList<>();
        for (Thing gem : gems) {
            for (OgreCastle castle : OgreCastle.values()) {
                ransoms.add(new QuestAction.PayRansom(royal, gem, castle));
            }
        }
        return ransoms;
    }

    /** What no rule refuses comes farthest. */
    private static int rank(QuestJudge judge, Quest quest, QuestAction ransom) {
        return judge.refuse(quest, ransom)
                .map(breach -> QuestJudge.tried(breach.rule()))
                .orElse(Integer.MAX_VALUE);
    }
}
