package umpire.proof.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.Stream;

/**
 * The memory of the process while it processes a repeating film with a hand that comes and goes.
 *
 * @param widthPx of the frames
 * @param heightPx of the frames
 * @param points ten measurements, evenly spread, each after a garbage collection
 */
public record MemoryReport(int widthPx, int heightPx, List<MemoryPoint> points) {
    /** The number of measurements and the least number of frames. */
    public static final int POINTS = 10;

    private static final double KB_PER_MB = 1024;
    private static final Path STATUS = Path.of("/proc/self/status");

    /**
     * The memory at one moment.
     *
     * @param frames processed so far
     * @param residentMb the resident memory of the process in megabytes, including OpenCV's
     */
    public record MemoryPoint(int frames, double residentMb) {}

    public MemoryReport {
        points = List.copyOf(points);
    }

    /** Returns the growth since the first tenth, in megabytes; negative if memory shrank. */
    public double grownMb() {
        return points.getLast().residentMb() - points.getFirst().residentMb();
    }

    /**
     * Processes frames and measures the memory.
     *
     * @param frames at least ten
     * @param looked receives the number of processed frames after each tenth
     * @throws IOException when the system does not report the memory of a process; Linux does
     */
    public static MemoryReport of(BenchedGame game, int widthPx, int heightPx, int frames, IntConsumer looked)
            throws IOException {
        residentMb();
        List<MemoryPoint> points = new ArrayList<>();
        try (FilmedTable film = FilmedTable.of(game.open(), widthPx, heightPx)) {
            int seen = 0;
            for (int point = 1; point <= POINTS; point++) {
                for (int until = (int) ((long) frames * point / POINTS); seen < until; seen++) {
                    film.look();
                }
                System.gc();
                points.add(new MemoryPoint(seen, residentMb()));
                looked.accept(seen);
            }
        }
        return new MemoryReport(widthPx, heightPx, points);
    }

    private static double residentMb() throws IOException {
        try (Stream<String> lines = Files.lines(STATUS)) {
            return lines.filter(line -> line.startsWith("VmRSS:"))
                            .map(line -> line.replaceAll("[^0-9]", ""))
                            .mapToLong(Long::parseLong)
                            .findFirst()
                            .orElseThrow(() -> new IOException(STATUS + " does not tell the memory of a process"))
                    / KB_PER_MB;
        }
    }
}
