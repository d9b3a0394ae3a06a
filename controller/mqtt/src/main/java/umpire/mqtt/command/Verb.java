package umpire.mqtt.command;

import java.util.Arrays;
import java.util.Optional;
import umpire.mqtt.json.WordBinding;

/** The commands of the contract. */
enum Verb {
    ACT(true, CommandPayload.ActPayload.class),
    NAME_DICE(true, CommandPayload.NameDicePayload.class),
    TAKE_BACK(true, CommandPayload.TakeBackPayload.class),
    REDO(true, CommandPayload.RedoPayload.class),
    ACCEPT_TAKE_BACK(true, CommandPayload.AcceptTakeBackPayload.class),
    DECLINE_TAKE_BACK(true, CommandPayload.DeclineTakeBackPayload.class),
    PRESS(true, CommandPayload.PressPayload.class),
    RESIGN(true, CommandPayload.ResignPayload.class),
    OFFER_DRAW(true, CommandPayload.OfferDrawPayload.class),
    ACCEPT_DRAW(true, CommandPayload.AcceptDrawPayload.class),
    DECLINE_DRAW(true, CommandPayload.DeclineDrawPayload.class),
    NEW_GAME(true, CommandPayload.NewGamePayload.class),
    CHOOSE_GAME(true, CommandPayload.ChooseGamePayload.class),
    GO_BACK(true, CommandPayload.GoBackPayload.class),
    NAME_ROLL(false, CommandPayload.NameRollPayload.class),
    LET_STAND(false, CommandPayload.LetStandPayload.class),
    START(false, CommandPayload.StartPayload.class),
    START_FROM_TABLE(false, CommandPayload.StartFromTablePayload.class),
    PAUSE(false, CommandPayload.PausePayload.class),
    RESUME(false, CommandPayload.ResumePayload.class);

    private final boolean forPlayers;
    private final Class<? extends CommandPayload> payload;

    Verb(boolean forPlayers, Class<? extends CommandPayload> payload) {
        this.forPlayers = forPlayers;
        this.payload = payload;
    }

    /** Returns whether a seat's token is enough. */
    boolean forPlayers() {
        return forPlayers;
    }

    /** Returns what carries its fields. */
    Class<? extends CommandPayload> payload() {
        return payload;
    }

    String word() {
        return WordBinding.word(this);
    }

    static Optional<Verb> named(String word) {
        return Arrays.stream(values()).filter(verb -> verb.word().equals(word)).findFirst();
    }
}
