package umpire.web;

import java.util.Map;
import java.util.Optional;

/** Who may do what on the pages, by the tokens of the game that is played now. Any thread may call it. */
public interface PageAccess {
    /** Returns each seat's token by its name, in turn order. */
    Map<String, String> tokenBySeat();

    /** Returns the operator's token, for a browser that has proved to be his. */
    String operatorToken();

    /** Says why whoever has this token may not do what only the operator may, if so; no token is an empty one. */
    Optional<String> operatorRefusal(String token);
}
