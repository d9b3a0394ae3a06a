package umpire.broker;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Optional;

/**
 * Knows who may come in as whom.
 *
 * @param serviceUser the table's own client
 * @param servicePassword its password
 * @param register knows everybody else who has a name
 */
record BrokerSecurity(String serviceUser, String servicePassword, ClientRole.Register register) {
    /** Makes up a password. */
    static String secret() {
        byte[] bytes = new byte[16];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    /** Who gives no name is a watcher; who gives one must prove it. Empty for whoever did not. */
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
