package umpire.table.broker;

import java.security.SecureRandom;
import java.util.HexFormat;
import org.apache.activemq.artemis.api.core.SimpleString;
import org.apache.activemq.artemis.core.config.Configuration;
import org.apache.activemq.artemis.core.config.impl.ConfigurationImpl;
import org.apache.activemq.artemis.core.server.impl.ActiveMQServerImpl;
import org.apache.activemq.artemis.core.settings.impl.AddressFullMessagePolicy;
import org.apache.activemq.artemis.core.settings.impl.AddressSettings;

/** How Artemis is set up for us: in memory, small, MQTT and nothing else. */
final class Artemis {
    static final String TCP = "mqtt";
    static final String WEB_SOCKET = "mqtt-ws";

    private static final SimpleString NOWHERE = SimpleString.of("$umpire.nowhere");

    private Artemis() {}

    static ActiveMQServerImpl server(
            BrokerSettings settings, Rights rights, Guest.Register register, String user, String password)
            throws Exception {
        Configuration configuration = configuration(settings);
        Gate gate = new Gate(rights, register, user, password, configuration.getWildcardConfiguration());
        ActiveMQServerImpl server = new ActiveMQServerImpl(configuration, gate);
        server.registerBrokerPlugin(new DeliveryGuard(server, rights, configuration.getWildcardConfiguration()));
        return server;
    }

    static String secret() {
        byte[] bytes = new byte[16];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    private static Configuration configuration(BrokerSettings settings) throws Exception {
        Configuration configuration = new ConfigurationImpl()
                .setPersistenceEnabled(false)
                .setJMXManagementEnabled(false)
                .setMessageCounterEnabled(false)
                .setGracefulShutdownEnabled(false)
                .setCriticalAnalyzer(false)
                // Nothing is kept on disk, so a full disk is no reason to stop taking messages.
                .setMaxDiskUsage(-1)
                .setThreadPoolMaxSize(8)
                .setScheduledThreadPoolMaxSize(2)
                .setConnectionTtlCheckInterval(500)
                .setSecurityEnabled(true)
                // Rights depend on the connection, so an answer is never kept for the next.
                .setAuthenticationCacheSize(0)
                .setAuthorizationCacheSize(0)
                // Artemis lets its cluster user do everything, and his default password is in its source.
                .setClusterPassword(secret());
        configuration.addAcceptorConfiguration(TCP, acceptor(settings.host(), settings.tcpPort()));
        configuration.addAcceptorConfiguration(WEB_SOCKET, acceptor(settings.host(), settings.webSocketPort()));
        configuration.addAddressSetting("#", addresses());
        return configuration;
    }

    private static String acceptor(String host, int port) {
        return "tcp://" + host + ":" + port
                + "?protocols=MQTT;connectionsAllowed=200;remotingThreads=2;defaultMqttSessionExpiryInterval=60;useEpoll=false";
    }

    private static AddressSettings addresses() {
        return new AddressSettings()
                // Nobody listens there: what cannot be delivered is gone. Without the names Artemis warns of each
                // queue.
                .setDeadLetterAddress(NOWHERE)
                .setExpiryAddress(NOWHERE)
                .setAutoCreateAddresses(true)
                .setAutoCreateQueues(true)
                .setAutoDeleteAddresses(true)
                .setAutoDeleteQueues(true)
                .setMaxSizeBytes(8 << 20)
                .setAddressFullMessagePolicy(AddressFullMessagePolicy.DROP);
    }
}
