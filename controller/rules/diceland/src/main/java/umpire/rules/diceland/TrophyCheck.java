package umpire.rules.diceland;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Says what cannot be about points: a game ends with the points that end it, and not before. */
final class TrophyCheck {
    private final Setup setup;

    TrophyCheck(Setup setup) {
        this.setup = setup;
    }

    List<String> wrong(Position position) {
        List<String> wrong = new ArrayList<>();
        for (Commander scorer : Commander.values()) {
            if (DuelPhases.settingUp(position.phase())
                    && !position.trophies(scorer).isEmpty()) {
                wrong.add(scorer + " has no points before the first turn");
                continue;
            }
            end(position, scorer).ifPresent(wrong::add);
        }
        return wrong;
    }

    /** The game is over when somebody has enough points, and not before. */
    private Optional<String> end(Position position, Commander scorer) {
        int points = setup.points(position, scorer);
        boolean enough = points >= Setup.WIN_POINTS;
        Optional<Phase.DuelOver> won = position.phase() instanceof Phase.DuelOver over && over.winner() == scorer
                ? Optional.of(over)
                : Optional.empty();
        if (enough != won.isPresent()) {
            return Optional.of(
                    won.isPresent()
                            ? scorer + " has " + points + " points, and " + Setup.WIN_POINTS + " win"
                            : scorer + " has " + points + " points, and the game is over with " + Setup.WIN_POINTS);
        }
        return won.flatMap(over -> ended(position, over, scorer));
    }

    private Optional<String> ended(Position position, Phase.DuelOver over, Commander winner) {
        boolean ogreKilled = position.trophies(winner).stream().anyMatch(this::isOgreKilled);
        return over.ogreKilled() == ogreKilled
                ? Optional.empty()
                : Optional.of(
                        ogreKilled
                                ? winner + " killed an Ogre, and the game ended with that"
                                : "the game did not end with an Ogre's death, for " + winner + " killed none");
    }

    private boolean isOgreKilled(Trophy trophy) {
        return trophy.how() == Trophy.How.KILLED && setup.unit(trophy.unit()).ogre();
    }
}
