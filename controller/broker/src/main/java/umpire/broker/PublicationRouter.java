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
 * Delivers publications to subscribers and keeps retained messages. Only the broker's thread calls it. Storing and delivering a message is
 * one step, and so is subscribing and reading the retained messages. So no subscriber misses both the old message and the new one.
 */
final class PublicationRouter {
    private final Map<String, Publication> retained = new LinkedHashMap<>();
    private final Set<Recipient> readers = new LinkedHashSet<>();
    private final Map<Name, Recipient> named = new HashMap<>();
    private final ConnectionSlots<Recipient> watchers;
    private final ConnectionSlots<Recipient> proven;

    /** A connected client. */
    interface Recipient extends ConnectionSlots.Occupant {
        Name name();

        /**
         * Receives a publication, perhaps the client's own.
         *
         * @param levels the levels of its topic
         */
        HeardHow hear(Publication publication, List<String> levels, Recipient from);

        /** Called when another connection has logged in with the same name. */
        void takenOver();
    }

    /** The outcome of a publication at one client. */
    enum HeardHow {
        TAKEN,
        /** The client did not subscribe to it, or may not read it. */
        NOT_FOR_HIM,
        /** The client's queue is full. */
        NO_ROOM
    }

    /**
     * The key of a client: its role and client id. A client id takes over only connections with the same role.
     *
     * @param client the client id
     */
    record Name(ClientRole clientRole, String client) {
        /** Watchers may share a client id. */
        boolean unique() {
            return !(clientRole instanceof ClientRole.Watcher);
        }
    }

    PublicationRouter(BrokerLimits limits) {
        this.watchers = new ConnectionSlots<>(limits.watchers());
        this.proven = new ConnectionSlots<>(limits.proven());
    }

    /** Admits a client. Returns false when its role has no free slot; the table always gets one. */
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
     * Stores and delivers a publication. Only the table's retained messages are stored; a retained command is delivered with its flag and
     * not stored. Returns false when all clients that should receive it have full queues.
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

    /** Returns the retained messages that match a filter. */
    List<Publication> retained(TopicFilter filter, long nowMs) {
        retained.values().removeIf(publication -> publication.expired(nowMs));
        return retained.values().stream()
                .filter(publication -> filter.matches(publication.topic()))
                .toList();
    }
}
