package umpire.rules.diceland;

import java.util.List;
import umpire.rules.diceland.catalogue.DiceCatalogue.PaperUnit;
import umpire.rules.diceland.catalogue.PaperSide;
import umpire.rules.diceland.catalogue.TrackingCard;
import umpire.rules.kernel.Estimate;

/**
 * Estimates the chances of both players from their points, the remaining parts of Ogres and Command Posts, and the sides that their dice
 * show. The estimate is heuristic and no rule.
 */
final class Evaluation {
    /** A player who leads by this many points wins nearly three games of four. */
    private static final double SCALE = 9;

    /** The share of an Ogre's points that counts for its damage before it is killed. */
    private static final double OF_OGRE = 0.6;

    private static final double POST = 6;

    /**
     * The share of its points that a die on the table is worth with its strongest side up. A die in hand is worth less, because throwing it
     * takes a turn.
     */
    private static final double ON_TABLE = 0.25;

    private static final double IN_HAND = 0.1;

    private static final double MOST_ON_TABLE = 4;

    private final Setup setup;

    public Evaluation(Setup setup) {
        this.setup = setup;
    }

    /** Returns the chances of Red and of Blue. */
    public Estimate of(Position position) {
        if (position.phase() instanceof Phase.DuelOver over) {
            return Estimate.ofLead(
                    over.winner() == Commander.RED ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY);
        }
        return Estimate.ofLead((worth(position, Commander.RED) - worth(position, Commander.BLUE)) / SCALE);
    }

    private double worth(Position position, Commander commander) {
        double worth = setup.points(position, commander);
        for (Fighter fighter : position.fighters()) {
            if (fighter.of(commander)) {
                worth += worth(fighter);
            }
        }
        if (setup.post(commander)) {
            worth += POST
                    * position.armor(commander)
                    / Math.max(1, setup.catalogue().armor());
        }
        return worth;
    }

    private double worth(Fighter fighter) {
        PaperUnit unit = setup.unit(fighter);
        double lost = fighter.card()
                .map(card -> OF_OGRE * unit.points() * (1 - left(card)))
                .orElse(0.0);
        if (fighter.at() instanceof Whereabouts.InPlay in) {
            PaperSide side = unit.side(in.die().top());
            return Math.min(ON_TABLE * unit.points(), MOST_ON_TABLE)
                            * side.number()
                            / unit.strongest().number()
                    - lost;
        }
        return (fighter.inHand() ? IN_HAND * unit.points() : 0) - lost;
    }

    /** Returns how much of an Ogre is left, from 0 to 1: its weapons count one half, its treads the other. */
    private double left(TrackingCard card) {
        TrackingCard fresh = setup.card();
        return (share(card.circles(), fresh.circles()) + share(card.treads(), fresh.treads())) / 2;
    }

    private static double share(List<Integer> left, List<Integer> fresh) {
        return (double) sum(left) / Math.max(1, sum(fresh));
    }

    private static int sum(List<Integer> numbers) {
        int sum = 0;
        for (int number : numbers) {
            sum += number;
        }
        return sum;
    }
}
