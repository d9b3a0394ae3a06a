package umpire.bridge.serial;

import java.io.IOException;
import umpire.bridge.wire.BuzzerWire;
import umpire.bridge.wire.Tone;

/** The buzzer of a microcontroller. */
final class SerialBuzzer implements BuzzerWire {
    private final Microcontroller microcontroller;
    private final Runnable letGo;
    private boolean closed;

    /** Silences the buzzer. Releases the microcontroller when the buzzer is closed, but not if this constructor fails. */
    SerialBuzzer(Microcontroller microcontroller, Runnable letGo) throws IOException {
        this.microcontroller = microcontroller;
        this.letGo = letGo;
        sound(Tone.SILENCE);
    }

    @Override
    public void sound(Tone tone) throws IOException {
        if (closed) {
            throw new IOException("The buzzer was closed: open it again.");
        }
        microcontroller.sound(tone);
    }

    @Override
    public void close() {
        if (closed) {
            return;
        }
        try {
            sound(Tone.SILENCE);
        } catch (IOException e) {
            // The microcontroller silences it by itself after its timeout.
        }
        closed = true;
        letGo.run();
    }
}
