package umpire.mqtt.connection;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import umpire.broker.Broker;
import umpire.mqtt.payload.Topics;

/**
 * The broker's address and the login.
 *
 * @param uri {@code mqtt://host:1883} or {@code mqtts://host:8883}, which are also called {@code tcp} and {@code ssl}; or {@code ws},
 *     {@code wss}
 * @param user for the broker; empty for none
 * @param password for the broker
 * @param table the table's name in topics
 * @param seatsGuarded whether the broker lets only the seat itself read {@code seat/<seat>}. Otherwise seats' secrets are not published
 * @param authority a file with a CA certificate, if the system does not know the broker's certificate authority
 * @param homeAssistant what the table offers to Home Assistant
 */
public record MqttSettings(
        String uri,
        String user,
        String password,
        String table,
        boolean seatsGuarded,
        Optional<Path> authority,
        HomeAssistantAccess homeAssistant) {
    /** The parts of the table that Home Assistant finds. */
    public enum HomeAssistantAccess {
        NONE,
        /** Home Assistant finds the table and shows its state. */
        SHOWN,
        /** It also shows a switch and buttons, which need the operator's token. */
        CONTROLLED;

        public boolean offered() {
            return this != NONE;
        }
    }

    private static final List<String> SCHEMES = List.of("tcp", "mqtt", "ssl", "mqtts", "ws", "wss");

    public MqttSettings {
        Topics.root(table);
        if (!isBroker(uri)) {
            throw new IllegalArgumentException(
                    "--broker takes an address such as mqtt://192.168.1.5:1883, not '" + uri + "'");
        }
    }

    /** Creates settings without a CA file and without Home Assistant. */
    public MqttSettings(String uri, String user, String password, String table, boolean seatsGuarded) {
        this(uri, user, password, table, seatsGuarded, Optional.empty(), HomeAssistantAccess.NONE);
    }

    /** Returns whether an address is a valid broker URI. */
    public static boolean isBroker(String uri) {
        try {
            URI parsed = new URI(uri);
            return SCHEMES.contains(String.valueOf(parsed.getScheme()).toLowerCase(Locale.ROOT))
                    && parsed.getHost() != null
                    && parsed.getPort() != 0
                    && parsed.getPort() <= 65_535;
        } catch (URISyntaxException e) {
            return false;
        }
    }

    /** Returns the settings for the embedded broker, which guards the seats. */
    public static MqttSettings embedded(Broker broker, String table) {
        return new MqttSettings(broker.serviceUri(), broker.serviceUser(), broker.servicePassword(), table, true);
    }

    /** Returns the same settings with another offer to Home Assistant. */
    public MqttSettings offering(HomeAssistantAccess access) {
        return new MqttSettings(uri, user, password, table, seatsGuarded, authority, access);
    }

    String root() {
        return Topics.root(table);
    }

    /** Returns the whole topic of a suffix. */
    String topic(String suffix) {
        return suffix.startsWith(Topics.HOME_ASSISTANT) ? suffix : root() + "/" + suffix;
    }

    /** Returns the suffix of a topic of the table; empty for any other topic. */
    Optional<String> suffix(String topic) {
        return topic.equals(Topics.discovery(table))
                ? Optional.of(topic)
                : Optional.of(topic)
                        .filter(own -> own.startsWith(root() + "/"))
                        .map(own -> own.substring(root().length() + 1));
    }

    byte[] passwordBytes() {
        return password.getBytes(StandardCharsets.UTF_8);
    }

    /** Returns whether the connection uses TLS. */
    boolean secured() {
        return uri.regionMatches(true, 0, "ssl:", 0, 4)
                || uri.regionMatches(true, 0, "mqtts:", 0, 6)
                || uri.regionMatches(true, 0, "wss:", 0, 4);
    }

    /** Returns the address with the scheme that the library expects. */
    String libraryUri() {
        return uri.replaceFirst("(?i)^mqtt:", "tcp:")
                .replaceFirst("(?i)^mqtts:", "ssl:")
                .replaceFirst("(?<=[^/])/$", "");
    }

    @Override
    public String toString() {
        return uri + (user.isEmpty() ? "" : " as " + user) + ", table " + table;
    }
}
