package umpire.vision.frame;

import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.imgcodecs.Imgcodecs;
import umpire.hardware.RedactedUri;

/**
 * A network camera, or a local program, that sends a stream of JPEG pictures. A separate thread receives them and keeps only the newest. A
 * slow caller therefore gets fewer pictures, but never late ones.
 */
public final class StreamCamera implements FrameSource {
    private static final int PATIENCE_MS = 5_000;
    private static final int WAIT_MS = 250;
    private static final long DAMAGE_TOLD_MS = 10_000;

    /** The number of damaged pictures in a row after which the camera counts as faulty. */
    private static final int MOST_DAMAGED = 50;

    /** Closes the connection. */
    @FunctionalInterface
    private interface Disconnect {
        void disconnect() throws IOException;
    }

    /** A received picture, and the milliseconds since the picture last changed. */
    private record Arrival(byte[] jpeg, long takenMs, long sameForMs) {}

    private final String address;
    private final LongSupplier clockMs;
    private final int patienceMs;
    private final JpegStream pictures;
    private final Disconnect disconnect;
    private final Supplier<String> lastWords;
    private final FrozenWatch frozenWatch = new FrozenWatch();
    private final Object lock = new Object();
    private Optional<Arrival> newest = Optional.empty();
    private Optional<IOException> ended = Optional.empty();
    private long number;
    private long tornBefore;
    private volatile Optional<Long> damagedMs = Optional.empty();

    private StreamCamera(
            String address,
            LongSupplier clockMs,
            int patienceMs,
            InputStream in,
            Disconnect disconnect,
            Supplier<String> lastWords) {
        this.address = address;
        this.clockMs = clockMs;
        this.patienceMs = patienceMs;
        this.pictures = new JpegStream(in);
        this.disconnect = disconnect;
        this.lastWords = lastWords;
        Thread receiver = new Thread(this::receiveUntilEnded, "camera-stream");
        receiver.setDaemon(true);
        receiver.start();
    }

    /**
     * Connects to a camera.
     *
     * @param address {@code http://host:port/path}, or {@code http://user:password@host:port/path}, or {@code tcp://host:port}
     * @param clockMs the table's monotonic clock
     * @throws IOException if there is no answer, or not a stream of pictures
     */
    public static StreamCamera open(String address, LongSupplier clockMs) throws IOException {
        return open(address, clockMs, PATIENCE_MS);
    }

    static StreamCamera program(List<String> command, LongSupplier clockMs, int patienceMs) throws IOException {
        return program(command, clockMs, patienceMs, 0);
    }

    /**
     * Starts a program that writes pictures; closing this camera ends it.
     *
     * @param firstNumber of its frames, to continue the numbers of an earlier program
     */
    static StreamCamera program(List<String> command, LongSupplier clockMs, int patienceMs, long firstNumber)
            throws IOException {
        OpenCv.load();
        CameraProgram program = CameraProgram.start(command);
        StreamCamera camera = new StreamCamera(
                command.getFirst(), clockMs, patienceMs, program.pictures(), program::end, program::lastWords);
        camera.number = firstNumber;
        return camera;
    }

    static StreamCamera open(String address, LongSupplier clockMs, int patienceMs) throws IOException {
        OpenCv.load();
        try {
            StreamAddress parsed = StreamAddress.of(address);
            return parsed.uri().getScheme().equals("tcp")
                    ? tcp(parsed, clockMs, patienceMs)
                    : http(parsed, clockMs, patienceMs);
        } catch (IOException | IllegalArgumentException e) {
            throw new IOException("no pictures come from " + RedactedUri.of(address) + " (" + e.getMessage()
                    + "); start the program that sends them, or name another --camera");
        }
    }

    private static StreamCamera tcp(StreamAddress address, LongSupplier clockMs, int patienceMs) throws IOException {
        Socket socket = new Socket();
        try {
            socket.setSoTimeout(patienceMs);
            socket.connect(
                    new InetSocketAddress(address.uri().getHost(), address.uri().getPort()), patienceMs);
            return new StreamCamera(
                    address.said(), clockMs, patienceMs, socket.getInputStream(), socket::close, () -> "");
        } catch (IOException e) {
            socket.close();
            throw e;
        }
    }

    private static StreamCamera http(StreamAddress address, LongSupplier clockMs, int patienceMs) throws IOException {
        HttpURLConnection http = connected(address, patienceMs, StreamAddress.Login::sendWith);
        if (http.getResponseCode() == HttpURLConnection.HTTP_UNAUTHORIZED
                && address.login().isPresent()) {
            http.disconnect();
            http = connected(address, patienceMs, StreamAddress.Login::answerOn);
        }
        int status = http.getResponseCode();
        if (status == HttpURLConnection.HTTP_OK) {
            return new StreamCamera(
                    address.said(), clockMs, patienceMs, http.getInputStream(), http::disconnect, () -> "");
        }
        http.disconnect();
        throw new IOException("it answers " + status + advice(status, address));
    }

