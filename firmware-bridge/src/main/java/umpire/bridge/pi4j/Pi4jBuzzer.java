package umpire.bridge.pi4j;

import com.pi4j.context.Context;
import com.pi4j.io.IOType;
import com.pi4j.io.pwm.Pwm;
import com.pi4j.io.pwm.PwmType;
import com.pi4j.plugin.linuxfs.provider.pwm.LinuxFsPwmProvider;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import umpire.bridge.wire.BuzzerWire;
import umpire.bridge.wire.Tone;

/**
 * A passive buzzer on one of the Pi's two pins with hardware PWM, BCM 12 and BCM 13. The hardware makes the tone, and a thread only ends
 * it.
 */
public final class Pi4jBuzzer implements BuzzerWire {
    /** The id of the line in Pi4J. */
    static final String ID = "buzzer";

    private static final String NO_LINE =
            "The buzzer's pin makes no tones: put dtoverlay=pwm-2chan,pin=12,func=4,pin2=13,func2=4 into"
                    + " /boot/firmware/config.txt, restart, and add the user to the group gpio.";
    private static final int FIRST_PIN = 12;
    private static final int HALF = 50;

    /** Ends a tone after its time. */
    interface ToneEnd extends AutoCloseable {
        /** Schedules an action after a delay and cancels the previous one. */
        void after(long ms, Runnable end);

        @Override
        void close();
    }

    private final Context context;
    private final Pwm pwm;
    private final ToneEnd toneEnd;

    /**
     * Opens the buzzer of this Raspberry Pi.
     *
     * @param bcm its pin, 12 or 13
     * @throws IOException if the pin has no hardware PWM here
     */
    public static Pi4jBuzzer open(int bcm) throws IOException {
        int chip = chip(Path.of("/sys/class/pwm")).orElseThrow(() -> new IOException(NO_LINE));
        return new Pi4jBuzzer(Contexts.with(LinuxFsPwmProvider.newInstance(chip)), bcm, new Timer());
    }

    /** Takes ownership of the context, also on failure. */
    Pi4jBuzzer(Context context, int bcm, ToneEnd toneEnd) throws IOException {
        this.context = context;
        this.toneEnd = toneEnd;
        try {
            this.pwm = claim(context, bcm);
            sound(Tone.SILENCE);
        } catch (IOException e) {
            toneEnd.close();
            context.shutdown();
            throw e;
        }
    }

    private static Pwm claim(Context context, int bcm) throws IOException {
        Contexts.require(context, IOType.PWM, NO_LINE);
        try {
            return context.create(Pwm.newConfigBuilder(context)
                    .id(ID)
                    .address(bcm - FIRST_PIN)
                    .pwmType(PwmType.HARDWARE)
                    .build());
        } catch (RuntimeException | LinkageError e) {
            throw new IOException(NO_LINE, e);
        }
    }

    /** Returns the number of the PWM chip, which differs between models and kernels. */
    static OptionalInt chip(Path folder) {
        OptionalInt lowest = OptionalInt.empty();
        try (DirectoryStream<Path> chips = Files.newDirectoryStream(folder, "pwmchip[0-9]*")) {
            for (Path chip : chips) {
                int number = Integer.parseInt(chip.getFileName().toString().substring("pwmchip".length()));
                lowest = OptionalInt.of(Math.min(number, lowest.orElse(number)));
            }
        } catch (IOException | NumberFormatException e) {
            return OptionalInt.empty();
        }
        return lowest;
    }

    @Override
    public synchronized void sound(Tone tone) throws IOException {
        if (context.isShutdown()) {
            throw new IOException("The buzzer was closed: open it again.");
        }
        try {
            if (tone.ms() == 0) {
                toneEnd.after(0, () -> {});
                pwm.off();
            } else {
                pwm.on(HALF, tone.hz());
                toneEnd.after(tone.ms(), this::hush);
            }
        } catch (RuntimeException e) {
            throw new IOException("The buzzer cannot be sounded: check that nothing else uses its pin.", e);
        }
    }

    private synchronized void hush() {
        try {
            if (!context.isShutdown()) {
                pwm.off();
            }
        } catch (RuntimeException e) {
            // Ignored: the next tone reports that the pin is gone.
        }
    }

    @Override
    public synchronized void close() {
        if (!context.isShutdown()) {
            toneEnd.close();
            hush();
            context.shutdown();
        }
    }

    /** Uses the machine's clock, on a thread of its own. */
    private static final class Timer implements ToneEnd {
        private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(
                Thread.ofPlatform().daemon().name("buzzer-end").factory());
        private Optional<ScheduledFuture<?>> last = Optional.empty();

        @Override
        public synchronized void after(long ms, Runnable end) {
            last.ifPresent(before -> before.cancel(false));
            last = Optional.of(thread.schedule(end, ms, TimeUnit.MILLISECONDS));
        }

        @Override
        public void close() {
            thread.shutdownNow();
        }
    }
}
