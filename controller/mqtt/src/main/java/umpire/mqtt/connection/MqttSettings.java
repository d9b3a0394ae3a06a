package umpire.mqtt.connection;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import umpire.broker.Broker;
import umpire.mqtt.payload.Topics;

/**
 * Which broker to speak to, and as whom.
 *
 * @param uri {@code tcp://host:1883}, or {@code ssl}, {@code ws}, {@code wss}
 * @param user for the broker; empty for none
 * @param password for the broker
 * @param table the table's name in topics
 * @param seatsGuarded whether the broker keeps each {@code seat/<seat>} from everyone else. Where it does not, seats' secrets
 *     are not published
 */
public record MqttSettings(String uri, String user, String password, String table, boolean seatsGuarded) {
    private static final List<String> SCHEMES = List.of("tcp", "ssl", "ws", "wss");

    public MqttSettings {
        Topics.root(table);
        if (!isBroker(uri)) {
            throw new IllegalArgumentException(
                    "--broker takes an address such as tcp://192.168.1.5:1883, not '" + uri + "'");
        }
    }

    private static boolean isBroker(String uri) {
        try {
            URI parsed = new URI(uri);
            return SCHEMES.contains(String.valueOf(parsed.getScheme())) && parsed.getHost() != null;
        } catch (URISyntaxException e) {
            return false;
        }
    }

    /** The embedded broker, which guards the seats. */
    public static MqttSettings embedded(Broker broker, String table) {
        return new MqttSettings(broker.serviceUri(), broker.serviceUser(), broker.servicePassword(), table, true);
    }

    String root() {
        return Topics.root(table);
    }

    @Override
    public String toString() {
        return uri + (user.isEmpty() ? "" : " as " + user) + ", table " + table;
    }
}
