package umpire.table.wiring;

import java.nio.file.Path;
import java.util.Optional;
import umpire.hardware.Rig;
import umpire.mqtt.connection.MqttSettings;
import umpire.mqtt.connection.MqttSettings.HomeAssistantAccess;
import umpire.player.PlayingLevel;
import umpire.table.games.GameCatalogue;
import umpire.table.games.GameChoice;
import umpire.web.TrustedNames;

/**
 * The settings of a running table.
 *
 * @param table its name in topics
 * @param play the game and its players
 * @param rig the table's measures
 * @param files the files it reads and writes
 * @param network its addresses
 */
public record RunSettings(String table, Play play, Rig rig, Files files, Network network) {
    /**
     * The game and its players.
     *
     * @param games the games that can be chosen
     * @param game the requested game; empty to continue the last one
     * @param robotSeed makes the table play all seats
     * @param opponent the level at which the table plays all seats but the first
     * @param hints whether the table gives hints
     * @param askBeforeWaiving whether a seat must confirm before it forgoes a choice; empty to keep the game's setting
     */
    public record Play(
            GameCatalogue games,
            Optional<GameChoice> game,
            Optional<Long> robotSeed,
            Optional<PlayingLevel> opponent,
            boolean hints,
            Optional<Boolean> askBeforeWaiving) {
        /**
         * Returns settings with hints and without a robot. The opponents, and the question before waiving, stay as the
         * last game has them.
         */
        public static Play of(GameCatalogue games, Optional<GameChoice> game) {
            return new Play(games, game, Optional.empty(), Optional.empty(), true, Optional.empty());
        }
    }

    /**
     * The files of a table.
     *
     * @param data the data folder
     * @param record a file to record inputs to
     * @param rig the file the rig was read from; empty for the standard rig
     */
    public record Files(Path data, Optional<Path> record, Optional<Path> rig) {
        /** Returns settings with only a data folder. */
        public static Files in(Path data) {
            return new Files(data, Optional.empty(), Optional.empty());
        }
    }

    /**
     * The addresses of a table.
     *
     * @param host the address of the pages and the embedded broker
     * @param httpPort of the pages; 0 for any free one
     * @param mqttPort of the embedded broker; 0 for any free one
     * @param webSocketPort of the embedded broker; 0 for any free one
     * @param broker an outside broker instead of the embedded one
     * @param trusted additional host names and page origins for browsers
     * @param homeAssistant what the table offers to Home Assistant
     * @param tls the certificate for clients from other machines
     */
    public record Network(
            String host,
            int httpPort,
            int mqttPort,
            int webSocketPort,
            Optional<OutsideBroker> broker,
            TrustedNames trusted,
            HomeAssistantAccess homeAssistant,
            TlsChoice tls) {
        /** Returns settings without TLS. */
        public Network(
                String host,
                int httpPort,
                int mqttPort,
                int webSocketPort,
                Optional<OutsideBroker> broker,
                TrustedNames trusted,
                HomeAssistantAccess homeAssistant) {
            this(host, httpPort, mqttPort, webSocketPort, broker, trusted, homeAssistant, new TlsChoice.WithoutTls());
        }

        /** Returns settings for this machine only, on any free ports. */
        public static Network loopback() {
            return new Network("127.0.0.1", 0, 0, 0, Optional.empty(), TrustedNames.NONE, HomeAssistantAccess.NONE);
        }
    }

    /** The origin of the certificate. */
    public sealed interface TlsChoice {
        /** No port uses TLS. */
        record WithoutTls() implements TlsChoice {}

        /** The table makes a certificate. */
        record OwnTls() implements TlsChoice {}

        /** The certificate and its key are in PEM files. */
        record GivenTls(Path certificate, Path key) implements TlsChoice {}
    }

    /**
     * An outside broker.
     *
     * @param uri {@code mqtt://host:1883} or {@code mqtts://host:8883}
     * @param webSocket the same broker's address for browsers: {@code ws://host:9001}
     * @param user empty for none
     * @param password empty for none
     * @param authority a file with a CA certificate, if the system does not know the broker's authority
     */
    public record OutsideBroker(String uri, String webSocket, String user, String password, Optional<Path> authority) {
        /** Returns the settings for a table's connection. Whether this broker guards the seats' topics is unknown. */
        public MqttSettings mqtt(String table) {
            return new MqttSettings(uri, user, password, table, false, authority, HomeAssistantAccess.NONE);
        }

        /** Leaves the password out of logs. */
        @Override
        public String toString() {
            return "OutsideBroker[" + uri + ", " + user + "]";
        }
    }
}
