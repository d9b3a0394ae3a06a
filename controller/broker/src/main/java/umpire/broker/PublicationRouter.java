package umpire.broker;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Hands each publication to those who subscribed, and keeps what is retained. The broker's one thread calls it, so a
 * publication is kept and handed out in one step, and a subscription is noted and answered with what is kept in one step: no
 * reader can come in between and find neither the old message nor the new one.
 */
final class PublicationRouter {
    private static final int MOST_READERS = 500;

    private final Map<String, Publication> retained = new LinkedHashMap<>();
    private final Set<Recipient> readers = new LinkedHashSet<>();
    private final Map<Name, Recipient> named = new HashMap<>();

    /** Whoever is connected. */
    interface Recipient {
        Name name();

        /** A publication by someone, perhaps by himself. */
        void hear(Publication publication, Recipient from);

        /** Another connection came in under the same name. */
        void takenOver();
    }

    /**
     * Under which a client is known. Nobody takes over the connection of another by using its name.
     *
     * @param client as the client calls itself
     */
    record Name(ClientRole clientRole, String client) {}

    /** Lets a reader in, unless there are too many. */
    boolean admit(Recipient reader) {
        Optional.ofNullable(named.get(reader.name())).ifPresent(Recipient::takenOver);
        if (readers.size() >= MOST_READERS) {
            return false;
        }
        readers.add(reader);
        named.put(reader.name(), reader);
        return true;
    }

    void leave(Recipient reader) {
        readers.remove(reader);
        named.remove(reader.name(), reader);
    }

    /** Only what the table says is kept; a command that somebody retains is handed on as such and gone. */
    void publish(Publication publication, Recipient from) {
        if (publication.retain() && from.name().clientRole() instanceof ClientRole.TableClient) {
            if (publication.payload().length == 0) {
                retained.remove(publication.topic());
            } else {
                retained.put(publication.topic(), publication);
            }
        }
        List.copyOf(readers).forEach(reader -> reader.hear(publication, from));
    }

    /** Returns what is kept on topics that a filter covers. */
    List<Publication> retained(TopicFilter filter, long nowMs) {
        retained.values().removeIf(publication -> publication.expired(nowMs));
        return retained.values().stream()
                .filter(publication -> filter.matches(publication.topic()))
                .toList();
    }
}
