package umpire.rules.diemen;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.rules.diemen.BattleAssault.AttackKind;
import umpire.rules.diemen.field.BattleField;
import umpire.rules.diemen.field.BattleField.BattleSquad;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.field.Troops;
import umpire.rules.kernel.Count;
import umpire.rules.kernel.FirstMisfit;
import umpire.rules.kernel.Parsed;

/** Says whether a position can be on a table, and if not why. */
final class PositionCheck {
    private final Setup setup;
    private final FieldCheck fields;
    private final SideCheck sides;
    private final AssaultCheck assaults;
    private final PhaseCheck phases;

    PositionCheck(Setup setup, OrdersDeclaration orders, SetUse use, SquadMarch marches) {
        this.setup = setup;
        this.fields = new FieldCheck(setup);
        this.sides = new SideCheck(setup, orders);
        this.assaults = new AssaultCheck(setup);
        this.phases = new PhaseCheck(setup, sides, use, marches);
    }

    Parsed<Position> check(Position position) {
        int rounds = setup.scenario().rounds();
        return new FirstMisfit()
                .needs(
                        () -> position.round() >= 1 && position.round() <= rounds,
                        () -> "round " + position.round() + " is none of the " + rounds
                                + (rounds == 1 ? " round" : " rounds"))
                .then(() -> fields.first(position.field()))
                .then(() -> sides.orders(position))
                .needs(() -> !attacked(position) || !position.assaults().isEmpty(), "no attack is pending")
                .then(() -> rolled(position) ? sides.dice(position) : Optional.empty())
                .then(() -> rolled(position) ? assaults.first(position) : Optional.empty())
                .then(() -> phases.first(position))
                .found()
                .map(Parsed::<Position>bad)
                .orElseGet(() -> Parsed.good(position));
    }

    private static boolean attacked(Position position) {
        return switch (position.phase()) {
            case Phase.GobblingDice gobbling -> true;
            case Phase.KnockingDie knocking -> true;
            case Phase.LosingUnits losing -> true;
            default -> false;
        };
    }

    /** Returns whether the round has rolled dice. Before the roll, and after the battle, there are none that could be used. */
    private static boolean rolled(Position position) {
        return switch (position.phase()) {
            case Phase.DeclaringOrders declaring -> false;
            case Phase.RollingPools rolling -> false;
            case Phase.ConflictOver over -> false;
            default -> true;
        };
    }

    /** Finds faults in the spaces of troops. */
    static final class FieldCheck {
        private final Setup setup;

        FieldCheck(Setup setup) {
            this.setup = setup;
        }

        Optional<String> first(BattleField field) {
            FirstMisfit doubts = new FirstMisfit();
            field.squads().forEach(squad -> squad(doubts, squad));
            for (BattleSide side : BattleSide.values()) {
                for (TroopType type : TroopType.values()) {
                    int count = field.count(side, type);
                    int box = setup.scenario().inBox(side, type);
                    doubts.needs(
                            () -> count <= box,
                            () -> side.title() + " has " + count + " " + type.title(count) + ", and its box " + box);
                }
            }
            return doubts.found();
        }

        private void squad(FirstMisfit doubts, BattleSquad squad) {
            BattleHex hex = squad.at();
            int most = setup.scenario().stackLimit();
            Troops barred = squad.troops().where(type -> !setup.enters(type, hex));
            doubts.needs(() -> setup.map().has(hex), () -> "the map has no space " + hex)
                    .needs(
                            barred::isEmpty,
                            () -> barred.says() + " cannot stand on " + hex + ", which is "
                                    + setup.map().terrain(hex).title())
                    .needs(
                            () -> squad.size() <= most,
                            () -> squad.size() + " units stand on " + hex + "; there is room for " + most);
        }
    }

    /** Finds faults of the attacks under way. */
    static final class AssaultCheck {
        /** The largest bonus without Cavalry: five extra facings and high ground. */
        private static final int MOST_BONUS = 6;

        private final Setup setup;

        AssaultCheck(Setup setup) {
            this.setup = setup;
        }

        Optional<String> first(Position position) {
            FirstMisfit doubts = new FirstMisfit()
                    .needs(() -> position.assaults().size() <= 2, "more than two attacks are not settled");
            for (BattleAssault assault : position.assaults()) {
                doubts.then(() -> shape(assault))
                        .needs(
                                () -> strategy(position, assault).attacks(),
                                () -> assault.side().title() + " attacks, but "
                                        + strategy(position, assault).title() + " allows no attack")
                        .needs(
                                () -> position.field()
                                        .at(assault.at(), assault.side().other())
                                        .isPresent(),
                                () -> "no unit of " + assault.side().other().title() + " stands on " + assault.at()
                                        + ", where the attack goes")
                        .then(() -> attackers(position, assault));
            }
            return doubts.then(() -> pair(position)).found();
        }

