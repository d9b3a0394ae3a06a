package umpire.referee.announcement;

import java.util.List;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Score;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.View;

/**
 * A step of the game on the table, as anybody may know it.
 *
 * @param number how many actions had been told with it; 0 for the start
 * @param lines what was told of it
 * @param setUp whether it belonged to the set-up, before anything was played
 * @param view how everything looked after it
 * @param lost the tokens lost since the game began, those alike as often as they were lost
 * @param changed the places it changed
 * @param scores after it, in seat order
 * @param chances of winning after it as the game guesses them, in seat order; none while the game goes on, or where it has no guess
 */
public record PastStep(
        int number,
        List<ChronicleLine> lines,
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
