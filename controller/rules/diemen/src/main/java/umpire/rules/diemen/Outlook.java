package umpire.rules.diemen;

import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.BattleSquad;
import umpire.rules.kernel.Estimate;

/**
 * What both sides may hope for: by the units they have left, and, the more the fewer rounds are to come, by how near these are to the
 * objective. A guess, and no rule.
 */
final class Outlook {
    /** With a lead of so many units a side has nearly three games of four. */
    private static final double SCALE = 2;

    /** What strategies and sets are good for shows once they were used: about a round later. Measured. */
    private static final int ROUND = 32;

    /** What a unit in or next to the objective adds when the last round is fought. */
    private static final double AT_OBJECTIVE = 1;

    /** How much of it is left one space further away. */
    private static final double PER_SPACE = 0.6;

    private final BattleHex objective;
    private final int rounds;

    /** Looks at battles that were set up in a way. */
    Outlook(Setup setup) {
        this.objective = setup.scenario().objective();
        this.rounds = setup.scenario().rounds();
    }

    /** Returns the chances of Red and of Blue. */
    Estimate of(Position position) {
        if (position.phase() instanceof Phase.ConflictOver over) {
            return over.end().winner().map(Outlook::won).orElse(Estimate.ofLead(0));
        }
        double late = Math.min(1, (double) position.round() / rounds);
        return Estimate.ofLead((worth(position, BattleSide.RED, late) - worth(position, BattleSide.BLUE, late)) / SCALE)
                .tellingMostAfter(ROUND);
    }

    private static Estimate won(BattleSide winner) {
        return Estimate.ofLead(winner == BattleSide.RED ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY);
    }

    private double worth(Position position, BattleSide side, double late) {
        double worth = 0;
        for (BattleSquad squad : position.field().squads()) {
            if (squad.side() == side) {
                int beyond = Math.max(0, squad.at().distance(objective) - 1);
                worth += squad.size() * (1 + AT_OBJECTIVE * late * StrictMath.pow(PER_SPACE, beyond));
            }
        }
        return worth;
    }
}
