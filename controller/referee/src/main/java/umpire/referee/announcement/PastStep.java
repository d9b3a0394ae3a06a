package umpire.referee.announcement;

import java.util.List;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Score;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.View;

/**
 * A step of the game on the table, without secrets.
 *
 * @param number of public actions up to this one; 0 for the start
 * @param lines the chronicle lines of the step
 * @param setUp whether it belonged to the set-up, before the first action
 * @param view the public view after it
 * @param lost the tokens lost since the game began, each as often as it was lost
 * @param changed the places it changed
 * @param scores after it, in seat order
 * @param chances the estimated chances of winning after it, in seat order; empty while the game goes on, or where the
 *     game has no estimate
 */
public record PastStep(
        int number,
        List<GameLogEntry> lines,
        boolean setUp,
        View view,
        List<Token> lost,
        List<Place> changed,
        List<Score> scores,
        List<Double> chances) {
    public PastStep {
        chances = List.copyOf(chances);
        scores = List.copyOf(scores);
        lines = List.copyOf(lines);
        lost = List.copyOf(lost);
        changed = List.copyOf(changed);
    }
}
