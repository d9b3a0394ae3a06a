package umpire.rules.diceland;

import java.util.List;
import umpire.rules.diceland.catalogue.PaperUnit;
import umpire.rules.diceland.rulings.SheetRule;
import umpire.rules.kernel.EventSink;

/** Takes dice out of play and counts what they score. Whoever has enough points has won at once. */
final class Losses {
    private final Setup setup;
    private final EventSink telling;

    Losses(Setup setup, EventSink telling) {
        this.setup = setup;
        this.telling = telling;
    }

    /** A die is killed: into reserve, and somebody scores. */
    Position killed(Position position, Fighter victim, Commander scorer, Trophy.How how) {
        Position out = left(position, victim.at(new Whereabouts.InReserve(reserve())));
        return scored(out, victim, scorer, how);
    }

    /** How many turns have to end: the one in which it is killed, and as many as the house says. */
    int reserve() {
        return setup.rulings().reserveTurns() + 1;
    }

    /** A die left the table: it follows no Command any more, and what was said about sight lines is over. */
    static Position left(Position position, Fighter gone) {
        return position.with(gone)
                .withLines(List.of())
                .withFlags(position.flags().stream()
                        .filter(flag -> !flag.equals(gone.name()))
                        .toList());
    }

    /** Somebody gets a die's points. */
    Position scored(Position position, Fighter victim, Commander scorer, Trophy.How how) {
        PaperUnit unit = setup.unit(victim);
        Position after = position.with(scorer, how, unit.id());
        if (setup.points(after, scorer) < Setup.WIN_POINTS) {
            return after;
        }
        boolean ogreKilled = unit.ogre() && how == Trophy.How.KILLED;
        telling.tell(
                ogreKilled ? SheetRule.OGRE_KILLED : SheetRule.FIFTY_POINTS,
                () -> scorer + " has " + setup.points(after, scorer) + " points and wins.");
        return after.withFlags(List.of())
                .withLines(List.of())
                .withPasses(0)
                .with(new Phase.DuelOver(scorer, ogreKilled));
    }
}
