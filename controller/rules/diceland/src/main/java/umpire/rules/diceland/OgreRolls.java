package umpire.rules.diceland;

import java.util.List;
import umpire.rules.diceland.catalogue.TrackingCard;
import umpire.rules.diceland.geometry.FlatDie;
import umpire.rules.diceland.geometry.TopCorner;
import umpire.rules.diceland.rulings.SheetRule;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.Place;

/** Rolls a die over a free edge, and an Ogre over all that is in its way. */
final class OgreRolls {
    private final Setup setup;
    private final EventSink telling;
    private final Losses losses;

    OgreRolls(Setup setup, EventSink telling) {
        this.setup = setup;
        this.telling = telling;
        this.losses = new Losses(setup, telling);
    }

    /** Rolls a die; answers about sight lines no longer count. */
    Position rolled(Position position, Fighter roller, TopCorner pressed) {
        FlatDie to = roller.lying().orElseThrow().rolled(pressed);
        RollPath path = RollPath.of(setup, position, roller, pressed);
        Position after = position.with(roller.at(new Whereabouts.InPlay(to))).withLines(List.of());
        return setup.unit(roller).ogre() ? crushing(after, roller, path, to) : after;
    }

    private Position crushing(Position position, Fighter ogre, RollPath path, FlatDie to) {
        Position after = onPost(position, ogre, to);
        for (Fighter met : path.met()) {
            if (after.over()) {
                return after;
            }
            after = crushed(after, after.fighter(ogre.name()), met);
        }
        return after;
    }

    private Position crushed(Position position, Fighter ogre, Fighter met) {
        Commander side = ogre.owner().orElseThrow();
        boolean ally = met.of(side);
        Commander scorer = ally ? side.other() : side;
        int points = setup.unit(met).points();
        TrackingCard card = ogre.card().orElseThrow();
        telling.tell(
                ally ? SheetRule.CRUSHED_ALLY : SheetRule.CRUSHED,
                () -> setup.title(ogre.name()) + " crushes " + setup.title(met.name())
                        + (card.equals(card.scratched(1)) ? ": " : " and loses a tread dot: ") + points
                        + " points for " + scorer + ".",
                new Place(met.name()),
                new Place(ogre.name()));
        Position scratched = position.with(ogre.with(scratched(ogre.name(), card, 1)));
        return losses.killed(scratched, met, scorer, Trophy.How.CRUSHED);
    }

    private Position onPost(Position position, Fighter ogre, FlatDie to) {
        Commander enemy = ogre.owner().orElseThrow().other();
        if (position.armor(enemy) == 0 || !Footing.standsOn(to, setup.postShape(enemy))) {
            return position;
        }
        telling.tell(
                SheetRule.POST_ROLLED_OVER,
                () -> setup.title(ogre.name()) + " rolls onto " + setup.title(enemy.post()) + " and destroys it: "
                        + enemy + " commands no more.",
                new Place(ogre.name()));
        return position.with(enemy, 0);
    }

    /** Scratches tread dots, and tells which lines are gone with them. */
    TrackingCard scratched(String ogre, TrackingCard card, int dots) {
        TrackingCard after = card.scratched(dots);
        for (int line = 1; line <= TrackingCard.LINES; line++) {
            int number = line;
            if (card.rolls(line) && !after.rolls(line)) {
                telling.tell(
                        SheetRule.TREAD_LINE_GONE,
                        () -> setup.title(ogre) + " no longer rolls over corner "
                                + setup.die(ogre).unit().tread(number) + ": its treads are gone.",
                        new Place(ogre));
            }
        }
        return after;
    }
}
