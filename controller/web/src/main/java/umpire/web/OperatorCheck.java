package umpire.web;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Optional;
import umpire.web.payload.HeldSeatPayload;
import umpire.web.payload.OwnTokenPayload;

/**
 * Checks requests for the operator's token. The origin of a request proves nothing: other people use this machine too,
 * and so do proxies. A browser exchanges the key of this run for the token. The key is valid while this table runs and
 * was given to the person who started it.
 */
final class OperatorCheck {
    private static final String EXAMPLE = "{\"key\": \"…\"}";
    private static final int MOST_BYTES = 256;
    private static final int KEY_BYTES = 16;

    private final PageAccess access;
    private final String key = fresh();

    OperatorCheck(PageAccess access) {
        this.access = access;
    }

    private static String fresh() {
        byte[] bytes = new byte[KEY_BYTES];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    String key() {
        return key;
    }

    /** Returns the seat whose token the request carries in the game in play. */
    HeldSeatPayload heldSeat(HttpCall httpCall) {
        return new HeldSeatPayload(access.heldSeat(httpCall.token()));
    }

    /** Returns whether a request is the operator's. */
    boolean isOperators(HttpCall httpCall) {
        return access.operatorRefusal(httpCall.token()).isEmpty();
    }

    /** Returns whether a request is the operator's. Any other request is answered with the refusal. */
    boolean passes(HttpCall httpCall) {
        Optional<String> refusal = access.operatorRefusal(httpCall.token());
        if (refusal.isPresent()) {
            httpCall.refuse(403, refusal.get());
        }
        return refusal.isEmpty();
    }

    /** The key of this run, as a browser sends it. */
    private record ShownKey(String key) {}

    /** Answers with the operator's token when the request shows the key of this run. */
    void exchange(HttpCall httpCall) {
        Optional<String> body = httpCall.body(MOST_BYTES);
        Optional<String> shown = body.flatMap(text -> RequestBinding.object(text, EXAMPLE)
                .then(json -> RequestBinding.<ShownKey>read(json, ShownKey.class))
                .toOptional()
                .map(ShownKey::key));
        if (shown.isEmpty()) {
            httpCall.refuse(400, "Send the key as " + EXAMPLE + ".");
        } else if (same(shown.get(), key)) {
            send(httpCall, () -> Optional.of(access.operatorToken(DeviceName.of(httpCall.header("User-Agent")))));
        } else {
            httpCall.refuse(
                    403,
                    "This address is from an earlier start of the table. Open the address that it printed last, or make a token with: ./umpire token operator");
        }
    }

    /** Answers with a token of its own for the phone that opened a seat's link. Any other token gets no answer to keep. */
    void exchangeSeats(HttpCall httpCall) {
        send(httpCall, () -> access.exchanged(httpCall.token(), DeviceName.of(httpCall.header("User-Agent"))));
    }

    private interface TokenSource {
        Optional<String> token() throws IOException;
    }

    private static void send(HttpCall httpCall, TokenSource source) {
        try {
            httpCall.send(200, new OwnTokenPayload(source.token()));
        } catch (IOException e) {
            httpCall.refuse(503, "The table cannot store a token for this browser: " + e.getMessage());
        }
    }

    static boolean same(String one, String other) {
        return MessageDigest.isEqual(one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
    }
}
