package umpire.mqtt.command;

import java.util.Arrays;
import java.util.Optional;
import umpire.mqtt.json.WordBinding;
import umpire.referee.session.input.Command;

/** The commands of the contract. */
enum Verb {
    ACT(CommandForm.order(Command.Act.class)),
    THROW(CommandForm.order(Command.Throw.class)),
    WHY_NOT(CommandForm.order(Command.WhyNot.class)),
    NAME_DICE(CommandForm.order(Command.NameDice.class).usually("confirmed", false)),
    TAKE_BACK(CommandForm.order(Command.TakeBack.class)),
    REDO(CommandForm.order(Command.Redo.class)),
    ACCEPT_TAKE_BACK(CommandForm.order(Command.AnswerTakeBack.class).with("accepted", true)),
    DECLINE_TAKE_BACK(CommandForm.order(Command.AnswerTakeBack.class).with("accepted", false)),
    PRESS(CommandForm.request(CommandRequest.PressRequest.class)),
    RESIGN(CommandForm.order(Command.End.class).with("endRequest", "resign")),
    OFFER_DRAW(CommandForm.order(Command.End.class).with("endRequest", "offer-draw")),
    ACCEPT_DRAW(CommandForm.order(Command.End.class).with("endRequest", "accept-draw")),
    DECLINE_DRAW(CommandForm.order(Command.End.class).with("endRequest", "decline-draw")),
    LAY_OUT(CommandForm.order(Command.LayOut.class)),
    LESSON(CommandForm.order(Command.Teach.class)),
    NEW_GAME(CommandForm.order(Command.NewGame.class).withoutSeat()),
    CHOOSE_GAME(
            CommandForm.request(CommandRequest.ChooseGame.class).withoutSeat().usuallyNone("answers")),
    GO_BACK(CommandForm.request(CommandRequest.GoBack.class).withoutSeat()),
    NAME_PLAYER(CommandForm.request(CommandRequest.NamePlayer.class)),
    SEAT_OPPONENT(CommandForm.request(CommandRequest.SeatOpponent.class).withoutSeat()),
    HINT(CommandForm.request(CommandRequest.Hint.class)),
    NAME_ROLL(CommandForm.order(Command.NameRoll.class)),
    LET_STAND(CommandForm.order(Command.LetStand.class)),
    START(CommandForm.order(Command.Start.class)),
    START_FROM_TABLE(CommandForm.order(Command.StartFromTable.class)),
    PAUSE(CommandForm.request(CommandRequest.PauseSwitch.class).usually("paused", true)),
    RESUME(CommandForm.request(CommandRequest.PauseSwitch.class).with("paused", false));

    @SuppressWarnings("ImmutableEnumChecker") // A form is immutable and hands out copies only.
    private final CommandForm form;

    Verb(CommandForm form) {
        this.form = form;
    }

    /** Returns the form of its fields. */
    CommandForm form() {
        return form;
    }

    String word() {
        return WordBinding.word(this);
    }

    static Optional<Verb> named(String word) {
        return Arrays.stream(values()).filter(verb -> verb.word().equals(word)).findFirst();
    }
}
