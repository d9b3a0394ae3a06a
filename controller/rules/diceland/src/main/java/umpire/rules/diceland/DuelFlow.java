package umpire.rules.diceland;

import java.util.List;
import java.util.function.BiPredicate;
import umpire.rules.diceland.rulings.SheetRule;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.Place;

/** Leads from one act or turn to the next, past dice that can do nothing. */
final class DuelFlow {
    private final Setup setup;
    private final Candidates candidates;
    private final BiPredicate<Position, Action> legal;

    DuelFlow(Setup setup, BiPredicate<Position, Action> legal) {
        this.setup = setup;
        this.candidates = new Candidates(setup);
        this.legal = legal;
    }

    /** Returns whether a turn can begin with anything but passing. */
    boolean mayAct(Position position) {
        return candidates.acting(position).anyMatch(action -> legal.test(position, action));
    }

    private boolean leavesAChoice(Position position) {
        return candidates
                        .in(position)
                        .filter(action -> legal.test(position, action))
                        .limit(2)
                        .count()
                > 1;
    }

    /** Returns the state in which something can be chosen. Such a state stays as it is. */
    Position settle(Position position) {
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

    private Position settle(Position position, String die, String says, EventSink telling) {
        if (leavesAChoice(position)) {
            return position;
        }
        telling.tell(SheetRule.NOTHING_TO_DO, () -> setup.title(die) + says, new Place(die));
        return next(position, telling);
    }

    /** Goes on after an act and all its consequences: the next die follows the Command, or the turn ends. */
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

    /** Ends the turn, and with it all that was still to be done. */
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
}
