package umpire.rules.diemen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import umpire.rules.diemen.field.BattleField.BattleSquad;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleMap.HexTerrain;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.field.Troops;
import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.Count;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.text.Sentence;

/**
 * The troops of a space use a set against another space.
 *
 * @param <X> the action
 */
abstract class AimedMove<X extends Action.Aimed> extends SpendingMove<X> {
    private final BiFunction<BattleHex, BattleHex, X> made;

    AimedMove(Setup setup, String verb, Class<X> type, BiFunction<BattleHex, BattleHex, X> made, ActionKind kind) {
        super(
                setup,
                Sentence.of(verb, type, BattleWords.HEX, Action.Aimed::from, BattleWords.HEX, Action.Aimed::at, made),
                kind);
        this.made = made;
    }

    private FirstBreach tactic(Position position, Phase.SpendingSet spending) {
        BattleStrategy strategy = strategy(position, spending);
        return asNamed(spending, BattleTactic.ATTACK)
                .needs(SheetRule.DEPLOY_ATTACKS_NOT, () -> strategy != BattleStrategy.DEPLOY)
                .needs(SheetRule.RETREAT_ATTACKS_NOT, () -> strategy != BattleStrategy.RETREAT);
    }

    final FirstBreach aimed(Position position, Phase.SpendingSet spending, X action) {
        BattleSide side = spending.side();
        return tactic(position, spending)
                .needs(
                        SheetRule.TROOPS_ARE_THERE,
                        () -> position.field().at(action.from(), side).isPresent(),
                        () -> "No troops of " + side.title() + " stand on " + action.from() + ".")
                .needs(
                        SheetRule.ENEMY_IS_ATTACKED,
                        () -> position.field().at(action.at(), side.other()).isPresent(),
                        () -> "No troops of " + side.other().title() + " stand on " + action.at() + ".");
    }

    static String away(int distance) {
        return distance == 1 ? "the next space" : distance + " spaces away";
    }

    @Override
    protected final List<X> legal(Position position, Phase.SpendingSet spending) {
        List<X> all = new ArrayList<>();
        if (tactic(position, spending).found().isPresent()) {
            return all;
        }
        for (BattleSquad squad : position.field().squads(spending.side())) {
            for (BattleSquad enemy : position.field().squads(spending.side().other())) {
                if (squad.troops().reaches(squad.at().distance(enemy.at()))) {
                    all.add(made.apply(squad.at(), enemy.at()));
                }
            }
        }
        return unbroken(position, spending, all);
    }

    /** Returns the position in which an attack is under way. */
    static Position begun(Position position, Phase.SpendingSet spending, AssaultSum sum) {
        Position spent = spent(position, spending);
        Position after = sum.widened()
                ? spent.with(spending.side(), spent.side(spending.side()).widened())
                : spent;
        return after.withAssaults(Stream.concat(after.assaults().stream(), Stream.of(sum.assault()))
                .toList());
    }

    static void tellWidened(AssaultSum sum, EventSink telling) {
        if (sum.widened()) {
            telling.tell(
                    SheetRule.ARCHERS_WIDEN,
                    () -> "Archers make the attack one die wider: it has "
                            + sum.assault().width() + " dice.",
                    sum.assault().from().place());
        }
    }

    /** Labels a target with the units that would be lost. */
    static String upTo(int count) {
        return "up to " + Count.of(count, "unit") + " lost";
    }

    @Override
    protected final List<Place> touches(Position position, X action) {
        return List.of(action.from().place(), action.at().place());
    }

    /** Archers destroy one unit. */
    static final class ArcherShot extends AimedMove<Action.ShootSpace> {
        ArcherShot(Setup setup) {
            super(
                    setup,
                    "shoot",
                    Action.ShootSpace.class,
                    Action.ShootSpace::new,
                    ActionKind.usual("shoot with Archers"));
        }

        @Override
        protected Optional<Breach> breach(Position position, Phase.SpendingSet spending, Action.ShootSpace shoot) {
            int distance = shoot.from().distance(shoot.at());
            return aimed(position, spending, shoot)
                    .needs(
                            SheetRule.TROOPS_ARE_THERE,
                            () -> position.field()
                                    .troops(shoot.from(), spending.side())
                                    .has(TroopType.ARCHERS),
                            () -> "No Archers of " + spending.side().title() + " stand on " + shoot.from() + ".")
                    .needs(
                            SheetRule.ARCHERS_REACH,
                            () -> TroopType.ARCHERS.reaches(distance),
                            () -> shoot.at() + " is " + away(distance) + " from " + shoot.from() + ".")
                    .found();
        }

        @Override
        protected Position after(
                Position position, Phase.SpendingSet spending, Action.ShootSpace shoot, EventSink telling) {
            AssaultSum sum = AssaultSum.shot(setup, position, spending, shoot);
            telling.tell(
                    SheetRule.WIDEST_GOES_FIRST,
                    () -> spending.side().title() + "'s Archers shoot from " + shoot.from() + " at " + shoot.at()
                            + " with " + spending.set() + ".",
                    shoot.at().place(),
                    shoot.from().place());
            tellWidened(sum, telling);
            return begun(position, spending, sum);
        }

        @Override
        protected String describe(Position position, Action.ShootSpace shoot) {
            return "Archers on " + shoot.from() + " shoot at " + shoot.at();
        }

        @Override
        protected Optional<String> preview(Position position, Action.ShootSpace shoot, Position next) {
            return Optional.of(upTo(1));
        }
    }

    /** The troops of a space attack another. */
    static final class SpaceAttack extends AimedMove<Action.AttackSpace> {
        private static final ActionKind KIND = ActionKind.usual("attack");

        SpaceAttack(Setup setup) {
            super(setup, "attack", Action.AttackSpace.class, Action.AttackSpace::new, KIND);
        }

        /** Returns whether none of these troops could attack the next space. */
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
                            () -> "Only Archers stand on " + from + ": they shoot, at most " + TroopType.ARCHERS.reach()
                                    + " away.")
                    .needs(
                            SheetRule.SIEGE_DISTANCE,
                            () -> !siege
                                    || TroopType.SIEGE_ENGINES.reaches(distance)
                                    || (distance == 1 && !unfit(troops)),
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
            int damage =
                    AssaultSum.of(setup, position, spending, attack).assault().damage();
            int standing = position.field()
                    .troops(attack.at(), spending.side().other())
                    .size();
            return Optional.of(upTo(Math.min(damage, standing)));
        }
    }
}
