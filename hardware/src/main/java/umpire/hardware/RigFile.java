package umpire.hardware;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import umpire.hardware.Buttons.Button;
import umpire.hardware.Buzzer.BuzzerUse;
import umpire.hardware.Leds.Led;
import umpire.hardware.Table.CornerTag;
import umpire.hardware.taught.CustomDie;
import umpire.hardware.yaml.Fields;
import umpire.hardware.yaml.Limit;
import umpire.hardware.yaml.Yaml;
import umpire.rules.kernel.Parsed;

/**
 * Reads and writes the rig file: the builder's measurements, in YAML. {@code hardware/rig/standard.yaml} shows every key.
 *
 * <p>A missing part has the default of the standard table; a part that is present must be complete and valid.
 */
public final class RigFile {
    private static final List<String> DICE = List.of("d4", "d6", "d8", "d10", "d12", "d20", "sticker", "octahedron");
    private static final List<String> CHIPS = List.of("ws2812b", "sk9822");
    private static final Limit SUPPLY = new Limit(0.1, 60, "what the strip may draw in amperes, from 0.1 to 60");
    private static final int MOST_LEDS = 2000;
    private static final Limit COEFFICIENT = new Limit(-1000, 1000, "a distortion coefficient between -1000 and 1000");

    private RigFile() {}

    /**
     * Parses a rig, and reads the files of taught dice that it names.
     *
     * @param fileName the name of the file; if the file is invalid, each line of the answer begins with it
     * @param taught reads a file by the name in the rig file
     * @return the rig, or one line for each line of the file that has a problem: where it is, what is wrong, and what to do
     */
    public static Parsed<Rig> read(String text, String fileName, Function<String, Parsed<CustomDie>> taught) {
        return Yaml.read(text, fileName, file -> rig(file, taught));
    }

    /** Parses a rig alone, without the files of taught dice that it names. */
    public static Parsed<Rig> read(String text, String fileName) {
        return Yaml.read(text, fileName, file -> rig(file, RigFile::unread));
    }

    /** Returns the text of a rig, which reads back as the same rig. */
    public static String write(Rig rig) {
        return new RigWriter().write(rig);
    }

    /**
     * Returns a rig file's text with another lens and everything else unchanged, comments too.
     *
     * @param text of a rig file
     * @return the text, which reads as the same rig with that lens; or the reason why replacing lines does not work
     */
    public static Parsed<String> withCamera(String text, Camera camera) {
        String changed = new CameraLines(text).replaced(new RigWriter().writeCamera(camera));
        return read(text, "the rig file")
                .then(
                        before -> read(changed, "the rig file")
                                        .toOptional()
                                        .filter(before.through(camera)::equals)
                                        .isPresent()
                                ? Parsed.good(changed)
                                : Parsed.bad(
                                        "write the keys of the lens at the start of a line, without quotes and with nothing after them, as"
                                                + " in hardware/rig/standard.yaml. Only then can a lens be written into this rig file."));
    }

    /** Returns an untaught die in place of one whose file is not read. */
    private static Parsed<CustomDie> unread(String name) {
        return Parsed.good(new CustomDie("", "", List.of()));
    }

    private static Rig rig(Fields file, Function<String, Parsed<CustomDie>> taught) {
        Rig standard = Rig.standard();
        Camera camera = file.below("camera", RigFile::camera, standard.camera());
        Table size = file.below("table", RigFile::size, standard.table());
        Table table = file.below("tags", tags -> tags(tags, size), size);
        Leds leds = file.below(
                "leds",
                fields -> leds(fields, table),
                Leds.roundTheEdge(table, standard.leds().leds().size()));
        Buttons buttons = buttons(file);
        List<DieSize> dice = file.each("dice", die -> die(die, taught), List.of());
        PresenceSensors sensors = SensorFields.read(file);
        Buzzer buzzer = file.below("buzzer", RigFile::buzzer, Buzzer.usual());
        Devices devices = file.below("devices", RigFile::devices, Devices.virtual());
        if (devices.lights() instanceof WireSource.SerialPath && leds.chip() != Leds.LedChip.WS2812B) {
            file.problem(
                    "devices",
                    "drive this strip by pi4j, or name another chip: a microcontroller drives only ws2812b.");
        }
        sensors.fault(devices.presence()).ifPresent(why -> file.problem("sensors", why));
        buzzer.fault(devices, buttons).ifPresent(why -> file.problem("buzzer", why));
        return new Rig(camera, table, leds, buttons, dice, sensors, buzzer, devices);
    }

