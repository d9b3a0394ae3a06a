package umpire.table.broker;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Optional;
import java.util.Set;
import javax.security.auth.Subject;
import org.apache.activemq.artemis.core.config.WildcardConfiguration;
import org.apache.activemq.artemis.core.protocol.mqtt.MQTTUtil;
import org.apache.activemq.artemis.core.security.CheckType;
import org.apache.activemq.artemis.core.security.Role;
import org.apache.activemq.artemis.spi.core.protocol.RemotingConnection;
import org.apache.activemq.artemis.spi.core.security.ActiveMQSecurityManager5;
import org.apache.activemq.artemis.spi.core.security.jaas.NoCacheLoginException;
import org.apache.activemq.artemis.utils.CompositeAddress;

/** Artemis asks here who someone is and what he may do. */
final class Gate implements ActiveMQSecurityManager5 {
    private final Rights rights;
    private final Guest.Register register;
    private final String serviceUser;
    private final String servicePassword;
    private final WildcardConfiguration wildcards;

    Gate(
            Rights rights,
            Guest.Register register,
            String serviceUser,
            String servicePassword,
            WildcardConfiguration wildcards) {
        this.rights = rights;
        this.register = register;
        this.serviceUser = serviceUser;
        this.servicePassword = servicePassword;
        this.wildcards = wildcards;
    }

    /** Who gives no name is a watcher; who gives one must prove it. */
    @Override
    public Subject authenticate(String user, String password, RemotingConnection connection, String domain)
            throws NoCacheLoginException {
        if (user == null || user.isEmpty()) {
            return GuestPrincipal.subjectOf(new Guest.Watcher());
        }
        return find(user, password == null ? "" : password)
                .map(GuestPrincipal::subjectOf)
                .orElseThrow(() -> new NoCacheLoginException("no such user, or the wrong token"));
    }

    private Optional<Guest> find(String user, String password) {
        if (user.equals(serviceUser)) {
            return same(password, servicePassword) ? Optional.of(new Guest.Table()) : Optional.empty();
        }
        return register.find(user, password);
    }

    private static boolean same(String one, String other) {
        return MessageDigest.isEqual(one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public boolean authorize(Subject subject, Set<Role> roles, CheckType check, String address) {
        Guest guest = GuestPrincipal.guestOf(subject);
        if (address.startsWith("$") && !(guest instanceof Guest.Table)) {
            return false;
        }
        // For queues Artemis asks with "address::queue", and the queue's name says nothing about rights.
        String topic = MQTTUtil.getMqttTopicFromCoreAddress(CompositeAddress.extractAddressName(address), wildcards);
        return switch (check) {
            case SEND -> rights.mayPublish(guest, topic);
            case CONSUME,
                    CREATE_DURABLE_QUEUE,
                    DELETE_DURABLE_QUEUE,
                    CREATE_NON_DURABLE_QUEUE,
                    DELETE_NON_DURABLE_QUEUE -> rights.maySubscribe(guest, topic);
            case CREATE_ADDRESS, DELETE_ADDRESS -> rights.mayPublish(guest, topic) || rights.maySubscribe(guest, topic);
            case MANAGE, BROWSE, VIEW, EDIT -> false;
        };
    }

    @Override
    public boolean validateUser(String user, String password) {
        throw new UnsupportedOperationException("Artemis asks authenticate instead");
    }

    @Override
    public boolean validateUserAndRole(String user, String password, Set<Role> roles, CheckType check) {
        throw new UnsupportedOperationException("Artemis asks authorize instead");
    }
}
