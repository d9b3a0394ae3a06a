package umpire.table.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Lesson;
import umpire.rules.kernel.LessonStep;
import umpire.rules.kernel.LessonTask;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Seat;
import umpire.table.games.GameCatalogue;
import umpire.table.games.GameChoice;
import umpire.testing.Wait;

/**
 * Lessons are played to their end at a running table: actions come from a phone, pieces follow the table's prompts, dice are thrown, and
 * the camera reads all of it. No step is skipped.
 */
@Timeout(600)
class LessonsPlayedTest {
    private static final long LOOKING_MS = 400;
    private static final long FLYING_MS = 4_000;

    /** Fewer pixels than the reference camera, and enough for every tag and pip. */
    private static final Rig RIG = Rig.standard().through(Camera.reference().scaledTo(1280, 960));

    private static final String ARRANGE = "{\"verb\": \"arrange\"}";

    @TempDir
    private Path folder;

    private AttendedTable table;

    @ParameterizedTest
    @Tag("long")
    @ValueSource(strings = {"ogres-and-elves", "diceland-ogre"})
    void everyStepOfTheOthersIsDone(String name) throws Exception {
        everyStepIsDone(name);
    }

    /** Games with cards and secrets, and with thirty dice. */
    @ParameterizedTest
    @ValueSource(strings = {"ground-force", "die-men"})
    void everyStepIsDone(String name) throws Exception {
        Game<?, ?> game = GameCatalogue.open(name, Map.of()).orThrow();
        Lesson lesson = game.lesson().orElseThrow();
        try (AttendedTable attended = new AttendedTable(folder, settings(name))) {
            table = attended;
            table.until("prompt", prompt -> prompt.get("lessonOffered").getAsBoolean());
            table.ask("lesson", ",\"lesson\":\"begin\"");
            for (int number = 1; number <= lesson.steps().size(); number++) {
                perform(game, lesson.steps().get(number - 1), number);
            }
            table.until("prompt", prompt -> !prompt.has("lesson"));
        }
    }

    private RunSettings settings(String name) {
        return new RunSettings(
                "home",
                RunSettings.Play.of(GameCatalogue.STANDARD, Optional.of(GameChoice.of(name))),
                RIG,
                RunSettings.Files.in(folder),
                RunSettings.Network.loopback());
    }

    private static boolean isAt(JsonObject prompt, int number) {
        return prompt.has("lesson")
                && prompt.getAsJsonObject("lesson").get("step").getAsInt() == number;
    }

    /** Returns whether a step is still to be done; after that the table may show what came of it. */
    private static boolean isDue(JsonObject prompt, int number) {
        return isAt(prompt, number)
                && !prompt.getAsJsonObject("lesson").get("task").getAsString().equals("read");
    }

    private static boolean asks(JsonObject prompt) {
        return List.of("choice", "roll", "draw", "over")
                .contains(prompt.get("need").getAsString());
    }

    private void perform(Game<?, ?> game, LessonStep step, int number) throws Exception {
        begun(number);
        switch (step.task()) {
            case LessonTask.Read read -> table.ask("lesson", ",\"lesson\":\"next\"");
            case LessonTask.Perform perform -> {
                String notation = perform.ways().getFirst();
                assertThat(act(game, notation))
                        .as("%s: %s", step.title(), notation)
                        .startsWith("accepted");
                followed(number);
            }
            case LessonTask.Try tried ->
                assertThat(act(game, tried.notation())).as(step.title()).startsWith("refused");
            case LessonTask.Roll roll when draws(table.latest("prompt")) -> drawn(game, number);
            case LessonTask.Roll roll -> thrown(number);
        }
        if (isAt(table.latest("prompt"), number) && !(step.task() instanceof LessonTask.Read)) {
            table.ask("lesson", ",\"lesson\":\"next\"");
        }
    }

