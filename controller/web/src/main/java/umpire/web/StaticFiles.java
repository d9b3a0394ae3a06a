package umpire.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The files of the pages. An explicit list of names keeps every other path out. The scripts and style sheets are served
 * in a folder that is named by a hash of all their bytes. A browser can cache them for ever, because another version of
 * the table has another folder.
 */
final class StaticFiles {
    /**
     * @param type the media type
     * @param bytes its whole content
     * @param lasting whether the content under its name never changes
     */
    @SuppressWarnings("ArrayRecordComponent")
    record StaticFile(String type, byte[] bytes, boolean lasting) {}

    private static final String HTML = "text/html; charset=utf-8";
    private static final String CSS = "text/css; charset=utf-8";
    private static final String JS = "text/javascript; charset=utf-8";
    private static final String SVG = "image/svg+xml";
    private static final String PAHO = "/META-INF/resources/webjars/paho-mqtt/1.1.0/paho-mqtt-min.js";

    /** One folder per line. A script that one page needs is in the page's folder, a script that several need is in the shared one. */
    private static final String SCRIPTS = """
            shared access advice age asking badges board bodies chronicle closeup contest cues danger dice drawings facing failure fetching
            shared freshness gamequestions games gamewords gliding goals guide help holdings icons invitations labels legend lesson link lying
            shared messages moment names naming notes nothingsaid players prompt reach redraw seats stacks svg tilt toast tokens troubles victory whoplays
            display curve display facts history operating pointing pools scores speech sounds summary throws zones
            overlay overlay size
            table carrying closer cups dicebuttons dock drawer edge hands hints keys panel paperdice picking pieces robot room said scene
            table sensors sheet shelf sight sound squads stops table tools touches view walking world
            play allowed asking bar besides came camera choices choosing corners declaring front menu near orders play seats teaching throwing watching
            play ways zoom
            rig beginning boardname desk maps picture results rig steps teach waving widgets
            start start
            lobby broker lobby pairings results tables tournament
            print print
            why why
            doctor doctor findings""";

    private static final String STYLES =
            "shared/look shared/help display/display overlay/overlay lobby/lobby play/play table/table start/start rig/rig why/why print/print doctor/doctor";
    private static final String ASSETS = "/assets/";
    private static final int NAME_BYTES = 8;
    private static final Pattern SCRIPT_OF_PAGE = Pattern.compile("src=\"" + ASSETS + "([^\"]+)\" type=\"module\"");
    private static final Pattern IMPORTED = Pattern.compile("(?m)^(?:import .*|\\}) from \"(\\.[^\"]+)\"");

    /** The pages that other sites may frame if the operator names them. No click on them can change anything. */
    private static final Set<String> EMBEDDABLE = Set.of("/display", "/overlay");

    private final Map<String, StaticFile> sheets = new LinkedHashMap<>();
    private final String assets;

    StaticFiles() {
        Map<String, StaticFile> lasting = assets();
        assets = ASSETS + named(lasting) + "/";
        lasting.forEach((name, file) -> sheets.put(assets + name, file));
        sheets.put("/favicon.svg", new StaticFile(SVG, own("favicon.svg"), false));
        addPage("/", "display/display.html");
        addPage("/display", "display/display.html");
        addPage("/overlay", "overlay/overlay.html");
        addPage("/lobby", "lobby/lobby.html");
        addPage("/play", "play/play.html");
        addPage("/start", "start/start.html");
        addPage("/rig", "rig/rig.html");
        addPage("/teach", "rig/teach.html");
        addPage("/why", "why/why.html");
        addPage("/print", "print/print.html");
        addPage("/doctor", "doctor/doctor.html");
    }

    private static Map<String, StaticFile> assets() {
        Map<String, StaticFile> assets = new LinkedHashMap<>();
        for (String name : STYLES.split(" ")) {
            assets.put(name + ".css", new StaticFile(CSS, own(name + ".css"), true));
        }
        SCRIPTS.lines()
                .map(line -> List.of(line.split(" ")))
                .forEach(room -> room.stream().skip(1).forEach(name -> {
                    String script = room.getFirst() + "/" + name + ".js";
                    assets.put(script, new StaticFile(JS, own(script), true));
                }));
        assets.put("paho-mqtt.js", new StaticFile(JS, read(PAHO), true));
        return assets;
    }

    private static String named(Map<String, StaticFile> files) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            files.values().forEach(file -> digest.update(file.bytes()));
            return HexFormat.of().formatHex(digest.digest(), 0, NAME_BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** Preload links let the browser fetch all scripts of a page in parallel. Without them it follows the imports one after the other. */
    private void addPage(String path, String name) {
        String page = new String(own(name), StandardCharsets.UTF_8);
        Set<String> scripts = new LinkedHashSet<>();
        found(SCRIPT_OF_PAGE, page).forEach(script -> addImported(script, scripts));
        String links = scripts.stream()
                .map(script -> "<link rel=\"modulepreload\" href=\"" + ASSETS + script + "\" />\n    ")
                .collect(Collectors.joining());
        String served = page.replace("</head>", links + "</head>").replace('"' + ASSETS, '"' + assets);
        sheets.put(path, new StaticFile(HTML, served.getBytes(StandardCharsets.UTF_8), false));
    }

    private static void addImported(String script, Set<String> scripts) {
        if (scripts.add(script)) {
            URI here = URI.create(script);
            found(IMPORTED, new String(own(script), StandardCharsets.UTF_8))
                    .map(relative -> here.resolve(relative).getPath())
                    .forEach(imported -> addImported(imported, scripts));
        }
    }

    private static Stream<String> found(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(result -> result.group(1));
    }

    /** Adds the page of the virtual table. */
    void addTablePage() {
        addPage("/table", "table/table.html");
    }

    private static byte[] own(String name) {
        return read("/umpire/web/" + name);
    }

    static boolean embeddable(String path) {
        return EMBEDDABLE.contains(path);
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
