package umpire.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.referee.session.input.EndRequest;
import umpire.rules.kernel.Parsed;

class TableRequestReaderTest {
    @Test
    void aCarryNamesThePieceAndThePlace() {
        assertThat(TableRequestReader.parse("{\"verb\": \"carry\", \"tag\": 7, \"xMm\": -12.5, \"yMm\": 40}"))
                .isEqualTo(Parsed.good(new TableRequest.Carry(7, -12.5, 40)));
    }

    @Test
    void aHandComesAndGoes() {
        assertThat(TableRequestReader.parse("{\"verb\": \"hand\", \"present\": true, \"xMm\": 1, \"yMm\": 2}"))
                .isEqualTo(Parsed.good(new TableRequest.HoldHand(1, 2)));
        assertThat(TableRequestReader.parse("{\"verb\": \"hand\", \"present\": false}"))
                .isEqualTo(Parsed.good(new TableRequest.TakeHand()));
    }

    @Test
    void aTouchIsBySomebodysHandOrByThePiecesOwnSide() {
        assertThat(TableRequestReader.parse("{\"verb\": \"tap\", \"tag\": 7, \"seat\": \"Black\"}"))
                .isEqualTo(Parsed.good(new TableRequest.Tap(7, Optional.of("Black"))));
        assertThat(TableRequestReader.parse("{\"verb\": \"tap\", \"tag\": 7}"))
                .isEqualTo(Parsed.good(new TableRequest.Tap(7, Optional.empty())));
    }

    @Test
    void endingTheGameNamesTheSeat() {
        assertThat(TableRequestReader.parse("{\"verb\": \"offer-draw\", \"seat\": \"White\"}"))
                .isEqualTo(Parsed.good(new TableRequest.Ask("White", EndRequest.OFFER_DRAW)));
        assertThat(TableRequestReader.parse("{\"verb\": \"new-game\"}"))
                .isEqualTo(Parsed.good(new TableRequest.BeginNewGame()));
    }

    @Test
    void anOptionIsChosenByItsNotationForASeatOrForNobodyInParticular() {
        assertThat(TableRequestReader.parse("{\"verb\": \"choose\", \"seat\": \"White\", \"notation\": \"hold\"}"))
                .isEqualTo(Parsed.good(new TableRequest.ChooseOption(Optional.of("White"), "hold")));
        assertThat(TableRequestReader.parse("{\"verb\": \"choose\", \"notation\": \"take-back-2 e2-e3\"}"))
                .isEqualTo(Parsed.good(new TableRequest.ChooseOption(Optional.empty(), "take-back-2 e2-e3")));
    }

    @Test
    void aGameIsChosenWithItsAnswersAndOneThatWasLeftByItsNumber() {
        assertThat(
                        TableRequestReader.parse(
                                "{\"verb\": \"choose-game\", \"game\": \"ferry\", \"answers\": [{\"key\": \"crossings\", \"value\": \"2\"}]}"))
                .isEqualTo(Parsed.good(new TableRequest.PlayGame("ferry", Map.of("crossings", "2"))));
        assertThat(TableRequestReader.parse("{\"verb\": \"choose-game\", \"game\": \"ferry\"}"))
                .isEqualTo(Parsed.good(new TableRequest.PlayGame("ferry", Map.of())));
        assertThat(TableRequestReader.parse("{\"verb\": \"go-back\", \"unfinished\": \"17\"}"))
                .isEqualTo(Parsed.good(new TableRequest.ResumeGame("17")));
    }

    @Test
    void theRobotIsToldToWaitToStepAndToRest() {
        assertThat(TableRequestReader.parse("{\"verb\": \"robot-pause\", \"paused\": true}"))
                .isEqualTo(Parsed.good(new TableRequest.PauseRobot(true)));
        assertThat(TableRequestReader.parse("{\"verb\": \"robot-step\"}"))
                .isEqualTo(Parsed.good(new TableRequest.StepRobot()));
        assertThat(TableRequestReader.parse("{\"verb\": \"robot-rest\", \"restMs\": 1500}"))
                .isEqualTo(Parsed.good(new TableRequest.RestRobot(1_500)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "``                                            | JSON object",
                "[1, 2]                                        | JSON object",
                "{                                             | not JSON",
                "\"roll\"                                      | JSON object",
                "{}                                            | 'verb' is missing",
                "{\"verb\": 3}                                 | 'verb' is a text",
                "{\"verb\": \"fly\"}                           | no verb 'fly'",
                "{\"verb\": \"resign\"}                        | 'seat' is missing",
                "{\"verb\": \"lift\"}                          | 'tag' is missing",
                "{\"verb\": \"lift\", \"tag\": \"7\"}          | 'tag' is a number",
                "{\"verb\": \"lift\", \"tag\": 7.5}            | whole number",
                "{\"verb\": \"lift\", \"tag\": 999}            | between 0 and 229",
                "{\"verb\": \"carry\", \"tag\": 7, \"xMm\": 1e9, \"yMm\": 0}  | between -2000 and 2000",
                "{\"verb\": \"carry\", \"tag\": 7, \"xMm\": null, \"yMm\": 0} | 'xMm' is a number",
                "{\"verb\": \"hand\", \"present\": \"yes\"}    | true or false",
                "{\"verb\": \"light\", \"level\": NaN, \"kelvin\": 5000, \"shadow\": 0} | level",
            })
    void rubbishIsAnsweredWithWhatWasExpected(String text, String expected) {
        assertThat(TableRequestReader.parse(text))
                .isInstanceOfSatisfying(
                        Parsed.Bad.class, bad -> assertThat(bad.why()).contains(expected));
    }

    @Test
    void aVeryDeepTextIsRefusedRatherThanFollowed() {
        assertThat(TableRequestReader.parse("[".repeat(100_000))).isInstanceOf(Parsed.Bad.class);
    }
}
