package umpire.hardware.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.hardware.Buttons;
import umpire.hardware.CameraSource;
import umpire.hardware.Devices;
import umpire.hardware.Leds;
import umpire.hardware.PresenceSensors;
import umpire.hardware.Rig;
import umpire.hardware.RigFile;
import umpire.hardware.Table;
import umpire.hardware.WireSource;

class PlanTest {
    private static final boolean WRITE = "write".equals(System.getProperty("umpire.golden"));

    private static Rig with(WireSource wires, Leds leds, Buttons buttons) {
        Rig rig = Rig.standard();
        return new Rig(
                rig.camera(),
                rig.table(),
                leds,
                buttons,
                List.of(),
                new Devices(new CameraSource.RaspberryPi(0), wires, wires));
    }

    /** The sheets beside the example rigs are the output of the command. */
    @ParameterizedTest
    @ValueSource(strings = {"pi5-hq-strip", "pi4-usb-camera", "laptop-webcam"})
    void theExampleSheetsMatchTheirRigFiles(String name) throws IOException {
        Path file = Path.of("rig", name + ".yaml");
        Rig rig = RigFile.read(Files.readString(file), file.toString()).orThrow();
        held(Path.of("plan", name + ".md"), BuilderSheet.of(rig, name + ".yaml", name + ".svg"));
        if (!PinTable.of(rig).isEmpty()) {
            held(Path.of("plan", name + ".svg"), WiringDrawing.of(rig, name + ".yaml"));
        }
    }

