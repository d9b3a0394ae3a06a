package umpire.table.wiring;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import umpire.broker.ClientRole;
import umpire.mqtt.access.AccessTokens;
import umpire.mqtt.access.CommandSender;
import umpire.mqtt.access.TokenRegister;
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
    public Optional<String> heldSeat(String token) {
        return tokens.get().sender(token).flatMap(sender -> switch (sender) {
            case CommandSender.Player player -> Optional.of(player.seat().name());
            case CommandSender.Operator all -> Optional.empty();
        });
    }

    @Override
    public Optional<String> seat(String chair) {
        return tokens.get().seat(chair);
    }

    @Override
    public String operatorToken(String device) throws IOException {
        return tokens.get().register().issue(TokenRegister.OPERATOR, device);
    }

    @Override
    public Optional<String> exchanged(String token, String device) throws IOException {
        return tokens.get().exchanged(token, device);
    }

    @Override
    public Optional<String> operatorRefusal(String token) {
        return tokens.get().operatorRefusal(token);
    }
}