    private static Buzzer buzzer(Fields fields) {
        int bcm = fields.whole(
                "bcm", Buzzer.FIRST_PIN, Buzzer.LAST_PIN, Buzzer.usual().bcm());
        String sounds = fields.word("sounds", BuzzerUse.WRITTEN, "all");
        return new Buzzer(bcm, BuzzerUse.valueOf(sounds.toUpperCase(Locale.ROOT)));
    }

    private static Camera camera(Fields fields) {
        Camera standard = Camera.reference();
        fields.require("widthPx", "heightPx", "matrix", "distortion");
        int widthPx = fields.whole("widthPx", 64, 20_000, standard.widthPx());
        int heightPx = fields.whole("heightPx", 64, 20_000, standard.heightPx());
        List<Double> matrix = fields.below("matrix", RigFile::matrix, List.of());
        List<Double> distortion = fields.numbers("distortion", COEFFICIENT, standard.distortion());
        double rmsPx = fields.number("rmsPx", new Limit(0, 1000, "an error in pixels, 0 or more"), 0);
        if (distortion.size() != 5) {
            fields.problem("distortion", "distortion must be the five numbers k1, k2, p1, p2, k3 in this order.");
        }
        if (matrix.isEmpty() || distortion.size() != 5) {
            return standard;
        }
        Camera camera = new Camera(
                widthPx, heightPx, matrix.get(0), matrix.get(1), matrix.get(2), matrix.get(3), distortion, rmsPx);
        Optional<String> fault = camera.fault();
        fault.ifPresent(why -> fields.problem("matrix", why));
        return fault.isEmpty() ? camera : standard;
    }

    private static List<Double> matrix(Fields fields) {
        Limit focal = new Limit(1, 100_000, "a focal length in pixels, from 1 to 100000");
        Limit centre = new Limit(-20_000, 40_000, "a position in pixels, from -20000 to 40000");
        fields.require("fxPx", "fyPx", "cxPx", "cyPx");
        return List.of(
                fields.number("fxPx", focal, 1),
                fields.number("fyPx", focal, 1),
                fields.number("cxPx", centre, 0),
                fields.number("cyPx", centre, 0));
    }

    private static Table size(Fields fields) {
        Table standard = Table.standard();
        fields.require("widthMm", "heightMm");
        double widthMm = fields.number("widthMm", Limit.sizeMm(), standard.widthMm());
        double heightMm = fields.number("heightMm", Limit.sizeMm(), standard.heightMm());
        return new Table(widthMm, heightMm, standard.dictionary(), standard.cornerTagMm(), standard.corners());
    }

    private static Table tags(Fields fields, Table size) {
        fields.require("dictionary", "cornerTagMm", "corners");
        String dictionary = fields.word("dictionary", TagDictionaries.NAMES, size.dictionary());
        double cornerTagMm = fields.number("cornerTagMm", Limit.sizeMm(), size.cornerTagMm());
        int lastId = TagDictionaries.count(dictionary) - 1;
        List<CornerTag> corners = fields.each("corners", corner -> corner(corner, lastId), size.corners());
        Optional<String> fault = Table.fault(corners);
        fault.ifPresent(why -> fields.problem("corners", why));
        return new Table(
                size.widthMm(), size.heightMm(), dictionary, cornerTagMm, fault.isEmpty() ? corners : size.corners());
    }

    private static CornerTag corner(Fields fields, int lastId) {
        fields.require("id", "name", "xMm", "yMm");
        return new CornerTag(
                fields.whole("id", 0, lastId, 0),
                fields.text("name", "unnamed"),
                fields.number("xMm", Limit.positionMm(), 0),
                fields.number("yMm", Limit.positionMm(), 0));
    }

