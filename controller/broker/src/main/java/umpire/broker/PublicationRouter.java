package umpire.broker;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import umpire.broker.admission.ConnectionSlots;

/**
 * Hands each publication to those who subscribed, and keeps what is retained. The broker's one thread calls it, so a
 * publication is kept and handed out in one step, and a subscription is noted and answered with what is kept in one step: no
 * reader can come in between and find neither the old message nor the new one.
 */
final class PublicationRouter {
    private final Map<String, Publication> retained = new LinkedHashMap<>();
    private final Set<Recipient> readers = new LinkedHashSet<>();
    private final Map<Name, Recipient> named = new HashMap<>();
    private final ConnectionSlots<Recipient> watchers;
    private final ConnectionSlots<Recipient> proven;

    /** Whoever is connected. */
    interface Recipient extends ConnectionSlots.Occupant {
        Name name();

        /**
         * A publication by someone, perhaps by himself.
         *
         * @param levels of its topic
         */
        HeardHow hear(Publication publication, List<String> levels, Recipient from);

        /** Another connection came in under the same name. */
        void takenOver();
    }

    /** What became of a publication at one reader. */
    enum HeardHow {
        TAKEN,
        /** He did not ask for it, or may not have it. */
        NOT_FOR_HIM,
        /** Too much waits for him already. */
        NO_ROOM
    }

    /**
     * Under which a client is known to those who have the same right to it: nobody takes over the connection of another by using
     * its name.
     *
     * @param client as the client calls itself
     */
    record Name(ClientRole clientRole, String client) {
        /** Those who prove nothing may all call themselves what they like, also alike. */
        boolean unique() {
            return !(clientRole instanceof ClientRole.Watcher);
        }
    }

    PublicationRouter(BrokerLimits limits) {
        this.watchers = new ConnectionSlots<>(limits.watchers());
        this.proven = new ConnectionSlots<>(limits.proven());
    }

    /** Lets a reader in, unless there is no place for him. For the table there always is. */
    boolean admit(Recipient reader, long nowMs) {
        Optional.ofNullable(named.get(reader.name())).ifPresent(Recipient::takenOver);
        if (!seat(reader, nowMs)) {
            return false;
        }
        readers.add(reader);
        if (reader.name().unique()) {
            named.put(reader.name(), reader);
        }
        return true;
    }

    private boolean seat(Recipient reader, long nowMs) {
        return switch (reader.name().clientRole()) {
            case ClientRole.TableClient table -> true;
            case ClientRole.Watcher watcher -> watchers.admit(reader, nowMs);
            case ClientRole.OperatorClient operator -> proven.admit(reader, nowMs);
            case ClientRole.SeatClient seat -> proven.admit(reader, nowMs);
        };
    }

    void leave(Recipient reader) {
        readers.remove(reader);
        watchers.leave(reader);
        proven.leave(reader);
        named.remove(reader.name(), reader);
    }

    /**
     * Only what the table says is kept; a command that somebody retains is handed on as such and gone. Returns whether somebody
     * took it, or there is nobody whom it is for.
     */
    boolean publish(Publication publication, Recipient from) {
        if (publication.retain() && from.name().clientRole() instanceof ClientRole.TableClient) {
            if (publication.payload().length == 0) {
                retained.remove(publication.topic());
            } else {
                retained.put(publication.topic(), publication);
            }
        }
        List<String> levels = List.of(publication.topic().split("/", -1));
        Set<HeardHow> heard = EnumSet.noneOf(HeardHow.class);
        for (Recipient reader : List.copyOf(readers)) {
            heard.add(reader.hear(publication, levels, from));
        }
        return heard.contains(HeardHow.TAKEN) || !heard.contains(HeardHow.NO_ROOM);
    }

    /** Returns what is kept on topics that a filter covers. */
    List<Publication> retained(TopicFilter filter, long nowMs) {
        retained.values().removeIf(publication -> publication.expired(nowMs));
        return retained.values().stream()
                .filter(publication -> filter.matches(publication.topic()))
                .toList();
    }
}
