package umpire.table.finding;

import java.net.URI;
import umpire.mqtt.connection.BrokerProbe;
import umpire.mqtt.connection.BrokerProbe.BrokerFound;
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
            case UNREACHABLE -> bad("No broker answers at " + settings.uri() + ": " + found.why() + ".", reach());
            case NOT_LET_IN ->
                bad(settings.uri() + " does not let the table in" + name() + ": " + found.why() + ".", credentials());
            case NOT_READ -> bad("The broker does not let the table" + name() + " read " + found.why() + ".", access());
            case NOT_PUBLISHED ->
                bad(
                        "What the table says" + name() + " goes nowhere: the broker keeps back " + found.why() + ".",
                        access());
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

    private String reach() {
        URI uri = URI.create(settings.uri());
        return "See that it runs (systemctl status mosquitto) and listens to the network: a Mosquitto does only with a line such as listener "
                + (uri.getPort() < 0 ? 1_883 : uri.getPort())
                + " in its file. Then check the address, and the firewall between.";
    }

    private String credentials() {
        return settings.user().isEmpty()
                ? "Give the table a name there (mosquitto_passwd), and say it with --broker-user and --broker-password-file."
                : "Set its password anew (mosquitto_passwd -b FILE " + settings.user()
                        + " PASSWORD, then systemctl reload mosquitto), and write the same as the first line of --broker-password-file.";
    }

    private String access() {
        return "Let the table read and write all of " + Topics.root(settings.table())
                + "/#: docs/mqtt/mosquitto/umpire.acl is a list that does. Then systemctl reload mosquitto.";
    }
}
