package umpire.proof.stress;

import java.util.Optional;
import org.eclipse.paho.mqttv5.common.MqttException;
import umpire.broker.Broker;
import umpire.broker.BrokerException;
import umpire.broker.BrokerSettings;

/** Proves that a client may subscribe to the embedded broker at any moment. */
public final class ReaderProof {
    private static final String ROOT = "umpire/1/home";

    private ReaderProof() {}

    /**
     * Lets a number of subscribers connect to a new broker.
     *
     * @param seed of the random moments
     * @param audience receives progress
     */
    public static ReaderLoop.ReaderResult run(int readers, long seed, ReaderLoop.Audience audience)
            throws BrokerException, InterruptedException {
        try (Broker broker = Broker.open(BrokerSettings.local(0, 0), ROOT, (user, password) -> Optional.empty())) {
            QuickTable table =
                    new QuickTable(broker.serviceUri(), broker.serviceUser(), broker.servicePassword(), ROOT);
            return new ReaderLoop(broker.serviceUri(), table, seed, audience).run(readers);
        } catch (MqttException e) {
            throw new IllegalStateException("the embedded broker does not answer: " + e, e);
        }
    }
}
