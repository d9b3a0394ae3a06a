package umpire.referee.session.dice;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import umpire.referee.settling.SettledDie;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Dice;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;

/** Makes the action of a roll whose faces someone named, because the eye could not read them or read them wrong. */
public final class NamedRoll {
    private NamedRoll() {}

    /**
     * Returns the action of a roll.
     *
     * @param text the faces, blank between them, in the order the dice were asked for; or the action in the game's notation
     * @param dice those at rest; where as many faces are named as cannot be read, the others count as they lie
     */
    public static <S, A> Parsed<A> of(Game<S, A> game, S state, Awaited.Roll roll, String text, List<SettledDie> dice) {
        List<String> faces = List.of(text.strip().split("\\s+"));
        return switch (rolled(game, state, roll, faces, dice)) {
            case Parsed.Good<A> good -> good;
            case Parsed.Bad<A> bad ->
                game.readAction(state, text)
                        .then(action -> game.actions(state).contains(action) ? Parsed.good(action) : bad);
        };
    }

    private static <S, A> Parsed<A> rolled(
            Game<S, A> game, S state, Awaited.Roll roll, List<String> faces, List<SettledDie> dice) {
        Deque<String> unused = new ArrayDeque<>(faces);
        List<SettledDie> clear = clearBeside(faces, roll, dice);
        List<DieShown> shown = new ArrayList<>();
        for (Dice asked : roll.dice()) {
            List<DieShown> lying = clear.stream()
                    .filter(die -> die.kind().equals(asked.kind()))
                    .map(RollReading::shown)
                    .toList();
            shown.addAll(lying);
            for (int i = lying.size(); i < asked.count() && !unused.isEmpty(); i++) {
                shown.add(DieShown.of(asked.kind(), unused.remove()));
            }
        }
        return unused.isEmpty() ? game.rolled(state, shown) : Parsed.bad("Too many faces were named.");
    }

    /** Returns the dice that can be read, where the faces named are just those of the others. */
    private static List<SettledDie> clearBeside(List<String> faces, Awaited.Roll roll, List<SettledDie> dice) {
        List<SettledDie> clear = dice.stream()
                .filter(die -> die.fresh() && die.status() == SettledDie.Status.CLEAR)
                .toList();
        return RollReading.total(roll) - clear.size() == faces.size() ? clear : List.of();
    }
}
