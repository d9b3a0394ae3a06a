package umpire.vision.frame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.videoio.VideoWriter;
import org.opencv.videoio.Videoio;

/** The contract of every source of pictures: a file, a folder, the network, a camera program. */
class CameraContractTest {
    private static final int LONG_MS = 120_000;
    private static final int FRAMES = 5;

    /** The sources of pictures. */
    enum Source {
        VIDEO,
        NUMBERED,
        FOLDER,
        HTTP,
        TCP,
        PROGRAM
    }

    @TempDir
    private Path folder;

    private final List<AutoCloseable> senders = new ArrayList<>();
    private Path pictures = Path.of("");
    private Path video = Path.of("");
    private Path stream = Path.of("");

    @BeforeEach
    void record() throws IOException {
        OpenCv.load();
        pictures = Files.createDirectory(folder.resolve("pictures"));
        video = folder.resolve("evening.avi");
        stream = folder.resolve("stream.mjpg");
        VideoWriter writer = new VideoWriter(
                video.toString(),
                Videoio.CAP_OPENCV_MJPEG,
                VideoWriter.fourcc('M', 'J', 'P', 'G'),
                50,
                new Size(64, 48));
        try (OutputStream all = Files.newOutputStream(stream)) {
            for (int i = 0; i < FRAMES; i++) {
                Mat picture = new Mat(48, 64, CvType.CV_8UC3, Scalar.all(60 + 20 * i));
                writer.write(picture);
                Imgcodecs.imwrite(pictures.resolve("00" + i + ".jpg").toString(), picture);
                all.write(JpegStreamTest.jpeg(60 + 20.0 * i));
            }
        }
        writer.release();
    }

    @AfterEach
    void stopSenders() throws Exception {
        for (AutoCloseable sender : senders) {
            sender.close();
        }
    }

    private static long nowMs() {
        return System.nanoTime() / 1_000_000;
    }

    private FrameSource open(Source source) throws IOException {
        return switch (source) {
            case VIDEO -> CaptureCamera.recorded(video.toString(), CameraContractTest::nowMs);
            case NUMBERED -> CaptureCamera.recorded(pictures + "/%03d.jpg", CameraContractTest::nowMs);
            case FOLDER -> FolderCamera.open(pictures, CameraContractTest::nowMs);
            case HTTP -> StreamCamera.open(http(), CameraContractTest::nowMs, LONG_MS);
            case TCP -> StreamCamera.open(tcp(), CameraContractTest::nowMs, LONG_MS);
            case PROGRAM ->
                StreamCamera.program(
                        List.of("sh", "-c", "while cat '" + stream + "'; do sleep 0.02; done"),
                        CameraContractTest::nowMs,
                        LONG_MS);
        };
    }

