package umpire.table.finding;

import umpire.mqtt.connection.BrokerFound;
import umpire.mqtt.connection.BrokerProbe;
import umpire.mqtt.connection.MqttSettings;
import umpire.mqtt.payload.Topics;

/** Checks the broker: whether it can be reached, accepts the login, and delivers the table's messages. */
public final class BrokerExamination {
    private static final String PART = "broker";
    private static final long PATIENCE_MS = 3_000;

    private final MqttSettings settings;
    private final boolean embedded;

    private BrokerExamination(MqttSettings settings, boolean embedded) {
        this.settings = settings;
        this.embedded = embedded;
    }

    /** Returns the finding when there is no outside broker and no table runs. */
    public static Finding ofNone() {
        return Finding.none(PART, "The table uses its own broker. An outside broker is examined if --broker names it.");
    }

    /** Checks an outside broker. */
    public static Finding outside(MqttSettings settings) {
        return new BrokerExamination(settings, false).finding();
    }

    /** Checks the embedded broker of a running table. */
    public static Finding embedded(MqttSettings settings) {
        return new BrokerExamination(settings, true).finding();
    }

    private Finding finding() {
        BrokerFound found = BrokerProbe.of(settings, PATIENCE_MS);
        return switch (found.access()) {
            case OPEN ->
                Finding.good(
                        PART,
                        settings.uri() + " lets the table in" + name() + ", and passes on its messages below "
                                + Topics.root(settings.table()) + ".");
            case LIMITED -> Finding.doubtful(PART, found.says(), found.mend());
            case UNREACHABLE, NOT_MQTT, NOT_TRUSTED, NOT_LET_IN, NOT_READ, NOT_PUBLISHED ->
                bad(found.says(), found.mend());
        };
    }

    private Finding bad(String says, String mend) {
        return embedded
                ? Finding.bad(PART, says, "Restart the table: this broker is part of it.")
                : Finding.bad(PART, says, mend);
    }

    private String name() {
        return settings.user().isEmpty() ? " without a name" : " as " + settings.user();
    }
}
