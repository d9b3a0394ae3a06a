package umpire.table.wiring;

import java.util.Optional;
import umpire.broker.Broker;
import umpire.broker.BrokerPorts;
import umpire.broker.ClientRole;
import umpire.broker.PageCheck;
import umpire.mqtt.connection.MqttSettings;
import umpire.web.DisplayLink;

/**
 * The broker of the table and its displays: the embedded one or an outside one.
 *
 * @param settings of the table
 */
record BrokerChoice(RunSettings settings) {
    /** Starts the embedded broker; empty with an outside one. */
    Optional<Broker> broker(Optional<BrokerPorts> ports, ClientRole.Register tokens, PageCheck pages) {
        return ports.map(bound -> Broker.open(bound, "umpire/1/" + settings.table(), tokens, pages));
    }

    MqttSettings mqtt(Optional<Broker> broker) {
        return broker.map(embedded -> MqttSettings.embedded(embedded, settings.table()))
                .orElseGet(() -> settings.network().broker().orElseThrow().mqtt(settings.table()))
                .offering(settings.network().homeAssistant());
    }

    DisplayLink display(Optional<Broker> broker) {
        return broker.map(embedded -> DisplayLink.embedded(settings.table(), embedded.webSocketPort()))
                .orElseGet(() -> new DisplayLink(
                        settings.table(),
                        settings.network().broker().orElseThrow().webSocket()));
    }
}
