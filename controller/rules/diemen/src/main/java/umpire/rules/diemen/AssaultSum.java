package umpire.rules.diemen;

import umpire.rules.diemen.BattleAssault.AttackKind;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.HexTerrain;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.field.Troops;

/**
 * What an attack is worth: its width and its extra damage, each with its reason.
 *
 * @param assault as it sets out
 * @param widened whether Archers gave it width
 * @param facings extra facings
 * @param high whether it comes from a Hill or Mountain that counts
 * @param cavalry extra damage of Cavalry that is with it
 */
public record AssaultSum(BattleAssault assault, boolean widened, int facings, boolean high, int cavalry) {
    private static final int BESIDE = 1;
    private static final int SIEGE_DISTANCE = 2;

    /** Returns how troops of a space attack another: Siege Engines two spaces away, all others the next one. */
    public static AttackKind kind(BattleHex from, BattleHex at) {
        return from.distance(at) == SIEGE_DISTANCE ? AttackKind.SIEGE : AttackKind.CLOSE;
    }

    /** Returns an attack on a space by the troops of another. */
    public static AssaultSum of(
            Setup setup, Position position, BattleSide side, DiceSet set, BattleHex from, BattleHex at) {
        AttackKind kind = kind(from, at);
        boolean widened = archersHelp(position, side, from);
        int facings = facings(setup, position, side, from, at);
        boolean high = high(setup, position, from, at, side);
        Troops troops = position.field().troops(from, side);
        int cavalry = kind == AttackKind.CLOSE ? cavalry(setup, troops.count(TroopType.CAVALRY)) : 0;
        int width = set.width() + (widened ? 1 : 0);
        int bonus = facings + (high ? 1 : 0) + cavalry;
        boolean flying = troops.only(TroopType.FLIERS);
        int limit = kind == AttackKind.SIEGE ? 0 : troops.size();
        return new AssaultSum(
                new BattleAssault(side, from, at, kind, width, set.height(), bonus, limit, flying),
                widened,
                facings,
                high,
                cavalry);
    }

    /** Returns an attack by Archers, who are within a space of themselves. */
    public static AssaultSum shot(
            Setup setup, Position position, BattleSide side, DiceSet set, BattleHex from, BattleHex at) {
        boolean widened = setup.rulings().shotWidened() && archersHelp(position, side, from);
        int width = set.width() + (widened ? 1 : 0);
        return new AssaultSum(
                new BattleAssault(side, from, at, AttackKind.SHOT, width, set.height(), 0, 0, false),
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

    private static int facings(Setup setup, Position position, BattleSide side, BattleHex from, BattleHex at) {
        return (int) position.field().squads(side).stream()
                .filter(squad -> !squad.at().equals(from) && squad.at().distance(at) == BESIDE)
                .filter(squad -> !setup.rulings().fightersFace()
                        || squad.troops().types().stream().anyMatch(TroopType::fightsAdjacent))
                .count();
    }

    private static boolean high(Setup setup, Position position, BattleHex from, BattleHex at, BattleSide side) {
        return towers(setup.map().terrain(from), setup.map().terrain(at))
                && !position.field().troops(at, side.other()).only(TroopType.FLIERS);
    }

    /** Returns whether high ground is an advantage over other ground: Hills over neither Hills nor Mountains. */
    public static boolean towers(HexTerrain own, HexTerrain other) {
        return own == HexTerrain.MOUNTAIN ? other != HexTerrain.MOUNTAIN : own == HexTerrain.HILL && !other.high();
    }
}
