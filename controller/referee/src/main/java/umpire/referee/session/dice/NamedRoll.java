package umpire.referee.session.dice;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import umpire.referee.settling.SettledDie;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Dice;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Quoted;
import umpire.rules.kernel.Verdict;

/** Makes the action of a roll whose faces a person named, because the camera could not read them or misread them. */
public final class NamedRoll {
    private static final String GONE = "gone";
    private static final String LEANS = "leans";
    private static final Pose NOWHERE = new Pose(0, 0, 0);

    private NamedRoll() {}

    /**
     * Returns the action of a roll.
     *
     * @param text the faces, separated by spaces, in the order the dice were asked for; or single dice by their names,
     *     {@code tank-2=gone tank-1=leans yellow=sword}, the others as they lie. It may also be the action in the game's notation.
     *     {@code leans} and {@code gone} answer only a roll that counts all dice on the table
     * @param dice the dice at rest; if exactly as many faces are named as dice cannot be read, the readable dice count
     *     as they lie
     */
    public static <S, A> Parsed<A> of(Game<S, A> game, S state, Awaited.Roll roll, String text, List<SettledDie> dice) {
        if (roll.cards()) {
            return Parsed.bad("Cards are not named. Lay the card where everybody sees it: the table reads it.");
        }
        List<String> words = List.of(text.strip().split("\\s+"));
        boolean byNames = words.stream().allMatch(word -> word.contains("="));
        Parsed<A> made = byNames ? single(game, state, roll, words, dice) : rolled(game, state, roll, words, dice);
        return switch (made) {
            case Parsed.Good<A> good -> good;
            case Parsed.Bad<A> bad -> {
                Parsed<A> written =
                        game.readAction(state, text).then(action -> judged(game, state, roll, action, bad.why()));
                yield byNames && written instanceof Parsed.Bad<A> ? bad : written;
            }
        };
    }

    /**
     * Judges an action. A game lists no outcomes of a throw of many dice, so only its judge decides. Where every die on
     * the table counts, their poses cannot be named in words.
     *
     * @param otherwise the reason given for refusing an action that dice cannot make
     */
    private static <S, A> Parsed<A> judged(Game<S, A> game, S state, Awaited.Roll roll, A action, String otherwise) {
        List<A> listed = game.actions(state);
        if (!listed.isEmpty() || roll.counted() == Awaited.Roll.Counted.ALL_ON_THE_TABLE) {
            return listed.contains(action) ? Parsed.good(action) : Parsed.bad(otherwise);
        }
        return switch (game.judge(state, action)) {
            case Verdict.Accepted<S, A> accepted -> Parsed.good(action);
            case Verdict.Refused<S, A> refused -> Parsed.bad(refused.why());
        };
    }

    /** Returns whether all words say that dice fell off the table. */
    public static boolean isOfGone(String text) {
        return Stream.of(text.strip().split("\\s+")).allMatch(word -> word.endsWith("=" + GONE));
    }

    /**
     * Returns the action of a roll in which dice fell off the table. Any player may say so about dice that are out of
     * sight.
     *
     * @param text all of them by their names, {@code tank-2=gone}
     * @param dice those at rest
     */
    public static <S, A> Parsed<A> ofGone(
            Game<S, A> game, S state, Awaited.Roll roll, String text, List<SettledDie> dice) {
        return dice.stream()
                .filter(die -> List.of(text.strip().split("\\s+")).contains(die.name() + "=" + GONE))
                .findFirst()
                .map(die -> Parsed.<A>bad("The " + die.name() + " lies on the table."))
                .orElseGet(() -> of(game, state, roll, text, dice));
    }