    private static Leds leds(Fields fields, Table table) {
        if (fields.has("roundTheEdge") == fields.has("each")) {
            fields.problem("each", "leds needs either \"roundTheEdge\" with a count or \"each\" with every place.");
        }
        int count = fields.whole("roundTheEdge", 0, MOST_LEDS, 0);
        List<Led> each = fields.each("each", RigFile::led, List.of());
        if (each.size() > MOST_LEDS) {
            fields.problem("each", "a strip has at most " + MOST_LEDS + " LEDs, not " + each.size() + ".");
        }
        Leds places = each.isEmpty() ? Leds.roundTheEdge(table, count) : new Leds(each);
        String chip = fields.word("chip", CHIPS, CHIPS.getFirst());
        double amperes = fields.number("supplyAmperes", SUPPLY, places.supplyAmperes());
        return new Leds(places.leds(), Leds.LedChip.valueOf(chip.toUpperCase(Locale.ROOT)), amperes);
    }

    private static Led led(Fields fields) {
        fields.require("xMm", "yMm");
        return new Led(fields.number("xMm", Limit.positionMm(), 0), fields.number("yMm", Limit.positionMm(), 0));
    }

    private static Buttons buttons(Fields file) {
        List<Button> buttons =
                file.each("buttons", RigFile::button, Buttons.standard().buttons());
        Optional<String> fault = Buttons.fault(buttons);
        fault.ifPresent(why -> file.problem("buttons", why));
        return fault.isEmpty() ? new Buttons(buttons) : Buttons.standard();
    }

    private static Button button(Fields fields) {
        fields.require("side", "press", "bcm");
        return new Button(
                fields.word("side", Buttons.SIDES, "any"),
                fields.word("press", Buttons.PRESSES, "help"),
                fields.whole("bcm", 0, Buttons.LAST_BCM, 0));
    }

    private static DieSize die(Fields fields, Function<String, Parsed<CustomDie>> taught) {
        fields.require("kind", "edgeMm");
        String kind = fields.word("kind", DICE, "d6");
        double edgeMm = fields.number("edgeMm", new Limit(5, 60, "the size of a die in millimetres, from 5 to 60"), 16);
        if (!fields.has("taught")) {
            return new DieSize(kind, edgeMm);
        }
        String name = fields.text("taught", "");
        return new DieSize(
                kind,
                edgeMm,
                Optional.of(name).filter(file -> !file.isEmpty()).flatMap(file -> look(fields, kind, file, taught)));
    }

    private static Optional<DieSize.TaughtLook> look(
            Fields fields, String kind, String name, Function<String, Parsed<CustomDie>> taught) {
        switch (taught.apply(name)) {
            case Parsed.Bad<CustomDie> bad -> fields.problem("taught", bad.why());
            case Parsed.Good<CustomDie> good -> {
                CustomDie die = good.value();
                if (die.kind().isEmpty() || die.kind().equals(kind)) {
                    return Optional.of(new DieSize.TaughtLook(name, die));
                }
                fields.problem(
                        "taught",
                        name + " holds dice that count as " + die.kind() + ", but this entry is for " + kind
                                + ". Write kind: " + die.kind() + ", or name another file.");
            }
        }
        return Optional.empty();
    }

    private static Devices devices(Fields fields) {
        String camera = fields.text("camera", "virtual");
        CameraSource source = switch (CameraSource.parse(camera)) {
            case Parsed.Good<CameraSource> good -> good.value();
            case Parsed.Bad<CameraSource> bad -> {
                fields.problem("camera", bad.why() + ".");
                yield new CameraSource.Virtual();
            }
        };
        return new Devices(
                source,
                wire(fields, "lights"),
                wire(fields, "buttons"),
                wire(fields, "presence"),
                wire(fields, "buzzer"));
    }

    private static WireSource wire(Fields fields, String key) {
        String written = fields.text(key, "virtual");
        String known = written.startsWith("serial:") ? written : fields.word(key, WireSource.WRITTEN, "virtual");
        return switch (WireSource.parse(known)) {
            case Parsed.Good<WireSource> good -> good.value();
            case Parsed.Bad<WireSource> bad -> {
                fields.problem(key, bad.why() + ".");
                yield new WireSource.DrawnWire();
            }
        };
    }
}
