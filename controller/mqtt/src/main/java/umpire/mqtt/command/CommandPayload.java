package umpire.mqtt.command;

import java.util.List;
import java.util.Optional;
import umpire.referee.session.input.ButtonMeaning;
import umpire.rules.kernel.Seat;

/** What a command carries besides its head, one type a command. Of several bad fields the first here is named. */
sealed interface CommandPayload {
    record ActPayload(Optional<Seat> seat, String notation) implements CommandPayload {}

    record NameDicePayload(Optional<Seat> seat, List<String> faces, Optional<Boolean> confirmed)
            implements CommandPayload {}

    record TakeBackPayload(Optional<Seat> seat, int actions) implements CommandPayload {}

    record RedoPayload(Optional<Seat> seat) implements CommandPayload {}

    record AcceptTakeBackPayload(Optional<Seat> seat) implements CommandPayload {}

    record DeclineTakeBackPayload(Optional<Seat> seat) implements CommandPayload {}

    record PressPayload(Optional<Seat> seat, ButtonMeaning button) implements CommandPayload {}

    record ResignPayload(Optional<Seat> seat) implements CommandPayload {}

    record OfferDrawPayload(Optional<Seat> seat) implements CommandPayload {}

    record AcceptDrawPayload(Optional<Seat> seat) implements CommandPayload {}

    record DeclineDrawPayload(Optional<Seat> seat) implements CommandPayload {}

    record NewGamePayload() implements CommandPayload {}

    record ChooseGamePayload(String game, Optional<List<ChosenAnswerPayload>> answers) implements CommandPayload {}

    record ChosenAnswerPayload(String key, String value) {}

    record GoBackPayload(String unfinished) implements CommandPayload {}

    record NameRollPayload(String notation) implements CommandPayload {}

    record LetStandPayload(Seat toMove) implements CommandPayload {}

    record StartPayload(Optional<String> position) implements CommandPayload {}

    record StartFromTablePayload(Seat toMove) implements CommandPayload {}

    record PausePayload() implements CommandPayload {}

    record ResumePayload() implements CommandPayload {}
}
