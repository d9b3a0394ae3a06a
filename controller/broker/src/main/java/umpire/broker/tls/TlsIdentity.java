package umpire.broker.tls;

import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.handler.ssl.SslProvider;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.PrivateKey;
import java.security.cert.CertificateException;
import java.security.cert.X509Certificate;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.net.ssl.SSLException;

/**
 * A private key and its certificate, ready for connections.
 *
 * @param chain the certificate, then those that vouch for it
 * @param own whether the table made the whole chain
 */
public record TlsIdentity(List<X509Certificate> chain, boolean own, SslContext context) {
    /**
     * The size of the cache for resumed handshakes. Its default is 20,480 entries, which strangers could fill. A client
     * without an entry makes a full handshake.
     */
    private static final long CACHED = 256;

    private static final int DNS_NAME = 2;
    private static final int IP_ADDRESS = 7;

    public TlsIdentity {
        chain = List.copyOf(chain);
    }

    /**
     * Prepares TLS 1.2 and 1.3.
     *
     * @throws GeneralSecurityException when the JDK cannot use this key or certificate
     */
    public static TlsIdentity of(PrivateKey key, List<X509Certificate> chain, boolean own)
            throws GeneralSecurityException {
        try {
            return new TlsIdentity(
                    chain,
                    own,
                    SslContextBuilder.forServer(key, chain.toArray(new X509Certificate[0]))
                            .sslProvider(SslProvider.JDK)
                            .protocols("TLSv1.3", "TLSv1.2")
                            .sessionCacheSize(CACHED)
                            .build());
        } catch (SSLException | IllegalArgumentException e) {
            throw new GeneralSecurityException(e.getMessage(), e);
        }
    }

    public X509Certificate certificate() {
        return chain.getFirst();
    }

    /** Returns the certificate of a table that is its own authority; empty for a certificate from elsewhere. */
    public Optional<X509Certificate> authority() {
        return Optional.of(chain.getLast()).filter(last -> own);
    }

    /** Returns the names and addresses that the certificate is valid for, in lower case. */
    public Set<String> names() {
        try {
            return Optional.ofNullable(certificate().getSubjectAlternativeNames()).orElse(List.of()).stream()
                    .filter(name -> name.get(0).equals(DNS_NAME) || name.get(0).equals(IP_ADDRESS))
                    .map(name -> String.valueOf(name.get(1)).toLowerCase(Locale.ROOT))
                    .collect(Collectors.toUnmodifiableSet());
        } catch (CertificateException unreadable) {
            return Set.of();
        }
    }

    /** Returns whether a browser that uses this name accepts the certificate. */
    public boolean covers(String name) {
        String plain = plain(name);
        return names().stream().map(TlsIdentity::plain).anyMatch(known -> known.equals(plain) || covers(known, plain));
    }

    /** An asterisk stands for one level of a name. */
    private static boolean covers(String known, String name) {
        int dot = name.indexOf('.');
        return known.startsWith("*.") && dot > 0 && known.substring(1).equals(name.substring(dot));
    }

    /** Returns a name in lower case, and an IPv6 address in its long form without brackets. */
    private static String plain(String name) {
        String bare = name.replaceAll("[\\[\\]]", "").toLowerCase(Locale.ROOT);
        try {
            return bare.contains(":") ? InetAddress.getByName(bare).getHostAddress() : bare;
        } catch (UnknownHostException noAddress) {
            return bare;
        }
    }

    /** Returns the SHA-256 fingerprint of a certificate as browsers show it: pairs of digits with colons between them. */
    public static String fingerprint(X509Certificate certificate) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(certificate.getEncoded());
            return HexFormat.ofDelimiter(":").withUpperCase().formatHex(hash);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
