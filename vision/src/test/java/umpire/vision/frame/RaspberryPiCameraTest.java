package umpire.vision.frame;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program with the command line and output of rpicam-vid. Its pictures come much faster than the table's clock shows. */
class RaspberryPiCameraTest {
    private static final int LIT = 120;
    private static final int DIM = 40;
    private static final long PICTURE_MS = 100;
    private static final int MOST_PICTURES = 3_000;
    private static final String FOUND =
            "ExposureTime=12000\\nAnalogueGain=2.000000\\nDigitalGain=1.500000\\nColourGains=[ 1.900000, 1.625000 ]\\n\\n";

    @TempDir
    private Path folder;

    private final AtomicLong nowMs = new AtomicLong();

    @BeforeEach
    void light() throws IOException {
        OpenCv.load();
        show(LIT);
    }

    /** Sets the brightness of the pictures. Two slightly different ones alternate, since a real camera never repeats one. */
    private void show(int level) throws IOException {
        show(folder, level);
    }

    private void show(Path where, int level) throws IOException {
        for (String name : List.of("one.jpg", "other.jpg")) {
            Path next = Files.write(
                    folder.resolve("next"), JpegStreamTest.jpeg(name.equals("one.jpg") ? level : level + 4.0));
            Files.move(next, where.resolve(name), StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private RaspberryPiCamera open(String metadata) throws IOException {
        Path script = Files.writeString(folder.resolve("fake-rpicam-vid"), """
                cd '%s'
                echo "$@" >> calls
                said=/dev/null
                while [ $# -gt 0 ]; do
                  if [ "$1" = --metadata ]; then said=$2; fi
                  if [ "$1" = --shutter ] && [ -d unruly ]; then cd unruly; fi
                  shift
                done
                while cat one.jpg other.jpg; do printf '%s' >> $said; sleep 0.01; done
                """.formatted(folder, metadata));
        return new RaspberryPiCamera(
                List.of("sh", script.toString(), "--output", "-"), () -> nowMs.addAndGet(PICTURE_MS));
    }

    private List<String> calls() throws IOException {
        Path calls = folder.resolve("calls");
        return Files.exists(calls) ? Files.readAllLines(calls) : List.of();
    }

    private int callCount() {
        try {
            return calls().size();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads frames until a condition holds, and returns their numbers. */
    private static List<Long> lookUntil(RaspberryPiCamera camera, BooleanSupplier so) throws Exception {
        List<Long> numbers = new ArrayList<>();
        while (!so.getAsBoolean()) {
            assertThat(numbers).as("pictures looked at in vain").hasSizeLessThan(MOST_PICTURES);
            try (Frame frame = camera.next()) {
                numbers.add(frame.number());
            }
        }
        return numbers;
    }

    private void lookForMs(RaspberryPiCamera camera, long ms) throws Exception {
        long untilMs = nowMs.get() + ms;
        lookUntil(camera, () -> nowMs.get() >= untilMs);
    }

    @Test
    void exposureIsLockedUntilTheLightChanges() throws Exception {
        try (RaspberryPiCamera camera = open(FOUND)) {
            List<Long> numbers = lookUntil(camera, () -> callCount() == 2);
            assertThat(calls().getFirst()).startsWith("--output - --metadata ").endsWith(" --metadata-format txt");
            assertThat(calls().getLast()).isEqualTo("--output - --shutter 12000 --gain 3.000 --awbgains 1.900,1.625");
            try (Frame next = camera.next()) {
                assertThat(next.number()).as("numbers go on").isEqualTo(numbers.getLast() + 1);
            }
            lookForMs(camera, 10_000);
            assertThat(callCount()).isEqualTo(2);
            show(DIM);
            lookForMs(camera, 3_000);
            show(LIT);
            lookForMs(camera, 4_000);
            assertThat(callCount()).as("somebody bent over the table").isEqualTo(2);
            show(DIM);
            lookUntil(camera, () -> callCount() == 4);
            assertThat(calls().get(2)).contains("--metadata").doesNotContain("--shutter");
            assertThat(calls().get(3)).contains("--shutter");
        }
    }

    @Test
    void aProgramWithoutMetadataIsLeftAlone() throws Exception {
        try (RaspberryPiCamera camera = open("ExposureTime=12000\\n\\n")) {
            lookUntil(camera, () -> callCount() == 2);
            lookForMs(camera, 2_000);
            show(DIM);
            lookForMs(camera, 12_000);
            assertThat(calls()).hasSize(2);
            assertThat(calls().getLast()).isEqualTo("--output -");
        }
    }

    @Test
    void aProgramThatIgnoresTheLockIsLeftAlone() throws Exception {
        show(Files.createDirectory(folder.resolve("unruly")), DIM);
        try (RaspberryPiCamera camera = open(FOUND)) {
            lookUntil(camera, () -> callCount() >= 3);
            lookForMs(camera, 12_000);
            assertThat(calls()).hasSize(3);
            assertThat(calls().getLast()).isEqualTo("--output -");
        }
    }

    @Test
    void closingEndsTheProgramAndCleansUp() throws Exception {
        Path said;
        try (RaspberryPiCamera camera = open(FOUND)) {
            camera.next().close();
            said = Path.of(calls().getFirst().split(" ")[3]);
            assertThat(said).exists();
        }
        assertThat(said).doesNotExist();
    }
}
