package umpire.rules.diemen.validity;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import umpire.rules.diemen.conflict.BattleOrders;
import umpire.rules.diemen.conflict.BattleStrategy;
import umpire.rules.diemen.conflict.Conflict;
import umpire.rules.diemen.conflict.ConflictPhase;
import umpire.rules.diemen.conflict.ConflictSetup;
import umpire.rules.diemen.conflict.DicePool;
import umpire.rules.diemen.conflict.SideRound;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.BattleSquad;
import umpire.rules.diemen.field.HexTerrain;
import umpire.rules.diemen.refusal.ConflictJudge;

/** Says why a side cannot have what it has in a round: orders, dice, and what was used of them. */
final class SideDoubts {
    private final ConflictSetup setup;
    private final ConflictJudge judge;

    SideDoubts(ConflictSetup setup, ConflictJudge judge) {
        this.setup = setup;
        this.judge = judge;
    }

    /** Returns why the orders cannot be those of this round. */
    Optional<String> orders(Conflict conflict) {
        PositionDoubts doubts = new PositionDoubts();
        boolean declaring = conflict.phase() instanceof ConflictPhase.DeclaringOrders;
        int most = Math.min(conflict.round() - (declaring ? 1 : 0), setup.keptOrders());
        for (BattleSide side : BattleSide.values()) {
            List<BattleOrders> orders = conflict.side(side).orders();
            orders.forEach(each -> doubts.then(() -> declared(side, each)));
            doubts.needs(
                            () -> orders.size() <= most,
                            () -> side.title() + " has orders of " + rounds(orders.size()) + "; those of "
                                    + rounds(most) + " matter now")
                    .needs(
                            () -> declaring || !orders.isEmpty(),
                            () -> side.title() + " has declared nothing in this round");
        }
        int red = conflict.red().orders().size();
        int blue = conflict.blue().orders().size();
        return doubts.needs(
                        () -> red == blue,
                        () -> "Red has orders of " + rounds(red) + " and Blue of " + rounds(blue)
                                + "; both declare in each")
                .first();
    }

    private static String rounds(int count) {
        return count + (count == 1 ? " round" : " rounds");
    }

    /** Returns why a side cannot have declared some orders. */
    Optional<String> declared(BattleSide side, BattleOrders orders) {
        return judge.refuse(orders)
                .map(breach -> side.title() + " cannot have declared " + orders.says() + ": " + lowered(breach.why()));
    }

    /** Returns a sentence as it goes on after a colon. */
    private static String lowered(String sentence) {
        return sentence.substring(0, 1).toLowerCase(Locale.ROOT) + sentence.substring(1, sentence.length() - 1);
    }

    /** Returns why the dice cannot be those of this round, once they were rolled. */
    Optional<String> dice(Conflict conflict) {
        PositionDoubts doubts = new PositionDoubts();
        RoundLimits limits = new RoundLimits(setup, conflict);
        for (BattleSide side : BattleSide.values()) {
            doubts.then(() -> pool(conflict, side, limits)).then(() -> used(conflict, side, limits));
        }
        conflict.usedInOrder()
                .forEach(hex -> doubts.needs(
                                () -> setup.map().terrain(hex) == HexTerrain.FOREST
                                        || setup.map().terrain(hex) == HexTerrain.MOUNTAIN,
                                () -> hex + " has no die to use: only a Forest or a Mountain has one")
                        .needs(
                                () -> List.of(BattleSide.values()).stream()
                                        .anyMatch(side ->
                                                conflict.side(side).defended() && limits.attacks(side.other()) > 0),
                                () -> "nobody can have used the die of " + hex
                                        + ": that takes a side that is guarding, and one that has attacked"));
        return doubts.first();
    }

    private Optional<String> pool(Conflict conflict, BattleSide side, RoundLimits limits) {
        SideRound round = conflict.side(side);
        int rolled = limits.rolled(side);
        int units = conflict.field().size(side);
        return new PositionDoubts()
                .needs(
                        () -> round.defended() || round.gobble().size() == 0,
                        () -> side.title() + " has Gobble Dice, but is not guarding")
                .needs(
                        () -> limits.accounted(side) <= rolled,
                        () -> side.title() + " has " + limits.accounted(side)
                                + " dice, with those that it has certainly spent, and can have rolled " + rolled
                                + " at most: it has " + units + (units == 1 ? " unit" : " units"))
                .then(() -> understood(side, round))
                .then(() -> spentWhole(side, round))
                .first();
    }

    /** While orders are new, a set that is too low is lost at once. */
    private Optional<String> understood(BattleSide side, SideRound round) {
        int least = setup.leastHeight(round);
        PositionDoubts doubts = new PositionDoubts();
        for (int height = 1; height < least; height++) {
            int low = height;
            doubts.needs(
                    () -> round.dice().count(low) < 2 && round.gobble().count(low) == 0,
                    () -> side.title() + "'s orders are new, and its set of " + low + " is lower than " + least);
        }
        return doubts.first();
    }

    /** A set is spent with all its dice. */
    private static Optional<String> spentWhole(BattleSide side, SideRound round) {
        PositionDoubts doubts = new PositionDoubts();
        for (int height = 1; height <= DicePool.HIGHEST; height++) {
            int each = height;
            doubts.needs(
                    () -> round.gobble().count(each) == 0 || round.dice().count(each) == 0,
                    () -> side.title() + " has a die of " + each + " left, though its set of " + each
                            + " was spent on defence");
        }
        return doubts.first();
    }

    private Optional<String> used(Conflict conflict, BattleSide side, RoundLimits limits) {
        SideRound round = conflict.side(side);
        BattleStrategy strategy = setup.inForce(round).strategy();
        BattleSide other = side.other();
        int tired = conflict.field().squads(side).stream()
                .mapToInt(BattleSquad::tired)
                .sum();
        return new PositionDoubts()
                .needs(
                        () -> !round.defended() || strategy != BattleStrategy.SEIZE,
                        () -> side.title() + " is guarding, and seizes: troops that seize do not defend")
                .needs(
                        () -> round.archerWidth() == 0 || strategy.attacks(),
                        () -> side.title() + "'s Archers gave width, and with " + strategy.title() + " nobody attacks")
                .needs(
                        () -> round.archerWidth() <= limits.archers(side),
                        () -> side.title() + "'s Archers gave a width of " + round.archerWidth()
                                + ", and there are not as many of them")
                .needs(
                        () -> tired == 0 || tired <= limits.cancelled(other),
                        () -> tired + " of " + side.title() + "'s Defenders have used their die, and " + other.title()
                                + " cannot have attacked with as many dice")
                .first();
    }
}