    /** Sends an action; the seat itself declares a secret one. */
    private String act(Game<?, ?> game, String notation) throws Exception {
        String who = game.seats().stream()
                .map(Seat::name)
                .filter(seat -> notation.startsWith(seat.toLowerCase(Locale.ROOT) + " "))
                .findFirst()
                .orElse("operator");
        return table.ask(who, "act", ",\"notation\":\"" + notation + "\"");
    }

    /** Puts the pieces as prompted until the step begins. */
    private void begun(int number) throws Exception {
        repeat(
                table.until("prompt", told -> isAt(told, number)),
                prompt -> !asks(prompt),
                LOOKING_MS,
                prompt -> table.byHand(ARRANGE));
    }

    /** Puts the pieces as prompted until the step is done; some steps need none. */
    private void followed(int number) throws Exception {
        repeat(table.latest("prompt"), prompt -> isDue(prompt, number), LOOKING_MS, prompt -> table.byHand(ARRANGE));
    }

    private static boolean draws(JsonObject prompt) {
        return prompt.get("need").getAsString().equals("draw");
    }

    /** Lays the top card of the deck open at the place that the table points at. */
    private void drawn(Game<?, ?> game, int number) throws Exception {
        JsonObject prompt = table.latest("prompt");
        String pile = prompt.getAsJsonArray("cues")
                .get(0)
                .getAsJsonObject()
                .get("place")
                .getAsString();
        Point middle = game.board().area(new Place(pile)).centre();
        carry(uppermost(prompt.get("seat").getAsString()), middle);
        repeat(table.after("prompt", LOOKING_MS), told -> isDue(told, number), LOOKING_MS, told -> {});
    }

    /** Returns the tag of the top card of a seat's deck. */
    private int uppermost(String seat) throws Exception {
        return parts().entrySet().stream()
                .filter(part -> part.getKey().startsWith("piece:"))
                .filter(part -> {
                    JsonObject piece = part.getValue().getAsJsonObject();
                    return piece.get("seat").getAsString().equals(seat) && piece.has("faceDown");
                })
                .max(Comparator.comparingDouble(
                        part -> part.getValue().getAsJsonObject().get("liftMm").getAsDouble()))
                .map(part -> Integer.valueOf(part.getKey().substring("piece:".length())))
                .orElseThrow();
    }

    private void carry(int tag, Point to) throws Exception {
        table.byHand("{\"verb\":\"lift\",\"tag\":" + tag + "}");
        table.byHand("{\"verb\":\"carry\",\"tag\":" + tag + ",\"xMm\":" + to.xMm() + ",\"yMm\":" + to.yMm() + "}");
        table.byHand("{\"verb\":\"drop\",\"tag\":" + tag + "}");
    }

    /** Throws again a die that leans or cannot be read. */
    private void thrown(int number) throws Exception {
        throwDice();
        repeat(table.after("prompt", FLYING_MS), prompt -> isDue(prompt, number), FLYING_MS, prompt -> {
            if (List.of("die-unclear", "roll").contains(prompt.get("need").getAsString())) {
                throwDice();
            }
        });
    }

    /** The reaction of hands to a prompt. */
    private interface ByHand {
        void handle(JsonObject prompt) throws Exception;
    }

    private void repeat(JsonObject first, Predicate<JsonObject> goesOn, long waitMs, ByHand byHand) throws Exception {
        long endMs = System.currentTimeMillis() + Wait.LIMIT_MS;
        for (JsonObject prompt = first; goesOn.test(prompt); prompt = table.after("prompt", waitMs)) {
            assertThat(System.currentTimeMillis()).as("%s", prompt).isLessThan(endMs);
            byHand.handle(prompt);
        }
    }

    private void throwDice() throws Exception {
        if (!parts().getAsJsonArray("thrown").isEmpty()) {
            table.byHand("{\"verb\":\"roll-due\"}");
        }
    }

    private JsonObject parts() throws Exception {
        return JsonParser.parseString(table.page("/table/scene"))
                .getAsJsonObject()
                .getAsJsonObject("parts");
    }
}
