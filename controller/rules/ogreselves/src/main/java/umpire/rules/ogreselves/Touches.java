package umpire.rules.ogreselves;

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

/** What names an action that leaves no picture, and what a touch was meant for that names none. */
public final class Touches {
    private Touches() {}

    /**
     * A ransom, until all have agreed, is a touch of captive and chest. Staying is none: an Elf is put straight while Ogres are moved beside
     * it, and nobody means anything by that.
     */
    public static List<Place> of(Position position, Action action) {
        return switch (action) {
            case Action.PayRansom ransom ->
                List.of(position.miner().at().place(), ransom.royal().place());
            default -> List.of();
        };
    }

    /**
     * Returns the ransom that was meant by touching an Elf and a chest, in whichever order, and is not allowed. Which Valuable and which Castle
     * was not said: of all of them the one that comes nearest to being allowed says most.
     */
    public static Optional<Action> meant(Setup setup, Judge judge, Position position, List<TouchedTokens> touched) {
        if (touched.size() < 2) {
            return Optional.empty();
        }
        List<Place> last = touched.subList(touched.size() - 2, touched.size()).stream()
                .map(TouchedTokens::place)
                .toList();
        boolean anElf = position.realm().miners().stream()
                .anyMatch(miner -> last.contains(miner.at().place()));
        return Arrays.stream(Royal.values())
                .filter(royal -> anElf && last.contains(royal.place()))
                .findFirst()
                .flatMap(royal -> ransoms(setup, position, royal).stream()
                        .max(Comparator.comparingInt(ransom -> rank(judge, position, ransom))));
    }

    /** Returns every ransom out of a chest, those first that the Ogre likes. */
    private static List<Action> ransoms(Setup setup, Position position, Royal royal) {
        List<Thing> gems = new ArrayList<>(Thing.gems());
        gems.sort(Comparator.comparing(
                gem -> position.realm().ogresOn(position.miner().at()).stream()
                        .noneMatch(ogre -> setup.kingdom().likes(ogre).contains(gem))));
        List<Action> ransoms = new ArrayList<>();
        for (Thing gem : gems) {
            for (OgreCastle castle : OgreCastle.values()) {
                ransoms.add(new Action.PayRansom(royal, gem, castle));
            }
        }
        return ransoms;
    }

    /** What no rule refuses comes farthest. */
    private static int rank(Judge judge, Position position, Action ransom) {
        return judge.refuse(position, ransom)
                .map(breach -> Judge.tried(breach.rule()))
                .orElse(Integer.MAX_VALUE);
    }
}