    /** Names some dice and leaves the others as they lie. */
    private static <S, A> Parsed<A> single(
            Game<S, A> game, S state, Awaited.Roll roll, List<String> words, List<SettledDie> dice) {
        List<DieShown> shown = new ArrayList<>();
        List<DieType> named = new ArrayList<>();
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
            if (type.isEmpty()
                    || Collections.frequency(named, type.orElseThrow())
                            == type.orElseThrow().count()) {
                return Parsed.bad(
                        Quoted.of(name) + (type.isEmpty() ? " is not a die of this game." : " is named too often."));
            }
            named.add(type.orElseThrow());
            switch (named(type.orElseThrow(), face, roll, dice)) {
                case Parsed.Good<DieShown> good -> shown.add(good.value());
                case Parsed.Bad<DieShown> bad -> {
                    return Parsed.bad(bad.why());
                }
            }
        }
        RollDice.of(game.board(), roll, dice).believed().stream()
                .filter(die -> named.stream().noneMatch(type -> isMeant(type, die)))
                .forEach(die -> shown.add(RollDice.shown(die)));
        return game.rolled(state, shown);
    }

    /** Of several dice that look alike, the unreadable ones are meant. */
    private static boolean isMeant(DieType type, SettledDie die) {
        return die.kind().equals(type.kind())
                && die.name().equals(type.name())
                && (type.count() == 1 || die.status() != SettledDie.Status.CLEAR);
    }

    /** Returns a named die. It lies where the camera sees it, or nowhere if the camera does not see it. */
    private static Parsed<DieShown> named(DieType type, String face, Awaited.Roll roll, List<SettledDie> dice) {
        Pose pose = dice.stream()
                .filter(die -> isMeant(type, die))
                .map(SettledDie::pose)
                .findFirst()
                .orElse(NOWHERE);
        boolean faceless = face.equals(GONE) || face.equals(LEANS);
        if (faceless && roll.counted() == Awaited.Roll.Counted.THROWN) {
            return Parsed.bad("The " + type.name() + " shows no face: throw it again.");
        }
        return switch (face) {
            case GONE -> Parsed.good(DieShown.gone(type.kind(), type.name()));
            case LEANS -> Parsed.good(new DieShown(type.kind(), type.name(), DieShown.Rest.LEANING, "", pose));
            default -> face(type, face).then(shows -> Parsed.good(new DieShown(type.kind(), type.name(), shows, pose)));
        };
    }

    private static Parsed<String> face(DieType type, String word) {
        return type.faceMeant(word)
                .map(Parsed::good)
                .orElseGet(() -> Parsed.bad("The " + type.name() + " does not show " + Quoted.of(word) + ". It shows "
                        + type.faces().stream()
                                .map(DieType.Face::shows)
                                .distinct()
                                .collect(Collectors.joining(", "))
                        + "."));
    }

    private static <S, A> Parsed<A> rolled(
            Game<S, A> game, S state, Awaited.Roll roll, List<String> faces, List<SettledDie> dice) {
        Deque<String> unused = new ArrayDeque<>(faces);
        List<SettledDie> clear = clearBeside(faces, roll, RollDice.of(game.board(), roll, dice));
        List<DieShown> shown = new ArrayList<>();
        for (Awaited.Roll.Thrower thrower : roll.throwers()) {
            for (Dice asked : thrower.dice()) {
                List<DieShown> lying = clear.stream()
                        .filter(die ->
                                asked.include(die.kind(), die.name()) && RollDice.inTray(game.board(), thrower, die))
                        .map(RollDice::shown)
                        .toList();
                shown.addAll(lying);
                for (int i = lying.size(); i < asked.count() && !unused.isEmpty(); i++) {
                    switch (face(type(game.dice(), asked), unused.remove())) {
                        case Parsed.Good<String> good ->
                            shown.add(new DieShown(
                                    asked.kind(), asked.name(), good.value(), pose(game.board(), thrower)));
                        case Parsed.Bad<String> bad -> {
                            return Parsed.bad(bad.why());
                        }
                    }
                }
            }
        }
        return unused.isEmpty() ? game.rolled(state, shown) : Parsed.bad("Too many faces were named.");
    }

    /** Where dice look alike, the tray tells whose they are. */
    private static Pose pose(Board board, Awaited.Roll.Thrower thrower) {
        return thrower.tray()
                .map(tray -> board.area(tray).centre())
                .map(centre -> new Pose(centre.xMm(), centre.yMm(), 0))
                .orElse(NOWHERE);
    }

    private static DieType type(List<DieType> box, Dice asked) {
        return box.stream()
                .filter(type -> asked.include(type.kind(), type.name()))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no " + asked.name() + " is in the box"));
    }

    /** Returns the readable dice, if the named faces are exactly as many as the other dice. */
    private static List<SettledDie> clearBeside(List<String> faces, Awaited.Roll roll, RollDice counted) {
        List<SettledDie> clear = counted.thrown().stream()
                .filter(die -> die.status() == SettledDie.Status.CLEAR)
                .toList();
        return roll.total() - clear.size() == faces.size() ? clear : List.of();
    }
}
