package umpire.rules.diceland.turn;

import java.util.List;
import umpire.rules.diceland.duel.Commander;
import umpire.rules.diceland.duel.Duel;
import umpire.rules.diceland.duel.DuelPhase;
import umpire.rules.diceland.duel.DuelSetup;
import umpire.rules.diceland.duel.Fighter;
import umpire.rules.diceland.duel.Scenario;
import umpire.rules.diceland.duel.Whereabouts;
import umpire.rules.diceland.refusal.DuelChoices;
import umpire.rules.diceland.rulings.DicelandRule;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.Place;

/** Leads from one phase to the next, over those in which nothing can be chosen. */
public final class DuelFlow {
    private final DuelSetup setup;
    private final DuelChoices choices;

    public DuelFlow(DuelSetup setup, DuelChoices choices) {
        this.setup = setup;
        this.choices = choices;
    }

    /** Returns the state in which something can be chosen. Such a state stays as it is. */
    public Duel settle(Duel duel) {
        return settle(duel, EventSink.SILENT);
    }

    Duel settle(Duel duel, EventSink telling) {
        return switch (duel.phase()) {
            case DuelPhase.Activating activating ->
                settle(duel, activating.die(), " can do nothing as it lies.", telling);
            case DuelPhase.OgreMoving moving -> settle(duel, moving.die(), " cannot maneuver.", telling);
            default -> duel;
        };
    }

    /** Where a die can only rest it rests by itself, and that is said. */
    private Duel settle(Duel duel, String die, String says, EventSink telling) {
        if (choices.legal(duel).size() > 1) {
            return duel;
        }
        telling.tell(DicelandRule.NOTHING_TO_DO, () -> setup.title(die) + says, new Place(die));
        return next(duel, telling);
    }

    /** An action is done with all that came of it: the next Command is followed, or the turn is over. */
    Duel next(Duel duel, EventSink telling) {
        if (duel.over()) {
            return duel;
        }
        if (duel.flags().isEmpty()) {
            return turnOver(duel.withPasses(0), telling);
        }
        String head = duel.flags().get(0);
        telling.tell(
                DicelandRule.FLAGS_IN_ORDER, () -> "The Command is for " + setup.title(head) + ".", new Place(head));
        return settle(
                duel.withFlags(duel.flags().subList(1, duel.flags().size()))
                        .with(new DuelPhase.Activating(head, DuelPhase.Why.COMMANDED)),
                telling);
    }

    /** The turn is over, and with it all that was still to be done. */
    Duel turnOver(Duel duel, EventSink telling) {
        Duel next = duel.withFlags(List.of()).withLines(List.of());
        for (Fighter fighter : duel.fighters()) {
            if (fighter.at() instanceof Whereabouts.InReserve reserve) {
                next = next.with(waited(fighter, reserve.turns() - 1, telling));
            }
        }
        return next.with(duel.active().other()).with(new DuelPhase.Choosing());
    }

    private Fighter waited(Fighter fighter, int turns, EventSink telling) {
        if (turns > 0) {
            return fighter.at(new Whereabouts.InReserve(turns));
        }
        telling.tell(DicelandRule.BACK_IN_HAND, () -> setup.title(fighter.name()) + " is back in the hand.");
        return fighter.at(new Whereabouts.InHand());
    }

    /** A player has built an army. */
    Duel armyBuilt(Duel duel) {
        Scenario scenario = setup.scenario();
        if (scenario.twoArmies() && duel.active() == Commander.RED) {
            return duel.with(Commander.BLUE).with(new DuelPhase.Enlisting());
        }
        if (scenario.basic()) {
            return placing(duel, Commander.BLUE);
        }
        return scenario.ogre(Commander.RED) ? placing(duel, Commander.RED) : electing(duel);
    }

    private static Duel placing(Duel duel, Commander whose) {
        return duel.with(whose).with(new DuelPhase.HandPlacing(DuelSetup.ogre(whose)));
    }

    /** The smaller army decides, or a coin. */
    private Duel electing(Duel duel) {
        int red = setup.army(duel, Commander.RED);
        int blue = setup.army(duel, Commander.BLUE);
        return red == blue
                ? duel.with(Commander.RED).with(new DuelPhase.Flipping())
                : duel.with(red < blue ? Commander.RED : Commander.BLUE).with(new DuelPhase.Electing());
    }

    /** It is decided who goes first: with a turn where Ogres stand on the table, else by placing a die. */
    static Duel elected(Duel duel, Commander first) {
        boolean placed = duel.inPlay().findAny().isPresent();
        return duel.with(first).with(placed ? new DuelPhase.Choosing() : new DuelPhase.ChoosingFirst());
    }

    /** A die that begins on the table is there. */
    Duel placed(Duel duel) {
        return switch (setup.scenario()) {
            case MARK_III, MARK_V -> duel.with(Commander.RED).with(new DuelPhase.Choosing());
            case ARMIES, LARGE_ARMIES -> duel.with(duel.active().other()).with(new DuelPhase.Choosing());
            case OGRES -> duel.active() == Commander.RED ? placing(duel, Commander.BLUE) : electing(duel);
        };
    }
}
