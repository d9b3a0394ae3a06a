package umpire.bridge.pi4j;

import com.pi4j.context.Context;
import com.pi4j.io.IOType;
import com.pi4j.io.gpio.digital.DigitalInput;
import com.pi4j.io.gpio.digital.DigitalState;
import com.pi4j.io.gpio.digital.PullResistance;
import com.pi4j.plugin.gpiod.provider.gpio.digital.GpioDDigitalInputProvider;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import umpire.bridge.wire.Edge;
import umpire.bridge.wire.Edge.Level;
import umpire.bridge.wire.EdgeWire;
import umpire.hardware.Buttons;
import umpire.hardware.Buttons.Button;

/** The buttons on the Pi's pins, each with a pull-up and wired to ground. Edges are not debounced here: Pi4J's debouncing is off. */
public final class Pi4jButtons implements EdgeWire {
    private static final String NO_PINS =
            "The buttons' pins are not there: this needs a Raspberry Pi with a /dev/gpiochip"
                    + " and the user in the group gpio.";

    private final Context context;
    private final LongSupplier clockMs;
    private final Map<Integer, DigitalInput> inputs = new LinkedHashMap<>();
    private volatile Consumer<Edge> listener = edge -> {};

    /**
     * Opens the pins of this Raspberry Pi.
     *
     * @param clockMs the table's monotonic clock
     * @throws IOException if there are no pins, or one is in use
     */
    public static Pi4jButtons open(Buttons buttons, LongSupplier clockMs) throws IOException {
        Contexts.requireDevice(Path.of("/dev"), "gpiochip", NO_PINS);
        return new Pi4jButtons(Contexts.with(GpioDDigitalInputProvider.newInstance()), buttons, clockMs);
    }

    /** Takes ownership of the context, also on failure. */
    Pi4jButtons(Context context, Buttons buttons, LongSupplier clockMs) throws IOException {
        this.context = context;
        this.clockMs = clockMs;
        try {
            Contexts.require(context, IOType.DIGITAL_INPUT, NO_PINS);
            for (Button button : buttons.buttons()) {
                inputs.put(button.bcm(), claim(context, button));
            }
        } catch (IOException e) {
            context.shutdown();
            throw e;
        }
        inputs.forEach((bcm, input) -> input.addListener(event -> tell(bcm, event.state())));
    }

    private static DigitalInput claim(Context context, Button button) throws IOException {
        try {
            return context.create(DigitalInput.newConfigBuilder(context)
                    .id(id(button.bcm()))
                    .address(button.bcm())
                    .pull(PullResistance.PULL_UP)
                    .debounce(0L)
                    .build());
        } catch (RuntimeException | LinkageError e) {
            throw new IOException(
                    "Pin BCM " + button.bcm() + " of the " + button.side() + " " + button.press()
                            + " button cannot be used: stop other programs that use it, or wire the button to another pin.",
                    e);
        }
    }

    /** Returns the id of a pin in Pi4J. */
    static String id(int bcm) {
        return "button-" + bcm;
    }

    private void tell(int bcm, DigitalState state) {
        listener.accept(edge(bcm, state));
    }

    /** Returns an edge. A pin whose level is unknown counts as open, so that it reports no press. */
    private Edge edge(int bcm, DigitalState state) {
        return new Edge(bcm, state == DigitalState.LOW ? Level.LOW : Level.HIGH, clockMs.getAsLong());
    }

    @Override
    public List<Integer> pins() {
        return List.copyOf(inputs.keySet());
    }

    @Override
    public void listen(Consumer<Edge> next) {
        listener = next;
        inputs.forEach((bcm, input) -> next.accept(edge(bcm, input.state())));
    }

    @Override
    public Edge read(int bcm) throws IOException {
        DigitalInput input = inputs.get(bcm);
        if (input == null) {
            throw new IllegalArgumentException("no button is wired to pin " + bcm);
        }
        if (context.isShutdown()) {
            throw new IOException("The buttons were closed: open them again.");
        }
        try {
            return edge(bcm, input.state());
        } catch (RuntimeException e) {
            throw new IOException("Pin BCM " + bcm + " cannot be read: restart the Pi.", e);
        }
    }

    @Override
    public void close() {
        listener = edge -> {};
        if (!context.isShutdown()) {
            context.shutdown();
        }
    }
}
