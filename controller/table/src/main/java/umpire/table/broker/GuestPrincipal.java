package umpire.table.broker;

import javax.security.auth.Subject;
import org.apache.activemq.artemis.spi.core.security.jaas.UserPrincipal;

/** Carries who a connection belongs to through Artemis. */
final class GuestPrincipal extends UserPrincipal {
    private final transient Guest guest;

    private GuestPrincipal(Guest guest) {
        super(guest.toString());
        this.guest = guest;
    }

    static Subject subjectOf(Guest guest) {
        Subject subject = new Subject();
        subject.getPrincipals().add(new GuestPrincipal(guest));
        return subject;
    }

    /** Returns who the subject is; someone unknown counts as a watcher. */
    static Guest guestOf(Subject subject) {
        return subject.getPrincipals(GuestPrincipal.class).stream()
                .map(principal -> principal.guest)
                .findFirst()
                .orElse(new Guest.Watcher());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof GuestPrincipal principal && principal.guest.equals(guest);
    }

    @Override
    public int hashCode() {
        return guest.hashCode();
    }
}
