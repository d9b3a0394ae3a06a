package umpire.table.wiring;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;
import umpire.hardware.Rig;
import umpire.table.games.GameCatalogue;
import umpire.table.games.GameChoice;
import umpire.web.TrustedNames;

/**
 * How a table is to be run.
 *
 * @param table its name in topics
 * @param games what can be played
 * @param game what was asked for; empty to go on with what is in the data folder
 * @param data the folder with everything that outlives the process
 * @param rig the table's measures
 * @param host the address the pages and the embedded broker listen on
 * @param httpPort of the pages; 0 for any free one
 * @param mqttPort of the embedded broker; 0 for any free one
 * @param webSocketPort of the embedded broker; 0 for any free one
 * @param broker an outside broker instead of the embedded one
 * @param robotSeed lets the table play against itself
 * @param askBeforeWaiving whether a seat is always asked before it forgoes a choice; empty as the game under way had it
 * @param record a file to write the evening's inputs to
 * @param rigFile the file the rig was read from, if it was
 * @param trusted what browsers may name beside the machine and its pages
 */
public record RunSettings(
        String table,
        GameCatalogue games,
        Optional<GameChoice> game,
        Path data,
        Rig rig,
        String host,
        int httpPort,
        int mqttPort,
        int webSocketPort,
        Optional<OutsideBroker> broker,
        OptionalLong robotSeed,
        Optional<Boolean> askBeforeWaiving,
        Optional<Path> record,
        Optional<Path> rigFile,
        TrustedNames trusted) {
    /** A table that browsers know by its machine's own names only. */
    public RunSettings(
            String table,
            GameCatalogue games,
            Optional<GameChoice> game,
            Path data,
            Rig rig,
            String host,
            int httpPort,
            int mqttPort,
            int webSocketPort,
            Optional<OutsideBroker> broker,
            OptionalLong robotSeed,
            Optional<Boolean> askBeforeWaiving,
            Optional<Path> record,
            Optional<Path> rigFile) {
        this(
                table,
                games,
                game,
                data,
                rig,
                host,
                httpPort,
                mqttPort,
                webSocketPort,
                broker,
                robotSeed,
                askBeforeWaiving,
                record,
                rigFile,
                TrustedNames.NONE);
    }

    /**
     * A broker somewhere else.
     *
     * @param uri {@code tcp://host:1883} or {@code ssl://host:8883}
     * @param webSocket where browsers reach the same broker: {@code ws://host:9001}
     * @param user empty for none
     * @param password empty for none
     */
    public record OutsideBroker(String uri, String webSocket, String user, String password) {}
}
