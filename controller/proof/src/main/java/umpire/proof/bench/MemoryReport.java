package umpire.proof.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.Stream;

/**
 * How much memory the process holds while an eye looks at frame after frame of a film, over which a hand comes and goes.
 *
 * @param widthPx of the frames
 * @param heightPx of the frames
 * @param points ten, evenly spread, each after the heap was cleared of what nobody needs
 */
public record MemoryReport(int widthPx, int heightPx, List<MemoryPoint> points) {
    /** How often the memory is told; fewer frames cannot be looked at. */
    public static final int POINTS = 10;

    private static final double KB_PER_MB = 1024;
    private static final Path STATUS = Path.of("/proc/self/status");

    /**
     * The memory at one moment.
     *
     * @param frames looked at so far
     * @param residentMb what the process holds of the machine's memory, its own and that of OpenCV
     */
    public record MemoryPoint(int frames, double residentMb) {}

    public MemoryReport {
        points = List.copyOf(points);
    }

    /** Returns by how much the memory grew since the first tenth, in megabytes; negative where it shrank. */
    public double grownMb() {
        return points.getLast().residentMb() - points.getFirst().residentMb();
    }

    /**
     * Looks at frames.
     *
     * @param frames at least ten
     * @param looked hears how many were looked at, after each tenth
     * @throws IOException where the system does not tell how much memory a process holds; Linux does
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
