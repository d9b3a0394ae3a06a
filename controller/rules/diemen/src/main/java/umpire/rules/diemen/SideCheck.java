package umpire.rules.diemen;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import umpire.rules.diemen.field.BattleMap.HexTerrain;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.kernel.FirstMisfit;

/** Finds faults in a side's orders and dice of a round, and in the numbers of used dice. */
final class SideCheck {
    private final Setup setup;
    private final OrdersDeclaration declarations;

    SideCheck(Setup setup, OrdersDeclaration declarations) {
        this.setup = setup;
        this.declarations = declarations;
    }

    /** Returns why the orders cannot be those of this round; empty if they can. */
    Optional<String> orders(Position position) {
        FirstMisfit doubts = new FirstMisfit();
        boolean declaring = position.phase() instanceof Phase.DeclaringOrders;
        int most = setup.keptOrders();
        for (BattleSide side : BattleSide.values()) {
            List<BattleStrategy.BattleOrders> orders = position.side(side).orders();
            orders.forEach(each -> doubts.then(() -> declared(side, each)));
            doubts.needs(
                            () -> orders.size() <= most,
                            () -> side.title() + " has orders of " + rounds(orders.size()) + ", but only those of "
                                    + rounds(most) + " are kept")
                    .needs(
                            () -> declaring || !orders.isEmpty(),
                            () -> side.title() + " has declared nothing in this round");
        }
        return doubts.found();
    }

    private static String rounds(int count) {
        return count + (count == 1 ? " round" : " rounds");
    }

    /** Returns why a side cannot have declared some orders. */
    Optional<String> declared(BattleSide side, BattleStrategy.BattleOrders orders) {
        return declarations
                .named(orders)
                .found()
                .map(breach -> side.title() + " cannot have declared " + orders.says() + ": " + lowered(breach.why()));
    }

    /** Returns a sentence in the form that follows a colon: with a small first letter and without its full stop. */
    private static String lowered(String sentence) {
        return sentence.substring(0, 1).toLowerCase(Locale.ROOT) + sentence.substring(1, sentence.length() - 1);
    }

    /** Returns why the rolled dice cannot be those of this round; empty if they can. */
    Optional<String> dice(Position position) {
        FirstMisfit doubts = new FirstMisfit();
        for (BattleSide side : BattleSide.values()) {
            doubts.then(() -> pool(position, side)).then(() -> used(position, side));
        }
        position.usedInOrder()
                .forEach(hex -> doubts.needs(
                        () -> setup.map().terrain(hex) == HexTerrain.FOREST
                                || setup.map().terrain(hex) == HexTerrain.MOUNTAIN,
                        () -> hex + " has no die to use: only a Forest or a Mountain has one"));
        return doubts.found();
    }

    private Optional<String> pool(Position position, BattleSide side) {
        SideRound round = position.side(side);
        int dice = round.dice().size() + round.gobble().size() + attacking(position, side);
        return new FirstMisfit()
                .needs(
                        () -> round.defended() || round.gobble().size() == 0,
                        () -> side.title() + " has Gobble Dice, but is not guarding")
                .needs(
                        () -> dice <= Setup.MOST_DICE,
                        () -> side.title() + " has " + dice + " dice, those of its attack included, and a side rolls "
                                + Setup.MOST_DICE + " at most")
                .then(() -> understood(side, round))
                .found();
    }

    /** Returns how many dice a side has in attacks that are not settled; Archers may have given one die of width to each. */
    private static int attacking(Position position, BattleSide side) {
        int widened = position.side(side).archerWidth() > 0 ? 1 : 0;
        return position.assaults().stream()
                .filter(assault -> assault.side() == side)
                .mapToInt(assault -> Math.max(2, assault.width() - widened))
                .sum();
    }

    /** While orders are new, a set that is too low is lost at once. */
    private Optional<String> understood(BattleSide side, SideRound round) {
        int least = setup.leastHeight(round);
        FirstMisfit doubts = new FirstMisfit();
        for (int height = 1; height < least; height++) {
            int low = height;
            doubts.needs(
                    () -> round.dice().count(low) < 2,
                    () -> side.title() + "'s orders are new, and its set of " + low + " is lower than " + least);
        }
        return doubts.found();
    }

    private Optional<String> used(Position position, BattleSide side) {
        SideRound round = position.side(side);
        BattleStrategy strategy = setup.inForce(round).strategy();
        int archers = setup.scenario().inBox(side, TroopType.ARCHERS);
        return new FirstMisfit()
                .needs(
                        () -> !round.defended() || strategy != BattleStrategy.SEIZE,
                        () -> side.title() + " is guarding, and seizes: troops that seize do not defend")
                .needs(
                        () -> round.archerWidth() <= archers,
                        () -> side.title() + "'s Archers gave a width of " + round.archerWidth()
                                + ", and its box has only " + archers + " of them")
                .found();
    }
}
