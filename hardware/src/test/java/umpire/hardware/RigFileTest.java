package umpire.hardware;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.hardware.Buzzer.BuzzerUse;
import umpire.hardware.Leds.Led;
import umpire.hardware.Table.CornerTag;
import umpire.rules.kernel.Parsed;

class RigFileTest {
    private static final Path STANDARD = Path.of("rig/standard.yaml");
    private static final String MARKS = "-&*!|>{[]}:,#?\t\n'\"%@\u0000\ud800";

    @Test
    void theDocumentedExampleIsTheStandardRig() throws IOException {
        assertThat(RigFile.read(Files.readString(STANDARD), "standard.yaml")).isEqualTo(Parsed.good(Rig.standard()));
    }

    @Test
    void theDocumentedExampleShowsEveryKeyTheWriterWrites() throws IOException {
        String documented = Files.readString(STANDARD);

        assertThat(RigFile.write(Rig.standard()).lines())
                .allSatisfy(line -> assertThat(documented).contains(line.split(":", 2)[0] + ":"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"camera", "table", "tags", "leds", "buttons", "sensors", "buzzer", "devices"})
    void aMissingPartHasTheDefault(String part) {
        StringBuilder without = new StringBuilder();
        boolean leftOut = false;
        for (String line : RigFile.write(Rig.standard()).lines().toList()) {
            leftOut = line.startsWith(" ") ? leftOut : line.startsWith(part + ":");
            without.append(leftOut ? "" : line + "\n");
        }

        assertThat(without.toString()).doesNotContain("\n" + part + ":");
        assertThat(RigFile.read(without.toString(), "rig.yaml")).isEqualTo(Parsed.good(Rig.standard()));
    }

    @Test
    void theStandardStripFollowsATableOfAnotherSize() {
        Rig rig = RigFile.read("table: {widthMm: 1200, heightMm: 800}", "rig.yaml")
                .orThrow();

        assertThat(rig.leds()).isEqualTo(Leds.roundTheEdge(rig.table(), 288));
    }

    @Test
    void whatIsWrittenIsReadBackTheSame() {
        long seed = new Random().nextLong();
        Random random = new Random(seed);
        for (int i = 0; i < 200; i++) {
            Rig rig = anyRig(random);
            assertThat(RigFile.read(RigFile.write(rig), "rig.yaml"))
                    .as("seed %d, rig %d", seed, i)
                    .isEqualTo(Parsed.good(rig));
        }
    }

    @Test
    void noTextMakesTheReaderThrow() throws IOException {
        long seed = new Random().nextLong();
        Random random = new Random(seed);
        String good = Files.readString(STANDARD);
        int bad = 0;
        for (int i = 0; i < 1500; i++) {
            String mangled = mangle(good, random);
            try {
                if (RigFile.read(mangled, "rig.yaml") instanceof Parsed.Bad<Rig> answer) {
                    assertThat(answer.why().lines().findFirst().orElseThrow()).matches("rig\\.yaml:[0-9]+: .+");
                    bad++;
                }
            } catch (RuntimeException | StackOverflowError e) {
                fail("seed " + seed + ", text " + i + ":\n" + mangled, e);
            }
        }
        assertThat(bad).as("texts that were refused, seed %d", seed).isGreaterThan(300);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', nullValues = "-", textBlock = """
        table: {widthMm: -960, heightMm: 660} | rig.yaml:1: widthMm is -960, but must be a size in millimetres, above 0 and at most 10000.
        table: {widthMm: 0, heightMm: 660}    | rig.yaml:1: widthMm is 0, but must be a size in millimetres, above 0 and at most 10000.
        table: {widthMm: .nan, heightMm: 660} | rig.yaml:1: widthMm is .nan, but must be a size in millimetres, above 0 and at most 10000.
        table: {widthMm: .inf, heightMm: 660} | rig.yaml:1: widthMm is .inf, but must be a size in millimetres, above 0 and at most 10000.
        table: {widthMm: 1e300, heightMm: 6}  | rig.yaml:1: widthMm is 1e300, but must be a size in millimetres, above 0 and at most 10000.
        table: {widthMm: wide, heightMm: 660} | rig.yaml:1: widthMm is wide, but must be a size in millimetres, above 0 and at most 10000.
        table: {widthMm: '9', heightMm: 660}  | rig.yaml:1: widthMm must be a size in millimetres, above 0 and at most 10000, not text.
        table: {widthMm: [9], heightMm: 660}  | rig.yaml:1: widthMm must be a size in millimetres, above 0 and at most 10000, not a list.
        table: {widthMm: , heightMm: 660}     | rig.yaml:1: widthMm is empty, but must be a size in millimetres, above 0 and at most 10000.
        table: {heightMm: 660}                | rig.yaml:1: table needs "widthMm".
        table: 960 x 660                      | rig.yaml:1: table must hold keys and values, not text.
        tabel: {widthMm: 960, heightMm: 660}  | rig.yaml:1: "tabel" is not a key of the file; did you mean "table"?
        widthMm: 960                          | rig.yaml:1: "widthMm" is not a key of the file; known are camera, table, tags, leds, buttons, dice, sensors, buzzer, devices.
        table: {widthmm: 1, widthMm: 1, heightMm: 2} | rig.yaml:1: "widthmm" is not a key of table; did you mean "widthMm"?
        leds: {roundTheEdge: 3.5}             | rig.yaml:1: roundTheEdge is 3.5, but must be a whole number from 0 to 2000.
        leds: {roundTheEdge: -1}              | rig.yaml:1: roundTheEdge is -1, but must be a whole number from 0 to 2000.
        leds: {roundTheEdge: 3, chip: sk982}  | rig.yaml:1: chip is "sk982"; did you mean "sk9822"?
        leds: {roundTheEdge: 3, supplyAmperes: 0} | rig.yaml:1: supplyAmperes is 0, but must be what the strip may draw in amperes, from 0.1 to 60.
        leds: {}                              | rig.yaml:1: leds needs either "roundTheEdge" with a count or "each" with every place.
        leds: {each: [{xMm: 1}]}              | rig.yaml:1: an entry of each needs "yMm".
        buttons: none                         | rig.yaml:1: buttons must be a list, not text.
        buttons: [{side: south, press: confrim, bcm: 5}] | rig.yaml:1: press is "confrim"; did you mean "confirm"?
        buttons: [{side: south, press: undo, bcm: 99}]   | rig.yaml:1: bcm is 99, but must be a whole number from 0 to 27.
        buttons: [{side: south, press: undo, bcm: 10}]   | rig.yaml:1: pin 10 drives the LED strip; wire the south undo button to another.
        camera: {widthPx: 640}                | rig.yaml:1: camera needs "heightPx". camera needs "matrix". camera needs "distortion".
        tags: {dictionary: DICT_5X5_25, cornerTagMm: 40, corners: []} | rig.yaml:1: dictionary is "DICT_5X5_25"; did you mean "DICT_5X5_250"? a table needs at least four corner tags, not 0.
        dice: [{kind: d6, edgeMm: 1600}]      | rig.yaml:1: edgeMm is 1600, but must be the size of a die in millimetres, from 5 to 60.
        dice: [{kind: d7, edgeMm: 16}]        | rig.yaml:1: kind is "d7"; did you mean "d4"?
        buzzer: {bcm: 14}                     | rig.yaml:1: bcm is 14, but must be a whole number from 12 to 13.
        buzzer: {sounds: refusals}            | rig.yaml:1: sounds is "refusals"; did you mean "refusal"?
        sensors: [1]                          | rig.yaml:1: an entry of sensors must hold keys and values, not text.
        just words                            | rig.yaml:1: the file must begin with a key and a colon, such as "table:". Compare it with an example.
        ? [a, b]                              | rig.yaml:1: a key must be one word.
        """)
    void aWrongLineIsReportedWithTheRemedy(String text, String why) {
        assertThat(RigFile.read(text, "rig.yaml")).isEqualTo(Parsed.bad(why));
    }

    @Test
    void everyProblemIsNamedWithItsLine() {
        String text = """
                table:
                  widthMm: -1
                  heightMm: 660
                  depthMm: 3
                leds:
                  roundTheEdge: many
                buttons:
                  - {side: south, press: undo, bcm: 5}
                  - {side: north, press: undo, bcm: 5}
                """;

        assertThat(why(text)).isEqualTo("""
                        rig.yaml:2: widthMm is -1, but must be a size in millimetres, above 0 and at most 10000.
                        rig.yaml:4: "depthMm" is not a key of table; known are widthMm, heightMm.
                        rig.yaml:6: roundTheEdge is many, but must be a whole number from 0 to 2000.
                        rig.yaml:8: two buttons are wired to pin 5; give each its own.""");
    }

    @Test
    void aKeyGivenTwiceIsNamedWithBothLines() {
        assertThat(why("table: {widthMm: 1, heightMm: 2}\nsensors: []\ntable: {widthMm: 3, heightMm: 4}\n"))
                .isEqualTo("rig.yaml:3: \"table\" was given in line 1 already. Remove one.");
    }

    @Test
    void cornerTagsWithOneIdOrInOneLineAreRefused() {
        String tags = "tags:\n  dictionary: DICT_5X5_250\n  cornerTagMm: 40\n  corners:\n";

        assertThat(why(tags + corner(1, 0, 0) + corner(1, 9, 90) + corner(2, 80, 0) + corner(3, 99, 99)))
                .contains("two corner tags have the same id");
        assertThat(why(tags + corner(1, 0, 0) + corner(2, 50, 50) + corner(3, 100, 100) + corner(4, 0, 99)))
                .contains("three of the four corner tags lie in one line");
        assertThat(why(tags + corner(250, 0, 0) + corner(2, 50, 0) + corner(3, 100, 100) + corner(4, 0, 99)))
                .isEqualTo("rig.yaml:5: id is 250, but must be a whole number from 0 to 249.");
    }

    @Test
    void aLineIndentedWithATabIsNamed() {
        assertThat(why("table:\n\twidthMm: 960\n"))
                .isEqualTo("rig.yaml:2: indent this line with spaces: YAML allows no tabs.");
    }

    @Test
    void anEmptyFileIsNotAStandardTable() {
        assertThat(why(" \n\n")).contains("the file is empty");
        assertThat(why("# nothing but a remark\n")).contains("the file is empty");
    }

    @Test
    void aSecondDocumentIsNotOverlooked() {
        assertThat(why("sensors: []\n---\nsensors: []\n")).startsWith("rig.yaml:2: a second document begins here");
    }

    @Test
    void brokenYamlIsNamedWithItsLine() {
        assertThat(why("table: {widthMm: 960\nleds: }\n")).startsWith("rig.yaml:2: this is not YAML: ");
    }

    @Test
    void aPictureIsNotARigFile() {
        assertThat(why("\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR"))
                .startsWith("rig.yaml:1: this is not a text file");
    }

    @Test
    void aFileOfAMillionCharactersIsNotRead() {
        assertThat(why("# " + "x".repeat(1_000_000))).contains("more than a million characters");
    }

    @Test
    void anAliasBombIsRefusedBeforeAnythingIsBuilt() {
        StringBuilder bomb = new StringBuilder("a0: &a0 [x, x]\n");
        IntStream.range(1, 60)
                .forEach(i -> bomb.append("a" + i + ": &a" + i + " [*a" + (i - 1) + ", *a" + (i - 1) + "]\n"));

        assertThat(why(bomb.toString())).startsWith("rig.yaml:1: write the value out: anchors");
    }

    @Test
    void aHundredThousandBracketsAreRefused() {
        assertThat(why("leds: " + "[".repeat(100_000))).contains("nested too deeply");
    }

    private static String why(String text) {
        return switch (RigFile.read(text, "rig.yaml")) {
            case Parsed.Good<Rig> good -> throw new AssertionError("was read as " + good.value());
            case Parsed.Bad<Rig> bad -> bad.why();
        };
    }

    private static String corner(int id, int xMm, int yMm) {
        return "    - {id: " + id + ", name: t, xMm: " + xMm + ", yMm: " + yMm + "}\n";
    }

    private static WireSource anyWire(Random random) {
        List<String> written =
                List.of("virtual", "pi4j", "serial:/dev/ttyACM0", "serial:/dev/serial/by-id/usb-it's:_#1-if00");
        return WireSource.parse(written.get(random.nextInt(written.size()))).orThrow();
    }

    private static Rig anyRig(Random random) {
        int sidePx = 64 + random.nextInt(5000);
        Camera camera = new Camera(
                sidePx,
                64 + random.nextInt(sidePx - 63),
                sidePx * (0.5 + 5 * random.nextDouble()),
                sidePx * (0.5 + 5 * random.nextDouble()),
                random.nextGaussian() * 1000,
                random.nextGaussian() * 1000,
                IntStream.range(0, 5)
                        .mapToObj(i -> random.nextGaussian() * 1e-3)
                        .toList(),
                random.nextDouble());
        Table table = new Table(
                1 + 2000 * random.nextDouble(),
                1 + random.nextInt(2000),
                "DICT_APRILTAG_36h11",
                1 + random.nextDouble() * 99,
                List.of(
                        new CornerTag(0, "far-left", -random.nextDouble() - 100, 300),
                        new CornerTag(586, "yes", 450, 300 + random.nextDouble()),
                        new CornerTag(3, "it's: #here", 450, -300),
                        new CornerTag(4, "near-left", -450, -random.nextDouble() - 100)));
        List<Led> places = IntStream.range(0, random.nextInt(30))
                .mapToObj(i -> new Led(random.nextGaussian() * 100, -0.0))
                .toList();
        Leds where = random.nextBoolean() ? new Leds(places) : Leds.roundTheEdge(table, random.nextInt(300));
        List<String> sources = List.of("virtual", "7", "http://pi:8000/a+b", "it's: a # file.avi");
        Devices devices = new Devices(
                CameraSource.parse(sources.get(random.nextInt(sources.size()))).orThrow(),
                anyWire(random),
                anyWire(random),
                anyWire(random),
                anyWire(random));
        boolean serial = devices.lights() instanceof WireSource.SerialPath;
        Leds.LedChip chip = serial || random.nextBoolean() ? Leds.LedChip.WS2812B : Leds.LedChip.SK9822;
        Leds leds = new Leds(where.leds(), chip, 0.1 + random.nextInt(200) / 4.0);
        Buttons buttons = random.nextBoolean() ? Buttons.standard() : new Buttons(List.of());
        List<DieSize> dice = IntStream.range(0, random.nextInt(3))
                .mapToObj(i -> new DieSize(i == 0 ? "d6" : "d10", 5 + 50 * random.nextDouble()))
                .toList();
        BuzzerUse[] uses = BuzzerUse.values();
        return new Rig(
                camera,
                table,
                leds,
                buttons,
                dice,
                PresenceSensorsTest.any(random, devices.presence()),
                new Buzzer(12, uses[random.nextInt(uses.length)]),
                devices);
    }

    private static String mangle(String text, Random random) {
        StringBuilder mangled = new StringBuilder(text);
        for (int i = random.nextInt(4); i >= 0 && mangled.length() > 1; i--) {
            int at = random.nextInt(mangled.length());
            switch (random.nextInt(5)) {
                case 0 -> mangled.deleteCharAt(at);
                case 1 -> mangled.insert(at, MARKS.charAt(random.nextInt(MARKS.length())));
                case 2 -> mangled.setLength(at + 1);
                case 3 -> mangled.insert(at, mangled.substring(random.nextInt(at + 1), at));
                default -> mangled.setCharAt(at, (char) (32 + random.nextInt(95)));
            }
        }
        return mangled.toString();
    }
}
