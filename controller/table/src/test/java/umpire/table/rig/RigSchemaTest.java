package umpire.table.rig;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.Gson;
import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import umpire.hardware.RigFile;
import umpire.rules.kernel.Parsed;

/** The JSON schema for editors accepts the same rig files as the program. */
class RigSchemaTest {
    private static final Path RIGS = Path.of("../../hardware/rig");
    private static final Gson GSON = new Gson();

    static List<Path> files() throws Exception {
        try (Stream<Path> files = Files.list(RIGS)) {
            return files.filter(file -> file.toString().endsWith(".yaml"))
                    .sorted()
                    .toList();
        }
    }

    private static int faults(String yaml) throws Exception {
        JsonSchema schema = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                .getSchema(Files.readString(RIGS.resolve("rig.schema.json")));
        Object read = new Load(LoadSettings.builder().build()).loadFromString(yaml);
        return schema.validate(GSON.toJson(read), InputFormat.JSON).size();
    }

    @ParameterizedTest
    @MethodSource("files")
    void everyExampleFits(Path file) throws Exception {
        assertThat(faults(Files.readString(file))).isZero();
        assertThat(Files.readString(file)).startsWith("# yaml-language-server: $schema=rig.schema.json\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "lights: {roundTheEdge: 10}",
                "table: {widthMm: 900}",
                "leds: {roundTheEdge: 2001}",
                "leds: {roundTheEdge: 10, chip: ws2811}",
                "buttons: [{side: up, press: confirm, bcm: 5}]",
                "dice: [{kind: d7, edgeMm: 16}]",
                "dice: [{kind: d6, edgeMm: 0}]",
                "sensors: [{}]",
                "sensors: [{pins: 0-x, firstAt: [0, 0], pitchMm: 64}]",
                "sensors: [{pins: 0, firstAt: [0]}]",
                "devices: {presence: spi}",
                "devices: {lights: spi}",
                "camera: {widthPx: 1280, heightPx: 720, matrix: {fxPx: 900, fyPx: 900, cxPx: 640, cyPx: 360}, distortion: [0, 0]}"
            })
    void theSchemaRejectsWhatTheProgramRefuses(String yaml) throws Exception {
        assertThat(RigFile.read(yaml, "rig.yaml")).isInstanceOf(Parsed.Bad.class);
        assertThat(faults(yaml)).isPositive();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sensors: [{chip: 0x20, pins: 0-13, firstAt: [-224, -224], columns: 7, pitchMm: 64}]",
                "{sensors: [{pins: 0, firstAt: [-224, -224]}], devices: {presence: 'serial:/dev/ttyUSB0'}}"
            })
    void sensorsFit(String yaml) throws Exception {
        assertThat(RigFile.read(yaml, "rig.yaml")).isInstanceOf(Parsed.Good.class);
        assertThat(faults(yaml)).isZero();
    }

    @Test
    void writtenRigFilesMatchTheSchema() throws Exception {
        String written = RigFile.write(RigFile.read(Files.readString(RIGS.resolve("pi5-hq-strip.yaml")), "rig.yaml")
                .orThrow());
        assertThat(faults(written)).isZero();
    }
}