        private int mostBonus() {
            return MOST_BONUS
                    + (setup.rulings().eachCavalryHits() ? setup.scenario().stackLimit() : 1);
        }

        private Optional<String> shape(BattleAssault assault) {
            int distance = assault.from().distance(assault.at());
            boolean close = assault.kind() == AttackKind.CLOSE;
            FirstMisfit doubts = new FirstMisfit();
            for (BattleHex hex : List.of(assault.from(), assault.at())) {
                doubts.needs(() -> setup.map().has(hex), () -> "the map has no space " + hex);
            }
            return doubts.needs(
                            () -> reaches(assault.kind(), distance),
                            () -> "there is no such attack from " + assault.from() + " on " + assault.at() + ", "
                                    + Count.of(distance, "space") + " away: "
                                    + reach(assault.kind()))
                    .needs(
                            () -> close == assault.limit() > 0,
                            () -> close
                                    ? "a close attack does at most as much damage as units attack, not 0"
                                    : "the damage of this attack is not limited: 0 stands for that, not "
                                            + assault.limit())
                    .needs(
                            () -> assault.limit() <= setup.scenario().stackLimit(),
                            () -> assault.limit() + " units cannot attack from a space: there is room for "
                                    + setup.scenario().stackLimit())
                    .needs(
                            () -> assault.bonus() <= mostBonus(),
                            () -> "no attack does " + assault.bonus() + " damage more than its width")
                    .needs(
                            () -> assault.kind() != AttackKind.SHOT || (assault.bonus() == 0 && !assault.flying()),
                            "Archers who shoot do 1 damage: they have no extra damage and do not fly")
                    .needs(assault::alive, () -> "the attack on " + assault.at() + " has not two dice left")
                    .found();
        }

        private static String reach(AttackKind kind) {
            return switch (kind) {
                case CLOSE -> "a close attack is on the next space";
                case SIEGE -> "Siege Engines attack " + TroopType.SIEGE_ENGINES.reach() + " away";
                case SHOT -> "Archers shoot at most " + TroopType.ARCHERS.reach() + " away";
            };
        }

        private static boolean reaches(AttackKind kind, int distance) {
            return switch (kind) {
                case CLOSE -> distance == 1;
                case SIEGE -> TroopType.SIEGE_ENGINES.reaches(distance);
                case SHOT -> TroopType.ARCHERS.reaches(distance);
            };
        }

        private BattleStrategy strategy(Position position, BattleAssault assault) {
            return setup.inForce(position.side(assault.side())).strategy();
        }

        /**
         * The troops of the side that goes first in a round cannot be hit while its attack is pending, so they stand where it comes from.
         * Those of the other side may have been destroyed by an attack at the same time.
         */
        private Optional<String> attackers(Position position, BattleAssault assault) {
            BattleHex from = assault.from();
            BattleSide side = assault.side();
            boolean first = side == Setup.firstInRound(position.round());
            return new FirstMisfit()
                    .needs(
                            () -> !first || able(position.field().troops(from, side), assault.kind()),
                            () -> side.title() + " has no troops on " + from + " for this attack on " + assault.at())
                    .needs(
                            () -> position.field().at(from, side.other()).isEmpty(),
                            () -> side.other().title() + " stands on " + from + ", and " + side.title()
                                    + " attacks from there")
                    .found();
        }

        private static boolean able(Troops troops, AttackKind kind) {
            return switch (kind) {
                case CLOSE -> troops.types().stream().anyMatch(TroopType::fightsAdjacent);
                case SIEGE -> troops.has(TroopType.SIEGE_ENGINES);
                case SHOT -> troops.has(TroopType.ARCHERS);
            };
        }

        /** Two attacks with equal sets are both begun before either is settled. The side that goes first in the round begins. */
        private static Optional<String> pair(Position position) {
            BattleSide first = Setup.firstInRound(position.round());
            List<BattleSide> sides = Stream.concat(
                            position.assaults().stream().map(BattleAssault::side),
                            position.tied().stream()
                                    .filter(tied -> tied.tactic() == BattleTactic.ATTACK)
                                    .map(DiceSet.TiedSet::side))
                    .toList();
            return position.assaults().isEmpty() || sides.size() < 2 || sides.equals(List.of(first, first.other()))
                    ? Optional.empty()
                    : Optional.of("of two attacks at the same time one is by each side, that of " + first.title()
                            + " first in round " + position.round());
        }
    }
}
