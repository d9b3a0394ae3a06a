package umpire.rules.groundforce;

import java.util.Map;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.kernel.Estimate;

/**
 * Estimates the chances of both armies from the cost of their units, their mining areas and their distance to the other base. One unit
 * in that base wins, so the nearest unit counts most. A heuristic, not a rule.
 */
final class Evaluation {
    /** The lead in points with which an army wins almost three games of four. */
    private static final double SCALE = 3;

    /** The playout depth in actions, found by measurement. A turn has many actions, and most random extra ones expose a unit. */
    private static final int AT_ONCE = 0;

    private static final double MINE = 0.5;

    /** The value in points of a unit next to the other base. Each place further away multiplies it by {@link #PER_PLACE}. */
    private static final double AT_THE_GATE = 3;

    private static final double PER_PLACE = 0.7;

    /** The share of its nearness value that every occupied place adds. The nearest place adds its full value as well. */
    private static final double OF_ALL = 0.1;

    private final Setup setup;
    private final double[][] toBlue;
    private final double[][] toYellow;

    public Evaluation(Setup setup) {
        this.setup = setup;
        this.toBlue = nearness(setup, ArmyColour.BLUE);
        this.toYellow = nearness(setup, ArmyColour.YELLOW);
    }

    private static double[][] nearness(Setup setup, ArmyColour goal) {
        double[][] near = new double[setup.board().columns()][setup.board().rows()];
        for (GroundPlace place : setup.board().places()) {
            int away = setup.board().base(goal).stream()
                    .mapToInt(place::spacesTo)
                    .min()
                    .orElse(0);
            near[place.column()][place.row()] = AT_THE_GATE * StrictMath.pow(PER_PLACE, Math.max(0, away - 1));
        }
        return near;
    }

    /** Returns the estimated chances of Yellow and of Blue. */
    public Estimate of(Position position) {
        if (position.phase() instanceof Phase.WarOver over) {
            return Estimate.ofLead(
                    over.winner() == ArmyColour.YELLOW ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY);
        }
        return Estimate.ofLead((worth(position, ArmyColour.YELLOW) - worth(position, ArmyColour.BLUE)) / SCALE)
                .tellingMostAfter(AT_ONCE);
    }

    private double worth(Position position, ArmyColour army) {
        double worth = 0;
        double nearest = 0;
        double[][] near = army == ArmyColour.YELLOW ? toBlue : toYellow;
        for (Map.Entry<GroundPlace, ForceSquad> each :
                position.forces().squads().entrySet()) {
            GroundPlace place = each.getKey();
            if (each.getValue().army() == army) {
                for (ForceUnit unit : each.getValue().units()) {
                    worth += unit.type().points();
                }
                double here = near[place.column()][place.row()];
                worth += OF_ALL * here;
                nearest = Math.max(nearest, here);
                worth +=
                        setup.board().mines().contains(place) && each.getValue().count(ForceType.TROOPER) > 0
                                ? MINE
                                : 0;
            }
        }
        return worth + nearest + waiting(position, army);
    }

    /** Returns the points that are not spent yet. They count in full. */
    private static double waiting(Position position, ArmyColour army) {
        return position.phase() instanceof Phase.BuyingUnits buying && position.turn() == army ? buying.points() : 0;
    }
}
