package umpire.rules.diceland.turn;

import java.util.List;
import umpire.rules.diceland.catalogue.PaperUnit;
import umpire.rules.diceland.duel.Commander;
import umpire.rules.diceland.duel.Duel;
import umpire.rules.diceland.duel.DuelPhase;
import umpire.rules.diceland.duel.DuelSetup;
import umpire.rules.diceland.duel.Fighter;
import umpire.rules.diceland.duel.Trophy;
import umpire.rules.diceland.duel.Whereabouts;
import umpire.rules.diceland.rulings.DicelandRule;
import umpire.rules.kernel.EventSink;

/** Takes dice out of play and counts what they score. Whoever has enough points has won at once. */
final class Losses {
    private final DuelSetup setup;
    private final EventSink telling;

    Losses(DuelSetup setup, EventSink telling) {
        this.setup = setup;
        this.telling = telling;
    }

    /** A die is killed: into reserve, and somebody scores. */
    Duel killed(Duel duel, Fighter victim, Commander scorer, Trophy.How how) {
        Duel out = left(duel, victim.at(new Whereabouts.InReserve(reserve())));
        return scored(out, victim, scorer, how);
    }

    /** How many turns have to end: the one in which it is killed, and as many as the house says. */
    int reserve() {
        return setup.rulings().reserveTurns() + 1;
    }

    /** A die left the table: it follows no Command any more, and what was said about sight lines is over. */
    static Duel left(Duel duel, Fighter gone) {
        return duel.with(gone)
                .withLines(List.of())
                .withFlags(duel.flags().stream()
                        .filter(flag -> !flag.equals(gone.name()))
                        .toList());
    }

    /** Somebody gets a die's points. */
    Duel scored(Duel duel, Fighter victim, Commander scorer, Trophy.How how) {
        PaperUnit unit = setup.unit(victim);
        Duel after = duel.with(scorer, how, unit.id());
        if (setup.points(after, scorer) < DuelSetup.WIN_POINTS) {
            return after;
        }
        boolean ogreKilled = unit.ogre() && how == Trophy.How.KILLED;
        telling.tell(
                ogreKilled ? DicelandRule.OGRE_KILLED : DicelandRule.FIFTY_POINTS,
                () -> scorer + " has " + setup.points(after, scorer) + " points and wins.");
        return after.withFlags(List.of())
                .withLines(List.of())
                .withPasses(0)
                .with(new DuelPhase.DuelOver(scorer, ogreKilled));
    }
}