    private String http() throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(Executors.newCachedThreadPool());
        server.createContext("/", exchange -> {
            exchange.sendResponseHeaders(200, 0);
            send(exchange.getResponseBody());
        });
        server.start();
        senders.add(() -> server.stop(0));
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/";
    }

    private String tcp() throws IOException {
        ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        senders.add(server);
        Thread sender = new Thread(() -> {
            try (Socket socket = server.accept()) {
                send(socket.getOutputStream());
            } catch (IOException e) {
                // The client has disconnected.
            }
        });
        sender.setDaemon(true);
        sender.start();
        return "tcp://127.0.0.1:" + server.getLocalPort();
    }

    /** Sends the pictures again and again until the client disconnects. */
    private void send(OutputStream out) {
        try (out) {
            while (!Thread.currentThread().isInterrupted()) {
                out.write(Files.readAllBytes(stream));
                out.flush();
                Thread.sleep(20);
            }
        } catch (IOException e) {
            // The client has disconnected.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @ParameterizedTest
    @EnumSource
    void framesAreCountedTimedAndWhole(Source source) throws Exception {
        try (FrameSource camera = open(source)) {
            long number = -1;
            long takenMs = Long.MIN_VALUE;
            for (int i = 0; i < FRAMES; i++) {
                try (Frame frame = camera.next()) {
                    assertThat(frame.number()).isGreaterThan(number);
                    assertThat(frame.takenMs()).isGreaterThanOrEqualTo(takenMs).isLessThanOrEqualTo(nowMs());
                    assertThat(frame.bgr().size()).isEqualTo(new Size(64, 48));
                    assertThat(frame.bgr().channels()).isEqualTo(3);
                    number = frame.number();
                    takenMs = frame.takenMs();
                }
            }
            assertThat(camera.trouble()).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void aClosedSourceCanBeOpenedAgain(Source source) throws Exception {
        for (int i = 0; i < 3; i++) {
            try (FrameSource camera = open(source);
                    Frame frame = camera.next()) {
                assertThat(frame.bgr().empty()).isFalse();
            }
        }
    }

    @Test
    void aProgramEndsWithItsCamera() throws Exception {
        try (FrameSource camera = open(Source.PROGRAM)) {
            camera.next().close();
            assertThat(ProcessHandle.current().children().filter(this::sends)).isNotEmpty();
        }
        assertThat(ProcessHandle.current().children().filter(this::sends)).isEmpty();
    }

    /** Other tests run camera programs of their own at the same time. */
    private boolean sends(ProcessHandle process) {
        return process.isAlive() && process.info().commandLine().orElse("").contains(stream.toString());
    }

    @Test
    void aProgramThatFailsIsQuoted() throws Exception {
        List<String> failing = List.of("sh", "-c", "echo 'no cameras available' >&2; exit 1");
        try (StreamCamera camera = StreamCamera.program(failing, CameraContractTest::nowMs, LONG_MS)) {
            assertThatThrownBy(camera::next)
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("sh sends no more pictures");
        }
        assertThatThrownBy(() ->
                        StreamCamera.program(List.of("no-such-camera-program"), CameraContractTest::nowMs, LONG_MS))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("no-such-camera-program")
                .hasMessageContaining("sudo apt install rpicam-apps");
    }

    @Test
    void numbersInNamesCountAsNumbers() throws Exception {
        Path counted = Files.createDirectory(folder.resolve("counted"));
        for (int number : new int[] {10, 2, 1}) {
            Files.write(counted.resolve("img" + number + ".jpg"), JpegStreamTest.jpeg(20 * number));
        }
        List<Long> levels = new ArrayList<>();
        long[] nowMs = {0};
        try (FolderCamera camera = FolderCamera.open(counted, () -> nowMs[0] += 1_000)) {
            for (int i = 0; i < 30; i++) {
                try (Frame frame = camera.next()) {
                    long level = Math.round(frame.bgr().get(20, 20)[0] / 20);
                    if (!levels.contains(level)) {
                        levels.add(level);
                    }
                }
            }
        }
        assertThat(levels).containsExactly(1L, 2L, 10L);
    }

    @Test
    void aFolderWithoutPicturesSaysSo() throws Exception {
        Path empty = Files.createDirectory(folder.resolve("empty"));
        assertThatThrownBy(() -> FolderCamera.open(empty, CameraContractTest::nowMs))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("there is no picture in");
    }

    /** The clock of the table jumps ahead with every picture, and the program sends the same one forever. */
    @Test
    void aCameraThatHangsAndRepeatsItsLastPictureIsGone() throws Exception {
        Path one = Files.write(folder.resolve("one.jpg"), JpegStreamTest.jpeg(90));
        long[] nowMs = {0};
        List<String> frozen = List.of("sh", "-c", "while cat '" + one + "'; do sleep 0.01; done");
        try (StreamCamera camera = StreamCamera.program(frozen, () -> nowMs[0] += 1_000, LONG_MS)) {
            assertThatThrownBy(() -> {
                        for (int i = 0; i < 100; i++) {
                            camera.next().close();
                        }
                    })
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("repeats one picture");
        }
    }

    @Test
    void aCoveredLensIsDarkAndNotFrozen() throws Exception {
        Path black = Files.write(folder.resolve("black.jpg"), JpegStreamTest.jpeg(0));
        long[] nowMs = {0};
        List<String> capped = List.of("sh", "-c", "while cat '" + black + "'; do sleep 0.01; done");
        try (StreamCamera camera = StreamCamera.program(capped, () -> nowMs[0] += 1_000, LONG_MS)) {
            for (int i = 0; i < 30; i++) {
                camera.next().close();
            }
        }
    }

    @Test
    void truncatedPicturesAreSkippedAndReported() throws Exception {
        byte[] whole = JpegStreamTest.jpeg(90);
        Path torn = folder.resolve("torn.mjpg");
        try (OutputStream out = Files.newOutputStream(torn)) {
            out.write(whole, 0, whole.length / 2);
            out.write(JpegStreamTest.jpeg(120));
        }
        List<String> program = List.of("sh", "-c", "while cat '" + torn + "'; do sleep 0.01; done");
        try (StreamCamera camera = StreamCamera.program(program, CameraContractTest::nowMs, LONG_MS)) {
            for (int i = 0; i < 3; i++) {
                try (Frame frame = camera.next()) {
                    assertThat(org.opencv.core.Core.mean(frame.bgr()).val[0]).isBetween(115.0, 125.0);
                }
            }
            assertThat(camera.trouble())
                    .hasValueSatisfying(says -> assertThat(says).contains("damaged"));
        }
    }

    /** Half of its pixels are missing, but its end marker is there. */
    private static byte[] hollow(byte[] jpeg) {
        byte[] hollow = Arrays.copyOf(jpeg, jpeg.length - 20);
        hollow[hollow.length - 2] = jpeg[jpeg.length - 2];
        hollow[hollow.length - 1] = jpeg[jpeg.length - 1];
        return hollow;
    }

    @Test
    void aDamagedPictureOfAStreamIsSkippedAndReported() throws Exception {
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
                StreamCamera camera = StreamCamera.open(
                        "tcp://127.0.0.1:" + server.getLocalPort(), CameraContractTest::nowMs, LONG_MS);
                Socket sender = server.accept()) {
            CompletableFuture<Double> seen = CompletableFuture.supplyAsync(() -> level(camera));
            sender.getOutputStream().write(hollow(JpegStreamTest.jpeg(200)));
            for (int i = 0; camera.trouble().isEmpty() && i < LONG_MS / 5; i++) {
                Thread.sleep(5);
            }
            assertThat(camera.trouble().orElseThrow()).contains("arrive damaged", "check its cable");
            sender.getOutputStream().write(JpegStreamTest.jpeg(90));
            assertThat(seen.get(LONG_MS, TimeUnit.MILLISECONDS)).isBetween(80.0, 100.0);
        }
    }

    private static double level(FrameSource camera) {
        try (Frame frame = camera.next()) {
            return frame.bgr().get(20, 20)[0];
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void aStreamOfDamagedPicturesFails() throws Exception {
        Path sent = Files.write(folder.resolve("hollow.jpg"), hollow(JpegStreamTest.jpeg(90)));
        List<String> program = List.of("sh", "-c", "while :; do cat " + sent + "; sleep 0.02; done");
        try (StreamCamera camera = StreamCamera.program(program, CameraContractTest::nowMs, LONG_MS)) {
            assertThatThrownBy(camera::next).hasMessageContaining("check the camera's cable");
        }
    }

    @Test
    void otherFilesInAFolderAreSkippedAndNamedOnce() throws Exception {
        Path mixed = Files.createDirectory(folder.resolve("W\u00fcrfel \ud83c\udfb2"));
        Files.write(mixed.resolve("1 \ud83c\udfb2.jpg"), JpegStreamTest.jpeg(40));
        Files.write(mixed.resolve("2.jpg"), hollow(JpegStreamTest.jpeg(80)));
        Files.write(mixed.resolve("3.png"), JpegStreamTest.jpeg(120));
        Files.writeString(mixed.resolve("notes.txt"), "of the evening");
        Files.createFile(mixed.resolve(".hidden"));
        Files.createDirectory(mixed.resolve("older"));
        long[] nowMs = {0};
        List<String> said = new ArrayList<>();
        List<Long> levels = new ArrayList<>();
        try (FolderCamera camera = FolderCamera.open(mixed, () -> nowMs[0])) {
            for (int i = 0; i < 45; i++) {
                nowMs[0] += 300;
                try (Frame frame = camera.next()) {
                    long level = Math.round(frame.bgr().get(20, 20)[0] / 40);
                    if (levels.isEmpty() || levels.getLast() != level) {
                        levels.add(level);
                    }
                }
                camera.trouble().filter(says -> !said.contains(says)).ifPresent(said::add);
            }
            assertThat(camera.trouble()).as("after a while").isEmpty();
        }
        assertThat(levels).startsWith(1L, 3L, 1L);
        assertThat(said)
                .containsExactly(
                        "In the folder of pictures: skipped: notes.txt, older are not pictures.",
                        "In the folder of pictures: skipped: 2.jpg is damaged: part of it was lost or changed on the way;"
                                + " copy it again, or take another picture.");
    }

    @ParameterizedTest
    @EnumSource(
            value = Source.class,
            names = {"VIDEO", "NUMBERED", "FOLDER"})
    void aSourceMayHaveAnyName(Source source) throws Exception {
        Path named = Files.createDirectory(folder.resolve("B\u00fcro \ud83c\udfb2"));
        Path plain = source == Source.VIDEO ? video : pictures;
        Path moved = Files.move(plain, named.resolve("\ud83c\udfb2" + plain.getFileName()));
        String path = source == Source.NUMBERED ? moved + "/%03d.jpg" : moved.toString();
        try (FrameSource camera = source == Source.FOLDER
                        ? FolderCamera.open(moved, CameraContractTest::nowMs)
                        : CaptureCamera.recorded(path, CameraContractTest::nowMs);
                Frame frame = camera.next()) {
            assertThat(frame.widthPx()).isPositive();
        }
    }

    /** The orientation tells how the camera was held, but a lens belongs to the pixels as they are. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void theOrientationInMetadataIsIgnored(int orientation) throws Exception {
        Path turned = Files.createDirectory(folder.resolve("turned"));
        for (int i = 0; i < FRAMES; i++) {
            Files.write(turned.resolve("00" + i + ".jpg"), oriented(JpegStreamTest.jpeg(90), orientation));
        }
        List<String> program = List.of("sh", "-c", "cat " + turned + "/001.jpg; sleep 100");
        try (FrameSource shown = FolderCamera.open(turned, CameraContractTest::nowMs);
                FrameSource numbered = CaptureCamera.recorded(turned + "/%03d.jpg", CameraContractTest::nowMs);
                FrameSource stream = StreamCamera.program(program, CameraContractTest::nowMs, LONG_MS)) {
            for (FrameSource source : List.of(shown, numbered, stream)) {
                try (Frame frame = source.next()) {
                    assertThat(List.of(frame.widthPx(), frame.heightPx())).containsExactly(64, 48);
                }
            }
        }
    }

    /** Inserts an EXIF segment after the start that contains only the orientation. */
    private static byte[] oriented(byte[] jpeg, int orientation) {
        byte[] exif = {
            'E',
            'x',
            'i',
            'f',
            0,
            0,
            'M',
            'M',
            0,
            42,
            0,
            0,
            0,
            8,
            0,
            1,
            1,
            18,
            0,
            3,
            0,
            0,
            0,
            1,
            0,
            (byte) orientation,
            0,
            0,
            0,
            0,
            0,
            0
        };
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(jpeg, 0, 2);
        out.writeBytes(new byte[] {(byte) 0xff, (byte) 0xe1, 0, (byte) (exif.length + 2)});
        out.writeBytes(exif);
        out.write(jpeg, 2, jpeg.length - 2);
        return out.toByteArray();
    }
}
