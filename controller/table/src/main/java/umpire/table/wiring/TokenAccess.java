package umpire.table.wiring;

import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import umpire.broker.ClientRole;
import umpire.mqtt.access.AccessTokens;
import umpire.web.PageAccess;

/**
 * Gives the pages and the embedded broker access to the current game's tokens.
 *
 * @param tokens returns the tokens of the current game
 * @param connects receives the chair of each player who connects a phone
 */
record TokenAccess(Supplier<AccessTokens> tokens, Consumer<String> connects)
        implements PageAccess, ClientRole.Register {
    @Override
    public Map<String, String> tokenBySeat() {
        return tokens.get().bySeatName();
    }

    @Override
    public Optional<ClientRole> find(String user, String password) {
        Optional<ClientRole> role = tokens.get().find(user, password);
        if (role.orElse(null) instanceof ClientRole.SeatClient(String chair)) {
            connects.accept(chair);
        }
        return role;
    }

    @Override
    public Optional<String> seat(String chair) {
        return tokens.get().seat(chair);
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
