package umpire.referee.session.dice;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import umpire.referee.settling.SettledDie;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Dice;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Quoted;

/** Makes the action of a roll whose faces someone named, because the eye could not read them or read them wrong. */
public final class NamedRoll {
    private static final String GONE = "gone";
    private static final String LEANS = "leans";
    private static final Pose NOWHERE = new Pose(0, 0, 0);

    private NamedRoll() {}

    /**
     * Returns the action of a roll.
     *
     * @param text the faces, blank between them, in the order the dice were asked for; or single dice by their names, {@code
     *     tank-2=gone tank-1=leans yellow=sword}, the others as they lie; or the action in the game's notation
     * @param dice those at rest; where as many faces are named as cannot be read, the others count as they lie
     */
    public static <S, A> Parsed<A> of(Game<S, A> game, S state, Awaited.Roll roll, String text, List<SettledDie> dice) {
        if (roll.cards()) {
            return Parsed.bad("A card is not named. Lay it where everybody sees it, and the table reads it.");
        }
        List<String> words = List.of(text.strip().split("\\s+"));
        boolean byNames = words.stream().allMatch(word -> word.contains("="));
        Parsed<A> made = byNames ? single(game, state, roll, words, dice) : rolled(game, state, roll, words, dice);
        return switch (made) {
            case Parsed.Good<A> good -> good;
            case Parsed.Bad<A> bad -> {
                Parsed<A> written = game.readAction(state, text)
                        .then(action -> game.actions(state).contains(action) ? Parsed.good(action) : bad);
                yield byNames && written instanceof Parsed.Bad<A> ? bad : written;
            }
        };
    }

    /** Names some dice and leaves the others as they lie. */
    private static <S, A> Parsed<A> single(
            Game<S, A> game, S state, Awaited.Roll roll, List<String> words, List<SettledDie> dice) {
        List<DieShown> shown = new ArrayList<>();
        Set<String> named = new HashSet<>();
        for (String word : words) {
            String name = word.substring(0, word.indexOf('='));
            String face = word.substring(name.length() + 1);
            Optional<DieType> type = game.dice().stream()
                    .filter(each -> each.name().equals(name))
                    .findFirst();
            if (face.isEmpty()) {
                return Parsed.bad("What does the " + name + " show? Write " + name + "=FACE, " + name + "=leans or "
                        + name + "=gone.");
            }
            if (type.isEmpty() || !named.add(name)) {
                return Parsed.bad(Quoted.of(name) + (type.isEmpty() ? " is no die of this game." : " is named twice."));
            }
            shown.add(named(type.orElseThrow(), face, dice));
        }
        RollDice.of(game.board(), roll, dice).believed().stream()
                .filter(die -> !named.contains(die.name()))
                .forEach(die -> shown.add(RollDice.shown(die)));
        return game.rolled(state, shown);
    }

    /** What is named lies where the die is seen, if one is. */
    private static DieShown named(DieType type, String face, List<SettledDie> dice) {
        Pose pose = dice.stream()
                .filter(die -> die.kind().equals(type.kind()) && die.name().equals(type.name()))
                .map(SettledDie::pose)
                .findFirst()
                .orElse(NOWHERE);
        return switch (face) {
            case GONE -> DieShown.gone(type.kind(), type.name());
            case LEANS -> new DieShown(type.kind(), type.name(), DieShown.Rest.LEANING, "", pose);
            default -> new DieShown(type.kind(), type.name(), face, pose);
        };
    }

    private static <S, A> Parsed<A> rolled(
            Game<S, A> game, S state, Awaited.Roll roll, List<String> faces, List<SettledDie> dice) {
        Deque<String> unused = new ArrayDeque<>(faces);
        List<SettledDie> clear = clearBeside(faces, roll, RollDice.of(game.board(), roll, dice));
        List<DieShown> shown = new ArrayList<>();
        for (Dice asked : roll.dice()) {
            List<DieShown> lying = clear.stream()
                    .filter(die -> asked.include(die.kind(), die.name()))
                    .map(RollDice::shown)
                    .toList();
            shown.addAll(lying);
            for (int i = lying.size(); i < asked.count() && !unused.isEmpty(); i++) {
                shown.add(DieShown.of(asked.kind(), asked.name(), unused.remove()));
            }
        }
        return unused.isEmpty() ? game.rolled(state, shown) : Parsed.bad("Too many faces were named.");
    }

    /** Returns the dice that can be read, where the faces named are just those of the others. */
    private static List<SettledDie> clearBeside(List<String> faces, Awaited.Roll roll, RollDice counted) {
        List<SettledDie> clear = counted.thrown().stream()
                .filter(die -> die.status() == SettledDie.Status.CLEAR)
                .toList();
        return roll.total() - clear.size() == faces.size() ? clear : List.of();
    }
}
