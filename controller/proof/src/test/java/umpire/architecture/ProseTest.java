package umpire.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.architecture.Checkout.Source;

/** Comments, documents and messages can be understood at the first reading, as far as a program can tell. */
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

        @Test
        void messagesAreProse() {
            assertThat(Prose.withAWordToAvoid(List.of(code("say(\"Start the \"\n    + \"table anew.\");"))))
                    .containsExactly("a/src/main/java/A.java: Start the table anew.");
            assertThat(Prose.withAWordToAvoid(List.of(code("say(\"\"\"\n    Start the table\n    anew.\n\"\"\");"))))
                    .hasSize(1);
            assertThat(Prose.withAWordToAvoid(List.of(script("say(`${named} starts it ${`there`} all anew.`);"))))
                    .containsExactly("a/src/main/a.js: … starts it … all anew.");
            assertThat(Prose.withAWordToAvoid(List.of(script("/[`\"]/.test(`${a ? `it is anew` : \"\"}`)"))))
                    .containsExactly("a/src/main/a.js: it is anew");
            assertThat(Prose.withAWordToAvoid(List.of(page("<p>Start the <b>table</b>\nanew.</p>"))))
                    .containsExactly("a/src/main/a.html: Start the table anew.");
        }

        @Test
        void aRiddleInAMessageIsFoundUnlessItIsATitle() {
            assertThat(Prose.beginningWithARiddle(List.of(
                            code("say(\"Good. \" + \"What is lit can move.\");"), page("<p>What you see is old.</p>"))))
                    .hasSize(2);
            assertThat(Prose.beginningWithARiddle(
                            List.of(code("say(\"What the camera sees\");"), page("<p>What shall the table do?</p>"))))
                    .isEmpty();
        }

        @Test
        void aLongMessageIsFoundUnlessItIsAList() {
            assertThat(Prose.tooLong(List.of(code("say(\"The" + " word".repeat(30) + ".\");"))))
                    .hasSize(1);
            assertThat(Prose.tooLong(List.of(code("files(\"help" + " word".repeat(30) + "\");"))))
                    .isEmpty();
        }

        private static Source script(String text) {
            return new Source("a/src/main/a.js", text);
        }

        private static Source page(String text) {
            return new Source("a/src/main/a.html", text);
        }

        private static Source code(String text) {
            return new Source("a/src/main/java/A.java", text);
        }
    }
}
