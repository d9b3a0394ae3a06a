package umpire.rules.diceland;

import java.util.List;
import umpire.rules.diceland.catalogue.DiceCatalogue.PaperUnit;
import umpire.rules.diceland.rulings.Rulings;
import umpire.rules.diceland.rulings.SheetRule;
import umpire.rules.kernel.EventSink;

/** Takes dice out of play and counts their points. A player with enough points wins at once. */
final class Losses {
    private final Setup setup;
    private final EventSink telling;

    Losses(Setup setup, EventSink telling) {
        this.setup = setup;
        this.telling = telling;
    }

    /** Puts a killed die into reserve, and gives its points to a player. */
    Position killed(Position position, Fighter victim, Commander scorer, Trophy.How how) {
        return scored(reserved(position, victim.name()), victim, scorer, how);
    }

    /** Puts a die into reserve, for this turn and as many more as the house ruling says. */
    Position reserved(Position position, String die) {
        int turns = setup.rulings().reserveTurns() + 1;
        return left(position, position.fighter(die).at(new Whereabouts.InReserve(turns)));
    }

    /** A die left the table: it follows no Command, and answers about sight lines no longer count. */
    static Position left(Position position, Fighter gone) {
        return position.with(gone)
                .withLines(List.of())
                .withFlags(position.flags().stream()
                        .filter(flag -> !flag.equals(gone.name()))
                        .toList());
    }

    /** Gives a die's points to a player. */
    Position scored(Position position, Fighter victim, Commander scorer, Trophy.How how) {
        PaperUnit unit = setup.unit(victim);
        Position after = position.with(scorer, how, unit.id());
        if (setup.points(after, scorer) < Rulings.WIN_POINTS) {
            return after;
        }
        boolean ogreKilled = unit.ogre() && how == Trophy.How.KILLED;
        telling.tell(
                ogreKilled ? SheetRule.OGRE_KILLED : SheetRule.POINTS_WIN,
                () -> scorer + " has " + setup.points(after, scorer) + " points and wins.");
        return after.withFlags(List.of())
                .withLines(List.of())
                .withPasses(0)
                .with(new Phase.DuelOver(scorer, ogreKilled));
    }
}
