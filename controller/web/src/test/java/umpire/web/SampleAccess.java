package umpire.web;

import java.util.Map;
import java.util.Optional;

/** A table whose operator's token is {@value MASTER}. */
record SampleAccess(Map<String, String> tokenBySeat) implements PageAccess {
    static final String MASTER = "master";

    @Override
    public Optional<String> heldSeat(String token) {
        return tokenBySeat.keySet().stream()
                .filter(seat -> token.equals(tokenBySeat.get(seat)) || token.equals(seat + "'s own"))
                .findFirst();
    }

    @Override
    public String operatorToken(String device) {
        return MASTER;
    }

    @Override
    public Optional<String> exchanged(String token, String device) {
        return heldSeat(token)
                .filter(seat -> token.equals(tokenBySeat.get(seat)))
                .map(seat -> seat + "'s own");
    }

    @Override
    public Optional<String> operatorRefusal(String token) {
        return token.equals(MASTER) ? Optional.empty() : Optional.of("You are not the operator.");
    }
}
