package umpire.table.finding;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** Checks the machine: disk, clock, temperature and power supply. It only reads files. */
public final class HostExamination {
    private static final double MEBIBYTE = 1 << 20;

    /**
     * Less free space than this is reported. It is enough for years of the journal, but not for the pictures of
     * doubtful readings.
     */
    private static final double LITTLE_MIB = 500;

    private static final double TOO_LITTLE_MIB = 50;

    /** The temperature at which a Raspberry Pi slows down. */
    private static final double HOT_DEGREES = 80;

    private static final double WARM_DEGREES = 70;

    /** The year in which this program was written. An earlier date means that the clock was never set. */
    private static final int FIRST_YEAR = 2026;

    private static final int UNDERVOLTAGE_NOW = 1;
    private static final int UNDERVOLTAGE_BEFORE = 1 << 16;

    private final Path root;
    private final Path data;
    private final InstantSource clock;

    /**
     * Creates the check of a machine.
     *
     * @param root of its files: {@code /}
     * @param data the table's data folder, existing or not
     */
    public HostExamination(Path root, Path data, InstantSource clock) {
        this.root = root;
        this.data = data;
        this.clock = clock;
    }

    /** Returns the findings, without temperature and power if the machine does not report them. */
    public List<Finding> findings() {
        List<Finding> findings = new ArrayList<>(List.of(disk(), time()));
        temperature().ifPresent(findings::add);
        power().ifPresent(findings::add);
        return findings;
    }

    private Finding disk() {
        Path there = existing(data.toAbsolutePath());
        if (!Files.isWritable(there)) {
            return Finding.bad(
                    "disk",
                    "The data folder " + data + " cannot be written.",
                    "Make it writable for the user that runs the table, or name another with --data.");
        }
        try {
            FileStore store = Files.getFileStore(there);
            double freeMib = store.getUsableSpace() / MEBIBYTE;
            String says = "%.0f MB are free where %s is.".formatted(freeMib, data);
            if (freeMib < TOO_LITTLE_MIB) {
                return Finding.bad(
                        "disk", says, "Free some space: without it the table accepts no action.", "df -h " + there);
            }
            return freeMib < LITTLE_MIB
                    ? Finding.doubtful("disk", says, "Free some space soon.", "df -h " + there)
                    : Finding.good("disk", says);
        } catch (IOException e) {
            return Finding.doubtful(
                    "disk",
                    "The free space on the disk of " + there + " is unknown: " + e.getMessage() + ".",
                    "Check the disk.");
        }
    }

    /** Returns the closest folder that exists. */
    private static Path existing(Path path) {
        Path there = path;
        while (!Files.exists(there) && there.getParent() != null) {
            there = there.getParent();
        }
        return there;
    }

    private Finding time() {
        int year = clock.instant().atZone(ZoneOffset.UTC).getYear();
        return year < FIRST_YEAR
                ? Finding.bad(
                        "clock",
                        "The clock says it is " + year + ".",
                        "Connect the machine to a network, or give it a clock that has a battery: games are listed by date.",
                        "date")
                : Finding.good("clock", "It is " + year + " by the clock.");
    }

    private Optional<Finding> temperature() {
        OptionalDouble degrees = warmestDegrees();
        if (degrees.isEmpty()) {
            return Optional.empty();
        }
        String says = "The processor is at %.0f °C.".formatted(degrees.getAsDouble());
        String proof = "cat /sys/class/thermal/thermal_zone*/temp";
        if (degrees.getAsDouble() >= HOT_DEGREES) {
            return Optional.of(Finding.bad(
                    "warmth",
                    says + " It slows down, and so does the table.",
                    "Give it a fan, or more air round its case.",
                    proof));
        }
        return Optional.of(
                degrees.getAsDouble() >= WARM_DEGREES
                        ? Finding.doubtful("warmth", says, "Give it a fan before summer.", proof)
                        : Finding.good("warmth", says));
    }

    private OptionalDouble warmestDegrees() {
        OptionalDouble warmest = OptionalDouble.empty();
        try (DirectoryStream<Path> zones =
                Files.newDirectoryStream(root.resolve("sys/class/thermal"), "thermal_zone*")) {
            for (Path zone : zones) {
                String said = read(zone.resolve("temp"));
                if (said.matches("-?[0-9]{1,7}")) {
                    double degrees = Integer.parseInt(said) / 1_000.0;
                    warmest = OptionalDouble.of(Math.max(degrees, warmest.orElse(degrees)));
                }
            }
        } catch (IOException none) {
            return OptionalDouble.empty();
        }
        return warmest;
    }

    /** Reads the fault bits of a Raspberry Pi's firmware, both current and since power-on. */
    private Optional<Finding> power() {
        String said = read(root.resolve("sys/devices/platform/soc/soc:firmware/get_throttled"));
        if (!said.matches("(0x)?[0-9a-fA-F]{1,8}")) {
            return Optional.empty();
        }
        int bits = Integer.parseUnsignedInt(said.replaceFirst("^0x", ""), 16);
        String mend = "Use the supply that was made for this Pi, and give the strip one of its own.";
        String proof = "vcgencmd get_throttled      0x0 is well";
        if ((bits & UNDERVOLTAGE_NOW) != 0) {
            return Optional.of(Finding.bad("power", "The Pi has too little voltage now.", mend, proof));
        }
        return Optional.of(
                (bits & UNDERVOLTAGE_BEFORE) != 0
                        ? Finding.doubtful(
                                "power", "The Pi had too little voltage since it was switched on.", mend, proof)
                        : Finding.good("power", "The Pi has had enough voltage since it was switched on."));
    }

    private static String read(Path file) {
        try {
            return Files.readString(file).strip();
        } catch (IOException none) {
            return "";
        }
    }
}
