package umpire.rules.ogrechess;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.kernel.AttackArrow;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.Mark;
import umpire.rules.kernel.Place;
import umpire.rules.ogrechess.board.Side;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Squares;
import umpire.rules.ogrechess.rulings.SheetRule;

/** The announcements of check: once when it is given, and on every display while it lasts. */
final class CheckNotice {
    private final Threats threats;

    CheckNotice(Threats threats) {
        this.threats = threats;
    }

    /** Announces check when a turn has ended in it (3.02). */
    void tell(Position before, Position next, EventSink events) {
        Squares attackers = next.turn() == before.turn() ? Squares.NONE : threats.attackers(next, next.turn());
        if (attackers.isEmpty()) {
            return;
        }
        Square post = next.board().commandPost(next.turn()).orElseThrow();
        List<Square> where = new ArrayList<>(List.of(post));
        where.addAll(attackers.list());
        events.tell(
                SheetRule.CHECK,
                () -> "Check: " + Wording.units(next.board(), attackers) + " could overrun " + next.turn()
                        + "'s MCP on " + post + "." + GameResult.over(next.board(), attackers, post),
                where.stream().map(Square::place).toArray(Place[]::new));
    }

    /** Returns an arrow from each unit that gives check to the Mobile CP that it could overrun. */
    List<AttackArrow> strikes(Position position) {
        List<AttackArrow> strikes = new ArrayList<>();
        for (Side side : Side.values()) {
            for (Square attacker : threats.attackers(position, side)) {
                position.board()
                        .commandPost(side)
                        .ifPresent(post -> strikes.add(new AttackArrow(attacker.place(), post.place())));
            }
        }
        return strikes;
    }

    /** Returns a mark on each Mobile CP that is in check. */
    List<Mark> marks(Position position) {
        List<Mark> marks = new ArrayList<>();
        for (Side side : Side.values()) {
            Squares attackers = threats.attackers(position, side);
            if (!attackers.isEmpty()) {
                position.board().commandPost(side).ifPresent(post -> {
                    String by = Wording.units(position.board(), attackers);
                    String check = side + " is in check: the MCP on " + post + " is threatened by " + by + "."
                            + GameResult.over(position.board(), attackers, post);
                    marks.add(new Mark(post.place(), Mark.THREATENED, "!", check));
                });
            }
        }
        return marks;
    }
}
