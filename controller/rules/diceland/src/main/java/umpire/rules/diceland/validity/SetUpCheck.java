package umpire.rules.diceland.validity;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.rules.diceland.duel.Commander;
import umpire.rules.diceland.duel.Duel;
import umpire.rules.diceland.duel.DuelPhase;
import umpire.rules.diceland.duel.DuelSetup;
import umpire.rules.diceland.duel.Fighter;
import umpire.rules.diceland.duel.Scenario;
import umpire.rules.diceland.duel.StartingSpot;
import umpire.rules.diceland.geometry.FlatDie;

/** Says what is wrong about a game that has not begun: armies are built one after the other, then dice are put on the table. */
final class SetUpCheck {
    private final DuelSetup setup;

    SetUpCheck(DuelSetup setup) {
        this.setup = setup;
    }

    List<String> wrong(Duel duel) {
        List<String> wrong = new ArrayList<>();
        switch (duel.phase()) {
            case DuelPhase.Enlisting enlisting -> enlisting(duel, wrong);
            case DuelPhase.HandPlacing placing -> placing(duel, placing.die(), wrong);
            case DuelPhase.Electing electing -> decided(duel, wrong);
            case DuelPhase.Flipping flipping -> decided(duel, wrong);
            case DuelPhase.ChoosingFirst choosing -> {
                if (!setup.scenario().twoArmies() || setup.scenario() == Scenario.OGRES) {
                    wrong.add("nobody places a die instead of a turn in this scenario");
                }
                built(duel, wrong);
                lie(duel, List.of(), wrong);
            }
            default -> throw new IllegalArgumentException("the game has begun");
        }
        for (Commander commander : Commander.values()) {
            if (setup.post(commander)
                    && duel.armor(commander) < setup.catalogue().armor()) {
                wrong.add(setup.title(commander.post()) + " has all of its armor before the first turn");
            }
        }
        return wrong;
    }

    private void enlisting(Duel duel, List<String> wrong) {
        if (duel.active() == Commander.BLUE && setup.scenario().basic()) {
            wrong.add("Blue builds no army in this scenario");
        }
        if (duel.active() == Commander.RED && setup.army(duel, Commander.BLUE) > 0) {
            wrong.add("Blue has no army yet, for Red's is built first");
        }
        if (duel.active() == Commander.BLUE) {
            built(duel, Commander.RED, wrong);
        }
        lie(duel, List.of(), wrong);
    }

    private void built(Duel duel, List<String> wrong) {
        built(duel, Commander.RED, wrong);
        if (setup.scenario().twoArmies()) {
            built(duel, Commander.BLUE, wrong);
        }
    }

    private void built(Duel duel, Commander commander, List<String> wrong) {
        if (setup.army(duel, commander) == 0) {
            wrong.add(commander + " has no army, which has one die at least");
        }
    }

    private void placing(Duel duel, String die, List<String> wrong) {
        built(duel, wrong);
        boolean ogres = setup.scenario() == Scenario.OGRES;
        boolean anOgre = ogres || setup.scenario().basic();
        boolean fits = anOgre
                ? die.equals(DuelSetup.ogre(duel.active())) && setup.scenario().ogre(duel.active())
                : duel.find(die)
                        .filter(fighter -> fighter.of(duel.active()) && fighter.inHand())
                        .isPresent();
        if (!fits) {
            wrong.add(setup.title(die) + " is not put on the table by " + duel.active());
        }
        lie(duel, ogres && duel.active() == Commander.BLUE ? List.of(DuelSetup.ogre(Commander.RED)) : List.of(), wrong);
    }

    /** Whoever has the smaller army decides who goes first, and between equal ones a coin, which Red tells of. */
    private void decided(Duel duel, List<String> wrong) {
        built(duel, wrong);
        if (!setup.scenario().twoArmies()) {
            wrong.add("who goes first is not decided in this scenario");
        }
        int red = setup.army(duel, Commander.RED);
        int blue = setup.army(duel, Commander.BLUE);
        boolean coin = duel.phase() instanceof DuelPhase.Flipping;
        Commander decides = blue < red ? Commander.BLUE : Commander.RED;
        if (coin != (red == blue) || duel.active() != decides) {
            wrong.add("armies of " + red + " and " + blue + " points leave it to "
                    + (red == blue ? "a coin, which Red tells of" : decides) + " who goes first");
        }
        lie(
                duel,
                setup.scenario() == Scenario.OGRES
                        ? List.of(DuelSetup.ogre(Commander.RED), DuelSetup.ogre(Commander.BLUE))
                        : List.of(),
                wrong);
    }

    /** Only what was put there lies on the table, and where it begins. */
    private void lie(Duel duel, List<String> placed, List<String> wrong) {
        for (Fighter fighter : duel.fighters()) {
            Optional<FlatDie> lying = fighter.lying();
            if (lying.isPresent() != placed.contains(fighter.name())) {
                wrong.add(setup.title(fighter.name())
                        + (lying.isPresent() ? " is not on the table yet" : " is on the table by now"));
            } else if (lying.isPresent()) {
                StartingSpot start = StartingSpot.of(setup, fighter);
                if (!start.isNear(lying.get()) || !start.shows(lying.get())) {
                    wrong.add(setup.title(fighter.name()) + " does not lie where and how it begins");
                }
            }
        }
    }
}
