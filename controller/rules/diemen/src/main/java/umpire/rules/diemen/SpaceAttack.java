package umpire.rules.diemen;

import java.util.Optional;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.HexTerrain;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.field.Troops;
import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;

/** The troops of a space attack another. */
final class SpaceAttack extends AimedMove<Action.AttackSpace> {
    static final ActionKind KIND = ActionKind.usual("attack");

    private static final int SIEGE_DISTANCE = 2;

    SpaceAttack(Setup setup) {
        super(setup, "attack", Action.AttackSpace.class, Action.AttackSpace::new, KIND);
    }

    /** Returns whether some of the troops attack or shoot at a distance, in spaces. */
    static boolean reaches(Troops troops, int distance) {
        return (distance == 1 && !unfit(troops))
                || (distance <= FARTHEST && troops.has(TroopType.ARCHERS))
                || (distance == SIEGE_DISTANCE && troops.has(TroopType.SIEGE_ENGINES));
    }

    /** Returns whether none of them could attack the next space. */
    private static boolean unfit(Troops troops) {
        return troops.types().stream().noneMatch(TroopType::fightsAdjacent);
    }

    @Override
    protected Optional<Breach> breach(Position position, Phase.SpendingSet spending, Action.AttackSpace attack) {
        BattleHex from = attack.from();
        BattleHex at = attack.at();
        Troops troops = position.field().troops(from, spending.side());
        int distance = from.distance(at);
        boolean siege = troops.has(TroopType.SIEGE_ENGINES);
        return aimed(position, spending, attack)
                .needs(
                        SheetRule.ARCHERS_ATTACK_NOT,
                        () -> !troops.only(TroopType.ARCHERS),
                        () -> "Only Archers stand on " + from + ": they shoot, at most two spaces away.")
                .needs(
                        SheetRule.SIEGE_REACHES_TWO,
                        () -> !siege || distance == SIEGE_DISTANCE || (distance == 1 && !unfit(troops)),
                        () -> "The Siege Engines on " + from + " cannot attack " + at + ", " + away(distance)
                                + (unfit(troops) ? "." : ", and no other unit there can."))
                .needs(
                        SheetRule.ATTACK_IS_ADJACENT,
                        () -> siege || distance == 1,
                        () -> at + " is not next to " + from + ".")
                .found();
    }

    @Override
    protected Position after(
            Position position, Phase.SpendingSet spending, Action.AttackSpace attack, EventSink telling) {
        AssaultSum sum = AssaultSum.of(setup, position, spending, attack);
        telling.tell(
                SheetRule.WIDEST_GOES_FIRST,
                () -> spending.side().title() + " attacks from " + attack.from() + " at " + attack.at() + " with "
                        + spending.set() + ".",
                attack.at().place(),
                attack.from().place());
        tellWidened(sum, telling);
        tellForest(position, sum.assault(), telling);
        tellDamage(sum, telling);
        return begun(position, spending, sum);
    }

    private void tellForest(Position position, BattleAssault assault, EventSink telling) {
        BattleSide defender = assault.side().other();
        if (setup.map().terrain(assault.at()) == HexTerrain.FOREST
                && !assault.flying()
                && !position.side(defender).defended()) {
            telling.tell(
                    SheetRule.FOREST_DIE,
                    () -> "The Forest on " + assault.at() + " adds no Gobble Die: " + defender.title()
                            + " has spent no set on defence.",
                    assault.at().place());
        }
    }

    /** Tells why the attack does more damage than it is wide. */
    private void tellDamage(AssaultSum sum, EventSink telling) {
        BattleAssault assault = sum.assault();
        if (sum.facings() > 0) {
            telling.tell(
                    SheetRule.EXTRA_FACING,
                    () -> "More troops stand next to " + assault.at() + ", as extra facings: " + sum.facings()
                            + " damage more.",
                    assault.at().place());
        }
        if (sum.cavalry() > 0) {
            telling.tell(
                    SheetRule.CAVALRY_HITS_HARDER,
                    () -> "Cavalry attacks too: " + sum.cavalry() + " damage more.",
                    assault.from().place());
        }
        if (sum.high()) {
            HexTerrain terrain = setup.map().terrain(assault.from());
            telling.tell(
                    terrain == HexTerrain.HILL ? SheetRule.HIGH_ATTACK : SheetRule.MOUNTAIN_ATTACK,
                    () -> "The attack comes from a " + terrain.title() + ": 1 damage more.",
                    assault.from().place());
        }
    }

    @Override
    protected String describe(Position position, Action.AttackSpace attack) {
        return attack.from() + " attacks " + attack.at();
    }

    /** Returns the damage if no die is cancelled. */
    @Override
    protected Optional<String> preview(Position position, Action.AttackSpace attack, Position next) {
        if (!(position.phase() instanceof Phase.SpendingSet spending)) {
            return Optional.empty();
        }
        int damage = AssaultSum.of(setup, position, spending, attack).assault().damage();
        int standing =
                position.field().troops(attack.at(), spending.side().other()).size();
        return Optional.of(upTo(Math.min(damage, standing)));
    }
}
