package umpire.mqtt.payload;

import java.util.List;
import umpire.rules.kernel.Seat;

/**
 * The players.
 *
 * @param players named players, in seat order
 * @param opponents the seats that the table plays itself, in seat order
 * @param phones the seats whose players have connected a phone, in seat order
 */
public record PlayersPayload(List<PlayerPayload> players, List<OpponentPayload> opponents, List<Seat> phones)
        implements MessagePayload {
    public PlayersPayload {
        players = List.copyOf(players);
        opponents = List.copyOf(opponents);
        phones = List.copyOf(phones);
    }

    /**
     * A seat that the table plays.
     *
     * @param level the strength, from 1 to 5
     */
    public record OpponentPayload(Seat seat, int level) {}

    /** A named player. */
    public record PlayerPayload(Seat seat, String name) {}
}
