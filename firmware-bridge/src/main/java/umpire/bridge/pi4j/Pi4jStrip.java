package umpire.bridge.pi4j;

import com.pi4j.context.Context;
import com.pi4j.io.IOType;
import com.pi4j.io.spi.Spi;
import com.pi4j.io.spi.SpiBus;
import com.pi4j.io.spi.SpiMode;
import com.pi4j.plugin.linuxfs.provider.spi.LinuxFsSpiProvider;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import umpire.bridge.wire.PixelWire;
import umpire.bridge.wire.Rgb;
import umpire.hardware.Leds.LedChip;

/**
 * A strip on the data line of the first SPI bus (BCM 10), and on its clock (BCM 11) if it has one. One thread writes.
 *
 * <p>The clock of the SPI bus determines the pulses of a WS2812B. On a Raspberry Pi 4 it follows the processor's clock, so that the strip
 * flickers in wrong colours. The settings {@code core_freq=500} and {@code core_freq_min=500} in {@code /boot/firmware/config.txt} prevent
 * that.
 */
public final class Pi4jStrip implements PixelWire {
    /** The id of the wire in Pi4J. */
    static final String ID = "led-strip";

    private static final Path TRANSFER_BYTES = Path.of("/sys/module/spidev/parameters/bufsiz");
    private static final int USUAL_TRANSFER_BYTES = 4096;

    private final Context context;
    private final Spi spi;
    private final int count;
    private final StripCoding coding;

    /**
     * Opens the strip of this Raspberry Pi.
     *
     * @throws IOException if there is no SPI bus, or its driver cannot carry all LEDs in one transfer
     */
    public static Pi4jStrip open(int count, LedChip chip) throws IOException {
        Contexts.requireDevice(Path.of("/dev"), "spidev0.0", NO_BUS);
        return new Pi4jStrip(
                Contexts.with(LinuxFsSpiProvider.newInstance()),
                count,
                StripCoding.of(chip),
                transferBytes(TRANSFER_BYTES));
    }

    /** Takes ownership of the context, also on failure. */
    Pi4jStrip(Context context, int count, StripCoding coding, int transferBytes) throws IOException {
        this.context = context;
        this.count = count;
        this.coding = coding;
        try {
            checkLength(count, coding, transferBytes);
            this.spi = claim(context, coding);
            show(Collections.nCopies(count, Rgb.DARK));
        } catch (IOException e) {
            context.shutdown();
            throw e;
        }
    }

    private static void checkLength(int count, StripCoding coding, int transferBytes) throws IOException {
        int most = coding.ledsWithin().applyAsInt(transferBytes);
        if (count > most) {
            throw new IOException("The LED strip has " + count + " LEDs, but one transfer carries " + most
                    + ": add spidev.bufsiz="
                    + Integer.highestOneBit(coding.bytesFor().applyAsInt(count)) * 2
                    + " to the line in /boot/firmware/cmdline.txt and restart, or name fewer LEDs in the rig file.");
        }
    }

    private static Spi claim(Context context, StripCoding coding) throws IOException {
        Contexts.require(context, IOType.SPI, NO_BUS);
        try {
            return context.create(Spi.newConfigBuilder(context)
                    .id(ID)
                    .bus(SpiBus.BUS_0)
                    .channel(0)
                    .mode(SpiMode.MODE_0)
                    .baud(coding.spiHz())
                    .build());
        } catch (RuntimeException | LinkageError e) {
            throw new IOException(NO_BUS, e);
        }
    }

    private static final String NO_BUS = "The LED strip's SPI bus is not there: put dtparam=spi=on into"
            + " /boot/firmware/config.txt, restart, and add the user to the group spi.";

    static int transferBytes(Path parameter) {
        try {
            return Integer.parseInt(Files.readString(parameter).trim());
        } catch (IOException | NumberFormatException e) {
            return USUAL_TRANSFER_BYTES;
        }
    }

    @Override
    public int count() {
        return count;
    }

    @Override
    public void show(List<Rgb> colours) throws IOException {
        if (colours.size() != count) {
            throw new IllegalArgumentException("this strip has " + count + " LEDs, not " + colours.size());
        }
        if (context.isShutdown()) {
            throw new IOException("The LED strip was closed: open it again.");
        }
        try {
            // The return value of write differs between Pi4J's providers and is ignored.
            spi.write(coding.encode().apply(colours));
        } catch (RuntimeException e) {
            throw new IOException("The LED strip cannot be written: check that nothing else uses the SPI bus.", e);
        }
    }

    @Override
    public void close() {
        if (context.isShutdown()) {
            return;
        }
        try {
            show(Collections.nCopies(count, Rgb.DARK));
        } catch (IOException e) {
            // The strip keeps its last colours; the bus is released all the same.
        }
        context.shutdown();
    }
}
