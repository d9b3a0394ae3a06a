package umpire.browser;

import java.util.Map;
import java.util.Optional;
import umpire.web.PageAccess;

/** A table whose operator's token is {@value OPERATORS}. */
record SampleTokens(Map<String, String> tokenBySeat) implements PageAccess {
    static final String OPERATORS = "fedcba9876543210";

    @Override
    public Optional<String> heldSeat(String token) {
        return tokenBySeat.keySet().stream()
                .filter(seat -> token.equals(tokenBySeat.get(seat)))
                .findFirst();
    }

    @Override
    public String operatorToken(String device) {
        return OPERATORS;
    }

    @Override
    public Optional<String> exchanged(String token, String device) {
        return Optional.empty();
    }

    @Override
    public Optional<String> operatorRefusal(String token) {
        return token.equals(OPERATORS) ? Optional.empty() : Optional.of("Only the operator may do this.");
    }
}
