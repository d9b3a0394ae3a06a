package umpire.mqtt.connection;

import java.nio.charset.StandardCharsets;
import org.eclipse.paho.mqttv5.client.MqttConnectionOptions;

/** How the table connects to a broker: who it is, that nothing is left of a connection before, and that none is mended. */
final class ConnectionOptions {
    private ConnectionOptions() {}

    static MqttConnectionOptions of(MqttSettings settings, long patienceMs) {
        MqttConnectionOptions options = new MqttConnectionOptions();
        options.setCleanStart(true);
        options.setAutomaticReconnect(false);
        options.setConnectionTimeout((int) Math.max(1, patienceMs / 1_000));
        if (!settings.user().isEmpty()) {
            options.setUserName(settings.user());
            options.setPassword(settings.password().getBytes(StandardCharsets.UTF_8));
        }
        return options;
    }
}
