package umpire.bridge.press;

import java.util.ArrayList;
import java.util.List;
import umpire.bridge.wire.Edge.Level;

/** Works off what falls due by itself: contacts that come to rest, presses that become long, buttons that are stuck. */
final class DueWork {
    private final Timing timing;
    private final List<Contact> contacts;
    private final List<Press> presses = new ArrayList<>();

    DueWork(Timing timing, List<Contact> contacts) {
        this.timing = timing;
        this.contacts = new ArrayList<>(contacts);
    }

    List<Contact> contacts() {
        return contacts;
    }

    List<Press> presses() {
        return presses;
    }

    /** Does one thing after the other, the earliest first; of two at the same time the one of the earlier button. */
    void doUntil(long endMs) {
        for (int next = earliest(); next >= 0 && contacts.get(next).dueMs(timing) <= endMs; next = earliest()) {
            doNext(next);
        }
    }

    private int earliest() {
        int earliest = -1;
        for (int i = 0; i < contacts.size(); i++) {
            if (earliest < 0
                    || contacts.get(i).dueMs(timing) < contacts.get(earliest).dueMs(timing)) {
                earliest = i;
            }
        }
        return earliest;
    }

    private void doNext(int index) {
        Contact contact = contacts.get(index);
        if (contact.restless()) {
            comeToRest(index, contact);
        } else if (contact.spent()) {
            contacts.set(index, contact.heldTooLong());
        } else {
            presses.add(new Press(contact.button(), Press.Kind.LONG, contact.closedMs()));
            contacts.set(index, contact.told());
        }
    }

    private void comeToRest(int index, Contact contact) {
        boolean closed = contact.found() == Level.LOW;
        if (closed == contact.closed()) {
            contacts.set(index, contact.unchanged());
        } else if (closed) {
            close(index, contact.believedClosed());
        } else {
            if (!contact.spent()) {
                presses.add(new Press(contact.button(), Press.Kind.SHORT, contact.closedMs()));
            }
            contacts.set(index, contact.believedOpen(timing.lockoutMs()));
        }
    }

    private void close(int index, Contact closing) {
        boolean chord = false;
        for (int i = 0; i < contacts.size(); i++) {
            Contact other = contacts.get(i);
            if (i != index && other.closed() && !other.stuck() && sameSide(other, closing)) {
                contacts.set(i, other.told());
                chord = true;
            }
        }
        contacts.set(index, chord ? closing.told() : closing);
    }

    private static boolean sameSide(Contact one, Contact other) {
        return one.button().side().equals(other.button().side());
    }
}
