package umpire.web;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;

/** The permissions on the pages, by the tokens of the game in play. Any thread may call it. */
public interface PageAccess {
    /** Returns the token for the link of each seat by the seat's name, in turn order. It is valid until the table stops. */
    Map<String, String> tokenBySeat();

    /** Returns the seat of a token in the game in play; empty where it has none. */
    Optional<String> heldSeat(String token);

    /**
     * Makes a token of the operator for a browser that has shown the key of this run.
     *
     * @param device its name, for people
     * @throws IOException when the token cannot be stored
     */
    String operatorToken(String device) throws IOException;

    /**
     * Exchanges the token of a seat's link for one that stays valid.
     *
     * @param device the name of the phone, for people
     * @return empty for any other token
     * @throws IOException when the token cannot be stored
     */
    Optional<String> exchanged(String token, String device) throws IOException;

    /** Returns the reason why this token may not do the operator's actions; empty if it may. A missing token is the empty text. */
    Optional<String> operatorRefusal(String token);
}
