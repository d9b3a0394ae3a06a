package umpire.referee.session.dice;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import umpire.referee.announcement.LegalAction;
import umpire.referee.session.state.Match;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Dice;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;

/** Which faces make an action that dice may make, and what it would do. */
public final class ThrownFaces {
    private ThrownFaces() {}

    /** Returns what the dice would do by an action that they may make. */
    public static <S, A> LegalAction.Thrown effect(Match<S, A> match, Awaited.Roll roll, A action) {
        Game<S, A> game = match.game();
        S state = match.state();
        String words = game.describe(state, action);
        String effect = match.outlook().events(action).stream()
                .map(event -> without(words + ": ", event.says()))
                .collect(Collectors.joining(" "));
        return new LegalAction.Thrown(of(game, state, roll, action), effect);
    }

    private static String without(String start, String says) {
        if (!says.startsWith(start)) {
            return says;
        }
        String rest = says.substring(start.length());
        return rest.substring(0, 1).toUpperCase(Locale.ROOT) + rest.substring(1);
    }

    /**
     * Returns the faces that make an action: of a single die with numbers, those that the game takes for it. Where several do, or
     * there are more dice than one, the action does not tell them.
     */
    public static <S, A> List<DieShown> of(Game<S, A> game, S state, Awaited.Roll roll, A action) {
        if (roll.total() != 1) {
            return List.of();
        }
        List<DieShown> making = faces(game.dice(), roll.dice().get(0))
                .filter(die -> game.rolled(state, List.of(die)) instanceof Parsed.Good<A> good
                        && good.value().equals(action))
                .toList();
        return making.size() == 1 ? making : List.of();
    }

    private static Stream<DieShown> faces(List<DieType> box, Dice dice) {
        return box.stream()
                .filter(type -> dice.include(type.kind(), type.name()))
                .flatMap(type -> type.faces().stream()
                        .map(DieType.Face::shows)
                        .distinct()
                        .map(type::showing));
    }
}
