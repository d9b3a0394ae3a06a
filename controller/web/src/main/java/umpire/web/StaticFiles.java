package umpire.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The files of the pages. They are listed by name, so that no path can lead anywhere else. */
final class StaticFiles {
    /**
     * One file.
     *
     * @param type its media type
     * @param bytes all of it
     */
    @SuppressWarnings("ArrayRecordComponent")
    record StaticFile(String type, byte[] bytes) {}

    private static final String HTML = "text/html; charset=utf-8";
    private static final String CSS = "text/css; charset=utf-8";
    private static final String JS = "text/javascript; charset=utf-8";
    private static final String SVG = "image/svg+xml";
    private static final String PAHO = "/META-INF/resources/webjars/paho-mqtt/1.1.0/paho-mqtt-min.js";

    private static final String SCRIPTS = """
            access svg icons seats tokens bodies tilt stacks badges board cues reach link age freshness prompt chronicle remote speech display scene room edge
            dice carrying view pieces sheet sight drawer asking picking hands walking stops hints keys dock tools contest robot
            table danger throws scores help invitations start holdings sound fetching own names naming pools
            games gamewords seated shelf lying
            rig rigdesk rigpicture rigwaving rigsteps rigmaps why""";

    private final Map<String, StaticFile> sheets = new LinkedHashMap<>();

    StaticFiles() {
        own("/", HTML, "display.html");
        own("/start", HTML, "start.html");
        own("/rig", HTML, "rig.html");
        own("/why", HTML, "why.html");
        own("/favicon.svg", SVG, "favicon.svg");
        for (String name :
                new String[] {"look.css", "help.css", "display.css", "table.css", "start.css", "rig.css", "why.css"}) {
            own("/assets/" + name, CSS, name);
        }
        for (String name : SCRIPTS.split("\\s+")) {
            own("/assets/" + name + ".js", JS, name + ".js");
        }
        sheets.put("/assets/paho-mqtt.js", new StaticFile(JS, read(PAHO)));
    }

    private void own(String path, String type, String name) {
        sheets.put(path, new StaticFile(type, read("/umpire/web/" + name)));
    }

    /** Adds the page of the virtual table. */
    void addTablePage() {
        own("/table", HTML, "table.html");
    }

    Optional<StaticFile> find(String path) {
        return Optional.ofNullable(sheets.get(path));
    }

    private static byte[] read(String resource) {
        try (InputStream in = StaticFiles.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException(
                        "the program is incomplete: " + resource + " is missing; build it again");
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
