package umpire.bridge.virtual;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import umpire.bridge.wire.Edge;
import umpire.bridge.wire.Edge.Level;
import umpire.bridge.wire.EdgeWire;
import umpire.hardware.Buttons;
import umpire.hardware.Buttons.Button;

/** Buttons pressed by a page or a test. They produce the edges of real ones. Thread-safe. */
public final class VirtualButtons implements EdgeWire {
    private final Buttons buttons;
    private final LongSupplier clockMs;
    private final int bounces;
    private final Map<Integer, Level> levels = new LinkedHashMap<>();
    private Consumer<Edge> listener = edge -> {};
    private boolean closed;

    /**
     * Makes a button for each of the rig's.
     *
     * @param clockMs the table's monotonic clock
     * @param bounces the number of times a contact opens and closes again before it rests; 0 for perfect contacts
     */
    public VirtualButtons(Buttons buttons, LongSupplier clockMs, int bounces) {
        this.buttons = buttons;
        this.clockMs = clockMs;
        this.bounces = bounces;
        buttons.buttons().forEach(button -> levels.put(button.bcm(), Level.HIGH));
    }

    /**
     * Pushes a button down and leaves it there.
     *
     * @return whether there is such a button
     */
    public boolean push(String side, String press) {
        return move(side, press, Level.LOW);
    }

    /**
     * Releases a button.
     *
     * @return whether there is such a button
     */
    public boolean release(String side, String press) {
        return move(side, press, Level.HIGH);
    }

    /**
     * Presses and releases a button at once; the release has a later time, as if held by a finger.
     *
     * @param heldMs the apparent duration; a tap is about 60
     * @return whether there is such a button
     */
    public boolean press(String side, String press, long heldMs) {
        Optional<Button> found = find(side, press);
        found.ifPresent(button -> {
            long nowMs = clockMs.getAsLong();
            bring(button.bcm(), Level.LOW, nowMs);
            bring(button.bcm(), Level.HIGH, nowMs + heldMs);
        });
        return found.isPresent();
    }

    private boolean move(String side, String press, Level to) {
        Optional<Button> found = find(side, press);
        found.ifPresent(button -> bring(button.bcm(), to, clockMs.getAsLong()));
        return found.isPresent();
    }

    private Optional<Button> find(String side, String press) {
        return buttons.buttons().stream()
                .filter(button -> button.side().equals(side) && button.press().equals(press))
                .findFirst();
    }

    private synchronized void bring(int bcm, Level to, long atMs) {
        Level from = to == Level.LOW ? Level.HIGH : Level.LOW;
        for (int i = 0; i < bounces; i++) {
            tell(bcm, to, atMs);
            tell(bcm, from, atMs);
        }
        tell(bcm, to, atMs);
    }

    private void tell(int bcm, Level level, long atMs) {
        if (!closed && levels.put(bcm, level) != level) {
            listener.accept(new Edge(bcm, level, atMs));
        }
    }

    @Override
    public List<Integer> pins() {
        return buttons.buttons().stream().map(Button::bcm).toList();
    }

    @Override
    public synchronized void listen(Consumer<Edge> next) {
        listener = next;
        levels.forEach((bcm, level) -> next.accept(new Edge(bcm, level, clockMs.getAsLong())));
    }

    @Override
    public synchronized Edge read(int bcm) throws IOException {
        Level level = levels.get(bcm);
        if (level == null) {
            throw new IllegalArgumentException("no button is wired to pin " + bcm);
        }
        if (closed) {
            throw new IOException("The buttons were closed: open them again.");
        }
        return new Edge(bcm, level, clockMs.getAsLong());
    }

    @Override
    public synchronized void close() {
        closed = true;
    }
}
