package umpire.rules.ogrechess;

import java.util.List;

/** Which units could overrun a Mobile CP with their next move (3.02). */
final class Threats {
    private final Rulings rulings;
    private final Reach reach;

    Threats(Rulings rulings, Reach reach) {
        this.rulings = rulings;
        this.reach = reach;
    }

    /**
     * Returns whether a side's Mobile CP could be overrun in the enemy's next turn, or in this one if it is the enemy's.
     * A Mobile CP that is not on the board is in no danger.
     */
    boolean on(Position position, Side side) {
        return attackers(position, side) != 0;
    }

    /** Returns the squares of the units that threaten a side's Mobile CP. */
    long attackers(Position position, Side side) {
        Chessboard board = position.board();
        long able = position.turn() == side ? ~board.stunned() : ~board.disabled();
        return attackers(board, Blockers.of(board, side)) & able;
    }

    /** Returns whether a side's Mobile CP could be overrun after this turn of its own. */
    boolean on(Chessboard board, Side side) {
        return attackers(board, Blockers.of(board, side)) != 0;
    }

    /** Returns the units that could overrun a Mobile CP after this turn of its own if its side stood like this. */
    long attackers(Chessboard board, Blockers blockers) {
        return attackers(board, blockers, board.of(blockers.side().other()));
    }

    /** Returns those among some enemies that could. */
    long attackers(Chessboard board, Blockers blockers, long enemies) {
        long post = blockers.post();
        long able = enemies & ~board.stunned() & ~post;
        if (post == 0 || able == 0) {
            return 0;
        }
        Square at = Square.at(Long.numberOfTrailingZeros(post));
        long attackers = Reach.leaps(at) & able & board.of(UnitKind.HVY);
        long beside = rulings.infThreatensAround ? Reach.around(post) : Reach.diagonal(post);
        attackers |= beside & able & board.of(UnitKind.INF);
        attackers |= Reach.around(post) & able & board.of(UnitKind.MCP);
        attackers |= flooding(able & board.of(UnitKind.GEV), UnitKind.GEV, at, blockers);
        attackers |= flooding(able & board.of(UnitKind.MSL), UnitKind.MSL, at, blockers);
        attackers |= flooding(able & board.of(UnitKind.MECH), UnitKind.MECH, at, blockers);
        for (long ogres = able & board.of(UnitKind.OGRE); ogres != 0; ogres &= ogres - 1) {
            Square ogre = Square.at(Long.numberOfTrailingZeros(ogres));
            attackers |= rolls((Unit.Ogre) board.unit(ogre), ogre, blockers) ? ogre.bit() : 0;
        }
        return attackers;
    }

    /**
     * Returns the pieces whose fire from where they stand can, with luck, end the last threat; none where there are more.
     * Each does with all that reaches.
     */
    long strikers(Chessboard board, Blockers blockers, long attackers) {
        if (Long.bitCount(attackers) != 1) {
            return 0;
        }
        Square at = Square.at(Long.numberOfTrailingZeros(attackers));
        long shooters = Ranges.reaching(board, attackers) & board.of(blockers.side()) & ~board.disabled();
        long strikers = 0;
        for (Aim aim : shooters == 0 ? List.<Aim>of() : Aim.on(board.unit(at))) {
            if (endedByHit(board.unit(at), at, aim, blockers)) {
                strikers |= withAChance(board, shooters & ~strikers, at, aim);
            }
        }
        return strikers;
    }

    private static long withAChance(Chessboard board, long shooters, Square at, Aim aim) {
        long able = 0;
        for (long rest = shooters; rest != 0; rest &= rest - 1) {
            Square from = Square.at(Long.numberOfTrailingZeros(rest));
            able |= Combat.strongest(board, from, at, aim) != Odds.HOPELESS ? from.bit() : 0;
        }
        return able;
    }

    /** Returns whether fire by a piece that stays where it is can make of its target one that does not threaten. */
    boolean strikes(Chessboard board, Blockers blockers, Action.Fire fire) {
        return Combat.ranged(board, fire) != Odds.HOPELESS
                && endedByHit(board.unit(fire.at()), fire.at(), fire.aim(), blockers);
    }

    /**
     * Returns whether a hit can end a unit's threat. Every column that has a chance has an X, and that leaves of the target the
     * least there can be: nothing, but of an Ogre, and a Mobile CP that rests.
     */
    private boolean endedByHit(Unit target, Square at, Aim aim, Blockers blockers) {
        return !(target instanceof Unit.Ogre ogre)
                || Damage.component(ogre, aim)
                        .filter(left -> left instanceof Unit.Ogre rest && rolls(rest, at, blockers))
                        .isEmpty();
    }

    /** Returns those of some units that find a way onto the Mobile CP; most often all are too far away for any. */
    private long flooding(long units, UnitKind kind, Square post, Blockers blockers) {
        long near = units & reach.open(kind, post);
        return near == 0 ? 0 : near & reach.flood(kind, blockers.post(), Reach.steps(kind), blockers.pieces());
    }

    /** Returns whether an Ogre has the points to drive in a line onto a Mobile CP, over the infantry in its way. */
    boolean rolls(Unit.Ogre ogre, Square from, Blockers blockers) {
        Square to = Square.at(Long.numberOfTrailingZeros(blockers.post()));
        int distance = from.straightTo(to);
        int points = ogre.movement() - distance;
        if (distance == 0 || points < 0) {
            return false;
        }
        long inTheWay = blockers.pieces() & from.between(to);
        boolean crushes = rulings.checkThroughInfantry && !ogre.batteries().none();
        return inTheWay == 0
                || (crushes && (inTheWay & ~blockers.infantry()) == 0 && points >= Long.bitCount(inTheWay));
    }
}
