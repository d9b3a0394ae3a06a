package umpire.bridge.serial;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import umpire.bridge.serial.SerialFrame.FrameKind;
import umpire.bridge.wire.Rgb;
import umpire.bridge.wire.Tone;

/**
 * A microcontroller on a serial line. Lost frames are requested again until they arrive or the other side has been silent for too long.
 * Then it counts as gone, and this object cannot be used any more. One thread shows pictures; the other methods are thread-safe.
 */
final class Microcontroller implements AutoCloseable {
    /**
     * The number of attempts to get an answer. Opening the line restarts an Arduino, whose boot loader waits up to two seconds for new
     * firmware.
     */
    private static final int HELLOS = 16;

    private static final long HELLO_MS = 250;

    /**
     * The timeout for an answer. A picture of 300 LEDs takes 20 ms on the line and 11 ms to the strip. An adapter buffers bytes for up to
     * 16 ms.
     */
    private static final long ANSWER_MS = 150;

    private static final int SILENT_MOST = 8;
    private static final int ROUNDS_MOST = 60;
    private static final long HEARTBEAT_MS = 500;
    private static final int WHOLE = 0;
    private static final int INCOMPLETE = 1;
    private static final int STATUS_BYTES = 6;
    private static final byte[] NOTHING = {};

    private final String path;
    private final SerialLine line;
    private final LongSupplier clockMs;
    private final Conversation conversation;
    private final Capabilities capabilities;
    private volatile Optional<ReceivedEdges> edges = Optional.empty();
    private volatile Optional<String> trouble = Optional.empty();
    private volatile long askedMs;
    private int picture;

    /**
     * Connects to the device on the line. Takes ownership of the line, also on failure.
     *
     * @param path the line's name for messages
     * @param clockMs any monotonic clock
     * @param firstTalk the number of the conversation, 1 to 255, preferably not the last one's
     * @throws IOException if no device answers with this protocol
     */
    Microcontroller(String path, SerialLine line, LongSupplier clockMs, int firstTalk) throws IOException {
        this.path = path;
        this.line = line;
        this.clockMs = clockMs;
        this.conversation = new Conversation(line, clockMs, this::hear);
        try {
            this.capabilities = greet(firstTalk);
        } catch (IOException e) {
            line.close();
            throw new IOException("The microcontroller at " + path + " cannot be used: " + e.getMessage(), e);
        }
        this.askedMs = clockMs.getAsLong();
        this.edges = Optional.of(new ReceivedEdges(capabilities.inputs(), capabilities.closed()));
    }

    /** Asks for the capabilities. Each hello begins a new conversation, so that a late answer to the previous hello is ignored. */
    private Capabilities greet(int firstTalk) throws IOException {
        for (int hello = 0; hello < HELLOS; hello++) {
            conversation.begin((firstTalk + hello - 1) % 255 + 1);
            Optional<SerialFrame> here =
                    conversation.ask(List.of(), FrameKind.HELLO, new byte[] {Capabilities.VERSION}, HELLO_MS);
            if (here.isPresent()) {
                return Capabilities.read(here.get());
            }
        }
        throw new IOException("nothing answers. Check its cable, and load the firmware as docs/serial.md says.");
    }

    Capabilities capabilities() {
        return capabilities;
    }

    /** Returns its name for messages: {@code The microcontroller at /dev/ttyUSB0}. */
    String name() {
        return "The microcontroller at " + path;
    }

    ReceivedEdges edges() {
        return edges.orElseThrow();
    }

    /** Returns whether it was closed or is gone. */
    boolean isOver() {
        return trouble.isPresent();
    }

    /** Checks that it can still be used. */
    void require() throws IOException {
        if (trouble.isPresent()) {
            throw new IOException(trouble.get());
        }
    }

