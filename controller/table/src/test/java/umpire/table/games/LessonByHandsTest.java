package umpire.table.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.referee.announcement.Cue;
import umpire.referee.announcement.LessonTold;
import umpire.referee.announcement.Prompt;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenDie;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.LessonRequest;
import umpire.referee.session.record.Entry;
import umpire.referee.toy.ToyTable;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.LessonStep;
import umpire.rules.kernel.LessonTask;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Standing;

/**
 * Newcomers learn at a table of wood: hands lay each step out, put and touch pieces, and press the buttons; the camera sees all of it.
 */
class LessonByHandsTest {
    private static final int MOST_PRESSES = 20;
    private static final int MOST_THROWS = 10_000;
    private static final double DICE_APART_MM = 40;

    @ParameterizedTest
    @ValueSource(strings = {"ground-force", "ogre-chess"})
    void everyStepIsDoneByHands(String game) {
        learn(GameCatalogue.open(game, Map.of()).orThrow());
    }

    private static <S, A> void learn(Game<S, A> game) {
        ToyTable<S, A> table = ToyTable.of(game);
        table.order(new Command.Teach(Optional.empty(), LessonRequest.BEGIN));
        List<LessonStep> steps = game.lesson().orElseThrow().steps();
        for (int number = 1; number <= steps.size(); number++) {
            LessonStep step = steps.get(number - 1);
            int here = number;
            table.play(game.show(table.state()));
            assertThat(told(table)).as(step.title()).map(LessonTold::step).contains(number);
            assertThat(told(table)).as(step.title()).map(LessonTold::astray).contains(false);
            assertThat(table.prompt().need())
                    .as("%s: %s", step.title(), table.prompt().says())
                    .isIn(Prompt.Need.CHOICE, Prompt.Need.ROLL, Prompt.Need.DRAW, Prompt.Need.OVER);
            perform(game, table, step.task());
            if (told(table)
                    .filter(told -> told.step() == here && told.task() == LessonTold.Task.READ)
                    .isPresent()) {
                table.play(game.show(table.state()));
                table.press(ButtonMeaning.CONFIRM);
            }
        }
        assertThat(told(table)).isEmpty();
        assertThat(table.entries())
                .as("the lesson's pieces are no new game")
                .last()
                .extracting(Entry::kind)
                .isEqualTo(Entry.EntryKind.TAUGHT);
    }

    private static Optional<LessonTold> told(ToyTable<?, ?> table) {
        return table.tableSnapshot().waiting().teaching().lesson();
    }

    private static <S, A> void perform(Game<S, A> game, ToyTable<S, A> table, LessonTask task) {
        switch (task) {
            case LessonTask.Read read -> table.press(ButtonMeaning.CONFIRM);
            case LessonTask.Perform perform ->
                performed(game, table, perform.ways().getFirst());
            case LessonTask.Try tried -> {
                List<Place> places = places(game, tried.notation());
                table.play(moved(game.show(table.state()), places.getFirst(), places.getLast()));
            }
            case LessonTask.Roll roll when table.prompt().need() == Prompt.Need.DRAW -> table.playing(roll.notation());
            case LessonTask.Roll roll -> thrown(game, table, roll.notation());
        }
    }

    /** An action that leaves no picture is touched. The buttons choose among several meanings of a touch. */
    private static <S, A> void performed(Game<S, A> game, ToyTable<S, A> table, String notation) {
        int before = told(table).orElseThrow().step();
        S state = table.state();
        List<Place> touches =
                game.touches(state, game.readAction(state, notation).orThrow());
        if (touches.isEmpty()) {
            table.playing(notation);
        } else {
            assertThat(table.prompt().cues())
                    .as("%s: no place is both an actor and a target", notation)
                    .extracting(Cue::place)
                    .doesNotHaveDuplicates()
                    .containsAll(touches);
            table.touch(touches.toArray(Place[]::new));
        }
        for (int i = 0;
                i < MOST_PRESSES
                        && told(table)
                                .filter(now -> now.step() == before && now.task() == LessonTold.Task.PLAY)
                                .isPresent();
                i++) {
            Prompt prompt = table.prompt();
            boolean other = prompt.chosen() >= 0
                    && !prompt.options().get(prompt.chosen()).notation().equals(notation);
            table.press(other ? ButtonMeaning.NEXT : ButtonMeaning.CONFIRM);
        }
    }

    /** Dice lie where the step before had none, and are taken away after that. */
    private static <S, A> void thrown(Game<S, A> game, ToyTable<S, A> table, String notation) {
        S state = table.state();
        List<DieShown> shown = shown(game, state, notation);
        double asideMm = game.board().widthMm() / 2 + DICE_APART_MM;
        List<SeenDie> dice = IntStream.range(0, shown.size())
                .mapToObj(i -> new SeenDie(
                        shown.get(i).kind(),
                        shown.get(i).name(),
                        Optional.of(shown.get(i).face()),
                        false,
                        new Pose(asideMm, i * DICE_APART_MM, 0),
                        1))
                .toList();
        table.through(look -> look.hand() ? look : with(look, dice));
        table.play(game.show(state));
        table.through(UnaryOperator.identity());
    }

    private static Observation with(Observation look, List<SeenDie> dice) {
        return new Observation(
                look.frame(),
                look.takenMs(),
                look.registered(),
                look.moving(),
                look.hand(),
                look.boardSeen(),
                look.sightings(),
                look.aside(),
                look.hiddenAreas(),
                dice,
                look.troubles());
    }

    private static <S, A> List<DieShown> shown(Game<S, A> game, S state, String notation) {
        Random random = new Random(1);
        return Stream.generate(() -> game.sampleRoll(state, game.dice(), random::nextInt))
                .limit(MOST_THROWS)
                .filter(dice -> game.rolled(state, dice)
                        .toOptional()
                        .map(game::write)
                        .filter(notation::equals)
                        .isPresent())
                .findFirst()
                .orElseThrow();
    }

    private static List<Place> places(Game<?, ?> game, String notation) {
        List<Place> places = new ArrayList<>();
        for (String word : notation.split("[^A-Za-z0-9]+")) {
            if (game.board().areas().stream()
                    .anyMatch(area -> area.place().name().equals(word))) {
                places.add(new Place(word));
            }
        }
        return places;
    }

    private static Placement moved(Placement picture, Place from, Place to) {
        Standing taken = picture.standings().stream()
                .filter(standing -> standing.spot().place().equals(from))
                .findFirst()
                .orElseThrow();
        return ToyTable.with(ToyTable.without(picture, from), Standing.on(to, taken.token()));
    }
}
