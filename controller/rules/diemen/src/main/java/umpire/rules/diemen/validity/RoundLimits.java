package umpire.rules.diemen.validity;

import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.position.BattleAssault;
import umpire.rules.diemen.position.BattleStrategy;
import umpire.rules.diemen.position.Phase;
import umpire.rules.diemen.position.Position;
import umpire.rules.diemen.position.Setup;
import umpire.rules.diemen.position.SideRound;

/**
 * What can have happened in a round by now, at most. Nobody has written down what was spent: it is what is missing of the dice that a side
 * can have rolled. None of these limits is broken by play that goes on from a position that keeps them.
 */
final class RoundLimits {
    private static final int FEWEST_OF_A_SET = 2;

    private final Setup setup;
    private final Position position;

    RoundLimits(Setup setup, Position position) {
        this.setup = setup;
        this.position = position;
    }

    /** Returns how many units a side began the battle with. */
    private int box(BattleSide side) {
        return setup.scenario().start().size(side);
    }

    /** Returns how many dice a side can have spent or lost. */
    private int gone(BattleSide side) {
        SideRound round = position.side(side);
        return Math.min(Setup.MOST_DICE, box(side))
                - round.dice().size()
                - round.gobble().size();
    }

    private BattleStrategy strategy(BattleSide side) {
        return setup.inForce(position.side(side)).strategy();
    }

    /** Returns how many attacks a side can have made in this round, those included that are not settled. */
    int attacks(BattleSide side) {
        return strategy(side).attacks() ? Math.max(0, gone(side)) / FEWEST_OF_A_SET : 0;
    }

    /** Returns how many dice of a side's attacks can have been cancelled: all but those that are still under way. */
    int cancelled(BattleSide side) {
        int underWay = position.assaults().stream()
                .filter(assault -> assault.side() == side)
                .mapToInt(BattleAssault::width)
                .sum();
        return attacks(side) == 0 ? 0 : gone(side) + position.side(side).archerWidth() - underWay;
    }

    /** Returns how many units a side can have lost: to attacks that were settled, to the one that is being settled, and off the map. */
    int losses(BattleSide side) {
        int settled = attacks(side.other()) - (int) pending(side.other());
        int left = strategy(side) == BattleStrategy.RETREAT && setup.rulings().leavingTheMap()
                ? Math.max(0, gone(side)) / FEWEST_OF_A_SET
                : 0;
        return (Math.max(0, settled) + left) * setup.scenario().stackLimit() + lostNow(side);
    }

    private long pending(BattleSide side) {
        return position.assaults().stream()
                .filter(assault -> assault.side() == side)
                .count();
    }

    /** Returns how many units a side has lost to the attack that is being settled. */
    int lostNow(BattleSide side) {
        return position.phase() instanceof Phase.LosingUnits losing
                        && position.assault().side() != side
                ? Math.max(0, position.assault().damage() - losing.left())
                : 0;
    }

    /** Returns how many units a side can have had when it rolled. */
    private int rolledBy(BattleSide side) {
        return Math.min(box(side), position.field().size(side) + losses(side));
    }

    /** Returns how many dice a side can have rolled. */
    int rolled(BattleSide side) {
        return Math.min(Setup.MOST_DICE, rolledBy(side));
    }

    /** Returns how many dice a side must have rolled: what it has, and what it has certainly spent. */
    int accounted(BattleSide side) {
        SideRound round = position.side(side);
        int defending = Math.max(round.gobble().size(), round.defended() ? FEWEST_OF_A_SET : 0);
        int attacking = position.assaults().stream()
                .filter(assault -> assault.side() == side)
                .mapToInt(this::leastOfSet)
                .sum();
        return round.dice().size() + defending + Math.max(attacking, FEWEST_OF_A_SET * round.archerWidth());
    }

    /** Returns how wide the set of an attack was at least: Archers may have widened it by one. */
    int leastOfSet(BattleAssault assault) {
        int widened = position.side(assault.side()).archerWidth() > 0 ? 1 : 0;
        return Math.max(FEWEST_OF_A_SET, assault.width() - widened);
    }

    /** Returns how many Archers a side can have had when it rolled. */
    int archers(BattleSide side) {
        return Math.min(
                setup.scenario().inBox(side, TroopType.ARCHERS),
                position.field().count(side, TroopType.ARCHERS) + losses(side));
    }
}
