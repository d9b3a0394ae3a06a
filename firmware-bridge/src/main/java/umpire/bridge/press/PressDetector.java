package umpire.bridge.press;

import java.util.ArrayList;
import java.util.List;
import umpire.bridge.wire.Alert;
import umpire.bridge.wire.Edge;
import umpire.hardware.Buttons;
import umpire.hardware.Buttons.Button;

/**
 * Detects presses of the buttons, as an immutable value.
 *
 * <p>The same edges give the same presses however often {@code tick} is called in between, since timed events are processed in order. A
 * contact counts once it is steady (debounce). Two contacts of one side closed together are a lean of the arm and not presses. A stuck
 * button is ignored and does not block its neighbours.
 */
public final class PressDetector {
    private final Buttons buttons;
    private final PressThresholds thresholds;
    private final List<ContactState> contacts;
    private final long nowMs;

    /**
     * The result of an edge or of elapsed time.
     *
     * @param next the new state of the buttons
     * @param presses in order
     */
    public record Detection(PressDetector next, List<Press> presses) {
        public Detection {
            presses = List.copyOf(presses);
        }
    }

    private PressDetector(Buttons buttons, PressThresholds thresholds, List<ContactState> contacts, long nowMs) {
        this.buttons = buttons;
        this.thresholds = thresholds;
        this.contacts = List.copyOf(contacts);
        this.nowMs = nowMs;
    }

    /** Returns the initial state, before any edge. */
    public static PressDetector begin(Buttons buttons, PressThresholds thresholds) {
        return new PressDetector(buttons, thresholds, List.of(), Long.MIN_VALUE / 2);
    }

    /**
     * Processes an edge. The first edge of a button is its initial level: a button found closed counts only after a release. Repeated
     * levels change nothing, and an edge older than the newest one is processed at the newest one's time.
     *
     * @throws IllegalArgumentException if no button has that pin
     */
    public Detection take(Edge edge) {
        Detection upToNow = tick(edge.atMs());
        PressDetector now = upToNow.next();
        List<ContactState> after = new ArrayList<>(now.contacts);
        int index = now.indexOf(edge.bcm());
        if (index < 0) {
            after.add(ContactState.first(button(edge.bcm()), edge.level(), now.nowMs));
        } else {
            after.set(index, after.get(index).found(edge.level(), now.nowMs));
        }
        return new Detection(new PressDetector(buttons, thresholds, after, now.nowMs), upToNow.presses());
    }

    /** Processes elapsed time. A time before the last one changes nothing. */
    public Detection tick(long untilMs) {
        long endMs = Math.max(untilMs, nowMs);
        ElapsedEvents work = new ElapsedEvents(thresholds, contacts);
        work.doUntil(endMs);
        return new Detection(new PressDetector(buttons, thresholds, work.contacts(), endMs), work.presses());
    }

    /** Returns the time at which {@link #tick} will have an effect without a further edge; {@link Long#MAX_VALUE} for never. */
    public long dueMs() {
        return contacts.stream()
                .mapToLong(contactState -> contactState.dueMs(thresholds))
                .min()
                .orElse(Long.MAX_VALUE);
    }

    /** Returns the alerts for the builder, in the order the buttons were first seen. */
    public List<Alert> alerts() {
        List<Alert> alerts = new ArrayList<>();
        for (ContactState contactState : contacts) {
            if (contactState.stuck()) {
                alerts.add(stuck(contactState.button()));
            } else if (contactState.restless() && nowMs - contactState.restlessMs() >= thresholds.longMs()) {
                alerts.add(flickers(contactState.button()));
            }
        }
        return List.copyOf(alerts);
    }

    private static Alert stuck(Button button) {
        return new Alert(
                "button-" + button.bcm(),
                "The " + name(button) + " button is stuck: free it, or look for a short between pin BCM " + button.bcm()
                        + " and ground. The other buttons still work.");
    }

    private static Alert flickers(Button button) {
        return new Alert(
                "button-" + button.bcm(),
                "The " + name(button) + " button flickers: look for a loose wire at pin BCM " + button.bcm()
                        + " or replace the button. The other buttons still work.");
    }

    private static String name(Button button) {
        return button.side().equals("any") ? button.press() : button.side() + " " + button.press();
    }

    private int indexOf(int bcm) {
        for (int i = 0; i < contacts.size(); i++) {
            if (contacts.get(i).button().bcm() == bcm) {
                return i;
            }
        }
        return -1;
    }

    private Button button(int bcm) {
        return buttons.buttons().stream()
                .filter(button -> button.bcm() == bcm)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no button is wired to pin " + bcm));
    }
}
