package umpire.mqtt.connection;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.paho.mqttv5.client.IMqttAsyncClient;
import org.eclipse.paho.mqttv5.client.IMqttToken;
import org.eclipse.paho.mqttv5.client.MqttConnectionOptions;
import org.eclipse.paho.mqttv5.common.MqttException;
import org.eclipse.paho.mqttv5.common.MqttMessage;
import org.eclipse.paho.mqttv5.common.MqttSubscription;
import org.eclipse.paho.mqttv5.common.packet.MqttProperties;
import umpire.mqtt.payload.Topics;

/**
 * A client that is connected to a broker. The table and {@link BrokerProbe} connect in the same way, so both meet the same problems.
 *
 * @param terms the broker's limits
 */
record BrokerAdmission(IMqttAsyncClient client, BrokerTerms terms) {
    /** Reason codes from this one on are refusals. */
    private static final int REFUSED = 0x80;

    private static final String COMMANDS = Topics.COMMAND + "#";

    /** The topics that the table must read. */
    static final List<String> HEARD = List.of(COMMANDS, "alert/+", "seat/+", Topics.STATUS, Topics.HEALTH);

    /**
     * Turns the library's log off, because the library also throws each problem that it logs, and often logs a stack
     * trace. A logger lives only while it is referenced.
     */
    private static final Logger LIBRARY = Logger.getLogger("org.eclipse.paho");

    static {
        LIBRARY.setLevel(Level.OFF);
    }

    /**
     * The reason codes for unsupported retain and unsupported QoS. The library does not know the latter and returns the
     * third code for it.
     */
    private static final Set<Integer> WILL_NOT_TAKEN =
            Set.of(0x9A, 0x9B, MqttException.REASON_CODE_INVALID_RETURN_CODE);

    /** Creates a client of the library. */
    @FunctionalInterface
    interface ClientMaker {
        IMqttAsyncClient make(MqttSettings settings) throws MqttException;
    }

    /**
     * The last will of a client at the broker, and the topics it hears.
     *
     * @param suffix the topic of its last will
     * @param payload its last will, which the broker publishes when the connection breaks
     * @param heard the topics to which it subscribes
     */
    record ClientPresence(String suffix, byte[] payload, List<String> heard) {
        private void leave(MqttConnectionOptions options, MqttSettings settings, boolean kept) {
            options.setWill(settings.topic(suffix), new MqttMessage(payload, kept ? 1 : 0, kept, new MqttProperties()));
        }
    }

    /** Connects a new client. If the broker refuses a retained last will, it gets one that is not retained. */
    static BrokerAdmission seek(ClientMaker clients, MqttSettings settings, ClientPresence presence, long patienceMs)
            throws MqttException {
        try {
            return seek(clients, settings, presence, true, patienceMs);
        } catch (MqttException refused) {
            if (WILL_NOT_TAKEN.contains(refused.getReasonCode())) {
                return seek(clients, settings, presence, false, patienceMs);
            }
            throw refused;
        }
    }

    private static BrokerAdmission seek(
            ClientMaker clients, MqttSettings settings, ClientPresence presence, boolean kept, long patienceMs)
            throws MqttException {
        IMqttAsyncClient client = clients.make(settings);
        try {
            MqttConnectionOptions options = options(settings, patienceMs);
            presence.leave(options, settings, kept);
            IMqttToken token = client.connect(options);
            token.waitForCompletion(patienceMs);
            return new BrokerAdmission(client, BrokerTerms.of(token.getResponseProperties()));
        } catch (MqttException | RuntimeException e) {
            letGo(client, e);
            throw e;
        }
    }

    /** Subscribes. Returns the topics that the broker does not let the table read. */
    List<String> subscribe(MqttSettings settings, List<String> heard, long patienceMs) throws MqttException {
        List<String> refused = new ArrayList<>();
        for (String filter : heard) {
            MqttSubscription subscription = new MqttSubscription(settings.topic(filter), 1);
            subscription.setNoLocal(true);
            // Commands keep the retain flag with which they were published. All other messages show whether they were
            // retained at the
            // broker.
            subscription.setRetainAsPublished(filter.equals(COMMANDS));
            IMqttToken token = client.subscribe(subscription);
            token.waitForCompletion(patienceMs);
            if (!granted(token) && HEARD.contains(filter)) {
                BrokerFound unread = BrokerFound.unread(settings, filter);
                refused.add(unread.says() + " " + unread.mend());
            }
        }
        return refused;
    }

    /** Returns whether an answered subscription was granted. */
    static boolean granted(IMqttToken token) {
        int[] codes = token.getReasonCodes();
        return codes != null && codes.length > 0 && codes[0] < REFUSED;
    }

    /**
     * Closes a client that could not connect. A client that is still connecting cannot be closed; the reason for the failed connection is
     * the one to report.
     */
    private static void letGo(IMqttAsyncClient client, Exception why) {
        try {
            GracefulDisconnect.of(client);
        } catch (MqttException | RuntimeException e) {
            why.addSuppressed(e);
        }
    }

    /** Starts a clean session without automatic reconnection. */
    private static MqttConnectionOptions options(MqttSettings settings, long patienceMs) throws MqttException {
        MqttConnectionOptions options = new MqttConnectionOptions();
        options.setCleanStart(true);
        options.setAutomaticReconnect(false);
        options.setConnectionTimeout((int) Math.max(1, patienceMs / 1_000));
        if (!settings.user().isEmpty()) {
            options.setUserName(settings.user());
            options.setPassword(settings.passwordBytes());
        }
        if (settings.libraryUri().startsWith("tcp:")) {
            options.setSocketFactory(new PromptSockets());
        } else if (settings.authority().isPresent()) {
            try {
                options.setSocketFactory(
                        TrustedAuthority.sockets(settings.authority().get()));
            } catch (IOException e) {
                throw new MqttException(e);
            }
        }
        options.setKeepAliveInterval(10);
        // Longer than any message of the table and any command. The library applies this limit to both directions.
        options.setMaximumPacketSize(128L * 1_024);
        return options;
    }
}
