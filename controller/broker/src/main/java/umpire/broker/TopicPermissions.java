package umpire.broker;

import java.util.List;

/**
 * Tells who may read and say what. Topics and filters come in MQTT's form, {@code umpire/1/home/seat/White}.
 *
 * <p>Commands carry tokens, so only the service reads them. A seat's secrets, and the answers to whoever has its token, are for
 * that seat and the operator: for the seat that a client has now, for another game may give it another. Everything else may be read by
 * anyone. Only the service speaks, apart from commands, which anyone may send: they are checked when they are read.
 */
record TopicPermissions(String root, ClientRole.Register register) {
    /** Levels of {@code reply/<client>}, the answer to who has no token; others have their owner's name between. */
    private static final int NOBODYS_REPLY = 2;

    /** Returns whether a message on this topic may be handed to the client. */
    boolean mayRead(ClientRole clientRole, String topic) {
        List<String> levels = under(topic);
        if (levels.isEmpty()) {
            return clientRole instanceof ClientRole.TableClient;
        }
        return switch (levels.getFirst()) {
            case "command" -> clientRole instanceof ClientRole.TableClient;
            case "seat" -> owns(clientRole, String.join("/", levels.subList(1, levels.size())));
            case "reply" -> levels.size() <= NOBODYS_REPLY || owns(clientRole, levels.get(1));
            default -> true;
        };
    }

    /** Returns whether what is a seat's own is for a client. */
    private boolean owns(ClientRole clientRole, String seat) {
        return switch (clientRole) {
            case ClientRole.TableClient tableService -> true;
            case ClientRole.OperatorClient operatorClient -> true;
            case ClientRole.SeatClient seatClient ->
                register.seat(seatClient.chair()).filter(seat::equals).isPresent();
            case ClientRole.Watcher watcher -> false;
        };
    }

    /**
     * Returns whether a filter is admitted. One that lies wholly in what the client may not read is refused, so that he hears
     * of it; a wider one is admitted and narrowed at delivery. Filters of the broker's own ({@code $…}, names of queues)
     * are for the service alone: they reach past the topics.
     */
    boolean maySubscribe(ClientRole clientRole, String filter) {
        if (clientRole instanceof ClientRole.TableClient) {
            return true;
        }
        if (filter.startsWith("$") || filter.contains("::") || filter.contains(",")) {
            return false;
        }
        List<String> levels = under(filter);
        if (levels.isEmpty()) {
            return true;
        }
        boolean wide =
                levels.size() < 2 || levels.get(1).equals("+") || levels.get(1).equals("#");
        boolean some = wide ? !(clientRole instanceof ClientRole.Watcher) : mayRead(clientRole, filter);
        return switch (levels.getFirst()) {
            case "command" -> false;
            case "seat" -> some;
            case "reply" -> levels.size() <= NOBODYS_REPLY || some;
            default -> true;
        };
    }

    boolean mayPublish(ClientRole clientRole, String topic) {
        List<String> levels = under(topic);
        return !levels.isEmpty()
                && (clientRole instanceof ClientRole.TableClient
                        || levels.getFirst().equals("command"));
    }

    /** Returns the levels below the root; empty when the topic lies elsewhere. */
    private List<String> under(String topic) {
        return topic.startsWith(root + "/")
                ? List.of(topic.substring(root.length() + 1).split("/", -1))
                : List.of();
    }
}
