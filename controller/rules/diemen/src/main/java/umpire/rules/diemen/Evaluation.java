package umpire.rules.diemen;

import umpire.rules.diemen.field.BattleField.BattleSquad;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.kernel.Estimate;

/**
 * Estimates the chances of both sides from the units they have left and from their distance to the objective. The distance counts more in
 * later rounds. The estimate is heuristic and no rule.
 */
final class Evaluation {
    /** A side that leads by this many units wins nearly three games of four. */
    private static final double SCALE = 2;

    /** The playout depth, in actions: about a round, because strategies and sets show their effect only then. Measured. */
    private static final int ROUND = 32;

    /** The worth added by a unit in or next to the objective in the last round. */
    private static final double AT_OBJECTIVE = 1;

    /** Each space of distance multiplies {@link #AT_OBJECTIVE} by this share. */
    private static final double PER_SPACE = 0.6;

    private final BattleHex objective;
    private final int rounds;

    Evaluation(Setup setup) {
        this.objective = setup.scenario().objective();
        this.rounds = setup.scenario().rounds();
    }

    /** Returns the chances of Red and of Blue. */
    Estimate of(Position position) {
        if (position.phase() instanceof Phase.ConflictOver over) {
            return over.end().winner().map(Evaluation::won).orElse(Estimate.ofLead(0));
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
