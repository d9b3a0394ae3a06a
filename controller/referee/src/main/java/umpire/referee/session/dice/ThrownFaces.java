package umpire.referee.session.dice;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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

/** The faces that make each action of an awaited roll, and the effect of each action. */
public final class ThrownFaces<A> {
    /**
     * The most throws that are tried. For a roll with more possible throws, the faces that make an action are left out.
     * Chosen: three dice of six sides make 56.
     */
    private static final int MOST = 250;

    private final Map<A, List<List<DieShown>>> making;

    private ThrownFaces(Map<A, List<List<DieShown>>> making) {
        this.making = making;
    }

    /** Tries each possible throw of a roll once. */
    public static <S, A> ThrownFaces<A> of(Game<S, A> game, S state, Awaited.Roll roll) {
        Map<A, List<List<DieShown>>> making = new HashMap<>();
        for (List<DieShown> dice : throwable(game, roll)) {
            if (game.rolled(state, dice) instanceof Parsed.Good<A> good) {
                making.computeIfAbsent(good.value(), same -> new ArrayList<>()).add(dice);
            }
        }
        return new ThrownFaces<>(making);
    }

    private static List<List<DieShown>> throwable(Game<?, ?> game, Awaited.Roll roll) {
        List<List<DieShown>> throwable = List.of(List.of());
        for (Dice dice : roll.dice()) {
            for (int i = 0; i < dice.count() && throwable.size() <= MOST; i++) {
                throwable = throwable.stream()
                        .flatMap(others -> faces(game.dice(), dice).map(die -> with(others, die)))
                        .distinct()
                        .toList();
            }
        }
        return throwable.size() <= MOST ? throwable : List.of();
    }

    /**
     * Returns the faces that make an action; empty where several throws make it, or where there are too many throws to
     * try.
     */
    public List<DieShown> making(A action) {
        List<List<DieShown>> throwing = making.getOrDefault(action, List.of());
        return throwing.size() == 1 ? throwing.getFirst() : List.of();
    }

    /** Returns whether each action is made by one throw only, so that no face is told more often than others. */
    public boolean tellsEveryThrow() {
        return !making.isEmpty() && making.values().stream().allMatch(throwing -> throwing.size() == 1);
    }

    /** Returns the faces of the dice that make an action, and the effect of that action. */
    public LegalAction.Thrown effect(Match<?, A> match, A action) {
        String words = describe(match, action);
        String effect = match.successors().events(action).stream()
                .map(event -> without(words + ": ", event.says()))
                .collect(Collectors.joining(" "));
        return new LegalAction.Thrown(making(action), effect);
    }

    private static <S, A> String describe(Match<S, A> match, A action) {
        return match.game().describe(match.state(), action);
    }

    private static String without(String start, String says) {
        if (!says.startsWith(start)) {
            return says;
        }
        String rest = says.substring(start.length());
        return rest.substring(0, 1).toUpperCase(Locale.ROOT) + rest.substring(1);
    }

    /** Dice that look alike are interchangeable, so they are sorted by face. */
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
