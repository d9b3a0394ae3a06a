package umpire.broker;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Optional;

/**
 * Authenticates clients.
 *
 * @param serviceUser the name of the table's own client
 * @param servicePassword its password
 * @param register maps all other names and passwords to roles
 */
record BrokerSecurity(String serviceUser, String servicePassword, ClientRole.Register register) {
    /** Returns a random password. */
    static String secret() {
        byte[] bytes = new byte[16];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    /** Returns the client's role: watcher without a user name, empty for a wrong name or password. */
    Optional<ClientRole> admit(String user, String password) {
        if (user.isEmpty()) {
            return Optional.of(new ClientRole.Watcher());
        }
        if (user.equals(serviceUser)) {
            return same(password, servicePassword) ? Optional.of(new ClientRole.TableClient()) : Optional.empty();
        }
        return register.find(user, password);
    }

    private static boolean same(String one, String other) {
        return MessageDigest.isEqual(one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
    }
}
