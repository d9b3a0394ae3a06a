package umpire.hardware;

import java.util.List;
import umpire.rules.kernel.Parsed;

/** The device behind the strip, the buttons or the sensors. */
public sealed interface WireSource {
    /** The possible values, with an example of a path. */
    List<String> WRITTEN = List.of("virtual", "pi4j", "serial:/dev/ttyUSB0");

    /** Drawn on the page of the virtual table; absent with a real camera. */
    record DrawnWire() implements WireSource {}

    /** The pins of this Raspberry Pi. */
    record HeaderPins() implements WireSource {}

    /**
     * A microcontroller on a serial line, which several parts may share.
     *
     * @param path its device file: {@code /dev/ttyUSB0}
     */
    record SerialPath(String path) implements WireSource {
        public SerialPath {
            if (!isDevice(path)) {
                throw new IllegalArgumentException("a serial line is a file in /dev, not " + path);
            }
        }
    }

    private static boolean isDevice(String path) {
        return path.matches("/dev/[^\\s/]+(/[^\\s/]+)*") && !path.contains("/..");
    }

    /** Parses the text of {@link #written}, or returns the possible values. */
    static Parsed<WireSource> parse(String text) {
        if (text.equals("virtual")) {
            return Parsed.good(new DrawnWire());
        }
        if (text.equals("pi4j")) {
            return Parsed.good(new HeaderPins());
        }
        if (text.startsWith("serial:") && isDevice(text.substring("serial:".length()))) {
            return Parsed.good(new SerialPath(text.substring("serial:".length())));
        }
        return Parsed.bad("a serial line is named by its device file, such as serial:/dev/ttyUSB0, serial:/dev/ttyACM0"
                + " or serial:/dev/serial/by-id/usb-1a86_USB_Serial-if00-port0, not \"" + text + "\"");
    }

    /** Returns the text that {@link #parse} reads. */
    default String written() {
        return switch (this) {
            case DrawnWire drawn -> "virtual";
            case HeaderPins pins -> "pi4j";
            case SerialPath line -> "serial:" + line.path();
        };
    }
}
