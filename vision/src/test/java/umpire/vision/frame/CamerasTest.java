package umpire.vision.frame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.videoio.VideoWriter;
import org.opencv.videoio.Videoio;

/** Cameras other than the rendered one: network streams and recorded videos. */
class CamerasTest {
    /** A timeout that only a failure reaches, also on a busy machine. */
    private static final int LONG_MS = 120_000;

    @TempDir
    private Path folder;

    private static long nowMs() {
        return System.nanoTime() / 1_000_000;
    }

    private static double brightness(Frame frame) {
        return Core.mean(frame.bgr()).val[0];
    }

    @Test
    void aStreamOverHttpGivesItsNewestPicture() throws Exception {
        CountDownLatch over = new CountDownLatch(1);
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(Executors.newCachedThreadPool());
        server.createContext("/stream", exchange -> stream(exchange, over));
        server.start();
        String address = "http://127.0.0.1:" + server.getAddress().getPort();
        try (StreamCamera camera = StreamCamera.open(address + "/stream", CamerasTest::nowMs, LONG_MS)) {
            double brightness = 0;
            long number = -1;
            while (brightness < 195) {
                try (Frame frame = camera.next()) {
                    brightness = brightness(frame);
                    assertThat(frame.number()).isEqualTo(number + 1);
                    number = frame.number();
                    assertThat(frame.bgr().cols()).isEqualTo(64);
                }
            }
            assertThatThrownBy(() -> StreamCamera.open(address + "/elsewhere", CamerasTest::nowMs))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("404");
            // Closing a connection waits for its reader, which ends with the stream.
            over.countDown();
        } finally {
            over.countDown();
            server.stop(0);
        }
    }

    private static void stream(HttpExchange exchange, CountDownLatch over) throws IOException {
        exchange.getResponseHeaders().add("Content-Type", "multipart/x-mixed-replace; boundary=frame");
        exchange.sendResponseHeaders(200, 0);
        try (OutputStream out = exchange.getResponseBody()) {
            for (double grey : new double[] {50, 100, 200}) {
                out.write("--frame\r\nContent-Type: image/jpeg\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
                out.write(JpegStreamTest.jpeg(grey));
                out.flush();
            }
            over.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void aStreamThatEndsSaysSo() throws Exception {
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String address = "tcp://127.0.0.1:" + server.getLocalPort();
            try (StreamCamera camera = StreamCamera.open(address, CamerasTest::nowMs, LONG_MS)) {
                try (Socket sender = server.accept()) {
                    sender.getOutputStream().write(JpegStreamTest.jpeg(90));
                }
                try (Frame frame = camera.next()) {
                    assertThat(brightness(frame)).isBetween(85.0, 95.0);
                }
                assertThatThrownBy(camera::next)
                        .isInstanceOf(IOException.class)
                        .hasMessageContaining(address)
                        .hasMessageContaining("no more pictures");
            }
        }
    }

    @Test
    void anUnreachableAddressIsReportedWithTheRemedy() throws IOException {
        // A port that is bound but not listening stays so, whatever else runs on this machine.
        try (Socket taken = new Socket()) {
            taken.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
            assertThatThrownBy(() -> StreamCamera.open("tcp://127.0.0.1:" + taken.getLocalPort(), CamerasTest::nowMs))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("no pictures come from");
        }
    }

    @Test
    void aRecordedVideoPlaysAtItsSpeedAndRepeats() throws Exception {
        OpenCv.load();
        Path video = folder.resolve("evening.avi");
        VideoWriter writer = new VideoWriter(
                video.toString(),
                Videoio.CAP_OPENCV_MJPEG,
                VideoWriter.fourcc('M', 'J', 'P', 'G'),
                50,
                new Size(64, 48));
        for (int grey = 50; grey <= 200; grey += 50) {
            writer.write(new Mat(48, 64, CvType.CV_8UC3, new Scalar(grey, grey, grey)));
        }
        writer.release();
        long[] nowMs = {1_000};
        try (CaptureCamera camera = CaptureCamera.recorded(video.toString(), () -> nowMs[0])) {
            for (int grey : new int[] {50, 100, 150, 200, 50, 100}) {
                assertThat(nextBrightness(camera)).isBetween(grey - 10.0, grey + 10.0);
                nowMs[0] += 20;
            }
            nowMs[0] += 30;
            assertThat(nextBrightness(camera)).as("one was missed").isBetween(190.0, 210.0);
        }
    }

    private static double nextBrightness(CaptureCamera camera) throws Exception {
        try (Frame frame = camera.next()) {
            return brightness(frame);
        }
    }

    @Test
    void anInvalidCameraIsReportedWithTheRemedy() throws IOException {
        Path text = Files.writeString(folder.resolve("text.avi"), "no video");
        assertThatThrownBy(() -> CaptureCamera.recorded(text.toString(), CamerasTest::nowMs))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("ffmpeg");
        assertThatThrownBy(
                        () -> CaptureCamera.recorded(folder.resolve("none.avi").toString(), CamerasTest::nowMs))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("there is no video");
        assertThatThrownBy(() -> CaptureCamera.device(99, 640, 480, CamerasTest::nowMs))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("/dev/video99");
    }

    @Test
    void aLinkedCameraIsFoundAtAnyPort() throws IOException {
        Path link = Files.createDirectory(folder.resolve("by-id")).resolve("usb-camera");
        for (int number : new int[] {3, 11}) {
            Files.createFile(folder.resolve("video" + number));
            Files.deleteIfExists(link);
            Files.createSymbolicLink(link, Path.of("../video" + number));
            assertThat(CaptureCamera.deviceNumber(link)).isEqualTo(number);
        }
        Files.delete(folder.resolve("video11"));
        assertThatThrownBy(() -> CaptureCamera.linked(link, 640, 480, CamerasTest::nowMs))
                .hasMessageContaining("there is no camera " + link)
                .hasMessageContaining("ls /dev/v4l/by-id");
        assertThatThrownBy(() -> CaptureCamera.linked(Path.of("/dev/null"), 640, 480, CamerasTest::nowMs))
                .hasMessageContaining("/dev/null is not a camera");
    }
}
