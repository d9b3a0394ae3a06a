package umpire.rules.kernel.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.Lesson;
import umpire.rules.kernel.LessonStep;
import umpire.rules.kernel.LessonTask;
import umpire.rules.kernel.Parsed;

class LessonTextTest {
    @Test
    void stepsAreReadWithTheirTasks() {
        String text = """
                # A first game of quoits

                ## The goal
                // a comment
                Throw rings: over
                the pins.

                ## A throw
                position: 3/2/1 red
                Red is to throw.
                do: b2 | b3
                reply: a1
                reply: a2

                ## Too far
                It is too far.
                try: z9

                ## A die
                Roll it.
                roll: roll 6
                """;
        assertThat(LessonText.read(text).orThrow())
                .isEqualTo(new Lesson(
                        "A first game of quoits",
                        List.of(
                                new LessonStep(
                                        "The goal",
                                        "Throw rings: over the pins.",
                                        Optional.empty(),
                                        new LessonTask.Read(),
                                        List.of()),
                                new LessonStep(
                                        "A throw",
                                        "Red is to throw.",
                                        Optional.of("3/2/1 red"),
                                        new LessonTask.Perform(List.of("b2", "b3")),
                                        List.of("a1", "a2")),
                                new LessonStep(
                                        "Too far",
                                        "It is too far.",
                                        Optional.empty(),
                                        new LessonTask.Try("z9"),
                                        List.of()),
                                new LessonStep(
                                        "A die",
                                        "Roll it.",
                                        Optional.empty(),
                                        new LessonTask.Roll("roll 6"),
                                        List.of()))));
    }

    @ParameterizedTest
    @CsvSource({
        "'', needs steps",
        "'# Only a title', needs steps",
        "'words first\n## A step\nsays', before the first step",
        "'## A step', says nothing",
        "'## A step\nsays\ndo: a\ntry: b', waits for two things",
        "'## A step\nsays\ndo:', says nothing"
    })
    void errorsAreReported(String text, String why) {
        assertThat(LessonText.read(text).toOptional()).isEmpty();
        assertThat(((Parsed.Bad<Lesson>) LessonText.read(text)).why()).contains(why);
    }
}
