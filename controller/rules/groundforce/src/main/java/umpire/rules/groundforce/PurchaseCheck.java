package umpire.rules.groundforce;

import static umpire.rules.kernel.FirstMisfit.unless;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.battlefield.OrderCard;
import umpire.rules.groundforce.battlefield.OrderKind;

/** Whether so many points can be left: what was spent of them stands in the base. */
final class PurchaseCheck {
    private final Setup setup;
    private final Position position;
    private final ArmyColour army;
    private final int points;

    PurchaseCheck(Setup setup, Position position, int points) {
        this.setup = setup;
        this.position = position;
        this.army = position.turn();
        this.points = points;
    }

    Optional<String> misfit() {
        boolean drew = position.top(army)
                .map(OrderCard::kind)
                .filter(OrderKind.REINFORCEMENTS::equals)
                .isPresent();
        int most = setup.points(position, army);
        return unless(
                        drew,
                        "units are bought with a reinforcement card, and that is not the last that " + army + " drew")
                .or(() -> new UnitTurnCheck(setup).rested(position, "units are bought in a turn in which nobody acts"))
                .or(() ->
                        unless(points <= most, army + " has " + points + " points, but no more than " + most + " came"))
                .or(() -> unless(
                        IntStream.rangeClosed(fewest(), most).anyMatch(this::explained),
                        army + " has " + points + " of " + most + " points left, but bought no such units"));
    }

    /** Mining areas in the base may have been empty when the card was drawn. */
    private int fewest() {
        return setup.points(position, army)
                - (int) setup.mines(position, army).stream()
                        .filter(mine -> setup.board().inBase(army, mine))
                        .count();
    }

    /** Whether units in the base may have been bought for the rest of so many points. */
    private boolean explained(int came) {
        int spent = came - points;
        for (int heavies = 0; heavies <= inBase(ForceType.HEAVY); heavies++) {
            for (int saboteurs = 0; saboteurs <= inBase(ForceType.SABOTEUR); saboteurs++) {
                int troopers = spent - heavies * ForceType.HEAVY.points() - saboteurs * ForceType.SABOTEUR.points();
                if (troopers >= 0
                        && troopers <= inBase(ForceType.TROOPER)
                        && bought(came, troopers, saboteurs, heavies)) {
                    return true;
                }
            }
        }
        return false;
    }

    private int inBase(ForceType type) {
        int count = 0;
        for (GroundPlace place : setup.board().base(army)) {
            count += position.forces().units(army, place, type).size();
        }
        return count;
    }

    /** Whether just these were bought, and none of them when others would have left fewer points to be lost. */
    private boolean bought(int came, int troopers, int saboteurs, int heavies) {
        if (!setup.rulings().leastLeft()) {
            return true;
        }
        Map<ForceType, Integer> before = new EnumMap<>(ForceType.class);
        before.put(ForceType.TROOPER, troopers);
        before.put(ForceType.SABOTEUR, saboteurs);
        before.put(ForceType.HEAVY, heavies);
        ReinforcementPoints now = ReinforcementPoints.of(setup, position);
        return now.lost(points) == now.without(before).lost(came);
    }
}
