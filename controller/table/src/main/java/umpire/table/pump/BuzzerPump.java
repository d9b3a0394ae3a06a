package umpire.table.pump;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import umpire.bridge.wire.Alert;
import umpire.bridge.wire.BuzzerWire;
import umpire.bridge.wire.Reconnection;
import umpire.bridge.wire.Tone;
import umpire.hardware.Buzzer.BuzzerUse;
import umpire.referee.announcement.GameLogEntry;
import umpire.referee.announcement.Prompt;

/**
 * Sounds the buzzer for refusals, and when the table waits for people. Reports a lost buzzer and reopens it when it is back. Sounds missed
 * meanwhile are dropped.
 */
public final class BuzzerPump implements AutoCloseable {
    /** A falling melody, as for refusals on the pages. */
    static final List<Tone> REFUSED = List.of(new Tone(440, 120), new Tone(294, 220));

    /** A rising melody, as for a question. */
    static final List<Tone> WANTED = List.of(new Tone(523, 90), new Tone(784, 130));

    private static final Logger LOG = LoggerFactory.getLogger(BuzzerPump.class);
    private static final String NAME = "buzzer";
    private static final long POLL_MS = 250;

    private final Reconnection<BuzzerWire> wire;
    private final BuzzerUse use;
    private final Supplier<Prompt> prompt;
    private final LongSupplier clockMs;
    private final BlockingQueue<List<Tone>> waiting = new LinkedBlockingQueue<>(1);
    private final AttentionCall attention = new AttentionCall();
    private final Thread thread;
    private volatile PartStatus partStatus = works();

    /**
     * Creates the pump, which is not started.
     *
     * @param opener opens the buzzer, the first time and whenever it was lost
     * @param retryMs the pause before opening a lost buzzer again
     * @param use the events it sounds for
     * @param prompt returns the current prompt
     */
    public BuzzerPump(
            Reconnection.DeviceOpener<BuzzerWire> opener,
            long retryMs,
            BuzzerUse use,
            Supplier<Prompt> prompt,
            LongSupplier clockMs) {
        this.wire = new Reconnection<>(NAME, opener, retryMs);
        this.use = use;
        this.prompt = prompt;
        this.clockMs = clockMs;
        this.thread = new Thread(this::soundUntilInterrupted, NAME);
        thread.setDaemon(true);
    }

    public void start() {
        thread.start();
    }

    /** Returns the state of the buzzer. */
    public PartStatus partStatus() {
        return partStatus;
    }

    /** Takes in log lines, from any thread. Several refusals in short succession sound once. */
    public void told(List<GameLogEntry> lines) {
        if (use.ofRefusals() && lines.stream().anyMatch(line -> line.kind().equals("refusal"))) {
            waiting.offer(REFUSED);
        }
    }

    private void soundUntilInterrupted() {
        try (wire) {
            while (!Thread.currentThread().isInterrupted()) {
                List<Tone> next = waiting.poll(POLL_MS, TimeUnit.MILLISECONDS);
                sound(next == null ? List.of() : next);
                if (use.ofAttention() && attention.due(prompt.get(), clockMs.getAsLong())) {
                    sound(WANTED);
                }
            }
        } catch (InterruptedException e) {
            // The buzzer is silenced and released.
        }
    }

    /** Sounds the tones in order. An empty list only checks whether the buzzer is there. */
    private void sound(List<Tone> tones) throws InterruptedException {
        Optional<Alert> before = wire.alert();
        boolean there = wire.use(clockMs.getAsLong(), open -> {});
        for (Tone tone : there ? tones : List.<Tone>of()) {
            if (wire.use(clockMs.getAsLong(), open -> open.sound(tone))) {
                Thread.sleep(tone.ms());
            }
        }
        PartStatus.warnOnce(LOG, before, wire.alert());
        partStatus = wire.alert()
                .map(alert -> PartStatus.trouble(NAME, alert.says()))
                .orElseGet(BuzzerPump::works);
    }

    private static PartStatus works() {
        return PartStatus.ok(NAME, "the buzzer works, for the events that the rig file lists");
    }

    @Override
    public void close() {
        ThreadEnd.of(thread);
    }
}
