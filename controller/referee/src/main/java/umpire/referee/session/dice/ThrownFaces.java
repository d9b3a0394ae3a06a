package umpire.referee.session.dice;

import java.util.ArrayList;
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
    /** So many throws are tried at most. Chosen: three dice of six, or five of three faces. */
    private static final int MOST = 250;

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
     * Returns the faces that make an action: those that the game takes for it. Where several do, or there are too many dice to try all their
     * faces, the action does not tell them.
     */
    public static <S, A> List<DieShown> of(Game<S, A> game, S state, Awaited.Roll roll, A action) {
        List<List<DieShown>> throwable = List.of(List.of());
        for (Dice dice : roll.dice()) {
            for (int i = 0; i < dice.count() && throwable.size() <= MOST; i++) {
                throwable = throwable.stream()
                        .flatMap(others -> faces(game.dice(), dice).map(die -> with(others, die)))
                        .distinct()
                        .toList();
            }
        }
        List<List<DieShown>> making = throwable.stream()
                .limit(MOST + 1L)
                .filter(dice -> game.rolled(state, dice) instanceof Parsed.Good<A> good
                        && good.value().equals(action))
                .toList();
        return throwable.size() <= MOST && making.size() == 1 ? making.get(0) : List.of();
    }

    /** Dice that look alike are told in the order of what they show: which of them is which nobody knows. */
    private static List<DieShown> with(List<DieShown> others, DieShown die) {
        List<DieShown> all = new ArrayList<>(others);
        int at = all.size();
        while (at > 0 && isLike(all.get(at - 1), die) && all.get(at - 1).face().compareTo(die.face()) > 0) {
            at--;
        }
        all.add(at, die);
        return List.copyOf(all);
    }

    private static boolean isLike(DieShown one, DieShown other) {
        return one.kind().equals(other.kind()) && one.name().equals(other.name());
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
