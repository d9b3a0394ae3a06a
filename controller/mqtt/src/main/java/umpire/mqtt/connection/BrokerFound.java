package umpire.mqtt.connection;

import java.io.EOFException;
import java.net.SocketException;
import java.net.URI;
import java.security.cert.CertPathBuilderException;
import java.security.cert.CertificateException;
import java.security.cert.CertificateExpiredException;
import java.security.cert.CertificateNotYetValidException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.net.ssl.SSLException;
import org.eclipse.paho.mqttv5.client.MqttClientException;
import org.eclipse.paho.mqttv5.common.MqttException;
import umpire.mqtt.payload.Topics;

/**
 * The result of probing a broker.
 *
 * @param says the problem, in a sentence; empty without one
 * @param mend the remedy; empty without a problem
 */
public record BrokerFound(BrokerAccess access, String says, String mend) {
    private static final int UNSUPPORTED_VERSION = 0x84;
    private static final int BAD_NAME_OR_PASSWORD = 0x86;
    private static final int NOT_AUTHORISED = 0x87;

    /** Whether the table can use a broker, or the first obstacle. */
    public enum BrokerAccess {
        /** The table can use it. */
        OPEN,
        /** The table can use it, but some function is missing. */
        LIMITED,
        /** No answer from this address. */
        UNREACHABLE,
        /** The address answers, but not as an MQTT 5 broker. */
        NOT_MQTT,
        /** The broker's TLS certificate is not trusted. */
        NOT_TRUSTED,
        /** The broker refuses the name or password. */
        NOT_LET_IN,
        /** The broker refuses some of the table's subscriptions. */
        NOT_READ,
        /** The table's messages reach no subscriber. */
        NOT_PUBLISHED
    }

    static BrokerFound open(BrokerTerms terms) {
        List<BrokerTerms.Shortcoming> lacks = terms.shortcomings();
        return new BrokerFound(
                lacks.isEmpty() ? BrokerAccess.OPEN : BrokerAccess.LIMITED,
                lacks.stream().map(BrokerTerms.Shortcoming::says).collect(Collectors.joining(" ")),
                lacks.stream().map(BrokerTerms.Shortcoming::mend).collect(Collectors.joining(" ")));
    }

    static BrokerFound unread(MqttSettings settings, String filter) {
        return new BrokerFound(
                BrokerAccess.NOT_READ,
                "The broker does not let the table" + name(settings) + " read " + settings.root() + "/" + filter + ".",
                rights(settings));
    }

    static BrokerFound unpublished(MqttSettings settings, String topic) {
        return new BrokerFound(
                BrokerAccess.NOT_PUBLISHED,
                "The broker does not pass on the table's messages" + name(settings) + ": it holds back " + topic + ".",
                rights(settings));
    }

    /** Returns why the broker refused a connection. */
    static BrokerFound refused(MqttSettings settings, MqttException refusal) {
        int code = refusal.getReasonCode();
        if (code == BAD_NAME_OR_PASSWORD
                || code == NOT_AUTHORISED
                || code == MqttClientException.REASON_CODE_FAILED_AUTHENTICATION
                || code == MqttClientException.REASON_CODE_NOT_AUTHORIZED) {
            return new BrokerFound(
                    BrokerAccess.NOT_LET_IN,
                    settings.uri() + " does not let the table in" + name(settings) + ": " + said(refusal) + ".",
                    credentials(settings));
        }
        if (code == UNSUPPORTED_VERSION || code == MqttClientException.REASON_CODE_INVALID_PROTOCOL_VERSION) {
            return new BrokerFound(
                    BrokerAccess.NOT_MQTT,
                    "The broker at " + settings.uri() + " does not speak MQTT 5.",
                    "Update it, or use another one: a Mosquitto speaks MQTT 5 since its version 1.6.");
        }
        if (answered(refusal)) {
            return new BrokerFound(
                    BrokerAccess.NOT_MQTT,
                    "At " + settings.uri() + " something answers, but not as an MQTT broker: " + said(refusal) + ".",
                    settings.secured()
                            ? "Check the port of --broker, usually 8883. If the broker speaks no TLS there, write mqtt:// in front."
                            : "Check the port of --broker, usually 1883. If the broker wants TLS there, write mqtts:// in front.");
        }
        if (causes(refusal).anyMatch(cause -> cause instanceof SSLException || cause instanceof CertificateException)) {
            return untrusted(settings, refusal);
        }
        return new BrokerFound(
                BrokerAccess.UNREACHABLE,
                "No broker answers at " + settings.uri() + ": " + said(refusal) + ".",
                reach(settings));
    }

