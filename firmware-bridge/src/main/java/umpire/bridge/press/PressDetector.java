package umpire.bridge.press;

import java.util.ArrayList;
import java.util.List;
import umpire.bridge.wire.Alert;
import umpire.bridge.wire.Edge;
import umpire.hardware.Buttons;
import umpire.hardware.Buttons.Button;

/**
 * What the buttons have been doing, as one immutable value.
 *
 * <p>The same edges give the same presses however often {@code tick} is asked in between: what falls due is worked off in
 * the order of its own time. A contact is believed once it has been steady; two contacts of one side closed together are a
 * lean of the arm, not presses; a stuck button neither speaks nor silences its neighbours.
 */
public final class PressDetector {
    private final Buttons buttons;
    private final PressThresholds thresholds;
    private final List<ContactState> contacts;
    private final long nowMs;

    /**
     * What an edge or the passing of time led to.
     *
     * @param next the buttons after it
     * @param presses in the order they were told
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

    /** Begins with buttons nobody has looked at yet. */
    public static PressDetector begin(Buttons buttons, PressThresholds thresholds) {
        return new PressDetector(buttons, thresholds, List.of(), Long.MIN_VALUE / 2);
    }

    /**
     * Takes an edge. The first one of a button is a look at it: a button found closed counts once it has been let go.
     * Repeated levels change nothing, and an edge older than the newest one counts as of now.
     *
     * @throws IllegalArgumentException when no button hangs on that pin
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

    /** Lets time pass. Asking for an earlier time than before changes nothing. */
    public Detection tick(long untilMs) {
        long endMs = Math.max(untilMs, nowMs);
        ElapsedEvents work = new ElapsedEvents(thresholds, contacts);
        work.doUntil(endMs);
        return new Detection(new PressDetector(buttons, thresholds, work.contacts(), endMs), work.presses());
    }

    /** Returns when {@link #tick} will lead to something if no further edge comes; {@link Long#MAX_VALUE} for never. */
    public long dueMs() {
        return contacts.stream()
                .mapToLong(contactState -> contactState.dueMs(thresholds))
                .min()
                .orElse(Long.MAX_VALUE);
    }

    /** Returns what the builder should look at, in the order the buttons were first seen. */
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
                .orElseThrow(() -> new IllegalArgumentException("no button hangs on pin " + bcm));
    }
}
