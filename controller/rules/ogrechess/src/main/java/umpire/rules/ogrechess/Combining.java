package umpire.rules.ogrechess;

import static umpire.rules.kernel.Breach.refusal;

import java.util.Optional;
import umpire.rules.kernel.Breach;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.board.UnitKind;
import umpire.rules.ogrechess.rulings.SheetRule;

/** Judges combining (2.142, 2.1421). */
final class Combining {
    private Combining() {}

    static Optional<Breach> redistribute(Chessboard board, Action.Redistribute share) {
        Optional<Breach> pair = pair(board, share.a(), share.b());
        if (pair.isPresent()) {
            return pair;
        }
        int a = squads(board, share.a());
        int b = squads(board, share.b());
        if (share.squadsOfA() > Unit.FULL || share.squadsOfB() > Unit.FULL) {
            return refusal(
                    SheetRule.PLATOON_LIMIT,
                    share.squadsOfA() + " and " + share.squadsOfB() + " squads: a platoon holds three at most.");
        }
        if (share.squadsOfA() + share.squadsOfB() != a + b || share.squadsOfA() < 1 || share.squadsOfB() < 1) {
            return refusal(
                    SheetRule.COMBINE_ADJACENT_PLATOONS,
                    "The platoons on " + share.a() + " and " + share.b() + " have " + a + " and " + b
                            + " squads to share, at least one for each.");
        }
        return share.squadsOfA() == a
                ? refusal(
                        SheetRule.COMBINE_ADJACENT_PLATOONS,
                        "The platoons on " + share.a() + " and " + share.b() + " have " + a + " and " + b
                                + " squads already.")
                : Optional.empty();
    }

    static Optional<Breach> merge(Chessboard board, Action.Merge merge) {
        Optional<Breach> pair = pair(board, merge.from(), merge.into());
        if (pair.isPresent()) {
            return pair;
        }
        int total = squads(board, merge.from()) + squads(board, merge.into());
        return total <= Unit.FULL
                ? Optional.empty()
                : refusal(
                        SheetRule.PLATOON_LIMIT,
                        "The INF on " + merge.from() + " and " + merge.into() + " have " + total
                                + " squads together; a platoon holds three at most.");
    }

    private static Optional<Breach> pair(Chessboard board, Square a, Square b) {
        for (Square square : new Square[] {a, b}) {
            if (board.unit(square).kind() != UnitKind.INF) {
                return refusal(
                        SheetRule.COMBINE_ADJACENT_PLATOONS,
                        Wording.the(board.unit(square), square) + " is no platoon of infantry.");
            }
        }
        if (a == b) {
            return refusal(
                    SheetRule.COMBINE_ADJACENT_PLATOONS,
                    "The INF on " + a + " cannot combine with itself: it takes two.");
        }
        return a.rangeTo(b) == 1
                ? Optional.empty()
                : refusal(
                        SheetRule.COMBINE_ADJACENT_PLATOONS,
                        "The INF on " + a + " and " + b + " are not side by side on a file or a rank.");
    }

    private static int squads(Chessboard board, Square square) {
        return ((Unit.Platoon) board.unit(square)).squads();
    }
}
