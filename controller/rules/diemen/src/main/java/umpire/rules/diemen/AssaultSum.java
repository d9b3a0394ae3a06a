package umpire.rules.diemen;

import java.util.List;
import java.util.stream.IntStream;
import umpire.rules.diemen.BattleAssault.AttackKind;
import umpire.rules.diemen.field.BattleField.BattleSquad;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleMap.HexTerrain;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.field.Troops;

/**
 * The width and the extra damage of an attack, with their reasons.
 *
 * @param assault the attack as it begins
 * @param widened whether Archers made it one die wider
 * @param facings the number of extra facings
 * @param high whether it comes from a Hill or Mountain that gives it an advantage over its target
 * @param cavalry the extra damage of Cavalry
 */
record AssaultSum(BattleAssault assault, boolean widened, int facings, boolean high, int cavalry) {
    private static final int BESIDE = 1;

    /** Returns an attack by the troops of a space. Siege Engines attack from a distance, all others the next space. */
    static AssaultSum of(Setup setup, Position position, Phase.SpendingSet spending, Action.AttackSpace attack) {
        BattleSide side = spending.side();
        BattleHex from = attack.from();
        BattleHex at = attack.at();
        Troops troops = position.field().troops(from, side);
        boolean close = from.distance(at) == BESIDE;
        boolean widened = archersHelp(position, side, from);
        int facings = facings(setup, position, side, attack);
        boolean high = towers(setup.map().terrain(from), setup.map().terrain(at))
                && !position.field().troops(at, side.other()).only(TroopType.FLIERS);
        int cavalry = close ? cavalry(setup, troops.count(TroopType.CAVALRY)) : 0;
        BattleAssault assault = new BattleAssault(
                side,
                from,
                at,
                close ? AttackKind.CLOSE : AttackKind.SIEGE,
                spending.set().width() + (widened ? 1 : 0),
                spending.set().height(),
                facings + (high ? 1 : 0) + cavalry,
                close ? troops.size() : 0,
                troops.only(TroopType.FLIERS));
        return new AssaultSum(assault, widened, facings, high, cavalry);
    }

    /** Returns an attack by Archers. They may widen it themselves, because its space is within one space of them. */
    static AssaultSum shot(Setup setup, Position position, Phase.SpendingSet spending, Action.ShootSpace shoot) {
        BattleSide side = spending.side();
        boolean widened = setup.rulings().shotWidened() && archersHelp(position, side, shoot.from());
        int width = spending.set().width() + (widened ? 1 : 0);
        int height = spending.set().height();
        return new AssaultSum(
                new BattleAssault(side, shoot.from(), shoot.at(), AttackKind.SHOT, width, height, 0, 0, false),
                widened,
                0,
                false,
                0);
    }

    private static boolean archersHelp(Position position, BattleSide side, BattleHex from) {
        return position.side(side).archerWidth() < position.field().count(side, TroopType.ARCHERS)
                && position.field().squads(side).stream()
                        .anyMatch(squad -> squad.troops().has(TroopType.ARCHERS)
                                && squad.at().distance(from) <= BESIDE);
    }

    private static int cavalry(Setup setup, int units) {
        return setup.rulings().eachCavalryHits() ? units : Math.min(1, units);
    }

    private static int facings(Setup setup, Position position, BattleSide side, Action.AttackSpace attack) {
        return (int) position.field().squads(side).stream()
                .filter(squad -> !squad.at().equals(attack.from()) && squad.at().distance(attack.at()) == BESIDE)
                .filter(squad -> !setup.rulings().fightersFace()
                        || squad.troops().types().stream().anyMatch(TroopType::fightsAdjacent))
                .count();
    }

    /**
     * Returns whether ground is an advantage over other ground. A Mountain is one over all but Mountains, a Hill over all but Hills and
     * Mountains.
     */
    static boolean towers(HexTerrain own, HexTerrain other) {
        return own == HexTerrain.MOUNTAIN ? other != HexTerrain.MOUNTAIN : own == HexTerrain.HILL && !other.high();
    }

    /** Finds the dice with which a side can cancel dice of the current attack. */
    static final class DefenceSum {
        private final Setup setup;

        DefenceSum(Setup setup) {
            this.setup = setup;
        }

        /** Returns the numbers of Gobble Dice that are high enough, the lowest first. */
        List<Integer> heights(Position position) {
            DicePool gobble = position.side(position.assault().side().other()).gobble();
            return IntStream.rangeClosed(1, DicePool.HIGHEST)
                    .filter(height -> gobble.count(height) > 0 && highEnough(position, height))
                    .boxed()
                    .toList();
        }

        /** Returns whether a Gobble Die cancels dice of the attack, as far as their numbers are concerned. */
        boolean highEnough(Position position, int height) {
            return !setup.rulings().gobbleByHeight()
                    || raised(position, height) >= position.assault().height();
        }

        /** Returns what a die of a defence counts against the attack: one more on high ground, ten at most. */
        int raised(Position position, int height) {
            return onHigh(position) ? Math.min(DicePool.HIGHEST, height + 1) : height;
        }

        /** Returns whether the attacked space is high ground with an advantage over the attackers' ground. */
        boolean onHigh(Position position) {
            BattleAssault assault = position.assault();
            return AssaultSum.towers(terrain(assault.at()), terrain(assault.from()))
                    && !position.assault().flying();
        }

        HexTerrain terrain(BattleHex hex) {
            return setup.map().terrain(hex);
        }

        /** Returns whether a space is of a terrain that has a free Gobble Die. */
        boolean mayHaveDie(BattleHex hex) {
            return terrain(hex) == HexTerrain.FOREST || terrain(hex) == HexTerrain.MOUNTAIN;
        }

        /** Returns whether the free Gobble Die of the terrain under attack is left. */
        boolean terrainDie(Position position) {
            BattleAssault assault = position.assault();
            return position.side(assault.side().other()).defended()
                    && !position.usedTerrain().contains(assault.at())
                    && grantsDie(position);
        }

        private boolean grantsDie(Position position) {
            return switch (terrain(position.assault().at())) {
                case FOREST ->
                    setup.rulings().forestAgainstFliers() || !position.assault().flying();
                case MOUNTAIN -> onHigh(position);
                case OPEN, IMPASSIBLE, HILL, ROUGH, RIVER -> false;
            };
        }

        /** Returns whether Defenders in the space under attack have a free Gobble Die left. */
        boolean freeDie(Position position) {
            return position.field()
                    .at(position.assault().at())
                    .map(BattleSquad::freshDefenders)
                    .filter(fresh -> fresh > 0)
                    .isPresent();
        }

        /** Returns whether the side under attack can cancel any die of the attack. */
        boolean any(Position position) {
            boolean asked = position.assault().kind() != BattleAssault.AttackKind.SHOT
                    || setup.rulings().shotGobbled();
            return asked
                    && position.assault().alive()
                    && (!heights(position).isEmpty() || terrainDie(position) || freeDie(position));
        }
    }
}
