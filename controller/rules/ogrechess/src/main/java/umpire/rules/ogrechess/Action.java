package umpire.rules.ogrechess;

import umpire.rules.ogrechess.board.Aim;
import umpire.rules.ogrechess.board.Batteries;
import umpire.rules.ogrechess.board.Square;

/** A small step of a turn. Steps that look alike on the table share one type. */
public sealed interface Action {
    /** A piece goes to an empty square: a regular move, a retreat, a Missile Tank's move after fire, an Ogre's way on after an overrun. */
    record MovePiece(Square from, Square to) implements Action {}

    /**
     * A piece goes where there is no square, which is always refused (3.21).
     *
     * @param to the text written for the square, such as {@code i1}
     */
    record Leave(Square from, String to) implements Action {}

    /** A piece enters an enemy's square: an overrun, a ramming, or the capture of the Mobile CP. */
    record Overrun(Square from, Square to) implements Action {}

    /**
     * A shot.
     *
     * @param batteries the Ogre's weapons that fire together; none for every other unit
     * @param aim the component aimed at on an Ogre; {@link Aim#UNIT} for every other target
     */
    record Fire(Square from, Batteries batteries, Square at, Aim aim) implements Action {}

    /** In an overrun: which component of the Ogre the infantry fires at. */
    record TakeAim(Aim aim) implements Action {}

    /** The side does nothing more: it holds fire, stays, stops or passes. */
    record Hold() implements Action {}

    /** Two platoons share out their squads; the squares are kept in board order. */
    record Redistribute(Square a, Square b, int squadsOfA, int squadsOfB) implements Action {
        public Redistribute {
            if (a.compareTo(b) > 0) {
                Square first = b;
                b = a;
                a = first;
                int squads = squadsOfB;
                squadsOfB = squadsOfA;
                squadsOfA = squads;
            }
        }
    }

    /** A platoon joins another and leaves its square. */
    record Merge(Square from, Square into) implements Action {}

    /** A platoon on the far rank is promoted: standing still, or by the exchange of its piece. */
    record Promote(Square at) implements Action {}

    /** The result of the die that settles an attack. */
    record Roll(int face) implements Action {
        public Roll {
            if (face < 1 || face > 6) {
                throw new IllegalArgumentException("a d6 shows 1 to 6, not " + face);
            }
        }
    }
}
