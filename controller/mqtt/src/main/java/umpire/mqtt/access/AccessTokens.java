package umpire.mqtt.access;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import umpire.broker.ClientRole;
import umpire.mqtt.payload.Topics;
import umpire.rules.kernel.Seat;

/**
 * The access tokens: one random token for the operator and one for each chair. They are stored in {@code tokens.txt} of the data folder,
 * which only its owner may read.
 *
 * @param operator the operator's token
 * @param seats each seat's token, in turn order: the first seat has the first chair
 * @param unseated the tokens of the remaining chairs, which have no seat in this game
 */
public record AccessTokens(String operator, Map<Seat, String> seats, List<String> unseated)
        implements ClientRole.Register {
    private static final String OPERATOR = "operator";

    public AccessTokens {
        seats = Collections.unmodifiableMap(new LinkedHashMap<>(seats));
        unseated = List.copyOf(unseated);
    }

    /** Returns the tokens of a table with a seat for each chair. */
    public static AccessTokens of(String operator, Map<Seat, String> seats) {
        return new AccessTokens(operator, seats, List.of());
    }

    /** Returns each seat's token by the seat's name, in turn order. */
    public Map<String, String> bySeatName() {
        Map<String, String> named = new LinkedHashMap<>();
        seats.forEach((seat, token) -> named.put(seat.name(), token));
        return named;
    }

    /** Returns the owner of a token; empty for an unknown one. */
    public Optional<CommandSender> sender(String token) {
        if (same(operator, token)) {
            return Optional.of(new CommandSender.Operator());
        }
        return seats.entrySet().stream()
                .filter(entry -> same(entry.getValue(), token))
                .findFirst()
                .map(entry -> new CommandSender.Player(entry.getKey()));
    }

    /**
     * Returns why a token does not allow an operator's action; empty for the operator's token. Without a token, the
     * text is empty.
     */
    public Optional<String> operatorRefusal(String token) {
        Optional<CommandSender> sender = sender(token);
        if (sender.isEmpty()) {
            return Optional.of(
                    token.isEmpty()
                            ? "Only the operator may do this. Open the address that the table printed when it was started, or"
                                    + " give the operator's token; it is in tokens.txt of the table's data folder."
                            : "This is not the operator's token, which is in tokens.txt of this table's data folder.");
        }
        return switch (sender.get()) {
            case CommandSender.Operator all -> Optional.empty();
            case CommandSender.Player player ->
                Optional.of("Only the operator may do this. This is "
                        + player.seat().name() + "'s token.");
        };
    }

    /**
     * Returns the owner of a token independent of the game: {@code operator}, or a chair by its number from 1 on. Empty for any other
     * token.
     */
    public Optional<String> holder(String token) {
        if (same(operator, token)) {
            return Optional.of(OPERATOR);
        }
        List<String> chairs =
                Stream.concat(seats.values().stream(), unseated.stream()).toList();
        return IntStream.range(0, chairs.size())
                .filter(chair -> same(chairs.get(chair), token))
                .mapToObj(chair -> String.valueOf(chair + 1))
                .findFirst();
    }

    /**
     * Returns the role of a client of the embedded broker, whose password is its token. The operator's user name is {@code operator}; a
     * chair may use any other name. The name of a seat changes with the game, and a phone that was asleep has not heard the new one.
     */
    @Override
    public Optional<ClientRole> find(String user, String password) {
        return holder(password)
                .filter(holder -> holder.equals(OPERATOR) == user.equals(OPERATOR))
                .map(holder ->
                        holder.equals(OPERATOR) ? new ClientRole.OperatorClient() : new ClientRole.SeatClient(holder));
    }

    @Override
    public Optional<String> seat(String chair) {
        return seats.keySet().stream()
                .skip(Integer.parseInt(chair) - 1)
                .findFirst()
                .map(Topics::level);
    }

    private static boolean same(String one, String other) {
        return MessageDigest.isEqual(one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public String toString() {
        // Keeps tokens out of logs.
        return "Tokens for the operator and " + seats.keySet();
    }
}
