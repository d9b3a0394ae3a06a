package umpire.mqtt.connection;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.util.Collection;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocketFactory;
import javax.net.ssl.TrustManagerFactory;

/** Reads certificates of private certificate authorities from a PEM file. */
public final class TrustedAuthority {
    private TrustedAuthority() {}

    /**
     * Returns a socket factory that trusts only these authorities.
     *
     * @throws IOException when the file cannot be read, or holds no certificate; the message says which
     */
    public static SSLSocketFactory sockets(Path file) throws IOException {
        try {
            KeyStore trusted = KeyStore.getInstance(KeyStore.getDefaultType());
            trusted.load(null, null);
            for (Certificate certificate : certificates(file)) {
                trusted.setCertificateEntry("authority-" + trusted.size(), certificate);
            }
            TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
            trust.init(trusted);
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(null, trust.getTrustManagers(), null);
            return context.getSocketFactory();
        } catch (GeneralSecurityException e) {
            throw new IOException("it cannot be used: " + e.getMessage(), e);
        }
    }

    private static Collection<? extends Certificate> certificates(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            Collection<? extends Certificate> all =
                    CertificateFactory.getInstance("X.509").generateCertificates(in);
            if (!all.isEmpty()) {
                return all;
            }
        } catch (CertificateException e) {
            throw new IOException("it holds no certificate in PEM form", e);
        }
        throw new IOException("it holds no certificate in PEM form");
    }
}
