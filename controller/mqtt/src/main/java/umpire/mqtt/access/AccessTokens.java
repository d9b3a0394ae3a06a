package umpire.mqtt.access;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
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
 * The access tokens: those of this run, which are in the links that the table gives out, and those in the register. A browser exchanges a
 * token of this run for one of its own. Those of this run are only in memory.
 *
 * @param operator the operator's token
 * @param seats each seat's token, in turn order: the first seat has the first chair
 * @param unseated the tokens of the remaining chairs, which have no seat in this game
 * @param register the tokens that stay valid after this run
 */
public record AccessTokens(String operator, Map<Seat, String> seats, List<String> unseated, TokenRegister register)
        implements ClientRole.Register {
    private static final String OPERATOR = TokenRegister.OPERATOR;

    public AccessTokens {
        seats = Collections.unmodifiableMap(new LinkedHashMap<>(seats));
        unseated = List.copyOf(unseated);
    }

    /** Returns the tokens of a table with a seat for each chair. */
    public static AccessTokens of(String operator, Map<Seat, String> seats) {
        return new AccessTokens(operator, seats, List.of(), TokenRegister.none());
    }

    /** Returns new tokens for one run, without any seat. */
    static AccessTokens ofThisRun(TokenRegister register) {
        return new AccessTokens(TokenRegister.fresh(), Map.of(), List.of(), register);
    }

    /** Returns the tokens for the seats of a game. Each chair keeps its token. */
    public AccessTokens seating(List<Seat> others) {
        List<String> chairs = new ArrayList<>(chairs());
        while (chairs.size() < others.size()) {
            chairs.add(TokenRegister.fresh());
        }
        Map<Seat, String> bySeat = new LinkedHashMap<>();
        others.forEach(seat -> bySeat.put(seat, chairs.get(bySeat.size())));
        return new AccessTokens(operator, bySeat, chairs.subList(others.size(), chairs.size()), register);
    }

    private List<String> chairs() {
        return Stream.concat(seats.values().stream(), unseated.stream()).toList();
    }

    /**
     * Exchanges a chair's token of this run for one that stays valid.
     *
     * @param device its name, for people
     * @return empty for any other token
     * @throws IOException when the token cannot be stored
     */
    public Optional<String> exchanged(String token, String device) throws IOException {
        Optional<String> chair = chair(token);
        return chair.isPresent() ? Optional.of(register.issue(chair.get(), device)) : Optional.empty();
    }

    /** Returns each seat's token by the seat's name, in turn order. */
    public Map<String, String> bySeatName() {
        Map<String, String> named = new LinkedHashMap<>();
        seats.forEach((seat, token) -> named.put(seat.name(), token));
        return named;
    }

    /** Returns the owner of a token; empty for an unknown one. */
    public Optional<CommandSender> sender(String token) {
        return holder(token)
                .flatMap(holder -> holder.equals(OPERATOR)
                        ? Optional.of(new CommandSender.Operator())
                        : seated(holder).map(CommandSender.Player::new));
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
                                    + " make a token with: ./umpire token operator"
                            : "This is not an operator's token of this table. Open the address that it printed when it was started, or"
                                    + " make a token with: ./umpire token operator");
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
        return chair(token).or(() -> register.holder(token));
    }

    private Optional<String> chair(String token) {
        List<String> chairs = chairs();
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
        return seated(chair).map(Topics::level);
    }

    private Optional<Seat> seated(String chair) {
        return seats.keySet().stream().skip(Integer.parseInt(chair) - 1).findFirst();
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
