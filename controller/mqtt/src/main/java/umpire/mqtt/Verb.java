package umpire.mqtt;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The commands of the contract. */
enum Verb {
    ACT(true),
    TAKE_BACK(true),
    PRESS(true),
    RESIGN(true),
    OFFER_DRAW(true),
    ACCEPT_DRAW(true),
    DECLINE_DRAW(true),
    NEW_GAME(true),
    NAME_ROLL(false),
    LET_STAND(false),
    START(false),
    START_FROM_TABLE(false),
    PAUSE(false),
    RESUME(false);

    private final boolean forPlayers;

    Verb(boolean forPlayers) {
        this.forPlayers = forPlayers;
    }

    /** Returns whether a seat's token is enough. */
    boolean forPlayers() {
        return forPlayers;
    }

    String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static Optional<Verb> named(String word) {
        return Arrays.stream(values()).filter(verb -> verb.word().equals(word)).findFirst();
    }
}
