package umpire.rules.diceland;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.rules.diceland.geometry.FlatDie;

/** Says what cannot be about the dice: whose they are, where they are, and what is left of an Ogre. */
final class DiceCheck {
    private final Setup setup;

    DiceCheck(Setup setup) {
        this.setup = setup;
    }

    List<String> wrong(Position position) {
        List<String> wrong = new ArrayList<>();
        for (Fighter fighter : position.fighters()) {
            owner(fighter, wrong);
            card(position, fighter, wrong);
            reserve(position, fighter, wrong);
            fighter.lying().ifPresent(lying -> lying(position, fighter, lying, wrong));
        }
        for (Commander commander : Commander.values()) {
            army(position, commander).ifPresent(wrong::add);
        }
        return wrong;
    }

    private void owner(Fighter fighter, List<String> wrong) {
        boolean ogre = setup.unit(fighter).ogre();
        fighter.owner().ifPresent(owner -> {
            if (ogre && !(setup.scenario().ogre(owner) && fighter.name().equals(Setup.ogre(owner)))) {
                wrong.add(setup.title(fighter.name()) + " does not play for " + owner);
            }
            if (!ogre && owner == Commander.BLUE && setup.scenario().basic()) {
                wrong.add("Blue has no army but the Ogre, and not " + setup.title(fighter.name()));
            }
        });
    }

    private void card(Position position, Fighter fighter, List<String> wrong) {
        fighter.card()
                .filter(card -> !card.within(setup.card()))
                .ifPresent(card -> wrong.add("the tracking card of " + setup.title(fighter.name())
                        + " has no more than " + setup.card().inWords()));
        fighter.card()
                .filter(card -> DuelPhases.settingUp(position.phase()) && !card.equals(setup.card()))
                .ifPresent(card ->
                        wrong.add("nothing of " + setup.title(fighter.name()) + " is scratched before the first turn"));
    }

    /** The turn in which it is killed counts, so that at the beginning of a turn it waits no longer than the house says. */
    private void reserve(Position position, Fighter fighter, List<String> wrong) {
        if (!(fighter.at() instanceof Whereabouts.InReserve reserve)) {
            return;
        }
        if (DuelPhases.settingUp(position.phase())) {
            wrong.add(setup.title(fighter.name()) + " is not in reserve before the first turn");
            return;
        }
        int most = setup.rulings().reserveTurns() + (DuelPhases.beginning(position.phase()) ? 0 : 1);
        if (reserve.turns() > most) {
            wrong.add(setup.title(fighter.name()) + " is in reserve for no more than " + most
                    + (most == 1 ? " turn now" : " turns now"));
        }
    }

    private void lying(Position position, Fighter fighter, FlatDie lying, List<String> wrong) {
        if (!Footing.onTable(lying, setup)) {
            wrong.add(setup.title(fighter.name()) + " lies beyond the edge of the table");
        }
        position.inPlay()
                .filter(other -> setup.die(other.name()).number()
                        > setup.die(fighter.name()).number())
                .filter(other -> Footing.insideEachOther(lying, other.lying().orElseThrow()))
                .forEach(other -> wrong.add(
                        setup.title(fighter.name()) + " and " + setup.title(other.name()) + " lie inside each other"));
    }

    private Optional<String> army(Position position, Commander commander) {
        ArmyPoints army = ArmyPoints.of(setup, position, commander);
        return army.points() > army.most()
                ? Optional.of(commander + " has an army of " + army.points() + " points, and no more than "
                        + army.most() + " are allowed")
                : Optional.empty();
    }
}
