package umpire.mqtt.connection;

import org.eclipse.paho.mqttv5.client.IMqttAsyncClient;
import org.eclipse.paho.mqttv5.common.MqttException;

/** How a client of the library is parted with: with a goodbye, so that its will stays unspoken, or without where none is taken. */
final class Farewell {
    private static final long UNSAID_MS = 500;
    private static final long GOODBYE_MS = 1_000;

    private Farewell() {}

    /** Says goodbye if that is still possible, and lets go of the client; whoever waits for this has a limit of his own. */
    static void of(IMqttAsyncClient client) throws MqttException {
        try {
            if (client.isConnected()) {
                goodbye(client);
            }
        } finally {
            client.close(true);
        }
    }

    /** The library's forcible way with a goodbye waits for an answer to it, which no broker gives, to the end of its time. */
    private static void goodbye(IMqttAsyncClient client) throws MqttException {
        try {
            client.disconnect(UNSAID_MS).waitForCompletion(GOODBYE_MS);
        } catch (MqttException late) {
            client.disconnectForcibly(0, 0, false);
        }
    }
}
