package umpire.rules.diceland.validity;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.rules.diceland.duel.ArmyPoints;
import umpire.rules.diceland.duel.Commander;
import umpire.rules.diceland.duel.Duel;
import umpire.rules.diceland.duel.DuelSetup;
import umpire.rules.diceland.duel.Fighter;
import umpire.rules.diceland.duel.Whereabouts;
import umpire.rules.diceland.geometry.FlatDie;
import umpire.rules.diceland.sight.Footing;

/** Says what cannot be about the dice: whose they are, where they are, and what is left of an Ogre. */
final class DiceCheck {
    private final DuelSetup setup;

    DiceCheck(DuelSetup setup) {
        this.setup = setup;
    }

    List<String> wrong(Duel duel) {
        List<String> wrong = new ArrayList<>();
        for (Fighter fighter : duel.fighters()) {
            owner(fighter, wrong);
            card(duel, fighter, wrong);
            reserve(duel, fighter, wrong);
            fighter.lying().ifPresent(lying -> lying(duel, fighter, lying, wrong));
        }
        for (Commander commander : Commander.values()) {
            army(duel, commander).ifPresent(wrong::add);
        }
        return wrong;
    }

    private void owner(Fighter fighter, List<String> wrong) {
        boolean ogre = setup.unit(fighter).ogre();
        fighter.owner().ifPresent(owner -> {
            if (ogre && !(setup.scenario().ogre(owner) && fighter.name().equals(DuelSetup.ogre(owner)))) {
                wrong.add(setup.title(fighter.name()) + " does not play for " + owner);
            }
            if (!ogre && owner == Commander.BLUE && setup.scenario().basic()) {
                wrong.add("Blue has no army but the Ogre, and not " + setup.title(fighter.name()));
            }
        });
    }

    private void card(Duel duel, Fighter fighter, List<String> wrong) {
        fighter.card()
                .filter(card -> !card.within(setup.card()))
                .ifPresent(card -> wrong.add("the tracking card of " + setup.title(fighter.name())
                        + " has no more than " + setup.card().inWords()));
        fighter.card()
                .filter(card -> DuelPhases.settingUp(duel.phase()) && !card.equals(setup.card()))
                .ifPresent(card ->
                        wrong.add("nothing of " + setup.title(fighter.name()) + " is scratched before the first turn"));
    }

    /** The turn in which it is killed counts, so that at the beginning of a turn it waits no longer than the house says. */
    private void reserve(Duel duel, Fighter fighter, List<String> wrong) {
        if (!(fighter.at() instanceof Whereabouts.InReserve reserve)) {
            return;
        }
        if (DuelPhases.settingUp(duel.phase())) {
            wrong.add(setup.title(fighter.name()) + " is not in reserve before the first turn");
            return;
        }
        int most = setup.rulings().reserveTurns() + (DuelPhases.beginning(duel.phase()) ? 0 : 1);
        if (reserve.turns() > most) {
            wrong.add(setup.title(fighter.name()) + " is in reserve for no more than " + most
                    + (most == 1 ? " turn now" : " turns now"));
        }
    }

    private void lying(Duel duel, Fighter fighter, FlatDie lying, List<String> wrong) {
        if (!Footing.onTable(lying, setup)) {
            wrong.add(setup.title(fighter.name()) + " lies beyond the edge of the table");
        }
        duel.inPlay()
                .filter(other -> setup.die(other.name()).number()
                        > setup.die(fighter.name()).number())
                .filter(other -> Footing.insideEachOther(lying, other.lying().orElseThrow()))
                .forEach(other -> wrong.add(
                        setup.title(fighter.name()) + " and " + setup.title(other.name()) + " lie inside each other"));
    }

    private Optional<String> army(Duel duel, Commander commander) {
        ArmyPoints army = ArmyPoints.of(setup, duel, commander);
        return army.points() > army.most()
                ? Optional.of(commander + " has an army of " + army.points() + " points, and no more than "
                        + army.most() + " are allowed")
                : Optional.empty();
    }
}
