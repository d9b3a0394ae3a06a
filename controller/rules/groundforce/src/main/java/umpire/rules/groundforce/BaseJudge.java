package umpire.rules.groundforce;

import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.rulings.SheetRule;
import umpire.rules.kernel.FirstBreach;

/** Judges what is put into a base: before the game, and as a reinforcement. */
final class BaseJudge {
    private final Setup setup;

    BaseJudge(Setup setup) {
        this.setup = setup;
    }

    FirstBreach place(Position position, Action.PlaceUnit place) {
        ForceType type = place.type();
        FirstBreach breach = new FirstBreach()
                .needs(
                        SheetRule.ARMY_STRENGTH,
                        () -> position.forces().count(position.turn(), type) < type.atStart(),
                        () -> position.turn() + " has its "
                                + (type.atStart() == 1 ? type.says() : type.counted(type.atStart())) + " already.");
        return inBase(breach, position, place.place());
    }

    private FirstBreach inBase(FirstBreach breach, Position position, GroundPlace place) {
        return breach.then(() -> new ActorJudge(setup).onBoard(place))
                .needs(
                        SheetRule.OWN_BASE,
                        () -> setup.board().inBase(position.turn(), place),
                        () -> place + " is not in " + position.turn() + "'s base.")
                .needs(
                        SheetRule.PLACE_HOLDS_TWO,
                        () -> position.forces().hasRoom(position.turn(), place),
                        () -> "Two units stand on " + place + ".");
    }

    FirstBreach buy(Position position, int points, Action.BuyUnit buy) {
        ForceType type = buy.type();
        FirstBreach breach = new FirstBreach()
                .needs(
                        SheetRule.COST,
                        () -> type.points() <= points,
                        () -> "A " + type.says() + " costs " + counted(type.points()) + ", and "
                                + (points == 1 ? "one is" : points + " are") + " left.")
                .needs(
                        SheetRule.SUPPLY,
                        () -> setup.spare(position, position.turn(), type) > 0,
                        () -> position.turn() + " has no " + type.says() + " left in the box.");
        ReinforcementPoints now = ReinforcementPoints.of(setup, position);
        return inBase(breach, position, buy.place())
                .needs(
                        SheetRule.SPEND_ALL,
                        () -> !setup.rulings().leastLeft() || now.lostAfter(type, points) == now.lost(points),
                        () -> "After that " + counted(now.lostAfter(type, points)) + " would be lost, with other units "
                                + (now.lost(points) == 0 ? "none." : now.lost(points) + "."));
    }

    private static String counted(int points) {
        return points + (points == 1 ? " point" : " points");
    }
}
