package umpire.broker;

import java.util.List;

/**
 * Decides which topics a client may read and publish. Topics have the form {@code umpire/1/home/seat/White}; by {@code homeassistant/…}
 * Home Assistant finds the table.
 *
 * <p>Commands contain tokens, so only the service reads them. A seat's secrets and its replies are for that seat and the operator. The seat
 * is looked up on each message, because another game may give the client another seat. All other topics are public. Every client may
 * publish commands, which the service checks. Only the service publishes anything else.
 */
record TopicPermissions(String root, ClientRole.Register register) {
    /**
     * The number of levels of {@code reply/<client>}, the topic of replies to a client without a token. In other topics of replies the
     * owner's name is between the two.
     */
    private static final int NOBODYS_REPLY = 2;

    private static final String DISCOVERY = "homeassistant/";

    /** Returns whether the client may receive a message on this topic. */
    boolean mayRead(ClientRole clientRole, String topic) {
        List<String> levels = under(topic);
        if (levels.isEmpty()) {
            return clientRole instanceof ClientRole.TableClient || topic.startsWith(DISCOVERY);
        }
        return switch (levels.getFirst()) {
            case "command" -> clientRole instanceof ClientRole.TableClient;
            case "seat" -> owns(clientRole, String.join("/", levels.subList(1, levels.size())));
            case "reply" -> levels.size() <= NOBODYS_REPLY || owns(clientRole, levels.get(1));
            default -> true;
        };
    }

    /** Returns whether the client may read the topics of this seat. */
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
     * Returns whether the client may subscribe. A filter that covers only forbidden topics is refused, so the client gets an error. A wider
     * filter is accepted, and its deliveries are filtered. Broker-internal filters ({@code $…}, queue names) are for the service only,
     * because they bypass topics.
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
        return clientRole instanceof ClientRole.TableClient
                ? !levels.isEmpty() || topic.startsWith(DISCOVERY)
                : !levels.isEmpty() && levels.getFirst().equals("command");
    }

    /** Returns the levels below the root; empty when the topic is outside it. */
    private List<String> under(String topic) {
        return topic.startsWith(root + "/")
                ? List.of(topic.substring(root.length() + 1).split("/", -1))
                : List.of();
    }
}
