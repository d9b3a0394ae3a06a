package umpire.rules.diemen.refusal;

import java.util.Optional;
import umpire.rules.diemen.conflict.BattleAssault.AttackKind;
import umpire.rules.diemen.conflict.BattleStrategy;
import umpire.rules.diemen.conflict.BattleTactic;
import umpire.rules.diemen.conflict.Conflict;
import umpire.rules.diemen.conflict.ConflictPhase;
import umpire.rules.diemen.conflict.ConflictSetup;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.field.Troops;
import umpire.rules.diemen.reach.AssaultSum;
import umpire.rules.diemen.rulings.BattleBreach;
import umpire.rules.diemen.rulings.BattleRule;

/** Judges attacks, by troops and by Archers. */
final class AttackJudge {
    /** How far Archers and Siege Engines reach. */
    static final int FARTHEST = 2;

    private final ConflictSetup setup;

    AttackJudge(ConflictSetup setup) {
        this.setup = setup;
    }

    /** Returns why no set may be spent on an attack, if so. */
    BattleNeeds tactic(Conflict conflict, ConflictPhase.SpendingSet spending) {
        BattleStrategy strategy = setup.inForce(conflict.side(spending.side())).strategy();
        return BattleNeeds.named(spending, BattleTactic.ATTACK)
                .that(() -> strategy != BattleStrategy.DEPLOY, BattleRule.DEPLOY_ATTACKS_NOT)
                .that(() -> strategy != BattleStrategy.RETREAT, BattleRule.RETREAT_ATTACKS_NOT);
    }

    Optional<BattleBreach> attack(Conflict conflict, ConflictPhase.SpendingSet spending, BattleHex from, BattleHex at) {
        Troops troops = conflict.field().troops(from, spending.side());
        boolean siege = AssaultSum.kind(from, at) == AttackKind.SIEGE && troops.has(TroopType.SIEGE_ENGINES);
        return aimed(conflict, spending, from, at)
                .that(
                        () -> !troops.only(TroopType.ARCHERS),
                        BattleRule.ARCHERS_ATTACK_NOT,
                        () -> "Only Archers stand on " + from + "; they can shoot at " + at + ".")
                .that(
                        () -> siege || !unfit(troops) || from.distance(at) > FARTHEST,
                        BattleRule.SIEGE_REACHES_TWO,
                        () -> "The Siege Engines on " + from + " cannot attack " + at + ", which is next to them.")
                .that(
                        () -> siege || from.distance(at) == 1,
                        BattleRule.ATTACK_IS_ADJACENT,
                        () -> at + " is not next to " + from + ".")
                .broken();
    }

    /** Nobody among them could attack the next space. */
    private static boolean unfit(Troops troops) {
        return troops.types().stream().noneMatch(TroopType::fightsAdjacent);
    }

    Optional<BattleBreach> shoot(Conflict conflict, ConflictPhase.SpendingSet spending, BattleHex from, BattleHex at) {
        return aimed(conflict, spending, from, at)
                .that(
                        () -> conflict.field().troops(from, spending.side()).has(TroopType.ARCHERS),
                        BattleRule.TROOPS_ARE_THERE,
                        () -> "No Archers of " + spending.side().title() + " stand on " + from + ".")
                .that(
                        () -> from.distance(at) <= FARTHEST,
                        BattleRule.ARCHERS_REACH_TWO,
                        () -> at + " is " + from.distance(at) + " spaces away from " + from + ".")
                .broken();
    }

    private BattleNeeds aimed(Conflict conflict, ConflictPhase.SpendingSet spending, BattleHex from, BattleHex at) {
        BattleSide side = spending.side();
        return tactic(conflict, spending)
                .that(
                        () -> conflict.field().at(from, side).isPresent(),
                        BattleRule.TROOPS_ARE_THERE,
                        () -> "No troops of " + side.title() + " stand on " + from + ".")
                .that(
                        () -> conflict.field().at(at, side.other()).isPresent(),
                        BattleRule.ENEMY_IS_ATTACKED,
                        () -> "No troops of " + side.other().title() + " stand on " + at + ".");
    }
}