    /**
     * Shows a whole picture.
     *
     * @throws IOException if that failed; the strip then shows the previous picture or, if only the answer was lost, the new one
     */
    void show(List<Rgb> colours) throws IOException {
        PictureParts parts = new PictureParts(colours);
        nextPicture();
        int from = 0;
        int silent = 0;
        for (int round = 0; round < ROUNDS_MOST && silent < SILENT_MOST; round++) {
            Optional<SerialFrame> shown = ask(frames(parts, from), FrameKind.SHOW, parts.show(picture));
            silent = shown.isEmpty() ? silent + 1 : 0;
            int state = shown.map(answer -> answer.payload()[0] & 0xff).orElse(INCOMPLETE);
            if (state == WHOLE) {
                return;
            }
            if (state == INCOMPLETE) {
                // Without an answer it is unknown which parts arrived, so only the question is repeated.
                from = shown.map(answer -> answer.word(1)).orElse(colours.size());
            } else {
                nextPicture();
                from = 0;
            }
        }
        throw silent();
    }

    private List<SerialFrame> frames(PictureParts parts, int from) {
        return parts.from(picture, Math.min(from, parts.colours().size())).stream()
                .map(part -> conversation.frame(part.kind(), part.payload()))
                .toList();
    }

    private void nextPicture() {
        picture = picture + 1 & 0xff;
    }

    /**
     * Reads the line once, and sends a keep-alive if nothing was sent for a while. Repeated calls deliver unsolicited edges and keep the
     * strip from going dark.
     *
     * @throws IOException if it is gone
     */
    void mind() throws IOException {
        require();
        try {
            conversation.read();
        } catch (IOException e) {
            throw gone(e);
        }
        if (isDue()) {
            status();
        }
    }

    /**
     * Returns the state of the presence sensors, a bit for each.
     *
     * @throws IOException if it is gone
     */
    int presence() throws IOException {
        return status().payload()[2] & 0xff;
    }

    /**
     * Starts a tone.
     *
     * @throws IOException if it is gone
     */
    void sound(Tone tone) throws IOException {
        byte[] payload = {(byte) tone.hz(), (byte) (tone.hz() >> 8), (byte) tone.ms(), (byte) (tone.ms() >> 8)};
        askUntilAnswered(FrameKind.BUZZ, payload, 0);
    }

    private SerialFrame status() throws IOException {
        SerialFrame status = askUntilAnswered(FrameKind.ALIVE, NOTHING, STATUS_BYTES);
        edges().agree(status.word(0), status.payload()[3] & 0xff);
        return status;
    }

    private SerialFrame askUntilAnswered(FrameKind kind, byte[] payload, int answerBytes) throws IOException {
        for (int silent = 0; silent < SILENT_MOST; silent++) {
            Optional<SerialFrame> answer =
                    ask(List.of(), kind, payload).filter(frame -> frame.payload().length >= answerBytes);
            if (answer.isPresent()) {
                return answer.get();
            }
        }
        throw silent();
    }

    private IOException silent() {
        return fallen("does not answer any more: check its cable, and press its reset button.");
    }

    private boolean isDue() {
        return !conversation.isAsking() && clockMs.getAsLong() - askedMs >= HEARTBEAT_MS;
    }

    private Optional<SerialFrame> ask(List<SerialFrame> before, FrameKind kind, byte[] payload) throws IOException {
        require();
        Optional<SerialFrame> answer;
        try {
            answer = conversation.ask(before, kind, payload, ANSWER_MS);
        } catch (IOException e) {
            throw gone(e);
        }
        require();
        if (answer.isPresent()) {
            askedMs = clockMs.getAsLong();
        }
        return answer;
    }

    private void hear(SerialFrame frame) {
        if (edges.isEmpty()) {
            return;
        }
        if (frame.kind() == FrameKind.STRANGER) {
            fallen("restarted by itself: check its power supply.");
        } else if (frame.kind() == FrameKind.EDGES) {
            int next = edges.get().take(frame);
            try {
                conversation.say(FrameKind.TAKEN, new byte[] {(byte) next});
            } catch (IOException e) {
                gone(e);
            }
        }
    }

    private IOException gone(IOException cause) {
        IOException said = fallen("is gone: check its cable and its plug.");
        said.initCause(cause);
        return said;
    }

    /** Marks it as gone and releases the line for the next user. Keeps the first reason for the message. */
    private IOException fallen(String why) {
        end(why);
        return new IOException(trouble.orElseThrow());
    }

    private synchronized void end(String why) {
        if (trouble.isEmpty()) {
            trouble = Optional.of(name() + " " + why);
        }
        line.close();
    }

    @Override
    public void close() {
        end("was closed: open it again.");
    }
}
