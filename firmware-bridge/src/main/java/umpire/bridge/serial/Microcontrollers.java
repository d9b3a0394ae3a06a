package umpire.bridge.serial;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;
import umpire.bridge.wire.BuzzerWire;
import umpire.bridge.wire.EdgeWire;
import umpire.bridge.wire.PixelWire;
import umpire.bridge.wire.PresenceWire;
import umpire.hardware.Buttons;

/** The microcontrollers of a table. Strip and buttons may share one: its line is opened once, and released with the last of them. */
public final class Microcontrollers {
    /** Opens a serial line by its device file. */
    @FunctionalInterface
    interface LineOpener {
        SerialLine open(String path) throws IOException;
    }

    /** Polls a microcontroller from now on until it is closed or gone. */
    @FunctionalInterface
    interface Minding {
        void begin(Microcontroller microcontroller);
    }

    private final LineOpener opener;
    private final LongSupplier clockMs;
    private final Minding minding;
    private final IntSupplier talks;
    private final Map<String, Microcontroller> open = new LinkedHashMap<>();
    private final Map<Microcontroller, Integer> borrowers = new LinkedHashMap<>();

    Microcontrollers(LineOpener opener, LongSupplier clockMs, Minding minding, IntSupplier talks) {
        this.opener = opener;
        this.clockMs = clockMs;
        this.minding = minding;
        this.talks = talks;
    }

    /**
     * Returns those on the serial lines of this machine.
     *
     * @param clockMs the table's monotonic clock
     */
    public static Microcontrollers onThisMachine(LongSupplier clockMs) {
        return new Microcontrollers(
                UsbLine::open,
                clockMs,
                Microcontrollers::mindOnThread,
                () -> ThreadLocalRandom.current().nextInt(1, 256));
    }

    private static void mindOnThread(Microcontroller microcontroller) {
        Thread thread = new Thread(() -> mindUntilOver(microcontroller), "serial");
        thread.setDaemon(true);
        thread.start();
    }

    private static void mindUntilOver(Microcontroller microcontroller) {
        try {
            while (!microcontroller.isOver()) {
                microcontroller.mind();
            }
        } catch (IOException e) {
            // The next user gets the exception and opens it again.
        }
    }

    /**
     * Opens the strip of a microcontroller.
     *
     * @param path of the serial line's device file
     * @throws IOException if no microcontroller answers there, or it cannot drive this many LEDs
     */
    public PixelWire strip(String path, int count) throws IOException {
        Microcontroller microcontroller = borrow(path);
        try {
            return new SerialStrip(microcontroller, count, () -> giveBack(microcontroller));
        } catch (IOException e) {
            giveBack(microcontroller);
            throw e;
        }
    }

    /**
     * Opens the buttons of a microcontroller.
     *
     * @param path of the serial line's device file
     * @param tableMs the table's monotonic clock, for the times of edges
     * @throws IOException if no microcontroller answers there, or it lacks the pin of a button
     */
    public EdgeWire buttons(String path, Buttons buttons, LongSupplier tableMs) throws IOException {
        Microcontroller microcontroller = borrow(path);
        try {
            return new SerialButtons(microcontroller, buttons, tableMs, () -> giveBack(microcontroller));
        } catch (IOException e) {
            giveBack(microcontroller);
            throw e;
        }
    }

    /**
     * Opens the presence sensors of a microcontroller.
     *
     * @param path of the serial line's device file
     * @throws IOException if no microcontroller answers there
     */
    public PresenceWire presence(String path) throws IOException {
        Microcontroller microcontroller = borrow(path);
        return new SerialPresence(microcontroller, () -> giveBack(microcontroller));
    }

    /**
     * Opens the buzzer of a microcontroller.
     *
     * @param path of the serial line's device file
     * @throws IOException if no microcontroller answers there
     */
    public BuzzerWire buzzer(String path) throws IOException {
        Microcontroller microcontroller = borrow(path);
        try {
            return new SerialBuzzer(microcontroller, () -> giveBack(microcontroller));
        } catch (IOException e) {
            giveBack(microcontroller);
            throw e;
        }
    }

    private synchronized Microcontroller borrow(String path) throws IOException {
        Microcontroller known = open.get(path);
        Microcontroller usable = known == null || known.isOver() ? openAnew(path) : known;
        borrowers.merge(usable, 1, Integer::sum);
        return usable;
    }

    private Microcontroller openAnew(String path) throws IOException {
        open.remove(path);
        Microcontroller fresh = new Microcontroller(path, opener.open(path), clockMs, talks.getAsInt());
        open.put(path, fresh);
        minding.begin(fresh);
        return fresh;
    }

    private synchronized void giveBack(Microcontroller microcontroller) {
        if (borrowers.merge(microcontroller, -1, Integer::sum) == 0) {
            borrowers.remove(microcontroller);
            open.values().remove(microcontroller);
            microcontroller.close();
        }
    }
}