    /** Credentials are sent only to the address they were given for. */
    private static HttpURLConnection connected(
            StreamAddress address, int patienceMs, BiConsumer<StreamAddress.Login, HttpURLConnection> loggingIn)
            throws IOException {
        if (!(address.uri().toURL().openConnection() instanceof HttpURLConnection http)) {
            throw new IOException("this is not an address of a camera");
        }
        http.setConnectTimeout(patienceMs);
        http.setReadTimeout(patienceMs);
        http.setInstanceFollowRedirects(address.login().isEmpty());
        address.login().ifPresent(login -> loggingIn.accept(login, http));
        return http;
    }

    private static String advice(int status, StreamAddress address) {
        if (status != HttpURLConnection.HTTP_UNAUTHORIZED) {
            return "";
        }
        return address.login().isPresent()
                ? ": it does not accept this user and password"
                : ": it wants a user and a password, as in http://user:password@host/";
    }

    private void receiveUntilEnded() {
        try {
            while (true) {
                Arrival arrival = arrived(pictures.next(), clockMs.getAsLong());
                synchronized (lock) {
                    if (ended.isPresent()) {
                        return;
                    }
                    newest = Optional.of(arrival);
                    lock.notifyAll();
                }
            }
        } catch (IOException e) {
            end(e);
        }
    }

    private Arrival arrived(byte[] jpeg, long nowMs) {
        if (pictures.torn() > tornBefore) {
            tornBefore = pictures.torn();
            damagedMs = Optional.of(nowMs);
        }
        return new Arrival(jpeg, nowMs, frozenWatch.sameForMs(jpeg, nowMs));
    }

    @Override
    public Optional<String> trouble() {
        return damagedMs
                .filter(lastMs -> clockMs.getAsLong() - lastMs < DAMAGE_TOLD_MS)
                .map(lastMs ->
                        "Pictures of the camera arrive damaged and are left out: check its cable and its power.");
    }

    private void end(IOException why) {
        synchronized (lock) {
            if (ended.isEmpty()) {
                ended = Optional.of(why);
            }
            lock.notifyAll();
        }
    }

    @Override
    public Frame next() throws IOException, InterruptedException {
        for (int damaged = 0; damaged < MOST_DAMAGED; damaged++) {
            Arrival arrival = await();
            if (JpegCheck.of(arrival.jpeg()) != JpegCheck.JpegState.DAMAGED) {
                Optional<Frame> frame = frame(arrival);
                if (frame.isPresent()) {
                    return frame.get();
                }
            }
            damagedMs = Optional.of(arrival.takenMs());
        }
        throw new IOException("the pictures of " + address + " arrive damaged; check the camera's cable and its power");
    }

    /** Returns a picture as a frame; empty if it cannot be decoded. */
    private Optional<Frame> frame(Arrival arrival) throws IOException {
        try (MatScope scope = new MatScope()) {
            Mat eighth = scope.keep(decoded(arrival, Imgcodecs.IMREAD_REDUCED_GRAYSCALE_8));
            if (FrozenWatch.isFrozen(eighth, arrival.sameForMs())) {
                throw new IOException(address + FrozenWatch.SAYS);
            }
            return eighth.empty()
                    ? Optional.empty()
                    : Optional.of(Frame.compressed(
                            number++,
                            arrival.takenMs(),
                            scope.handOut(eighth),
                            () -> decoded(arrival, Imgcodecs.IMREAD_COLOR)));
        }
    }

    private static Mat decoded(Arrival arrival, int how) {
        try (MatScope scope = new MatScope()) {
            MatOfByte bytes = scope.keep(new MatOfByte(arrival.jpeg()));
            return Imgcodecs.imdecode(bytes, how | Imgcodecs.IMREAD_IGNORE_ORIENTATION);
        }
    }

    private Arrival await() throws IOException, InterruptedException {
        synchronized (lock) {
            // The wait is counted in steps and not by the clock, so that time in which the process was suspended is
            // hardly counted.
            for (int waitedMs = 0; newest.isEmpty() && ended.isEmpty(); waitedMs += WAIT_MS) {
                if (waitedMs >= patienceMs) {
                    throw new IOException(address + " has sent no picture for " + patienceMs / 1000 + " s" + said());
                }
                lock.wait(WAIT_MS);
            }
            if (newest.isEmpty()) {
                throw new IOException(
                        address + " sends no more pictures: "
                                + ended.orElseThrow().getMessage() + said(),
                        ended.orElseThrow());
            }
            Arrival arrival = newest.get();
            newest = Optional.empty();
            return arrival;
        }
    }

    private String said() {
        String words = lastWords.get();
        return words.isEmpty() ? "" : "; it said: " + words;
    }

    @Override
    public void close() {
        end(new IOException("it was closed"));
        try {
            disconnect.disconnect();
        } catch (IOException e) {
            // An error on closing is ignored, since the connection is abandoned anyway.
        }
    }
}
