package umpire.rules.ogreselves;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.FirstMisfit;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.kingdom.Things;

/** Whether a game that has not begun is laid out as its phase says. */
final class SetUpCheck {
    private static final String IN_ORDER = "it is laid out otherwise than in order";
    private static final String UNTOUCHED =
            "before the game Elves are at Home with empty bags, and no chest and no corner holds anything";

    private final Setup setup;

    SetUpCheck(Setup setup) {
        this.setup = setup;
    }

    Optional<String> salting(Position position) {
        return new FirstMisfit()
                .needs(() -> position.turn() == Elf.RED, "the Red Elf is the first whose turn it is")
                .needs(() -> untouched(position.realm()), UNTOUCHED)
                .needs(() -> noOgres(position.realm()), "Ogres are put on Castles once all Valuables lie on the Mines")
                .needs(() -> saltedInOrder(position.realm()), IN_ORDER)
                .found();
    }

    Optional<String> placing(Position position) {
        return new FirstMisfit()
                .needs(() -> position.turn() == Elf.RED, "the Red Elf is the first whose turn it is")
                .needs(() -> untouched(position.realm()), UNTOUCHED)
                .needs(() -> salted(position.realm()), "Ogres are put on Castles once all Valuables lie on the Mines")
                .needs(() -> placedInOrder(position.realm()), IN_ORDER)
                .found();
    }

    Optional<String> deploying(Position position) {
        Realm realm = position.realm();
        return new FirstMisfit()
                .needs(() -> setup.sheet().shields(), "the first game is played without Shields")
                .needs(() -> salted(realm), "Shields are deployed while all Valuables lie on the Mines")
                .needs(
                        () -> realm.ogres().stream().allMatch(OgreZone.InCastle.class::isInstance)
                                && realm.emptyCastles().isEmpty(),
                        "Shields are deployed while every Castle has its Ogre and no Ogre has left")
                .needs(
                        () -> realm.miners().stream().allMatch(miner -> miner.at() == ElfSpace.HOME)
                                && realm.delivered().isEmpty()
                                && realm.gifts().stream().allMatch(Things::isEmpty),
                        "Shields are deployed while all Elves are at Home, and no chest and no corner holds anything")
                .needs(
                        () -> dealt(position),
                        "each Elf carries the Shields dealt to it until it deploys them in its turn")
                .found();
    }

    /** Elves whose turn has not come have all their Shields, the others have no more than those, and none has anything else. */
    private boolean dealt(Position position) {
        return position.realm().elves().stream().allMatch(elf -> {
            Miner miner = position.realm().miner(elf);
            int shields = miner.bag().count(Thing.SHIELD);
            int dealt = setup.sheet().shieldsDealt(elf, setup.elves());
            boolean deploys = elf.index() <= position.turn().index();
            return shields == miner.bag().size() && (deploys ? shields <= dealt : shields == dealt);
        });
    }

    private static boolean untouched(Realm realm) {
        Realm empty = Realm.empty(realm.miners().size());
        return realm.miners().equals(empty.miners())
                && realm.chests().equals(empty.chests())
                && realm.gifts().equals(empty.gifts());
    }

    private static boolean noOgres(Realm realm) {
        return realm.ogres().stream().allMatch(OgreZone.InBox.class::isInstance);
    }

    private static List<Integer> laid(Realm realm) {
        List<Integer> mines = new ArrayList<>();
        for (int mine : ElfSpace.mines()) {
            mines.addAll(Collections.nCopies(realm.mine(mine).size(), mine));
        }
        return mines;
    }

    private boolean saltedInOrder(Realm realm) {
        List<Integer> laid = laid(realm);
        List<Integer> order = setup.sheet().salting();
        return laid.size() <= order.size()
                && laid.equals(order.subList(0, laid.size()).stream().sorted().toList())
                && !realm.everything().holds(Thing.SHIELD);
    }

    /** Returns whether all Valuables lie on the Mines that get them. */
    private boolean salted(Realm realm) {
        return ElfSpace.mines().stream()
                        .allMatch(mine -> realm.mine(mine).gems().size()
                                == Collections.frequency(setup.sheet().salting(), mine))
                && realm.everything().gems().equals(setup.sheet().inPlay().gems());
    }

    /** Every Ogre before one that is placed is placed, and no Castle has two before each has one. */
    private boolean placedInOrder(Realm realm) {
        List<Integer> plays = setup.sheet().ogres();
        long placed = plays.stream()
                .takeWhile(ogre -> realm.ogre(ogre) instanceof OgreZone.InCastle)
                .count();
        boolean rest = plays.stream().skip(placed).allMatch(ogre -> realm.ogre(ogre) instanceof OgreZone.InBox);
        return rest
                && plays.size() - placed >= realm.emptyCastles().size()
                && !realm.everything().holds(Thing.SHIELD);
    }
}
