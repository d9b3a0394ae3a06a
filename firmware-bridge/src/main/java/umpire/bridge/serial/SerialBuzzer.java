package umpire.bridge.serial;

import java.io.IOException;
import umpire.bridge.wire.BuzzerWire;
import umpire.bridge.wire.Tone;

/** The buzzer of a microcontroller. */
final class SerialBuzzer implements BuzzerWire {
    private final Microcontroller microcontroller;
    private final Runnable letGo;
    private boolean closed;

    /** Hushes the buzzer. The microcontroller is let go when the buzzer is closed, not when this fails. */
    SerialBuzzer(Microcontroller microcontroller, Runnable letGo) throws IOException {
        this.microcontroller = microcontroller;
        this.letGo = letGo;
        sound(Tone.SILENCE);
    }

    @Override
    public void sound(Tone tone) throws IOException {
        if (closed) {
            throw new IOException("The buzzer was let go: open it again.");
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
            // Left alone, the microcontroller hushes it by itself.
        }
        closed = true;
        letGo.run();
    }
}
