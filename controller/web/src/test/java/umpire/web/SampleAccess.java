package umpire.web;

import java.util.Map;
import java.util.Optional;

/** A table whose operator's token is {@value MASTER}. */
record SampleAccess(Map<String, String> tokenBySeat) implements PageAccess {
    static final String MASTER = "master";

    @Override
    public String operatorToken() {
        return MASTER;
    }

    @Override
    public Optional<String> operatorRefusal(String token) {
        return token.equals(MASTER) ? Optional.empty() : Optional.of("You are not the operator.");
    }
}
