package umpire.broker.tls;

import java.io.InputStream;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.cert.X509Certificate;
import java.util.List;
import java.util.Objects;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/** A certificate for localhost, 127.0.0.1, table.test and the names in house.test, valid for a hundred years. */
public final class SampleCertificate {
    private static final char[] PASSWORD = "umpire".toCharArray();

    private SampleCertificate() {}

    public static TlsIdentity identity() throws Exception {
        KeyStore keys = KeyStore.getInstance("PKCS12");
        try (InputStream file = SampleCertificate.class.getResourceAsStream("sample.p12")) {
            keys.load(Objects.requireNonNull(file), PASSWORD);
        }
        return TlsIdentity.of(
                (PrivateKey) keys.getKey("table", PASSWORD),
                List.of((X509Certificate) keys.getCertificate("table")),
                true);
    }

    /** Returns the TLS of a client that trusts this certificate and no other. */
    public static SSLContext trusting(X509Certificate certificate) throws Exception {
        KeyStore trusted = KeyStore.getInstance("PKCS12");
        trusted.load(null, null);
        trusted.setCertificateEntry("authority", certificate);
        TrustManagerFactory managers = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        managers.init(trusted);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, managers.getTrustManagers(), null);
        return context;
    }
}
