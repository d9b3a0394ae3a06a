package umpire.web;

import java.util.Map;
import java.util.Optional;

/** The permissions on the pages, by the tokens of the game in play. Any thread may call it. */
public interface PageAccess {
    /** Returns the token of each seat by the seat's name, in turn order. */
    Map<String, String> tokenBySeat();

    /** Returns the operator's token. Give it only to a browser that has shown the key of this run. */
    String operatorToken();

    /** Returns the reason why this token may not do the operator's actions; empty if it may. A missing token is the empty text. */
    Optional<String> operatorRefusal(String token);
}
