package umpire.table.tls;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.security.spec.PKCS8EncodedKeySpec;
import java.time.InstantSource;
import java.util.Base64;
import java.util.Date;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import umpire.broker.tls.TlsIdentity;

/**
 * A certificate and its key in two PEM files. It is read again after one of them changes, so a program that renews them
 * need not restart the table.
 */
final class GivenCertificate implements CertificateSource {
    private static final Pattern KEY =
            Pattern.compile("-----BEGIN PRIVATE KEY-----([A-Za-z0-9+/=\\s]+)-----END PRIVATE KEY-----");

    private final Path certificate;
    private final Path key;
    private final InstantSource clock;
    private volatile List<FileTime> read = List.of();

    GivenCertificate(Path certificate, Path key, InstantSource clock) {
        this.certificate = certificate;
        this.key = key;
        this.clock = clock;
    }

    @Override
    public TlsIdentity load() throws IOException {
        List<FileTime> times = times();
        List<X509Certificate> chain = chain();
        checkDates(chain.getFirst());
        try {
            PrivateKey secret = key(chain.getFirst());
            checkPair(secret, chain.getFirst());
            TlsIdentity loaded = TlsIdentity.of(secret, chain, false);
            read = times;
            return loaded;
        } catch (GeneralSecurityException e) {
            throw new IOException(
                    "The key " + key + " does not belong to the first certificate of " + certificate + " ("
                            + e.getMessage()
                            + "). Give --tls-certificate and --tls-key the two files that were made together.",
                    e);
        }
    }

    @Override
    public boolean isStale(TlsIdentity used) {
        try {
            return !times().equals(read);
        } catch (IOException beingReplaced) {
            return true;
        }
    }

    private List<FileTime> times() throws IOException {
        return List.of(time("--tls-certificate", certificate), time("--tls-key", key));
    }

    private static FileTime time(String option, Path file) throws IOException {
        try {
            return Files.getLastModifiedTime(file);
        } catch (IOException e) {
            throw unreadable(option, file, e);
        }
    }

    private static IOException unreadable(String option, Path file, IOException why) {
        String reason = why instanceof NoSuchFileException
                ? "there is no such file"
                : why.getClass().getSimpleName();
        return new IOException(
                "The file " + file + " of " + option + " cannot be read (" + reason
                        + "). Check the name, and that the user who starts the table may read it.",
                why);
    }

    private static byte[] bytes(String option, Path file) throws IOException {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw unreadable(option, file, e);
        }
    }

    private List<X509Certificate> chain() throws IOException {
        try {
            List<X509Certificate> chain = CertificateFactory.getInstance("X.509")
                    .generateCertificates(new ByteArrayInputStream(bytes("--tls-certificate", certificate)))
                    .stream()
                    .map(X509Certificate.class::cast)
                    .toList();
            if (!chain.isEmpty()) {
                return chain;
            }
        } catch (CertificateException e) {
            // A file that is no certificate gets the same answer as one without any.
        }
        throw new IOException("The file " + certificate
                + " holds no certificate. Give --tls-certificate a PEM file, often called fullchain.pem.");
    }

    private void checkDates(X509Certificate first) throws IOException {
        Date now = Date.from(clock.instant());
        if (now.after(first.getNotAfter())) {
            throw new IOException("The certificate " + certificate + " has expired ("
                    + first.getNotAfter().toInstant() + "). Renew it, and start the table again.");
        }
        if (now.before(first.getNotBefore())) {
            throw new IOException("The certificate " + certificate + " is valid from "
                    + first.getNotBefore().toInstant() + " on. Check the clock of this machine; it says "
                    + now.toInstant() + ".");
        }
    }

    private PrivateKey key(X509Certificate first) throws IOException, GeneralSecurityException {
        String text = new String(bytes("--tls-key", key), StandardCharsets.ISO_8859_1);
        Matcher found = KEY.matcher(text);
        if (!found.find()) {
            throw new IOException(keyFault(text));
        }
        byte[] encoded;
        try {
            encoded = Base64.getMimeDecoder().decode(found.group(1));
        } catch (IllegalArgumentException damaged) {
            throw new IOException("The key " + key + " is damaged. Copy it again.", damaged);
        }
        return KeyFactory.getInstance(first.getPublicKey().getAlgorithm())
                .generatePrivate(new PKCS8EncodedKeySpec(encoded));
    }

    private String keyFault(String text) {
        if (text.contains("ENCRYPTED")) {
            return "The key " + key + " is protected by a password. Remove it with: openssl pkey -in " + key
                    + " -out key.pem";
        }
        if (text.contains("PRIVATE KEY-----")) {
            return "The key " + key
                    + " has an older format than PKCS8. Convert it with: openssl pkcs8 -topk8 -nocrypt -in " + key
                    + " -out key.pem";
        }
        return "The file " + key + " holds no private key. Give --tls-key a PEM file, often called privkey.pem.";
    }

    /** Signs a text with the key and checks the signature by the certificate. */
    private static void checkPair(PrivateKey secret, X509Certificate first) throws GeneralSecurityException {
        byte[] text = {1, 2, 3};
        String kind = first.getPublicKey().getAlgorithm();
        Signature signature = Signature.getInstance(
                switch (kind) {
                    case "RSA" -> "SHA256withRSA";
                    case "EC" -> "SHA256withECDSA";
                    default -> kind;
                });
        signature.initSign(secret);
        signature.update(text);
        byte[] signed = signature.sign();
        signature.initVerify(first.getPublicKey());
        signature.update(text);
        if (!signature.verify(signed)) {
            throw new GeneralSecurityException("another key pair");
        }
    }
}
