package umpire.referee.toy;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.RandomAction;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.text.LessonText;

/** Outpost with one rule changed, for cases that no other toy game has. */
public final class OutpostVariants {
    private static final Outpost OUTPOST = new Outpost();

    private OutpostVariants() {}

    /** A variant without actions named by touching. */
    public static Game<Outpost.State, Outpost.Action> untouched() {
        return with("touches", arguments -> List.of());
    }

    /** A variant in which a single die of two may be taken: it counts for both. */
    public static Game<Outpost.State, Outpost.Action> takingFewerDice() {
        return with("rolled", arguments -> rolled((Outpost.State) arguments[0], (List<?>) arguments[1]));
    }

    /** A variant with a free set-up: both sides need a King, and may have only Rooks beside it. */
    public static Game<Outpost.State, Outpost.Action> placedFreely() {
        return with("setUp", arguments -> Optional.of(placed((Placement) arguments[0])));
    }

    /** A variant whose first action belongs to the set-up. */
    public static Game<Outpost.State, Outpost.Action> randomSetup() {
        return with("randomSetup", arguments -> {
            Outpost.State state = (Outpost.State) arguments[0];
            IntUnaryOperator chance = (IntUnaryOperator) arguments[1];
            return state.equals(OUTPOST.opening())
                    ? Optional.of(RandomAction.of(OUTPOST, state, chance))
                    : Optional.empty();
        });
    }

    /** A variant with a lesson of the given text. */
    public static Game<Outpost.State, Outpost.Action> taught(String lesson) {
        return taught(OUTPOST, lesson);
    }

    /** Another variant is taught, by such a text. */
    public static Game<Outpost.State, Outpost.Action> taught(Game<Outpost.State, Outpost.Action> game, String lesson) {
        return with(
                game, "lesson", arguments -> Optional.of(LessonText.read(lesson).orThrow()));
    }

    private static Parsed<Outpost.State> placed(Placement picture) {
        long aside = picture.standings().stream()
                .filter(standing -> standing.spot() instanceof Spot.Lying)
                .count();
        return aside > 0
                ? Parsed.bad("A piece lies beside the board.")
                : OUTPOST.recognise(picture, OUTPOST.opening(), Outpost.WHITE);
    }

    /** A variant for one player. */
    public static Game<Outpost.State, Outpost.Action> forOne() {
        return with("seats", arguments -> List.of(Outpost.WHITE));
    }

    /** A variant in which the first two places of the first column are titled the Gate and the Mill. */
    public static Game<Outpost.State, Outpost.Action> titled() {
        Map<Place, String> titles = Map.of(new Place("a1"), "the Gate", new Place("a2"), "the Mill");
        Board board = OUTPOST.board();
        List<Area> areas = board.areas().stream()
                .map(area -> area.called(titles.getOrDefault(area.place(), area.title()), area.label()))
                .toList();
        return with(
                "board",
                arguments ->
                        new Board(board.name(), board.widthMm(), board.heightMm(), areas, List.of(), board.tags()));
    }

    /** A variant that explains no wrong move, and records the attempts as places emptied and filled. */
    public static Game<Outpost.State, Outpost.Action> noting(List<String> attempts) {
        return with("attempt", arguments -> {
            attempts.add(arguments[1] + " to " + arguments[2]);
            return Optional.empty();
        });
    }

    private static Parsed<Outpost.Action> rolled(Outpost.State state, List<?> dice) {
        List<DieShown> shown = dice.stream().map(DieShown.class::cast).toList();
        return OUTPOST.rolled(state, shown) instanceof Parsed.Good<Outpost.Action> good
                ? good
                : OUTPOST.rolled(state, Collections.nCopies(2, shown.get(0)));
    }

    private static Game<Outpost.State, Outpost.Action> with(String changed, Function<Object[], Object> rule) {
        return with(OUTPOST, changed, rule);
    }

    @SuppressWarnings("unchecked")
    private static Game<Outpost.State, Outpost.Action> with(
            Game<Outpost.State, Outpost.Action> game, String changed, Function<Object[], Object> rule) {
        return (Game<Outpost.State, Outpost.Action>) Proxy.newProxyInstance(
                Game.class.getClassLoader(), new Class<?>[] {Game.class}, (proxy, method, arguments) -> {
                    if (method.getName().equals(changed)) {
                        return rule.apply(arguments);
                    }
                    try {
                        return method.invoke(game, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }
}
