package umpire.rules.diemen;

import java.util.Optional;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.field.Troops;
import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.FirstBreach;

/** Judges attacks, by troops and by Archers. */
final class AttackJudge {
    /** How far Archers and Siege Engines reach. */
    static final int FARTHEST = 2;

    private static final int SIEGE_DISTANCE = 2;

    private final Setup setup;

    AttackJudge(Setup setup) {
        this.setup = setup;
    }

    /** Returns whether some of the troops attack what is so many spaces away. */
    static boolean reaches(Troops troops, int distance) {
        return (distance == 1 && !unfit(troops))
                || (distance <= FARTHEST && troops.has(TroopType.ARCHERS))
                || (distance == SIEGE_DISTANCE && troops.has(TroopType.SIEGE_ENGINES));
    }

    /** Returns why no set may be spent on an attack, if so. */
    FirstBreach tactic(Position position, Phase.SpendingSet spending) {
        BattleStrategy strategy = setup.inForce(position.side(spending.side())).strategy();
        return NamedTactic.rules(spending, BattleTactic.ATTACK)
                .needs(SheetRule.DEPLOY_ATTACKS_NOT, () -> strategy != BattleStrategy.DEPLOY)
                .needs(SheetRule.RETREAT_ATTACKS_NOT, () -> strategy != BattleStrategy.RETREAT);
    }

    Optional<Breach> attack(Position position, Phase.SpendingSet spending, BattleHex from, BattleHex at) {
        Troops troops = position.field().troops(from, spending.side());
        int distance = from.distance(at);
        boolean siege = troops.has(TroopType.SIEGE_ENGINES);
        return aimed(position, spending, from, at)
                .needs(
                        SheetRule.ARCHERS_ATTACK_NOT,
                        () -> !troops.only(TroopType.ARCHERS),
                        () -> "Only Archers stand on " + from + ": they shoot, at most two spaces away.")
                .needs(
                        SheetRule.SIEGE_REACHES_TWO,
                        () -> !siege || distance == SIEGE_DISTANCE || (distance == 1 && !unfit(troops)),
                        () -> "The Siege Engines on " + from + " cannot attack " + at + ", " + away(distance)
                                + (unfit(troops) ? "." : ", and nobody else there can."))
                .needs(
                        SheetRule.ATTACK_IS_ADJACENT,
                        () -> siege || distance == 1,
                        () -> at + " is not next to " + from + ".")
                .found();
    }

    private static String away(int distance) {
        return distance == 1 ? "the next space" : distance + " spaces away";
    }

    /** Nobody among them could attack the next space. */
    private static boolean unfit(Troops troops) {
        return troops.types().stream().noneMatch(TroopType::fightsAdjacent);
    }

    Optional<Breach> shoot(Position position, Phase.SpendingSet spending, BattleHex from, BattleHex at) {
        return aimed(position, spending, from, at)
                .needs(
                        SheetRule.TROOPS_ARE_THERE,
                        () -> position.field().troops(from, spending.side()).has(TroopType.ARCHERS),
                        () -> "No Archers of " + spending.side().title() + " stand on " + from + ".")
                .needs(
                        SheetRule.ARCHERS_REACH_TWO,
                        () -> from.distance(at) <= FARTHEST,
                        () -> at + " is " + away(from.distance(at)) + " from " + from + ".")
                .found();
    }

    private FirstBreach aimed(Position position, Phase.SpendingSet spending, BattleHex from, BattleHex at) {
        BattleSide side = spending.side();
        return tactic(position, spending)
                .needs(
                        SheetRule.TROOPS_ARE_THERE,
                        () -> position.field().at(from, side).isPresent(),
                        () -> "No troops of " + side.title() + " stand on " + from + ".")
                .needs(
                        SheetRule.ENEMY_IS_ATTACKED,
                        () -> position.field().at(at, side.other()).isPresent(),
                        () -> "No troops of " + side.other().title() + " stand on " + at + ".");
    }
}
