package umpire.rules.diceland;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.diceland.catalogue.DiceCatalogue.PaperUnit;
import umpire.rules.diceland.rulings.Rulings;
import umpire.rules.diceland.rulings.SheetRule;
import umpire.rules.kernel.Outcome;
import umpire.rules.kernel.Score;

/** The points of both players with their reasons, and the number of points that wins. */
final class ScoreSheet {
    private ScoreSheet() {}

    public static List<Score> of(Setup setup, Position position) {
        List<Score> scores = new ArrayList<>();
        for (Commander commander : Commander.values()) {
            List<Score.Reason> parts = position.trophies(commander).stream()
                    .map(trophy -> part(setup, trophy))
                    .toList();
            int points = setup.points(position, commander);
            scores.add(new Score(commander.seat(), points, "points", parts)
                    .decidedBy(
                            points > setup.points(position, commander.other()),
                            new Score.Goal(points, "points").upTo(Rulings.WIN_POINTS)));
        }
        return List.copyOf(scores);
    }

    private static Score.Reason part(Setup setup, Trophy trophy) {
        PaperUnit unit = setup.unit(trophy.unit());
        String times = trophy.times() == 1 ? "" : trophy.times() + " × ";
        return new Score.Reason(
                trophy.times() * unit.points(), "for " + times + unit.title() + " " + how(trophy.how()));
    }

    private static String how(Trophy.How how) {
        return switch (how) {
            case KILLED -> "killed";
            case CRUSHED -> "crushed";
            case KNOCKED_OFF -> "knocked off";
        };
    }

    /** Returns which player has won, and how. */
    public static Outcome outcome(Setup setup, Position position, Phase.DuelOver over) {
        String says = over.winner() + " wins with " + setup.points(position, over.winner()) + " points to "
                + setup.points(position, over.winner().other()) + ".";
        return new Outcome(
                over.ogreKilled() ? "ogre-killed" : "fifty-points",
                List.of(over.winner().seat()),
                over.ogreKilled() ? SheetRule.OGRE_KILLED : SheetRule.POINTS_WIN,
                says);
    }
}
