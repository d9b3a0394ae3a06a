package umpire.mqtt.connection;

import org.eclipse.paho.mqttv5.client.IMqttAsyncClient;
import org.eclipse.paho.mqttv5.common.MqttException;

/** Disconnects a client of the library. With a DISCONNECT packet, if the broker accepts one, the last will is not published. */
final class GracefulDisconnect {
    private static final long UNSAID_MS = 500;
    private static final long GOODBYE_MS = 1_000;

    private GracefulDisconnect() {}

    /** Disconnects if possible, then closes the client. The caller has its own timeout. */
    static void of(IMqttAsyncClient client) throws MqttException {
        try {
            if (client.isConnected()) {
                goodbye(client);
            }
        } finally {
            client.close(true);
        }
    }

    /**
     * Sends DISCONNECT. The library's {@code disconnectForcibly} with a DISCONNECT always runs into its timeout, because it waits for an
     * answer that brokers never give.
     */
    private static void goodbye(IMqttAsyncClient client) throws MqttException {
        try {
            client.disconnect(UNSAID_MS).waitForCompletion(GOODBYE_MS);
        } catch (MqttException late) {
            client.disconnectForcibly(0, 0, false);
        }
    }
}
