package umpire.rules.diceland.words;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.diceland.catalogue.PaperUnit;
import umpire.rules.diceland.duel.Commander;
import umpire.rules.diceland.duel.Duel;
import umpire.rules.diceland.duel.DuelSetup;
import umpire.rules.diceland.duel.Trophy;
import umpire.rules.kernel.Score;

/** The points of both players and what each was for. */
public final class DuelScore {
    private DuelScore() {}

    public static List<Score> of(DuelSetup setup, Duel duel) {
        List<Score> scores = new ArrayList<>();
        for (Commander commander : Commander.values()) {
            List<Score.Reason> parts = duel.trophies(commander).stream()
                    .map(trophy -> part(setup, trophy))
                    .toList();
            scores.add(new Score(commander.seat(), setup.points(duel, commander), "points", parts));
        }
        return List.copyOf(scores);
    }

    private static Score.Reason part(DuelSetup setup, Trophy trophy) {
        PaperUnit unit = setup.unit(trophy.unit());
        String times = trophy.times() == 1 ? "" : " ×" + trophy.times();
        return new Score.Reason(trophy.times() * unit.points(), unit.title() + " " + how(trophy.how()) + times);
    }

    private static String how(Trophy.How how) {
        return switch (how) {
            case KILLED -> "killed";
            case CRUSHED -> "crushed";
            case KNOCKED_OFF -> "knocked off";
        };
    }
}
