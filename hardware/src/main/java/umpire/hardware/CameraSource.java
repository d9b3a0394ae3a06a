package umpire.hardware;

import umpire.rules.kernel.Parsed;

/** The source of frames. */
public sealed interface CameraSource {
    /** The rendered table. */
    record Virtual() implements CameraSource {}

    /**
     * A local camera by its number.
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
     * A local camera by a name that stays the same when it is plugged in again.
     *
     * @param path of a link to its device file: {@code /dev/v4l/by-id/usb-…}
     */
    record Linked(String path) implements CameraSource {}

    /**
     * A camera of a Raspberry Pi, read through its own program.
     *
     * @param number 0 for the first one
     */
    record RaspberryPi(int number) implements CameraSource {
        public RaspberryPi {
            if (number < 0 || number > 9) {
                throw new IllegalArgumentException("a Raspberry Pi's camera is 0 to 9, not " + number);
            }
        }
    }

    /**
     * A network stream of JPEG pictures.
     *
     * @param address {@code http://host:port/path} or {@code tcp://host:port}; for HTTP it may contain a user and a password, so messages
     *     show it only as {@link RedactedUri}
     */
    record Stream(String address) implements CameraSource {
        @Override
        public String toString() {
            return "Stream[" + RedactedUri.of(address) + "]";
        }
    }

    /**
     * A recorded video, a numbered series of pictures or a folder of pictures.
     *
     * @param path {@code evening.avi}, {@code frames/%04d.jpg}, {@code frames}
     */
    record Recorded(String path) implements CameraSource {}

    /** Parses a source in the form of the rig file and the command line. */
    static Parsed<CameraSource> parse(String text) {
        if (text.equals("virtual")) {
            return Parsed.good(new Virtual());
        }
        if (text.matches("\\d{1,2}")) {
            return Parsed.good(new Numbered(Integer.parseInt(text)));
        }
        if (text.equals("rpicam")) {
            return Parsed.good(new RaspberryPi(0));
        }
        if (text.matches("rpicam:\\d")) {
            return Parsed.good(new RaspberryPi(text.charAt(text.length() - 1) - '0'));
        }
        if (text.matches("/dev/video\\d{1,2}")) {
            return Parsed.good(new Numbered(Integer.parseInt(text.substring("/dev/video".length()))));
        }
        if (text.startsWith("/dev/")) {
            return Parsed.good(new Linked(text));
        }
        if (text.matches("http://[^\\s/]+(/\\S*)?|tcp://[^\\s/:]+:\\d{1,5}")) {
            return Parsed.good(new Stream(text));
        }
        if (RedactedUri.beginsWithCredentials(text)
                || text.contains("://")
                || text.isBlank()
                || text.matches("-?\\d+|rpicam:.*")) {
            return Parsed.bad(
                    "a camera is \"virtual\", \"rpicam\" for the Raspberry Pi's own, a number such as 0, an address such as"
                            + " http://pi:8000/stream.mjpg or tcp://pi:8888, a file such as evening.avi or a folder"
                            + " of pictures, not \"" + RedactedUri.of(text) + "\"");
        }
        return Parsed.good(new Recorded(text));
    }

    /** Returns the text that {@link #parse} reads. */
    default String written() {
        return switch (this) {
            case Virtual virtual -> "virtual";
            case Numbered numbered -> String.valueOf(numbered.number());
            case Linked linked -> linked.path();
            case RaspberryPi pi -> pi.number() == 0 ? "rpicam" : "rpicam:" + pi.number();
            case Stream stream -> stream.address();
            case Recorded recorded -> recorded.path();
        };
    }
}
