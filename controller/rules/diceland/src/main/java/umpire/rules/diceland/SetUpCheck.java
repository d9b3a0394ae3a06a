package umpire.rules.diceland;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.rules.diceland.geometry.FlatDie;

/** Finds faults of a game that has not begun. Armies are built one after the other, then dice are put on the table. */
final class SetUpCheck {
    private final Setup setup;

    SetUpCheck(Setup setup) {
        this.setup = setup;
    }

    List<String> wrong(Position position, Phase.DuelSetUp now) {
        List<String> wrong = new ArrayList<>();
        switch (now) {
            case Phase.Enlisting enlisting -> enlisting(position, wrong);
            case Phase.HandPlacing placing -> placing(position, placing.die(), wrong);
            case Phase.Deciding deciding -> decided(position, wrong);
            case Phase.ChoosingFirst choosing -> {
                if (!setup.scenario().twoArmies() || setup.scenario() == Scenario.OGRES) {
                    wrong.add("no die is placed instead of a turn in this scenario");
                }
                built(position, wrong);
                lie(position, List.of(), wrong);
            }
        }
        if (!position.lines().isEmpty()) {
            wrong.add("no answer about a sight line holds before the first turn");
        }
        return wrong;
    }

    private void enlisting(Position position, List<String> wrong) {
        if (position.active() == Commander.BLUE && setup.scenario().basic()) {
            wrong.add("Blue builds no army in this scenario");
        }
        if (position.active() == Commander.BLUE) {
            built(position, Commander.RED, wrong);
        }
        lie(position, List.of(), wrong);
    }

    private void built(Position position, List<String> wrong) {
        built(position, Commander.RED, wrong);
        if (setup.scenario().twoArmies()) {
            built(position, Commander.BLUE, wrong);
        }
    }

    private void built(Position position, Commander commander, List<String> wrong) {
        if (setup.army(position, commander) == 0) {
            wrong.add(commander + " has no army, which has one die at least");
        }
    }

    private void placing(Position position, String die, List<String> wrong) {
        built(position, wrong);
        boolean ogres = setup.scenario() == Scenario.OGRES;
        boolean anOgre = ogres || setup.scenario().basic();
        boolean fits = anOgre
                ? die.equals(Setup.ogre(position.active())) && setup.scenario().ogre(position.active())
                : position.find(die)
                        .filter(fighter -> fighter.of(position.active()) && fighter.inHand())
                        .isPresent();
        if (!fits) {
            wrong.add(setup.title(die) + " is not put on the table by " + position.active());
        }
        lie(
                position,
                ogres && position.active() == Commander.BLUE ? List.of(Setup.ogre(Commander.RED)) : List.of(),
                wrong);
    }

    private void decided(Position position, List<String> wrong) {
        built(position, wrong);
        if (!setup.scenario().twoArmies()) {
            wrong.add("the players do not decide who goes first in this scenario");
        }
        lie(
                position,
                setup.scenario() == Scenario.OGRES
                        ? List.of(Setup.ogre(Commander.RED), Setup.ogre(Commander.BLUE))
                        : List.of(),
                wrong);
    }

    /** Checks that only dice that were put there lie on the table, each where it begins, and that the others are in the hand. */
    private void lie(Position position, List<String> placed, List<String> wrong) {
        for (Fighter fighter : position.fighters()) {
            Optional<FlatDie> lying = fighter.lying();
            if (fighter.at() instanceof Whereabouts.InReserve) {
                wrong.add(setup.title(fighter.name()) + " is not in reserve before the first turn");
            } else if (lying.isPresent() != placed.contains(fighter.name())) {
                wrong.add(setup.title(fighter.name())
                        + (lying.isPresent() ? " is not on the table yet" : " is on the table by now"));
            } else if (lying.isPresent()) {
                DiceLanding.StartingSpot start = DiceLanding.StartingSpot.of(setup, fighter);
                if (!start.isNear(lying.get()) || !start.shows(lying.get())) {
                    wrong.add(setup.title(fighter.name()) + " does not lie where and how it begins");
                }
            }
        }
    }
}
