package umpire.web;

import java.io.IOException;
import java.util.Optional;
import umpire.web.payload.OperatorPayload;

/** Lets the operator in: he shows his token with each request, and a browser on the table's own machine is given it. */
final class OperatorCheck {
    private static final String BEARER = "Bearer ";

    private OperatorCheck() {}

    /** Returns whether a request is the operator's; to any other it is answered why not. */
    static boolean passes(HttpCall httpCall, OperatorDesk desk) throws IOException {
        String header = httpCall.header("Authorization");
        Optional<String> refusal = desk.refusal(header.startsWith(BEARER) ? header.substring(BEARER.length()) : "");
        if (refusal.isPresent()) {
            httpCall.refuse(403, refusal.get());
        }
        return refusal.isEmpty();
    }

    /** Answers with the token where it may be had. */
    static void sendToken(HttpCall httpCall, OperatorDesk desk) throws IOException {
        if (httpCall.fromThisMachine()) {
            httpCall.send(200, new OperatorPayload(desk.operatorToken()));
        } else {
            httpCall.refuse(
                    403,
                    "Only the operator may do this. Open this page on the table's own machine, or write"
                            + " #seat=operator&token= and his token of tokens.txt behind its address.");
        }
    }
}
