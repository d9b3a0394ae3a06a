package umpire.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.mqtt.command.CommandRequest;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.EndRequest;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Seat;

class TableRequestReaderTest {
    private static final TableRequestReader READER = new TableRequestReader(List.of("White", "Black"));
    private static final Optional<Seat> WHITE = Optional.of(new Seat("White"));

    @Test
    void aCarryNamesThePieceAndThePlace() {
        assertThat(READER.parse("{\"verb\": \"carry\", \"tag\": 7, \"xMm\": -12.5, \"yMm\": 40}"))
                .isEqualTo(Parsed.good(new TableRequest.Carry(7, -12.5, 40)));
    }

    @Test
    void aHandComesAndGoes() {
        assertThat(READER.parse("{\"verb\": \"hand\", \"present\": true, \"xMm\": 1, \"yMm\": 2}"))
                .isEqualTo(Parsed.good(new TableRequest.HoldHand(1, 2)));
        assertThat(READER.parse("{\"verb\": \"hand\", \"present\": false}"))
                .isEqualTo(Parsed.good(new TableRequest.TakeHand()));
    }

    @Test
    void aTouchIsByASeatsHandOrByThePiecesOwnSide() {
        assertThat(READER.parse("{\"verb\": \"tap\", \"tag\": 7, \"seat\": \"Black\"}"))
                .isEqualTo(Parsed.good(new TableRequest.Tap(7, Optional.of("Black"))));
        assertThat(READER.parse("{\"verb\": \"tap\", \"tag\": 7}"))
                .isEqualTo(Parsed.good(new TableRequest.Tap(7, Optional.empty())));
    }

    @Test
    void sensorsAreBrokenByPlaceAndUnplugged() {
        assertThat(READER.parse("{\"verb\": \"break-sensor\", \"place\": \"e4\", \"defect\": \"stuck\"}"))
                .isEqualTo(Parsed.good(new TableRequest.BreakSensor("e4", "stuck")));
        assertThat(READER.parse("{\"verb\": \"unplug-sensors\", \"unplugged\": true}"))
                .isEqualTo(Parsed.good(new TableRequest.UnplugSensors(true)));
    }

    @Test
    void aCupIsPutOnACornerTagAndTakenOff() {
        assertThat(READER.parse("{\"verb\": \"cover-corner\", \"corner\": \"far-left\", \"covered\": true}"))
                .isEqualTo(Parsed.good(new TableRequest.CoverCorner("far-left", true)));
    }

    @Test
    void endingTheGameNamesTheSeat() {
        assertThat(READER.parse("{\"verb\": \"offer-draw\", \"seat\": \"White\"}"))
                .isEqualTo(Parsed.good(new TableRequest.Ask(new Command.End(WHITE, EndRequest.OFFER_DRAW))));
        assertThat(READER.parse("{\"verb\": \"new-game\"}"))
                .isEqualTo(Parsed.good(new TableRequest.Ask(new Command.NewGame(Optional.empty()))));
    }

    @Test
    void anOptionIsChosenByItsNotationWithOrWithoutASeat() {
        assertThat(READER.parse("{\"verb\": \"choose\", \"seat\": \"White\", \"notation\": \"hold\"}"))
                .isEqualTo(Parsed.good(new TableRequest.Ask(new Command.Choose(WHITE, "hold"))));
        assertThat(READER.parse("{\"verb\": \"choose\", \"notation\": \"take-back-2 e2-e3\"}"))
                .isEqualTo(
                        Parsed.good(new TableRequest.Ask(new Command.Choose(Optional.empty(), "take-back-2 e2-e3"))));
    }

    @Test
    void aGameIsChosenWithItsAnswersAndAnUnfinishedOneByItsNumber() {
        assertThat(
                        READER.parse(
                                "{\"verb\": \"choose-game\", \"game\": \"ferry\", \"answers\": [{\"key\": \"crossings\", \"value\": \"2\"}]}"))
                .isEqualTo(Parsed.good(new TableRequest.OrderTable(
                        new CommandRequest.ChooseGame(Optional.empty(), "ferry", Map.of("crossings", "2")))));
        assertThat(READER.parse("{\"verb\": \"choose-game\", \"game\": \"ferry\"}"))
                .isEqualTo(Parsed.good(new TableRequest.OrderTable(
                        new CommandRequest.ChooseGame(Optional.empty(), "ferry", Map.of()))));
        assertThat(READER.parse("{\"verb\": \"go-back\", \"unfinished\": \"17\"}"))
                .isEqualTo(Parsed.good(new TableRequest.OrderTable(new CommandRequest.GoBack(Optional.empty(), "17"))));
    }

    @Test
    void theRobotIsPausedSteppedAndSlowedDown() {
        assertThat(READER.parse("{\"verb\": \"robot-pause\", \"paused\": true}"))
                .isEqualTo(Parsed.good(new TableRequest.PauseRobot(true)));
        assertThat(READER.parse("{\"verb\": \"robot-step\"}")).isEqualTo(Parsed.good(new TableRequest.StepRobot()));
        assertThat(READER.parse("{\"verb\": \"robot-rest\", \"restMs\": 1500}"))
                .isEqualTo(Parsed.good(new TableRequest.RestRobot(1_500)));
    }

    @Test
    void anOperatorsCommandIsNoVerbOfAPage() {
        assertThat(READER.parse("{\"verb\": \"start\"}"))
                .isInstanceOfSatisfying(
                        Parsed.Bad.class, bad -> assertThat(bad.why()).contains("no verb 'start'", "resign"));
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
                "{}                                            | \"verb\" must be a text",
                "{\"verb\": 3}                                 | \"verb\" must be a text",
                "{\"verb\": \"fly\"}                           | no verb 'fly'",
                "{\"verb\": \"resign\"}                        | \"seat\" must not be missing",
                "{\"verb\": \"lift\"}                          | \"tag\" must be a whole number",
                "{\"verb\": \"lift\", \"tag\": \"7\"}          | \"tag\" must be a whole number",
                "{\"verb\": \"lift\", \"tag\": 7.5}            | whole number",
                "{\"verb\": \"lift\", \"tag\": 999}            | must lie between 0 and 229",
                "{\"verb\": \"carry\", \"tag\": 7, \"xMm\": 1e9, \"yMm\": 0}  | must lie between -2000 and 2000",
                "{\"verb\": \"carry\", \"tag\": 7, \"xMm\": null, \"yMm\": 0} | \"xMm\" must be a number",
                "{\"verb\": \"hand\", \"present\": \"yes\"}    | true or false",
                "{\"verb\": \"cover-corner\", \"corner\": \"far-left\"}      | \"covered\" must be true or false",
                "{\"verb\": \"cover-corner\", \"covered\": true}             | \"corner\" must be a text",
                "{\"verb\": \"light\", \"level\": NaN, \"kelvin\": 5000, \"shadow\": 0} | level",
            })
    void anInvalidRequestIsAnsweredWithAnExample(String text, String expected) {
        assertThat(READER.parse(text))
                .isInstanceOfSatisfying(
                        Parsed.Bad.class, bad -> assertThat(bad.why()).contains(expected));
    }

    @Test
    void deeplyNestedJsonIsRefused() {
        assertThat(READER.parse("[".repeat(100_000))).isInstanceOf(Parsed.Bad.class);
    }
}
