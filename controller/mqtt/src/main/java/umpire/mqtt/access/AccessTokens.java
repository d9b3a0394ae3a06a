package umpire.mqtt.access;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import umpire.broker.ClientRole;
import umpire.mqtt.payload.Topics;
import umpire.rules.kernel.Seat;

/**
 * Who may ask what: one random token for the operator and one for each seat. They stand in {@code tokens.txt} of the data
 * folder, which only its owner may read.
 *
 * @param operator his token
 * @param seats each seat's, in turn order
 */
public record AccessTokens(String operator, Map<Seat, String> seats) implements ClientRole.Register {
    public AccessTokens {
        seats = Collections.unmodifiableMap(new LinkedHashMap<>(seats));
    }

    /** Returns each seat's token by its name, in turn order. */
    public Map<String, String> bySeatName() {
        Map<String, String> named = new LinkedHashMap<>();
        seats.forEach((seat, token) -> named.put(seat.name(), token));
        return named;
    }

    /** Returns whose token this is. */
    public Optional<CommandSender> sender(String token) {
        if (same(operator, token)) {
            return Optional.of(new CommandSender.Operator());
        }
        return seats.entrySet().stream()
                .filter(entry -> same(entry.getValue(), token))
                .findFirst()
                .map(entry -> new CommandSender.Player(entry.getKey()));
    }

    /** Says why whoever shows this token, an empty one for none, may not do what only the operator may; nothing if it is his. */
    public Optional<String> operatorRefusal(String token) {
        Optional<CommandSender> sender = sender(token);
        if (sender.isEmpty()) {
            return Optional.of(
                    token.isEmpty()
                            ? "Only the operator may do this. Open the address that the table printed when it was started, or"
                                    + " give the operator's token; it is in tokens.txt of the table's data folder."
                            : "This table does not know that token. The operator's is in tokens.txt of its data folder.");
        }
        return switch (sender.get()) {
            case CommandSender.Operator all -> Optional.empty();
            case CommandSender.Player player ->
                Optional.of("Only the operator may do this, and this is "
                        + player.seat().name() + "'s token.");
        };
    }

    /** Tells the embedded broker who connects: {@code operator}, or a seat by its name, with its token as password. */
    @Override
    public Optional<ClientRole> find(String user, String password) {
        return sender(password)
                .<ClientRole>map(commandSender -> switch (commandSender) {
                    case CommandSender.Operator all -> new ClientRole.OperatorClient();
                    case CommandSender.Player player -> new ClientRole.SeatClient(Topics.level(player.seat()));
                })
                .filter(clientRole -> names(clientRole, user));
    }

    private static boolean names(ClientRole clientRole, String user) {
        return switch (clientRole) {
            case ClientRole.OperatorClient all -> user.equals("operator");
            case ClientRole.SeatClient seatClient -> seatClient.topicName().equals(user.replace(' ', '-'));
            case ClientRole.TableClient tableService -> false;
            case ClientRole.Watcher watcher -> false;
        };
    }

    private static boolean same(String one, String other) {
        return MessageDigest.isEqual(one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public String toString() {
        // Tokens must not find their way into a log.
        return "Tokens for the operator and " + seats.keySet();
    }
}
