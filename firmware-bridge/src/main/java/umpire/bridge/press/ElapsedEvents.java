package umpire.bridge.press;

import java.util.ArrayList;
import java.util.List;
import umpire.bridge.wire.Edge.Level;

/** Processes timed events: contacts that become steady, presses that become long, and buttons that get stuck. */
final class ElapsedEvents {
    private final PressThresholds thresholds;
    private final List<ContactState> contacts;
    private final List<Press> presses = new ArrayList<>();

    ElapsedEvents(PressThresholds thresholds, List<ContactState> contacts) {
        this.thresholds = thresholds;
        this.contacts = new ArrayList<>(contacts);
    }

    List<ContactState> contacts() {
        return contacts;
    }

    List<Press> presses() {
        return presses;
    }

    /** Processes events in the order of their times; at equal times the earlier button comes first. */
    void doUntil(long endMs) {
        for (int next = earliest(); next >= 0 && contacts.get(next).dueMs(thresholds) <= endMs; next = earliest()) {
            doNext(next);
        }
    }

    private int earliest() {
        int earliest = -1;
        for (int i = 0; i < contacts.size(); i++) {
            if (earliest < 0
                    || contacts.get(i).dueMs(thresholds)
                            < contacts.get(earliest).dueMs(thresholds)) {
                earliest = i;
            }
        }
        return earliest;
    }

    private void doNext(int index) {
        ContactState contactState = contacts.get(index);
        if (contactState.restless()) {
            comeToRest(index, contactState);
        } else if (contactState.spent()) {
            contacts.set(index, contactState.heldTooLong());
        } else {
            presses.add(new Press(contactState.button(), Press.PressKind.LONG, contactState.closedMs()));
            contacts.set(index, contactState.told());
        }
    }

    private void comeToRest(int index, ContactState contactState) {
        boolean closed = contactState.found() == Level.LOW;
        if (closed == contactState.closed()) {
            contacts.set(index, contactState.unchanged());
        } else if (closed) {
            close(index, contactState.believedClosed());
        } else {
            if (!contactState.spent()) {
                presses.add(new Press(contactState.button(), Press.PressKind.SHORT, contactState.closedMs()));
            }
            contacts.set(index, contactState.believedOpen(thresholds.lockoutMs()));
        }
    }

    private void close(int index, ContactState closing) {
        boolean chord = false;
        for (int i = 0; i < contacts.size(); i++) {
            ContactState other = contacts.get(i);
            if (i != index && other.closed() && !other.stuck() && sameSide(other, closing)) {
                contacts.set(i, other.told());
                chord = true;
            }
        }
        contacts.set(index, chord ? closing.told() : closing);
    }

    private static boolean sameSide(ContactState one, ContactState other) {
        return one.button().side().equals(other.button().side());
    }
}
