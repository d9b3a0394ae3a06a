package umpire.table.doctor;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.stream.Collectors;
import umpire.bridge.wire.BuzzerWire;
import umpire.bridge.wire.Edge;
import umpire.bridge.wire.EdgeWire;
import umpire.bridge.wire.PixelWire;
import umpire.bridge.wire.PresenceWire;
import umpire.bridge.wire.Reconnection;
import umpire.bridge.wire.Rgb;
import umpire.bridge.wire.Tone;
import umpire.hardware.PresenceSensors;
import umpire.hardware.Rig;
import umpire.table.finding.Finding;

/** Checks the strip, buttons, sensors and buzzer. A strip sends no answer, so a person must look at it. */
public final class WireExamination {
    /** Bright enough by day, and far below the power supply's limit. */
    private static final Rgb DIM_WHITE = new Rgb(40, 40, 40);

    private static final Tone HEARD = new Tone(523, 300);

    private final Rig rig;

    public WireExamination(Rig rig) {
        this.rig = rig;
    }

    /** Lights the whole strip dimly for a while. */
    public Finding strip(Reconnection.DeviceOpener<PixelWire> opener, long litMs) throws InterruptedException {
        if (rig.leds().leds().isEmpty()) {
            return Finding.none("strip", "The rig file has no LEDs.");
        }
        try (PixelWire strip = opener.open()) {
            strip.show(Collections.nCopies(strip.count(), DIM_WHITE));
            Thread.sleep(litMs);
            return Finding.doubtful(
                    "strip",
                    strip.count() + " LEDs were switched to white for a moment.",
                    "Look at the strip. If it stays dark from one LED on, that LED or the solder before it is broken. If it flickers, the data"
                            + " wire is too long, or the grounds are not joined.");
        } catch (IOException e) {
            return Finding.bad(
                    "strip",
                    "The strip cannot be written: " + e.getMessage(),
                    "Check its wires and the rig file's devices.");
        }
    }

    /** Finds buttons that are closed although none is pressed. */
    public Finding buttons(Reconnection.DeviceOpener<EdgeWire> opener) {
        if (rig.buttons().buttons().isEmpty()) {
            return Finding.none("buttons", "The rig file has no buttons.");
        }
        try (EdgeWire wire = opener.open()) {
            List<Integer> closed = new ArrayList<>();
            for (int pin : wire.pins()) {
                Edge now = wire.read(pin);
                if (now.level() == Edge.Level.LOW) {
                    closed.add(pin);
                }
            }
            return closed.isEmpty()
                    ? Finding.good("buttons", wire.pins().size() + " pins are read, and no button is pressed.")
                    : Finding.bad(
                            "buttons",
                            "Buttons are pressed that should not be: BCM " + closed + ".",
                            "Let go of the buttons. If this finding stays, a button is stuck, or its wire touches ground.");
        } catch (IOException e) {
            return Finding.bad(
                    "buttons",
                    "The buttons cannot be read: " + e.getMessage(),
                    "Check that no other program has their pins (systemctl stop umpire), and the rig file's devices.");
        }
    }

    /**
     * Reads the sensors under the board. The finding names the sensors that feel something, to be compared with the
     * places of the pieces.
     */
    public Finding sensors(Reconnection.DeviceOpener<PresenceWire> opener) {
        try (PresenceWire wire = opener.open()) {
            SortedSet<Integer> felt = wire.felt();
            List<PresenceSensors.BoardSensor> all = rig.sensors().all();
            String says = all.size() + " sensors are read. These feel something: "
                    + (felt.isEmpty() ? "none" : named(all, felt)) + ".";
            return felt.size() == all.size()
                    ? Finding.doubtful(
                            "sensors",
                            says,
                            "Take everything off the board. If all sensors still feel something, their supply or ground is not connected.")
                    : Finding.good("sensors", says);
        } catch (IOException e) {
            return Finding.bad(
                    "sensors",
                    "The sensors under the board cannot be read: " + e.getMessage(),
                    "Check the address, supply and two I²C lines of their chips, and the sensors in the rig file.");
        }
    }

    /** Sounds the buzzer once; a person must listen. */
    public Finding buzzer(Reconnection.DeviceOpener<BuzzerWire> opener) {
        try (BuzzerWire wire = opener.open()) {
            wire.sound(HEARD);
            Thread.sleep(HEARD.ms());
            return Finding.doubtful(
                    "buzzer",
                    "The buzzer was switched on for a moment.",
                    "Listen. If it is silent, check its two wires, the pin in the rig file (bcm), and that it is a passive buzzer.");
        } catch (IOException e) {
            return Finding.bad(
                    "buzzer",
                    "The buzzer cannot be sounded: " + e.getMessage(),
                    "Check its wires and the rig file's devices.");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Finding.doubtful("buzzer", "The test of the buzzer was interrupted.", "Examine it again.");
        }
    }

    private static String named(List<PresenceSensors.BoardSensor> all, SortedSet<Integer> felt) {
        return felt.stream()
                .filter(number -> number < all.size())
                .map(number -> all.get(number).name())
                .collect(Collectors.joining(", "));
    }
}
