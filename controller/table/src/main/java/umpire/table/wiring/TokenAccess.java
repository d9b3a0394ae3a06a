package umpire.table.wiring;

import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import umpire.mqtt.access.AccessTokens;
import umpire.web.PageAccess;

/**
 * Gives the pages what they need of the tokens.
 *
 * @param tokens of the game that is played now
 */
record TokenAccess(Supplier<AccessTokens> tokens) implements PageAccess {
    @Override
    public Map<String, String> tokenBySeat() {
        return tokens.get().bySeatName();
    }

    @Override
    public String operatorToken() {
        return tokens.get().operator();
    }

    @Override
    public Optional<String> operatorRefusal(String token) {
        return tokens.get().operatorRefusal(token);
    }
}
