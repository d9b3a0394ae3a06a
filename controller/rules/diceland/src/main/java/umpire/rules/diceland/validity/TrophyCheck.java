package umpire.rules.diceland.validity;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.rules.diceland.catalogue.PaperUnit;
import umpire.rules.diceland.position.Commander;
import umpire.rules.diceland.position.Phase;
import umpire.rules.diceland.position.Position;
import umpire.rules.diceland.position.Setup;
import umpire.rules.diceland.position.Trophy;

/** Says what cannot be about points: nobody scores for dice that no enemy has, and a game ends with the points that end it. */
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
            for (Trophy trophy : position.trophies(scorer)) {
                unscored(position, scorer, trophy)
                        .ifPresent(why -> wrong.add(scorer + " scores nothing for "
                                + setup.unit(trophy.unit()).title() + " " + words(trophy) + ": " + why));
            }
            end(position, scorer).ifPresent(wrong::add);
        }
        return wrong;
    }

    private static String words(Trophy trophy) {
        return trophy.how().word().replace('-', ' ');
    }

    /** Says why nobody can have scored for a trophy: by killing and by crushing one scores for dice of the enemy. */
    private Optional<String> unscored(Position position, Commander scorer, Trophy trophy) {
        boolean ogre = setup.unit(trophy.unit()).ogre();
        Commander enemy = scorer.other();
        return switch (trophy.how()) {
            case KILLED -> owned(position, trophy, enemy) ? Optional.empty() : Optional.of(lacking(enemy));
            case CRUSHED -> crushing(position, trophy, enemy, ogre);
            case KNOCKED_OFF -> knockedOff(position, trophy, enemy, ogre);
        };
    }

    private Optional<String> crushing(Position position, Trophy trophy, Commander enemy, boolean ogre) {
        if (ogre) {
            return Optional.of("no Ogre is crushed");
        }
        boolean crusher =
                setup.scenario().ogre(Commander.RED) || setup.scenario().ogre(Commander.BLUE);
        if (!crusher) {
            return Optional.of("no Ogre plays");
        }
        return owned(position, trophy, enemy) ? Optional.empty() : Optional.of(lacking(enemy));
    }

    /** Dice are knocked off by those that the enemy throws, whoever owns them. */
    private Optional<String> knockedOff(Position position, Trophy trophy, Commander enemy, boolean ogre) {
        if (!throwsDice(position, enemy)) {
            return Optional.of(enemy + " throws no dice");
        }
        if (ogre && setup.rulings().knockedOffOgreIsKilled()) {
            return Optional.of("an Ogre that is knocked off is killed");
        }
        boolean there = owned(position, trophy, Commander.RED) || owned(position, trophy, Commander.BLUE);
        return there ? Optional.empty() : Optional.of("nobody has one");
    }

    private boolean throwsDice(Position position, Commander commander) {
        return setup.army(position, commander) > 0;
    }

    private boolean owned(Position position, Trophy trophy, Commander owner) {
        return position.of(owner).map(setup::unit).map(PaperUnit::id).anyMatch(trophy.unit()::equals);
    }

    private static String lacking(Commander enemy) {
        return enemy + " has none";
    }

    /** The game is over with the trophy by which somebody came to have enough points, and not before. */
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
        return won.flatMap(over -> ended(position, over, scorer, points));
    }

    private Optional<String> ended(Position position, Phase.DuelOver over, Commander winner, int points) {
        List<Trophy> last = position.trophies(winner).stream()
                .filter(trophy -> points - setup.unit(trophy.unit()).points() < Setup.WIN_POINTS)
                .toList();
        if (last.isEmpty()) {
            return Optional.of(winner + " has " + points + " points, and won before having so many");
        }
        boolean ogreKilled = position.trophies(winner).stream().anyMatch(this::isOgreKilled);
        if (over.ogreKilled() != ogreKilled) {
            return Optional.of(
                    ogreKilled
                            ? winner + " killed an Ogre, and the game ended with that"
                            : "the game did not end with an Ogre's death, for " + winner + " killed none");
        }
        return last.stream().anyMatch(trophy -> inTurn(position, winner, trophy))
                ? Optional.empty()
                : Optional.of(winner + " did not win in the turn of " + position.active());
    }

    private boolean isOgreKilled(Trophy trophy) {
        return trophy.how() == Trophy.How.KILLED && setup.unit(trophy.unit()).ogre();
    }

    /**
     * Returns whether a trophy is won in such a turn. A player kills in his own turn and scores in the enemy's for what is knocked off there,
     * which may kill the enemy's own Ogre; an Ogre crushes whenever it rolls.
     */
    private boolean inTurn(Position position, Commander winner, Trophy trophy) {
        boolean own = position.active() == winner;
        return switch (trophy.how()) {
            case KILLED -> own || (isOgreKilled(trophy) && mayKnockOffItsOgre(position));
            case KNOCKED_OFF -> !own;
            case CRUSHED -> true;
        };
    }

    private boolean mayKnockOffItsOgre(Position position) {
        return setup.rulings().knockedOffOgreIsKilled() && throwsDice(position, position.active());
    }
}
