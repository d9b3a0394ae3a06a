package umpire.rules.ogrechess;

import java.util.Arrays;
import java.util.List;
import umpire.rules.ogrechess.board.Aim;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Side;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Squares;
import umpire.rules.ogrechess.board.Squares.Neighbours;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.board.UnitKind;
import umpire.rules.ogrechess.rulings.Rulings;

/**
 * Finds the units that could overrun a Mobile CP with their next move (3.02). The search asks for every action, so the methods pass sets as
 * the bits of {@link Squares} for speed.
 */
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
        return !attackers(position, side).isEmpty();
    }

    /** Returns the squares of the units that threaten a side's Mobile CP. */
    Squares attackers(Position position, Side side) {
        Chessboard board = position.board();
        Squares resting = position.turn() == side ? board.stunned() : board.disabled();
        return attackers(board, Blockers.of(board, side)).without(resting);
    }

    /** Returns the units that could overrun a Mobile CP in the next turn if the pieces of its side stood as in {@code blockers}. */
    Squares attackers(Chessboard board, Blockers blockers) {
        return attackers(board, blockers, board.of(blockers.side().other()));
    }

    /** Returns whether a side's Mobile CP on a square is out of reach, even if every way to it is free. True if {@code post} is empty. */
    boolean distant(Chessboard board, Side side, Squares post) {
        return post.isEmpty()
                || !board.of(side.other()).without(board.stunned()).intersects(reach.anyone(post.first()));
    }

    /** Returns whether a side's Mobile CP is out of reach on every square to which it may step, even if every way is free. */
    boolean distantAround(Chessboard board, Side side, Squares post) {
        return post.isEmpty()
                || !board.of(side.other()).without(board.stunned()).intersects(reach.anyoneAround(post.first()));
    }

    /** Returns which of these enemies could overrun the Mobile CP. */
    Squares attackers(Chessboard board, Blockers blockers, Squares enemies) {
        if (distant(board, blockers.side(), blockers.post())) {
            return Squares.NONE;
        }
        Square at = blockers.post().first();
        long able = enemies.and(reach.anyone(at)).without(board.stunned()).bits();
        long found = adjacent(at, board)
                | reaching(board, UnitKind.GEV, able, blockers)
                | reaching(board, UnitKind.MSL, able, blockers)
                | reaching(board, UnitKind.MECH, able, blockers)
                | rolling(board, able, blockers);
        return Squares.ofBits(found & able);
    }

    /** Returns the units of either side that are one step or one leap away from a square. */
    private long adjacent(Square at, Chessboard board) {
        Squares around = Neighbours.around(at);
        Squares infantry = rulings.infThreatensAround ? around : Neighbours.diagonal(at);
        return board.of(UnitKind.MCP).and(around).bits()
                | board.of(UnitKind.INF).and(infantry).bits()
                | board.of(UnitKind.HVY).and(Reach.leaps(at)).bits();
    }

    /**
     * Returns the units of a kind that can reach the Mobile CP, and perhaps a few more. Most units are too far away, so the distance is
     * tested first.
     */
    private long reaching(Chessboard board, UnitKind kind, long able, Blockers blockers) {
        Square post = blockers.post().first();
        long some = able & board.of(kind).bits();
        return (some & reach.open(kind, post).bits()) == 0
                ? 0
                : some & reach.flood(kind, post, blockers.pieces()).bits();
    }

    /** Returns the squares on which a piece would stand between these units and the Mobile CP, and perhaps a few more. */
    Squares shields(Chessboard board, Squares units, Blockers blockers) {
        Squares.Builder shields = new Squares.Builder();
        for (Square from : units) {
            Square post = blockers.post().first();
            UnitKind kind = board.unit(from).kind();
            switch (kind) {
                case OGRE -> shields.addAll(Neighbours.between(from, post));
                case GEV, MSL, MECH -> shields.addAll(reach.open(kind, from).and(reach.open(kind, post)));
                case INF, HVY, MCP -> {}
            }
        }
        return shields.build();
    }

    /** Returns the Ogres that have the points to drive onto the Mobile CP. */
    private long rolling(Chessboard board, long able, Blockers blockers) {
        Squares star = Reach.star(blockers.post().first());
        long rolling = 0;
        for (Square ogre : new Squares(able & board.of(UnitKind.OGRE).and(star).bits())) {
            if (rolls((Unit.Ogre) board.unit(ogre), ogre, blockers)) {
                rolling |= ogre.bit();
            }
        }
        return rolling;
    }

    /**
     * Returns the pieces that can end the only threat with a lucky shot from their present squares; none where there are more threats. Each
     * piece fires all its weapons in range.
     */
    Squares strikers(Chessboard board, Blockers blockers, Squares attackers) {
        if (attackers.size() != 1) {
            return Squares.NONE;
        }
        Square at = attackers.first();
        Squares shooters =
                Ranges.reaching(board, attackers).and(board.of(blockers.side())).without(board.disabled());
        Squares.Builder strikers = new Squares.Builder();
        for (Aim aim : shooters.isEmpty() ? List.<Aim>of() : Aim.on(board.unit(at))) {
            if (endedByHit(board.unit(at), at, aim, blockers)) {
                strikers.addAll(withAChance(board, shooters, at, aim));
            }
        }
        return strikers.build();
    }

    private static Squares withAChance(Chessboard board, Squares shooters, Square at, Aim aim) {
        Squares.Builder able = new Squares.Builder();
        for (Square from : shooters) {
            if (Combat.strongest(board, from, at, aim) != Odds.HOPELESS) {
                able.add(from);
            }
        }
        return able.build();
    }

    /** Returns whether fire by a piece that stays on its square can end the threat of its target. */
    boolean strikes(Chessboard board, Blockers blockers, Action.Fire fire) {
        return Combat.ranged(board, fire) != Odds.HOPELESS
                && endedByHit(board.unit(fire.at()), fire.at(), fire.aim(), blockers);
    }

    /**
     * Returns whether a hit can end a unit's threat. Every column with a chance has an X, the strongest result. An X destroys any target
     * except an Ogre, which loses a component, and a Mobile CP, which is disabled.
     */
    private boolean endedByHit(Unit target, Square at, Aim aim, Blockers blockers) {
        return !(target instanceof Unit.Ogre ogre)
                || Damage.component(ogre, aim)
                        .filter(left -> left instanceof Unit.Ogre rest && rolls(rest, at, blockers))
                        .isEmpty();
    }

    /** Returns whether an Ogre has the points to drive in a line onto a Mobile CP, over the infantry in its way. */
    boolean rolls(Unit.Ogre ogre, Square from, Blockers blockers) {
        Square to = blockers.post().first();
        int distance = from.straightTo(to);
        int points = ogre.movement() - distance;
        if (distance == 0 || points < 0) {
            return false;
        }
        Squares between = Neighbours.between(from, to);
        if (!blockers.pieces().intersects(between)) {
            return true;
        }
        Squares inTheWay = blockers.pieces().and(between);
        boolean crushes = rulings.checkThroughInfantry && !ogre.batteries().none();
        return crushes && blockers.infantry().containsAll(inTheWay) && points >= inTheWay.size();
    }

    /** The range chart of section 4.01 as sets of squares. */
    static final class Ranges {
        private static final int LONGEST = 4;
        private static final Squares[][] WITHIN = new Squares[LONGEST + 1][64];

        /** The kinds of units by their range, in squares. An Ogre has no fixed range, because its range is that of its weapons. */
        private static final UnitKind[][] BY_RANGE = new UnitKind[LONGEST + 1][];

        static {
            for (int range = 0; range <= LONGEST; range++) {
                int wanted = range;
                BY_RANGE[range] = Arrays.stream(UnitKind.values())
                        .filter(kind -> kind.range() == wanted)
                        .toArray(UnitKind[]::new);
            }
            for (Square from : Square.values()) {
                Squares within = Squares.of(from);
                for (int range = 0; range <= LONGEST; range++) {
                    WITHIN[range][from.index()] = within.without(from);
                    within = within.or(within.orthogonal());
                }
            }
        }

        private Ranges() {}

        /**
         * Returns the units, of either side and able or not, that have one of the given squares in range. Range is counted in steps
         * along files and ranks, so the squares spread step by step and catch units of longer and longer range.
         */
        static Squares reaching(Chessboard board, Squares targets) {
            Squares.Builder units = new Squares.Builder();
            long near = targets.bits();
            for (int range = 1; range <= LONGEST; range++) {
                near |= new Squares(near).orthogonal().bits();
                for (UnitKind kind : BY_RANGE[range]) {
                    units.addAll(board.of(kind).and(new Squares(near)));
                }
            }
            units.addAll(ogresReaching(board, targets));
            return units.build();
        }

        private static Squares ogresReaching(Chessboard board, Squares targets) {
            Squares.Builder ogres = new Squares.Builder();
            for (Square at : board.of(UnitKind.OGRE)) {
                if (within(at, Combat.range(board.unit(at))).intersects(targets)) {
                    ogres.add(at);
                }
            }
            return ogres.build();
        }

        /** Returns the squares a weapon of some range, 0 to 4, can hit. */
        static Squares within(Square from, int range) {
            return WITHIN[range][from.index()];
        }
    }

    /**
     * A Mobile CP and the pieces of its own side that stand in an enemy's way to it. The same enemies tested against other blockers show
     * whether a move gives or ends check, without making the move. The search creates one for every action, so its sets are kept as bits.
     */
    static final class Blockers {
        private final Side side;
        private final long post;
        private final long pieces;
        private final long infantry;

        private Blockers(Side side, long post, long pieces, long infantry) {
            this.side = side;
            this.post = post;
            this.pieces = pieces;
            this.infantry = infantry;
        }

        static Blockers of(Chessboard board, Side side) {
            long post = board.of(side, UnitKind.MCP).bits();
            long infantry = board.of(side, UnitKind.INF).bits()
                    | board.of(side, UnitKind.MECH).bits();
            return new Blockers(side, post, board.of(side).bits() & ~post, infantry);
        }

        Side side() {
            return side;
        }

        /** Returns the square of the Mobile CP as a set; empty when it is not on the board. */
        Squares post() {
            return new Squares(post);
        }

        /** Returns the squares of the side's other pieces. */
        Squares pieces() {
            return new Squares(pieces);
        }

        /** Returns the squares of the side's infantry, which an Ogre may drive over. */
        Squares infantry() {
            return new Squares(infantry);
        }

        /** Returns the Mobile CP by itself. */
        Blockers alone() {
            return new Blockers(side, post, 0, 0);
        }

        Blockers without(Square piece) {
            return new Blockers(side, post, pieces & ~piece.bit(), infantry & ~piece.bit());
        }

        /** Returns these blockers with pieces on more squares. An Ogre cannot drive over the added pieces. */
        Blockers with(Squares more) {
            return new Blockers(side, post, (pieces | more.bits()) & ~post, infantry & ~more.bits());
        }

        /** Returns these blockers after a piece has gone to an empty square. */
        Blockers moved(Square from, Square to) {
            return new Blockers(
                    side,
                    post,
                    pieces().moved(from, to).bits(),
                    infantry().moved(from, to).bits());
        }

        Blockers withPostAt(Square at) {
            return new Blockers(side, at.bit(), pieces & ~at.bit(), infantry & ~at.bit());
        }
    }
}
