package umpire.vision.frame;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The exposure and white balance that a Raspberry Pi's camera program found.
 *
 * @param shutterMicros the exposure time
 * @param gain the gain of sensor and processor together
 * @param red the gain of red
 * @param blue the gain of blue
 */
record CameraValues(long shutterMicros, double gain, double red, double blue) {
    private static final Pattern LINE = Pattern.compile("(?m)^(\\w+)=(.*)\n");
    private static final Pattern GAINS = Pattern.compile("\\[ *([0-9.]+), *([0-9.]+) *]");

    /**
     * Parses the program's output with {@code --metadata-format txt} and returns the newest values.
     *
     * @return empty if a value is missing
     */
    static Optional<CameraValues> read(String metadata) {
        Map<String, String> last = new HashMap<>();
        Matcher lines = LINE.matcher(metadata);
        while (lines.find()) {
            last.put(lines.group(1), lines.group(2).strip());
        }
        Matcher gains = GAINS.matcher(last.getOrDefault("ColourGains", ""));
        try {
            if (gains.matches() && last.containsKey("ExposureTime") && last.containsKey("AnalogueGain")) {
                CameraValues values = new CameraValues(
                        Long.parseLong(last.getOrDefault("ExposureTime", "")),
                        Double.parseDouble(last.getOrDefault("AnalogueGain", ""))
                                * Double.parseDouble(last.getOrDefault("DigitalGain", "1")),
                        Double.parseDouble(gains.group(1)),
                        Double.parseDouble(gains.group(2)));
                return Optional.of(values).filter(CameraValues::canBeHeld);
            }
        } catch (NumberFormatException e) {
            // Values in another format are ignored, and the program keeps its automatic exposure.
        }
        return Optional.empty();
    }

    /** Returns whether the values can be locked. A value of zero would tell the program to find the value itself. */
    private boolean canBeHeld() {
        return shutterMicros > 0 && gain > 0 && red > 0 && blue > 0;
    }

    /** Returns the command line options that hold these values. */
    List<String> options() {
        return List.of(
                "--shutter",
                String.valueOf(shutterMicros),
                "--gain",
                String.format(Locale.ROOT, "%.3f", gain),
                "--awbgains",
                String.format(Locale.ROOT, "%.3f,%.3f", red, blue));
    }
}
