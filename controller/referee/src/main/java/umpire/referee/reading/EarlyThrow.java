package umpire.referee.reading;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Dice;
import umpire.rules.kernel.Game;

/**
 * Explains a die that is a piece and has newly appeared on the sheet: it may have been thrown before the throw was
 * announced.
 */
final class EarlyThrow {
    private EarlyThrow() {}

    /** Returns the actions that announce a throw of exactly the new dice. */
    static <S, A> List<Explanation<S, A>> explained(
            Game<S, A> game, BoardIndex index, Successors<S, A> successors, Layout now, KnownPlaces knownPlaces) {
        Set<String> dice = now.newDice(knownPlaces);
        return dice.isEmpty()
                ? List.of()
                : successors.plain().stream()
                        .filter(explanation -> game.awaited(explanation.end()) instanceof Awaited.Roll roll
                                && isThrow(roll, dice)
                                && explanation
                                        .layout()
                                        .letting(index.loose(roll))
                                        .fits(knownPlaces))
                        .toList();
    }

    private static boolean isThrow(Awaited.Roll roll, Set<String> dice) {
        return roll.throwers().stream()
                .flatMap(thrower -> thrower.dice().stream())
                .map(Dice::name)
                .collect(Collectors.toSet())
                .equals(dice);
    }
}
