package umpire.hardware;

import umpire.rules.kernel.Parsed;

/** Where the frames come from. */
public sealed interface CameraSource {
    /** The rendered table. */
    record Virtual() implements CameraSource {}

    /**
     * A camera this machine knows by number.
     *
     * @param number 0 for {@code /dev/video0}
     */
    record Numbered(int number) implements CameraSource {
        public Numbered {
            if (number < 0 || number > 99) {
                throw new IllegalArgumentException("a camera's number is 0 to 99, not " + number);
            }
        }
    }

    /**
     * A stream of JPEG pictures in the network.
     *
     * @param address {@code http://host:port/path} or {@code tcp://host:port}
     */
    record Stream(String address) implements CameraSource {}

    /**
     * A recorded video or a numbered series of pictures.
     *
     * @param path {@code evening.avi}, {@code frames/%04d.jpg}
     */
    record Recorded(String path) implements CameraSource {}

    /** Reads how a source is written in the rig file and on the command line. */
    static Parsed<CameraSource> parse(String text) {
        if (text.equals("virtual")) {
            return Parsed.good(new Virtual());
        }
        if (text.matches("\\d{1,2}")) {
            return Parsed.good(new Numbered(Integer.parseInt(text)));
        }
        if (text.matches("/dev/video\\d{1,2}")) {
            return Parsed.good(new Numbered(Integer.parseInt(text.substring("/dev/video".length()))));
        }
        if (text.matches("http://[^\\s/]+(/\\S*)?|tcp://[^\\s/:]+:\\d{1,5}")) {
            return Parsed.good(new Stream(text));
        }
        if (text.contains("://") || text.isBlank() || text.matches("-?\\d+")) {
            return Parsed.bad(
                    "a camera is \"virtual\", a number such as 0, an address such as http://pi:8000/stream.mjpg or"
                            + " tcp://pi:8888, or a file such as evening.avi, not \"" + text + "\"");
        }
        return Parsed.good(new Recorded(text));
    }

    /** Writes what {@link #parse} reads. */
    default String written() {
        return switch (this) {
            case Virtual virtual -> "virtual";
            case Numbered numbered -> String.valueOf(numbered.number());
            case Stream stream -> stream.address();
            case Recorded recorded -> recorded.path();
        };
    }
}
