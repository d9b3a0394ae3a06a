package umpire.rules.diceland;

import java.util.List;
import umpire.rules.diceland.rulings.SheetRule;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.Place;

/** Leads from one phase to the next, over those in which nothing can be chosen. */
public final class PhaseTransitions {
    private final Setup setup;
    private final Choices choices;

    public PhaseTransitions(Setup setup, Choices choices) {
        this.setup = setup;
        this.choices = choices;
    }

    /** Returns the state in which something can be chosen. Such a state stays as it is. */
    public Position settle(Position position) {
        return settle(position, EventSink.SILENT);
    }

    Position settle(Position position, EventSink telling) {
        return switch (position.phase()) {
            case Phase.Activating activating ->
                settle(position, activating.die(), " can do nothing as it lies.", telling);
            case Phase.OgreMoving moving -> settle(position, moving.die(), " cannot maneuver.", telling);
            default -> position;
        };
    }

    /** Lets a die rest that has nothing else to do, and tells it. */
    private Position settle(Position position, String die, String says, EventSink telling) {
        if (choices.leavesAChoice(position)) {
            return position;
        }
        telling.tell(SheetRule.NOTHING_TO_DO, () -> setup.title(die) + says, new Place(die));
        return next(position, telling);
    }

    /** Goes on after an action and all its consequences: the next Command is followed, or the turn is over. */
    Position next(Position position, EventSink telling) {
        if (position.over()) {
            return position;
        }
        if (position.flags().isEmpty()) {
            return turnOver(position.withPasses(0), telling);
        }
        String head = position.flags().get(0);
        telling.tell(SheetRule.FLAGS_IN_ORDER, () -> "The Command is for " + setup.title(head) + ".", new Place(head));
        return settle(
                position.withFlags(position.flags().subList(1, position.flags().size()))
                        .with(new Phase.Activating(head, Phase.Why.COMMANDED)),
                telling);
    }

    /** The turn is over, and with it all that was still to be done. */
    Position turnOver(Position position, EventSink telling) {
        Position next = position.withFlags(List.of()).withLines(List.of());
        for (Fighter fighter : position.fighters()) {
            if (fighter.at() instanceof Whereabouts.InReserve reserve) {
                next = next.with(waited(fighter, reserve.turns() - 1, telling));
            }
        }
        return next.with(position.active().other()).with(new Phase.Choosing());
    }

    private Fighter waited(Fighter fighter, int turns, EventSink telling) {
        if (turns > 0) {
            return fighter.at(new Whereabouts.InReserve(turns));
        }
        telling.tell(SheetRule.BACK_IN_HAND, () -> setup.title(fighter.name()) + " is back in the hand.");
        return fighter.at(new Whereabouts.InHand());
    }

    /** A player has built an army. */
    Position armyBuilt(Position position) {
        Scenario scenario = setup.scenario();
        if (scenario.twoArmies() && position.active() == Commander.RED) {
            return position.with(Commander.BLUE).with(new Phase.Enlisting());
        }
        if (scenario.basic()) {
            return placing(position, Commander.BLUE);
        }
        return scenario.ogre(Commander.RED) ? placing(position, Commander.RED) : electing(position);
    }

    private static Position placing(Position position, Commander whose) {
        return position.with(whose).with(new Phase.HandPlacing(Setup.ogre(whose)));
    }

    /** The smaller army decides, or a coin. */
    private Position electing(Position position) {
        int red = setup.army(position, Commander.RED);
        int blue = setup.army(position, Commander.BLUE);
        return red == blue
                ? position.with(Commander.RED).with(new Phase.Flipping())
                : position.with(red < blue ? Commander.RED : Commander.BLUE).with(new Phase.Electing());
    }

    /** It is decided who goes first: with a turn where Ogres stand on the table, else by placing a die. */
    static Position elected(Position position, Commander first) {
        boolean placed = position.inPlay().findAny().isPresent();
        return position.with(first).with(placed ? new Phase.Choosing() : new Phase.ChoosingFirst());
    }

    /** A die that begins on the table is there. */
    Position placed(Position position) {
        return switch (setup.scenario()) {
            case MARK_III, MARK_V -> position.with(Commander.RED).with(new Phase.Choosing());
            case ARMIES, LARGE_ARMIES ->
                position.with(position.active().other()).with(new Phase.Choosing());
            case OGRES -> position.active() == Commander.RED ? placing(position, Commander.BLUE) : electing(position);
        };
    }
}
