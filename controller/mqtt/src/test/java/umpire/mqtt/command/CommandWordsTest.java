package umpire.mqtt.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.mqtt.Samples;
import umpire.mqtt.connection.ReceivedMessage;
import umpire.mqtt.payload.ReplyPayload;
import umpire.testing.Wait;

/** The refusal of a bad command names the first bad field and says what it must be. */
class CommandWordsTest {
    private static final String GOOD = "'id':'7','client':'phone','token':'T'";

    private static String says(String verb, String fields) throws InterruptedException {
        String payload = ("{" + fields.replace("GOOD", GOOD) + "}").replace('\'', '"');
        BlockingQueue<String> outcome = new LinkedBlockingQueue<>();
        try (CommandReceiver receiver = new CommandReceiver(
                Samples.TOKENS,
                new Replies(),
                () -> 0,
                said -> outcome.add(((ReplyPayload) said.body().orElseThrow()).says()),
                passed -> outcome.add(passed.commandRequest().toString()))) {
            String filled = payload.replace("\"T\"", "\"" + Samples.TOKENS.operator() + "\"");
            receiver.hear(new ReceivedMessage("command/" + verb, filled.getBytes(StandardCharsets.UTF_8), false));
            return Wait.next("what becomes of the command", outcome);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "act       | 'id':'7','client':'phone'                   | token    | a text that is not empty",
                "act       | 'id':'7','client':'phone','token':null      | token    | a text that is not empty",
                "act       | 'id':'7','client':'phone','token':7         | token    | a text that is not empty",
                "act       | 'id':'7','client':'phone','token':' '       | token    | a text that is not empty",
                "act       | 'id':'7','client':'phone','token':{}        | token    | a text that is not empty",
                "act       | GOOD                                        | notation | a text that is not empty",
                "act       | GOOD,'notation':null                        | notation | a text that is not empty",
                "act       | GOOD,'notation':7                           | notation | a text that is not empty",
                "act       | GOOD,'notation':true                        | notation | a text that is not empty",
                "act       | GOOD,'notation':['a']                       | notation | a text that is not empty",
                "act       | GOOD,'notation':'a','seat':null             | seat     | a text that is not empty",
                "act       | GOOD,'notation':7,'seat':7                  | seat     | a text that is not empty",
                "name-roll | GOOD,'notation':''                          | notation | a text that is not empty",
                "press     | GOOD                                        | button   | a text that is not empty",
                "press     | GOOD,'button':1                             | button   | a text that is not empty",
                "press     | GOOD,'button':'Confirm'                     | button   | one of confirm, next, undo, help",
                "press     | GOOD,'button':'CONFIRM'                     | button   | one of confirm, next, undo, help",
                "let-stand | GOOD                                        | toMove   | a text that is not empty",
                "start-from-table | GOOD,'toMove':{'seat':'White'}       | toMove   | a text that is not empty",
                "start     | GOOD,'position':7                           | position | a text that is not empty",
                "start     | GOOD,'position':null                        | position | a text that is not empty",
                "take-back | GOOD                                        | actions  | a whole number from 1 to 10000",
                "take-back | GOOD,'actions':null                         | actions  | a whole number from 1 to 10000",
                "take-back | GOOD,'actions':'1'                          | actions  | a whole number from 1 to 10000",
                "take-back | GOOD,'actions':true                         | actions  | a whole number from 1 to 10000",
                "take-back | GOOD,'actions':[1]                          | actions  | a whole number from 1 to 10000",
                "take-back | GOOD,'actions':0                            | actions  | a whole number from 1 to 10000",
                "take-back | GOOD,'actions':-1                           | actions  | a whole number from 1 to 10000",
                "take-back | GOOD,'actions':1.0                          | actions  | a whole number from 1 to 10000",
                "take-back | GOOD,'actions':1e3                          | actions  | a whole number from 1 to 10000",
                "take-back | GOOD,'actions':10001                        | actions  | a whole number from 1 to 10000",
                "take-back | GOOD,'actions':99999999999                  | actions  | a whole number from 1 to 10000",
            })
    void aBadFieldIsNamedWithWhatItMustBe(String verb, String fields, String field, String must)
            throws InterruptedException {
        assertThat(says(verb, fields)).isEqualTo("The field \"" + field + "\" must be " + must + ".");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "act       | GOOD,'seat':'Red'                  | seat",
                "act       | GOOD,'notation':'a','seat':'white' | seat",
                "resign    | GOOD,'seat':'First-Elf'            | seat",
                "let-stand | GOOD,'toMove':'Red'                | toMove",
            })
    void aSeatThatIsNotAtTheTableIsAnsweredWithThoseThatAre(String verb, String fields, String field)
            throws InterruptedException {
        assertThat(says(verb, fields))
                .startsWith("The field \"" + field + "\" names no seat of this game; its seats are ")
                .contains("White", "First Elf");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "act       | GOOD,'notation':'a1-b1','colour':'red','more':{'x':[1]} | a1-b1",
                "press     | GOOD,'button':'next','notation':7                       | NEXT",
                "pause     | GOOD,'seat':'nobody','actions':-1                       | Pause",
                "take-back | GOOD,'actions':10000                                    | 10000",
                "start     | GOOD                                                    | Optional.empty",
            })
    void unknownFieldsAreIgnored(String verb, String fields, String granted) throws InterruptedException {
        assertThat(says(verb, fields)).contains(granted);
    }

    @Test
    void aCommandWithoutIdOrClientGetsAnExplanation() throws InterruptedException {
        assertThat(says("pause", "'client':'phone','token':'T'"))
                .isEqualTo(
                        "The field \"id\" must be 1 to 64 letters, digits, \"-\", \"_\", \".\" or \":\", and new for each command.");
        assertThat(says("pause", "'id':'7','token':'T'"))
                .isEqualTo("The field \"client\" must be 1 to 64 letters, digits, \"-\" or \"_\".");
    }

    @ParameterizedTest
    @CsvSource({"8000, true", "8001, false"})
    void aTextHasAtMostEightThousandCharacters(int length, boolean good) throws InterruptedException {
        assertThat(says("start", GOOD + ",'position':'" + "x".repeat(length) + "'")
                        .startsWith("The field"))
                .isNotEqualTo(good);
    }
}