    private static boolean answered(MqttException refusal) {
        int code = refusal.getReasonCode();
        return code == MqttClientException.REASON_CODE_INVALID_MESSAGE
                || code == MqttException.REASON_CODE_MALFORMED_PACKET
                || causes(refusal).anyMatch(BrokerFound::hungUp);
    }

    private static boolean hungUp(Throwable cause) {
        return cause instanceof EOFException
                || (cause instanceof SocketException && "Connection reset".equals(cause.getMessage()));
    }

    private static BrokerFound untrusted(MqttSettings settings, MqttException refusal) {
        String words = causes(refusal).map(String::valueOf).collect(Collectors.joining("; "));
        String mend;
        if (words.contains("Unsupported or unrecognized SSL message")) {
            mend = "The broker speaks no TLS at this port: take another one, usually 8883, or write mqtt:// in front.";
        } else if (has(refusal, CertificateExpiredException.class)
                || has(refusal, CertificateNotYetValidException.class)) {
            mend = "Check the clock of this machine, and then how long the broker's certificate is valid.";
        } else if (has(refusal, CertPathBuilderException.class) || words.contains("PKIX path")) {
            mend =
                    "Give --broker-ca the file with the certificate of the authority that signed the broker's (often ca.crt).";
        } else if (words.contains("subject alternative") || words.contains("No name matching")) {
            mend =
                    "Name the broker in --broker as its certificate does, or give it a certificate for the name used here.";
        } else {
            mend = "Read the broker's log, and check the TLS lines of its configuration.";
        }
        return new BrokerFound(
                BrokerAccess.NOT_TRUSTED,
                "A broker answers at " + settings.uri() + ", but TLS fails: " + said(refusal) + ".",
                mend);
    }

    private static boolean has(Throwable failure, Class<? extends Throwable> kind) {
        return causes(failure).anyMatch(kind::isInstance);
    }

    private static Stream<Throwable> causes(Throwable failure) {
        return Stream.iterate(Optional.of(failure), Optional::isPresent, cause -> cause.map(Throwable::getCause))
                .flatMap(Optional::stream);
    }

    /** Returns the library's message and that of the cause. */
    private static String said(MqttException refusal) {
        Throwable cause = refusal.getCause();
        if (cause == null) {
            return String.valueOf(refusal.getMessage());
        }
        String why = cause.getMessage() == null ? cause.getClass().getSimpleName() : cause.getMessage();
        return refusal.getReasonCode() == 0 ? why : refusal.getMessage() + ": " + why;
    }

    private static String name(MqttSettings settings) {
        return settings.user().isEmpty() ? " without a name" : " as " + settings.user();
    }

    private static String reach(MqttSettings settings) {
        int port = URI.create(settings.uri()).getPort();
        return "Check that it runs (systemctl status mosquitto) and listens to the network: Mosquitto needs a line such as listener "
                + (port >= 0 ? port : settings.secured() ? 8_883 : 1_883)
                + " for that in its configuration. Then check the address and the firewall.";
    }

    private static String credentials(MqttSettings settings) {
        return settings.user().isEmpty()
                ? "Create a user for the table (mosquitto_passwd), and name it with --broker-user and --broker-password-file."
                : "Set its password again (mosquitto_passwd -b FILE " + settings.user()
                        + " PASSWORD, then systemctl reload mosquitto), and write the same as the first line of --broker-password-file.";
    }

    private static String rights(MqttSettings settings) {
        return "Let the table read and write all of " + Topics.root(settings.table())
                + "/#: docs/mqtt/mosquitto/umpire.acl is a list that does. Then systemctl reload mosquitto.";
    }
}
