package umpire.table.finding;

import umpire.mqtt.connection.BrokerFound;
import umpire.mqtt.connection.BrokerProbe;
import umpire.mqtt.connection.MqttSettings;
import umpire.mqtt.payload.Topics;

/** Examines the broker that the table speaks to: whether it is there, lets the table in, and passes on what that says. */
public final class BrokerExamination {
    private static final String PART = "broker";
    private static final long PATIENCE_MS = 3_000;

    private final MqttSettings settings;
    private final boolean embedded;

    private BrokerExamination(MqttSettings settings, boolean embedded) {
        this.settings = settings;
        this.embedded = embedded;
    }

    /** Returns what is to be said where no broker outside is named and no table runs. */
    public static Finding ofNone() {
        return Finding.none(
                PART, "The table brings its own broker with it. One outside is examined if --broker names it.");
    }

    /** Examines a broker outside. */
    public static Finding outside(MqttSettings settings) {
        return new BrokerExamination(settings, false).finding();
    }

    /** Examines the broker that a running table brought with it. */
    public static Finding embedded(MqttSettings settings) {
        return new BrokerExamination(settings, true).finding();
    }

    private Finding finding() {
        BrokerFound found = BrokerProbe.of(settings, PATIENCE_MS);
        return switch (found.access()) {
            case OPEN ->
                Finding.good(
                        PART,
                        settings.uri() + " lets the table in" + name() + ", and passes on what it says below "
                                + Topics.root(settings.table()) + ".");
            case LIMITED -> Finding.doubtful(PART, found.says(), found.mend());
            case UNREACHABLE, NOT_MQTT, NOT_TRUSTED, NOT_LET_IN, NOT_READ, NOT_PUBLISHED ->
                bad(found.says(), found.mend());
        };
    }

    private Finding bad(String says, String mend) {
        return embedded
                ? Finding.bad(PART, says, "The table brings this broker with it: start the table anew.")
                : Finding.bad(PART, says, mend);
    }

    private String name() {
        return settings.user().isEmpty() ? " without a name" : " as " + settings.user();
    }
}
