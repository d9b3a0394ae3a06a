package umpire.table.wiring;

import java.nio.file.Path;
import java.util.Optional;
import umpire.hardware.Rig;
import umpire.mqtt.connection.MqttSettings;
import umpire.player.PlayingLevel;
import umpire.table.games.GameCatalogue;
import umpire.table.games.GameChoice;
import umpire.web.TrustedNames;

/**
 * How a table is to be run.
 *
 * @param table its name in topics
 * @param play what is played
 * @param rig the table's measures
 * @param files what it reads and writes
 * @param network where it is reached
 */
public record RunSettings(String table, Play play, Rig rig, Files files, Network network) {
    /**
     * What is played.
     *
     * @param games what can be played
     * @param game what was asked for; empty to go on with what is in the data folder
     * @param robotSeed lets the table play against itself
     * @param opponent how well the table plays all seats but the first
     * @param hints whether the table says what it would play, to whoever asks
     * @param askBeforeWaiving whether a seat is always asked before it forgoes a choice; empty as the game under way had it
     */
    public record Play(
            GameCatalogue games,
            Optional<GameChoice> game,
            Optional<Long> robotSeed,
            Optional<PlayingLevel> opponent,
            boolean hints,
            Optional<Boolean> askBeforeWaiving) {
        /** What people play, who are asked as they were before. */
        public static Play of(GameCatalogue games, Optional<GameChoice> game) {
            return new Play(games, game, Optional.empty(), Optional.empty(), true, Optional.empty());
        }
    }

    /**
     * What a table reads and writes.
     *
     * @param data the folder with everything that outlives the process
     * @param record a file to write the evening's inputs to
     * @param rig the file the rig was read from, if it was
     */
    public record Files(Path data, Optional<Path> record, Optional<Path> rig) {
        /** A data folder and nothing else. */
        public static Files in(Path data) {
            return new Files(data, Optional.empty(), Optional.empty());
        }
    }

    /**
     * Where a table is reached.
     *
     * @param host the address the pages and the embedded broker listen on
     * @param httpPort of the pages; 0 for any free one
     * @param mqttPort of the embedded broker; 0 for any free one
     * @param webSocketPort of the embedded broker; 0 for any free one
     * @param broker an outside broker instead of the embedded one
     * @param trusted what browsers may name beside the machine and its pages
     */
    public record Network(
            String host,
            int httpPort,
            int mqttPort,
            int webSocketPort,
            Optional<OutsideBroker> broker,
            TrustedNames trusted) {
        /** This machine alone, on any free ports. */
        public static Network loopback() {
            return new Network("127.0.0.1", 0, 0, 0, Optional.empty(), TrustedNames.NONE);
        }
    }

    /**
     * A broker somewhere else.
     *
     * @param uri {@code mqtt://host:1883} or {@code mqtts://host:8883}
     * @param webSocket where browsers reach the same broker: {@code ws://host:9001}
     * @param user empty for none
     * @param password empty for none
     * @param authority a file with the certificate of the authority that vouches for it, where the system knows none
     */
    public record OutsideBroker(String uri, String webSocket, String user, String password, Optional<Path> authority) {
        /** Returns how the table of a name speaks to it. Whether it guards the seats nobody knows. */
        public MqttSettings mqtt(String table) {
            return new MqttSettings(uri, user, password, table, false, authority);
        }

        /** Without the password, should it ever be logged. */
        @Override
        public String toString() {
            return "OutsideBroker[" + uri + ", " + user + "]";
        }
    }
}
