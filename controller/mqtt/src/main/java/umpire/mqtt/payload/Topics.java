package umpire.mqtt.payload;

import umpire.rules.kernel.Seat;

/** The names of topics. A topic without its root is called a suffix: {@code position}, {@code seat/White}. */
public final class Topics {
    public static final String STATUS = "status";
    public static final String HEALTH = "health";
    public static final String AVAILABILITY = "availability";
    public static final String SEAT = "seat/";
    public static final String COMMAND = "command/";
    public static final String REPLY = "reply/";

    /** Begins the topics of Home Assistant, the only ones outside the table's root. */
    public static final String HOME_ASSISTANT = "homeassistant/";

    private Topics() {}

    /**
     * Returns the root of a table's topics.
     *
     * @param table {@code [a-z0-9-]+}
     */
    public static String root(String table) {
        if (!table.matches("[a-z0-9-]{1,64}")) {
            throw new IllegalArgumentException(
                    "a table's name is up to 64 small letters, digits and dashes, not '" + table + "'");
        }
        return "umpire/1/" + table;
    }

    /** Returns the topic on which Home Assistant finds a table. */
    public static String discovery(String table) {
        return HOME_ASSISTANT + "device/umpire-" + table + "/config";
    }

    /** Returns a seat as a topic level. */
    public static String level(Seat seat) {
        return seat.name().replace(' ', '-');
    }
}
