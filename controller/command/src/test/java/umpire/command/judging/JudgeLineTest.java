package umpire.command.judging;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JudgeLineTest {
    @Test
    void aLegalActionIsAcceptedAndItsSuccessorDescribed() {
        JsonObject answer = good("{\"game\":\"ogre-chess\",\"actions\":[\"e2-e3\"],\"id\":7}");
        assertThat(answer.get("id").getAsInt()).isEqualTo(7);
        assertThat(ruling(answer, 0).get("accepted").getAsBoolean()).isTrue();
        assertThat(answer.getAsJsonObject("awaited").get("seat").getAsString()).isEqualTo("Black");
        assertThat(answer.getAsJsonArray("legal")).isNotEmpty();
    }

    @Test
    void aRefusalNamesItsRuleAndLeavesTheStateForTheNextAction() {
        JsonObject answer = good("{\"game\":\"ogre-chess\",\"actions\":[\"e2-e4\",\"e2-e3\"]}");
        assertThat(ruling(answer, 0).get("accepted").getAsBoolean()).isFalse();
        assertThat(ruling(answer, 0).get("section").getAsString()).isEqualTo("2.12");
        assertThat(ruling(answer, 1).get("accepted").getAsBoolean()).isTrue();
    }

    @Test
    void anUnreadableActionIsReported() {
        JsonObject answer = good("{\"game\":\"ogre-chess\",\"actions\":[\"pawn to king four\"]}");
        assertThat(ruling(answer, 0).get("unreadable").getAsBoolean()).isTrue();
        assertThat(ruling(answer, 0).get("why").getAsString()).contains("pawn");
    }

    @Test
    void aPositionReadsBackAsItWasWritten() {
        JsonObject once = good("{\"game\":\"ogre-chess\",\"actions\":[\"e2-e3\"]}");
        JsonObject question = new JsonObject();
        question.addProperty("game", "ogre-chess");
        question.add("position", once.get("position"));
        JsonObject twice = good(question.toString());
        assertThat(twice.get("legal")).isEqualTo(once.get("legal"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rubbish | a JSON object",
                "{\"game\" | not JSON",
                "[1,2] | a JSON object",
                "{} | \"game\" is missing",
                "{\"game\":\"whist\"} | no game 'whist'",
                "{\"game\":\"ogre-chess\",\"moves\":[]} | unknown key 'moves'",
                "{\"game\":\"ogre-chess\",\"actions\":\"e2-e3\"} | a list of texts",
                "{\"game\":\"ogre-chess\",\"actions\":[{}]} | must be text",
                "{\"game\":\"ogre-chess\",\"position\":\"nonsense\"} | position:",
                "{\"game\":\"ogre-chess\",\"rulings\":{\"colour\":\"blue\"}} | colour",
                "{\"game\":\"ogre-chess\",\"rulings\":[]} | an object of keys",
            })
    void aBadQuestionIsAnsweredWithWhatIsWrong(String question, String expected) {
        JudgeLine.Answer answer = JudgeLine.answer(question);
        assertThat(answer.good()).isFalse();
        assertThat(answer.json().get("error").getAsString()).contains(expected);
    }

    @Test
    void errorsQuoteShortTexts() {
        String endless = "x".repeat(5000);
        for (String question : new String[] {
            "{\"" + endless + "\":1}",
            "{\"game\":\"" + endless + "\"}",
            "{\"game\":[\"" + endless + "\"]}",
            "{\"game\":\"ogre-chess\",\"position\":\"" + endless + "\"}",
            "{\"game\":\"ogre-chess\",\"rulings\":{\"" + endless + "\":\"\"}}",
            "{\"game\":\"ogre-chess\",\"rulings\":{\"ogreFire\":\"" + endless + "\"}}",
            endless
        }) {
            assertThat(JudgeLine.answer(question).json().get("error").getAsString())
                    .hasSizeLessThan(900);
        }
        JsonObject unread = good("{\"game\":\"ogre-chess\",\"actions\":[\"" + endless + "\"]}");
        assertThat(ruling(unread, 0).get("why").getAsString()).hasSizeLessThan(400);
        JudgeQuestion question = new JudgeQuestion("ogre-chess", Optional.empty(), List.of(endless), Map.of());
        assertThat(JudgeWords.lines(QuestionJudge.answer(question).orThrow())).allMatch(line -> line.length() < 500);
    }

    private static JsonObject good(String question) {
        JudgeLine.Answer answer = JudgeLine.answer(question);
        assertThat(answer.good()).as(answer.json().toString()).isTrue();
        return answer.json();
    }

    private static JsonObject ruling(JsonObject answer, int index) {
        return answer.getAsJsonArray("rulings").get(index).getAsJsonObject();
    }
}
