package umpire.web;

import java.util.Optional;

/** What is for the operator alone. Any thread may call it. */
public interface OperatorDesk {
    /** Says why whoever has this token is not let in, if so; no token is an empty one. */
    Optional<String> refusal(String token);

    /** Returns the operator's token, for a browser on the table's own machine. */
    String operatorToken();
}