    private static void held(Path file, String text) throws IOException {
        if (WRITE) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        }
        assertThat(Files.readString(file)).isEqualTo(text);
    }

    /** From the drawing of the header in the computer's documentation, pin by pin. */
    @ParameterizedTest
    @CsvSource({
        "2, 3", "3, 5", "4, 7", "10, 19", "11, 23", "5, 29", "6, 31", "13, 33", "16, 36", "20, 38", "21, 40", "26, 37"
    })
    void aPinIsWhereTheHeaderHasIt(int bcm, int pin) {
        assertThat(Header.pin(bcm)).isEqualTo(pin);
    }

    @Test
    void everyPinOfTheHeaderHasOneName() {
        Map<Integer, String> names = Header.names();
        assertThat(names).hasSize(Header.PINS);
        assertThat(names.values().stream().filter("ground"::equals)).hasSize(8);
        Set<String> numbers = new HashSet<>(names.values());
        numbers.removeAll(Set.of("ground", "5 V", "3.3 V"));
        assertThat(numbers).hasSize(28);
    }

    /** The pins of the microcontroller are parsed from its firmware. */
    @Test
    void theMicrocontrollersPinsAreThoseOfItsFirmware() throws IOException {
        String pins = Files.readString(Path.of("../firmware-bridge/firmware/core/pins.h"));
        Matcher button = Pattern.compile("BUTTON\\((\\d+), \\w, \\d\\)\\s*/\\*[^*]* (\\w+) \\*/")
                .matcher(pins);
        Map<Integer, String> found = new HashMap<>();
        while (button.find()) {
            found.put(Integer.valueOf(button.group(1)), button.group(2));
        }
        assertThat(found).isEqualTo(NanoPins.BUTTONS);
        assertThat(pins).contains("data line: " + NanoPins.STRIP);
    }

    @Test
    void everyButtonHasItsPinAndAGround() {
        Rig rig = with(new WireSource.HeaderPins(), Leds.roundTheEdge(Table.standard(), 194), Buttons.standard());
        List<Wire> wires = PinTable.of(rig);
        assertThat(wires.stream().filter(wire -> wire.part().equals("south confirm")))
                .extracting(Wire::from)
                .containsExactly("pin 29 (BCM 5)", "pin 30 (ground)");
        assertThat(wires.stream().filter(wire -> wire.from().contains("BCM")).map(Wire::headerPin))
                .doesNotHaveDuplicates()
                .hasSize(1 + Buttons.standard().buttons().size());
    }

    @Test
    void aStripWithAClockHasTwoLinesThroughTheShifter() {
        Leds leds = new Leds(Leds.roundTheEdge(Table.standard(), 60).leds(), Leds.LedChip.SK9822, 3);
        List<Wire> wires = PinTable.of(with(new WireSource.HeaderPins(), leds, new Buttons(List.of())));
        assertThat(wires).extracting(Wire::from).contains("pin 19 (BCM 10)", "pin 23 (BCM 11)");
        assertThat(wires).extracting(Wire::contact).contains("DIN", "CLK");
    }

    @Test
    void aMicrocontrollerNeedsNoShifterAndSaysWhichPinItLacks() {
        Buttons odd = new Buttons(List.of(new Buttons.Button("south", "confirm", 2)));
        List<Wire> wires = PinTable.of(
                with(new WireSource.SerialPath("/dev/ttyUSB0"), Leds.roundTheEdge(Table.standard(), 60), odd));
        assertThat(wires).extracting(Wire::part).doesNotContain(PinTable.SHIFTER);
        assertThat(wires).extracting(Wire::from).anyMatch(from -> from.contains("no pin for BCM 2"));
    }

    /** 100 LEDs of three times 20 mA and 1 mA idle, limit 2.5 A: a supply of 4 A, a fuse of 3.15 A. */
    @Test
    void theSupplyCarriesWhatTheRigFileAllows() {
        PowerBudget power = PowerBudget.of(Leds.roundTheEdge(Table.standard(), 100));
        assertThat(power.everythingWhiteAmperes()).isCloseTo(6.1, within(1e-9));
        assertThat(power.darkAmperes()).isCloseTo(0.1, within(1e-9));
        assertThat(power.allowedAmperes()).isEqualTo(2.5);
        assertThat(power.supplyAmperes()).isEqualTo(4);
        assertThat(power.fuseAmperes()).isEqualTo(3.15);
        assertThat(power.feeds()).isEqualTo(2);
    }

    @Test
    void aShortStripIsNotGivenMoreThanItCanDraw() {
        assertThat(PowerBudget.of(Leds.roundTheEdge(Table.standard(), 10)).allowedAmperes())
                .isCloseTo(0.61, within(1e-9));
        assertThat(PowerBudget.of(new Leds(List.of())).supplyAmperes()).isZero();
    }

    /** Corners 900 by 600 mm apart with tags of 40 mm and a margin of 60 mm need 1060 by 760 mm; 2000 px focal length, 2028 by 1520 px. */
    @Test
    void theCameraHangsWhereItSeesAllCorners() {
        double least = CameraMount.leastHeightMm(Table.standard(), 2028, 1520, 2000);
        assertThat(least).isEqualTo(1050);
        CameraMount seen = CameraMount.at(least, Table.standard(), 2028, 1520, 2000);
        assertThat(seen.seenWidthMm()).isGreaterThan(1060);
        assertThat(seen.seenDepthMm()).isGreaterThan(760);
        assertThat(seen.tagModulePx()).isCloseTo(40 / 7.0 * 2000 / 1050, within(1e-9));
    }

    /** By the formula of the circle of confusion, computed by hand: f 6 mm, f/1.2, 3.1 µm at 1 m: hyperfocal 9.68 m. */
    @Test
    void aLensIsSharpRoundWhatItIsFocusedOn() {
        CameraMount mount = CameraMount.of(new CameraLens("by hand", 2028, 1520, 3.1, 6, 1.2, 0), Table.standard());
        double s = mount.heightMm();
        assertThat(mount.sharpFromMm()).isCloseTo(s * 9677.4 / (9683.4 + s - 12), within(1.0));
        assertThat(mount.sharpToMm()).isCloseTo(s * 9677.4 / (9683.4 - s), within(1.0));
    }

    @Test
    void anUnusualStripIsListedWithTheNearestOnSale() {
        Rig rig = with(new WireSource.HeaderPins(), Leds.roundTheEdge(Table.standard(), 288), new Buttons(List.of()));
        assertThat(PartsList.of(rig))
                .extracting(PartLine::why)
                .anyMatch(why -> why.contains("write roundTheEdge: 311"));
        Rig sold = with(new WireSource.HeaderPins(), Leds.roundTheEdge(Table.standard(), 194), new Buttons(List.of()));
        assertThat(PartsList.of(sold)).extracting(PartLine::why).noneMatch(why -> why.contains("roundTheEdge"));
    }

    /** Address 0x21: A0 high, A1 and A2 low. Pins 3 and 5 of the header are the bus. */
    @Test
    void chipsOfSensorsHangOnTheBusAndHaveTheirAddress() {
        Rig rig = with(new WireSource.HeaderPins(), new Leds(List.of()), new Buttons(List.of()))
                .feeling(new PresenceSensors(List.of(new PresenceSensors.SensorGrid(0x21, 0, 13, 0, 0, 7, 64))));
        Devices devices = new Devices(
                rig.devices().camera(), rig.devices().lights(), rig.devices().buttons(), new WireSource.HeaderPins());
        Rig felt = new Rig(rig.camera(), rig.table(), rig.leds(), rig.buttons(), List.of(), rig.sensors(), devices);
        assertThat(PinTable.of(felt))
                .extracting(Wire::from)
                .contains("pin 3 (BCM 2)", "pin 5 (BCM 3)", "pin 1 (3.3 V)", "3.3 V, ground, ground");
        assertThat(PartsList.of(felt)).extracting(PartLine::name).contains("MCP23017");
    }

    /** BCM 12 is pin 32 of the header, and pin 30 beside it is ground. */
    @Test
    void aBuzzerIsBoughtAndWiredWhereTheRigHasOne() {
        Rig still = with(new WireSource.HeaderPins(), new Leds(List.of()), new Buttons(List.of()));
        assertThat(PartsList.of(still)).extracting(PartLine::name).doesNotContain("passive piezo buzzer");
        Rig loud = sounding(still, new WireSource.HeaderPins());
        assertThat(PinTable.of(loud)).extracting(Wire::from).contains("pin 32 (BCM 12)", "pin 30 (ground)");
        assertThat(PartsList.of(loud)).extracting(PartLine::name).contains("passive piezo buzzer");
        assertThat(PinTable.of(sounding(still, new WireSource.SerialPath("/dev/ttyUSB0"))))
                .extracting(Wire::from)
                .contains("D9 of the microcontroller");
    }

    private static Rig sounding(Rig rig, WireSource buzzer) {
        Devices devices = new Devices(
                rig.devices().camera(),
                rig.devices().lights(),
                rig.devices().buttons(),
                rig.devices().presence(),
                buzzer);
        return new Rig(rig.camera(), rig.table(), rig.leds(), rig.buttons(), List.of(), rig.sensors(), devices);
    }
}
