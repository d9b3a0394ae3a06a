package umpire.bridge.serial;

import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import umpire.bridge.serial.ReceivedEdges.AgedEdge;
import umpire.bridge.wire.Edge;
import umpire.bridge.wire.EdgeWire;
import umpire.hardware.Buttons;
import umpire.hardware.Buttons.Button;

/** The buttons read by a microcontroller. It reports the age of each edge, so that the line's delay does not shift a press. */
final class SerialButtons implements EdgeWire {
    private final Microcontroller microcontroller;
    private final LongSupplier clockMs;
    private final Runnable letGo;
    private final List<Integer> pins;
    private volatile boolean closed;

    /** Releases the microcontroller when the buttons are closed, but not if this constructor fails. */
    SerialButtons(Microcontroller microcontroller, Buttons buttons, LongSupplier clockMs, Runnable letGo)
            throws IOException {
        this.microcontroller = microcontroller;
        this.clockMs = clockMs;
        this.letGo = letGo;
        this.pins = buttons.buttons().stream().map(Button::bcm).toList();
        List<Integer> inputs = microcontroller.capabilities().inputs();
        for (Button button : buttons.buttons()) {
            if (!inputs.contains(button.bcm())) {
                throw new IOException(microcontroller.name() + " has no pin " + button.bcm() + " for the "
                        + button.side() + " " + button.press() + " button: wire it to one of " + inputs
                        + ", and write that into the rig file.");
            }
        }
    }

    @Override
    public List<Integer> pins() {
        return pins;
    }

    @Override
    public void listen(Consumer<Edge> listener) {
        microcontroller.edges().listen(edge -> tell(edge, listener));
    }

    private void tell(AgedEdge edge, Consumer<Edge> listener) {
        if (!closed && pins.contains(edge.bcm())) {
            listener.accept(new Edge(edge.bcm(), edge.level(), clockMs.getAsLong() - edge.ageMs()));
        }
    }

    @Override
    public Edge read(int bcm) throws IOException {
        if (!pins.contains(bcm)) {
            throw new IllegalArgumentException("no button is wired to pin " + bcm);
        }
        if (closed) {
            throw new IOException("The buttons were closed: open them again.");
        }
        microcontroller.require();
        return new Edge(bcm, microcontroller.edges().level(bcm), clockMs.getAsLong());
    }

    @Override
    public void close() {
        if (!closed) {
            closed = true;
            microcontroller.edges().listen(edge -> {});
            letGo.run();
        }
    }
}
