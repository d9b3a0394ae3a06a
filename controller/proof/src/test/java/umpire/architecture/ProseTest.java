package umpire.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.architecture.Checkout.Source;

/** Comments and documents can be understood at the first reading, as far as a program can tell. */
class ProseTest {
    private static final List<Source> SOURCES = Checkout.sources();

    @Test
    void everySentenceBeginsWithItsSubject() {
        assertThat(Prose.beginningWithARiddle(SOURCES)).isEmpty();
    }

    @Test
    void noSentenceHasMoreThanThirtyWords() {
        assertThat(Prose.tooLong(SOURCES)).isEmpty();
    }

    @Test
    void noSentenceUsesAWordToAvoid() {
        assertThat(Prose.withAWordToAvoid(SOURCES)).isEmpty();
    }

    /** The checks themselves, on planted samples. */
    @Nested
    class PlantedProse {
        @ParameterizedTest
        @ValueSource(
                strings = {
                    "// What is near counts.",
                    "/** Who is modest waits. */",
                    "/**\n * Fine. Whoever asks waits.\n */"
                })
        void aRiddleIsFound(String comment) {
            assertThat(Prose.beginningWithARiddle(List.of(code(comment)))).hasSize(1);
        }

        @Test
        void aQuestionMayBeginSo() {
            assertThat(Prose.beginningWithARiddle(List.of(new Source("a.md", "What is an action? A step."))))
                    .isEmpty();
        }

        @Test
        void aSentenceOfThirtyOneWordsIsFound() {
            String thirty = "Word" + " word".repeat(29);
            assertThat(Prose.tooLong(List.of(code("// " + thirty + ".")))).isEmpty();
            assertThat(Prose.tooLong(List.of(code("// " + thirty + "\n// word."))))
                    .hasSize(1);
            assertThat(Prose.tooLong(List.of(code("/**\n * " + thirty + ".\n *\n * @param a " + thirty + "\n */"))))
                    .isEmpty();
        }

        @Test
        void aWordToAvoidIsFound() {
            assertThat(Prose.withAWordToAvoid(List.of(new Source("a.md", "It is done anew."))))
                    .containsExactly("a.md: It is done anew.");
        }

        @Test
        void codeIsNoProse() {
            assertThat(Prose.withAWordToAvoid(List.of(code("class A { String nobody = \"anew\"; }"))))
                    .isEmpty();
            assertThat(Prose.withAWordToAvoid(List.of(new Source("a.md", "```\nanew\n```"))))
                    .isEmpty();
        }

        private static Source code(String text) {
            return new Source("a/src/main/java/A.java", text);
        }
    }
}
