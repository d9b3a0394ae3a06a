package umpire.rules.diceland.turn;

import java.util.List;
import umpire.rules.diceland.catalogue.TrackingCard;
import umpire.rules.diceland.duel.Commander;
import umpire.rules.diceland.duel.Duel;
import umpire.rules.diceland.duel.DuelSetup;
import umpire.rules.diceland.duel.Fighter;
import umpire.rules.diceland.duel.Trophy;
import umpire.rules.diceland.duel.Whereabouts;
import umpire.rules.diceland.geometry.FlatDie;
import umpire.rules.diceland.geometry.TopCorner;
import umpire.rules.diceland.rulings.DicelandRule;
import umpire.rules.diceland.sight.Footing;
import umpire.rules.diceland.sight.RollPath;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.Place;

/** Rolls a die over an edge that is free for it, and an Ogre over whatever is in its way. */
final class OgreRolls {
    private final DuelSetup setup;
    private final EventSink telling;
    private final Losses losses;

    OgreRolls(DuelSetup setup, EventSink telling) {
        this.setup = setup;
        this.telling = telling;
        this.losses = new Losses(setup, telling);
    }

    /** Rolls a die; what was said about sight lines holds no longer. */
    Duel rolled(Duel duel, Fighter roller, TopCorner pressed) {
        FlatDie to = roller.lying().orElseThrow().rolled(pressed);
        RollPath path = RollPath.of(setup, duel, roller, pressed);
        Duel after = duel.with(roller.at(new Whereabouts.InPlay(to))).withLines(List.of());
        return setup.unit(roller).ogre() ? crushing(after, roller, path, to) : after;
    }

    private Duel crushing(Duel duel, Fighter ogre, RollPath path, FlatDie to) {
        Duel after = onPost(duel, ogre, to);
        for (Fighter met : path.met()) {
            if (after.over()) {
                return after;
            }
            after = crushed(after, after.fighter(ogre.name()), met);
        }
        return after;
    }

    private Duel crushed(Duel duel, Fighter ogre, Fighter met) {
        Commander side = ogre.owner().orElseThrow();
        boolean ally = met.of(side);
        Commander scorer = ally ? side.other() : side;
        int points = setup.unit(met).points();
        TrackingCard card = ogre.card().orElseThrow();
        telling.tell(
                ally ? DicelandRule.CRUSHED_ALLY : DicelandRule.CRUSHED,
                () -> setup.title(ogre.name()) + " crushes " + setup.title(met.name())
                        + (card.equals(card.scratched(1)) ? ": " : " and loses a tread dot: ") + points
                        + " points for " + scorer + ".",
                new Place(met.name()),
                new Place(ogre.name()));
        Duel scratched = duel.with(ogre.with(new TreadLines(setup, telling).scratched(ogre.name(), card, 1)));
        return losses.killed(scratched, met, scorer, Trophy.How.CRUSHED);
    }

    private Duel onPost(Duel duel, Fighter ogre, FlatDie to) {
        Commander enemy = ogre.owner().orElseThrow().other();
        if (duel.armor(enemy) == 0 || !Footing.standsOn(to, setup.postShape(enemy))) {
            return duel;
        }
        telling.tell(
                DicelandRule.POST_ROLLED_OVER,
                () -> setup.title(ogre.name()) + " rolls onto " + setup.title(enemy.post()) + " and destroys it.",
                new Place(ogre.name()));
        return duel.with(enemy, 0);
    }
}
