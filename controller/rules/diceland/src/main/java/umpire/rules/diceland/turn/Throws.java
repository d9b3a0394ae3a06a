package umpire.rules.diceland.turn;

import java.util.List;
import java.util.Optional;
import umpire.rules.diceland.duel.Commander;
import umpire.rules.diceland.duel.Duel;
import umpire.rules.diceland.duel.DuelAction;
import umpire.rules.diceland.duel.DuelPhase;
import umpire.rules.diceland.duel.DuelSetup;
import umpire.rules.diceland.duel.Fighter;
import umpire.rules.diceland.duel.LandedDie;
import umpire.rules.diceland.duel.Trophy;
import umpire.rules.diceland.duel.Whereabouts;
import umpire.rules.diceland.geometry.FlatDie;
import umpire.rules.diceland.rulings.DicelandRule;
import umpire.rules.diceland.sight.Footing;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.Place;

/** Takes over how the dice lie after a throw: what was hit, how far it was pushed, and what fell off. */
final class Throws {
    private final DuelSetup setup;
    private final EventSink telling;
    private final Losses losses;

    Throws(DuelSetup setup, EventSink telling) {
        this.setup = setup;
        this.telling = telling;
        this.losses = new Losses(setup, telling);
    }

    /** Puts the dice as they lie; what lies no longer flat goes to its owner's hand. */
    Duel landed(Duel duel, String thrown, DuelAction.DiceLanded landing) {
        Duel after = duel.withLines(List.of());
        List<LandedDie> dice = inOrder(duel, landing);
        for (LandedDie die : dice) {
            Fighter fighter = duel.fighter(die.name());
            after = after.over()
                    ? after
                    : die.flat()
                            .map(flat -> lies(fighter, flat, thrown))
                            .map(after::with)
                            .orElse(after);
        }
        for (LandedDie die : dice) {
            boolean off = die.flat().isEmpty() && !after.over();
            after = off ? off(after, duel.fighter(die.name()), thrown) : after;
        }
        return after.over() ? after : after.with(new DuelPhase.FoulWatching(thrown));
    }

    /** They may be named in any order. */
    private static List<LandedDie> inOrder(Duel duel, DuelAction.DiceLanded landing) {
        return duel.fighters().stream()
                .flatMap(fighter ->
                        landing.dice().stream().filter(die -> die.name().equals(fighter.name())))
                .toList();
    }

    private Fighter lies(Fighter fighter, FlatDie flat, String thrown) {
        if (fighter.name().equals(thrown)) {
            telling.tell(DicelandRule.THROWN, () -> lands(fighter.name(), flat), new Place(fighter.name()));
        } else if (fighter.lying()
                .filter(before -> Footing.pushed(before, flat))
                .isPresent()) {
            FlatDie before = fighter.lying().orElseThrow();
            telling.tell(DicelandRule.DICE_COLLIDE, () -> hit(fighter.name(), before, flat), new Place(fighter.name()));
        }
        return fighter.at(new Whereabouts.InPlay(flat));
    }

    private String lands(String name, FlatDie flat) {
        return setup.title(name) + " lands on side "
                + setup.die(name).side(flat).word() + ".";
    }

    private String hit(String name, FlatDie before, FlatDie flat) {
        String side = setup.die(name).side(flat).word();
        String turned = before.top() == flat.top() ? "" : " and lies on side " + side + " now";
        return setup.title(name) + " was pushed by " + Math.round(before.pose().distanceMm(flat.pose())) + " mm"
                + turned + ".";
    }

    private Duel off(Duel duel, Fighter fighter, String thrown) {
        Duel out = Losses.left(duel, fighter.at(new Whereabouts.InHand()));
        if (fighter.name().equals(thrown)) {
            telling.tell(
                    DicelandRule.OFF_THE_TABLE,
                    () -> setup.title(thrown) + " does not lie flat on the table and goes back to the hand.",
                    new Place(thrown));
            return out;
        }
        Commander scorer = duel.active().other();
        int points = setup.unit(fighter).points();
        telling.tell(
                DicelandRule.KNOCKED_OFF,
                () -> setup.title(fighter.name()) + " is knocked off the table: " + points + " points for " + scorer
                        + ".",
                new Place(fighter.name()));
        return losses.scored(out, fighter, scorer, Trophy.How.KNOCKED_OFF);
    }

    /** Puts dice on the table by hand. */
    Duel placed(Duel duel, String die, DuelAction.DiceLanded landing) {
        Duel after = duel;
        for (LandedDie landed : landing.dice()) {
            after = after.with(duel.fighter(landed.name())
                    .at(new Whereabouts.InPlay(landed.flat().orElseThrow())));
        }
        Optional<FlatDie> flat = after.fighter(die).lying();
        DicelandRule rule = setup.die(die).unit().ogre() ? DicelandRule.OGRE_BEGINS : DicelandRule.FIRST_DIE;
        telling.tell(
                rule,
                () -> setup.title(die) + " begins on side "
                        + setup.die(die).side(flat.orElseThrow()).word() + ".",
                new Place(die));
        return after;
    }
}
