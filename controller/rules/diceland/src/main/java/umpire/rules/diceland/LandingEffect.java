package umpire.rules.diceland;

import java.util.List;
import umpire.rules.diceland.catalogue.PaperSide;
import umpire.rules.diceland.geometry.FlatDie;
import umpire.rules.diceland.rulings.SheetRule;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.Place;

/** Puts all dice as they lie after a throw, and tells which were pushed or fell off. */
final class LandingEffect {
    private final Setup setup;
    private final EventSink telling;
    private final Losses losses;

    LandingEffect(Setup setup, EventSink telling) {
        this.setup = setup;
        this.telling = telling;
        this.losses = new Losses(setup, telling);
    }

    /** Puts the dice as they lie. A die that is not flat goes to its owner's hand. */
    Position landed(Position position, String thrown, Action.DiceLanded landing) {
        Position after = position.withLines(List.of());
        List<Action.LandedDie> dice = inOrder(position, landing);
        for (Action.LandedDie die : dice) {
            Fighter fighter = position.fighter(die.name());
            after = after.over()
                    ? after
                    : die.flat()
                            .map(flat -> lies(fighter, flat, thrown))
                            .map(after::with)
                            .orElse(after);
        }
        for (Action.LandedDie die : dice) {
            boolean off = die.flat().isEmpty() && !after.over();
            after = off ? off(after, position.fighter(die.name()), thrown) : after;
        }
        return after.over() ? after : after.with(new Phase.FoulWatching(thrown));
    }

    /** Returns the landed dice in the order of the box, because they may be named in any order. */
    private static List<Action.LandedDie> inOrder(Position position, Action.DiceLanded landing) {
        return position.fighters().stream()
                .flatMap(fighter ->
                        landing.dice().stream().filter(die -> die.name().equals(fighter.name())))
                .toList();
    }

    private Fighter lies(Fighter fighter, FlatDie flat, String thrown) {
        if (fighter.name().equals(thrown)) {
            telling.tell(SheetRule.THROWN, () -> lands(fighter.name(), flat), new Place(fighter.name()));
        } else if (fighter.lying()
                .filter(before -> Footing.pushed(before, flat))
                .isPresent()) {
            FlatDie before = fighter.lying().orElseThrow();
            telling.tell(SheetRule.DICE_COLLIDE, () -> hit(fighter.name(), before, flat), new Place(fighter.name()));
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

    private Position off(Position position, Fighter fighter, String thrown) {
        if (setup.unit(fighter).ogre() && setup.rulings().knockedOffOgreIsKilled()) {
            return ogreKilled(position, fighter);
        }
        Position out = Losses.left(position, fighter.at(new Whereabouts.InHand()));
        if (fighter.name().equals(thrown)) {
            telling.tell(
                    SheetRule.OFF_THE_TABLE,
                    () -> setup.title(thrown) + " fell off the table, or does not lie flat: it goes back to the hand.",
                    new Place(thrown));
            return out;
        }
        Commander scorer = position.active().other();
        int points = setup.unit(fighter).points();
        telling.tell(
                SheetRule.KNOCKED_OFF,
                () -> setup.title(fighter.name()) + " no longer lies flat on the table and is knocked off: " + points
                        + " points for " + scorer + ".",
                new Place(fighter.name()));
        return losses.scored(out, fighter, scorer, Trophy.How.KNOCKED_OFF);
    }

    private Position ogreKilled(Position position, Fighter ogre) {
        Commander killer = ogre.owner().orElseThrow().other();
        telling.tell(
                SheetRule.OGRE_KILLED,
                () -> setup.title(ogre.name()) + " no longer lies flat on the table, which kills it.",
                new Place(ogre.name()));
        return losses.killed(position, ogre, killer, Trophy.How.KILLED);
    }

    /** Puts dice on the table by hand. */
    Position placed(Position position, String die, Action.DiceLanded landing) {
        Position after = position;
        for (Action.LandedDie landed : landing.dice()) {
            after = after.with(position.fighter(landed.name())
                    .at(new Whereabouts.InPlay(landed.flat().orElseThrow())));
        }
        FlatDie flat = after.fighter(die).lying().orElseThrow();
        SheetRule rule = setup.die(die).unit().ogre() ? SheetRule.OGRE_BEGINS : SheetRule.FIRST_DIE;
        telling.tell(rule, () -> begins(die, flat), new Place(die));
        return after;
    }

    /** The sentence names the strongest side, in case the player did not look for it. */
    private String begins(String name, FlatDie flat) {
        BoxedDie die = setup.die(name);
        PaperSide side = die.side(flat);
        PaperSide strongest = die.unit().strongest();
        return setup.title(name) + " begins on side " + side.word()
                + (side.equals(strongest)
                        ? "."
                        : ". Its strongest is " + strongest.word()
                                + ": press Undo to turn it over and put it there again.");
    }
}
