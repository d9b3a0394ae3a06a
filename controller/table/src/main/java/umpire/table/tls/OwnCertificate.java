package umpire.table.tls;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.cert.Certificate;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import umpire.broker.tls.TlsIdentity;
import umpire.table.journal.FileSync;
import umpire.table.journal.PrivateFiles;

/**
 * A certificate that the table makes for its own names and addresses, and an authority of its own that signs it. The
 * authority stays when the certificate is renewed, so a phone that trusts it need not be asked again. Both keys are in
 * {@code tls} of the data folder, which only its owner may read.
 */
final class OwnCertificate implements CertificateSource {
    private static final String AUTHORITY = "authority";
    private static final String TABLE = "table";

    /** A name that the JDK accepts in a certificate. */
    private static final String HOST = "[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*";

    private static final String ADDRESS = "\\d+(\\.\\d+){3}|[0-9a-f:.]*:[0-9a-f:.]*";
    private static final Duration RENEWED_BEFORE = Duration.ofDays(30);

    private final Path folder;
    private final Path store;
    private final Supplier<Set<String>> names;
    private final InstantSource clock;
    private final KeyTool keyTool;

    /**
     * @param data the data folder
     * @param names returns the present names and addresses of the machine
     */
    OwnCertificate(Path data, Supplier<Set<String>> names, InstantSource clock, KeyTool keyTool) {
        this.folder = data.resolve("tls");
        this.store = folder.resolve("certificate.p12");
        this.names = names;
        this.clock = clock;
        this.keyTool = keyTool;
    }

    @Override
    public TlsIdentity load() throws IOException {
        if (Files.exists(store)) {
            TlsIdentity kept = read();
            if (!isStale(kept)) {
                return kept;
            }
        }
        renew();
        return read();
    }

    /** An address that is gone for now does no harm, so the certificate stays. */
    @Override
    public boolean isStale(TlsIdentity used) {
        return clock.instant()
                        .plus(RENEWED_BEFORE)
                        .isAfter(used.certificate().getNotAfter().toInstant())
                || !wanted().stream().allMatch(used::covers);
    }

    private Set<String> wanted() {
        return names.get().stream()
                .map(name -> name.replaceAll("[\\[\\]]", ""))
                .filter(name -> name.matches(HOST) || name.matches(ADDRESS))
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Writes a new file beside the old one, so that a power cut leaves one of them whole. */
    private void renew() throws IOException {
        PrivateFiles.folder(folder);
        Path fresh = folder.resolve("certificate.new");
        Files.deleteIfExists(fresh);
        if (Files.exists(store)) {
            PrivateFiles.write(fresh, Files.readAllBytes(store));
            keyTool.run(fresh, "-delete", "-alias", TABLE);
        } else {
            makeAuthority(fresh);
        }
        makeCertificate(fresh);
        PrivateFiles.close(folder);
        FileSync.REAL.name(fresh, store);
    }

    private void makeAuthority(Path file) throws IOException {
        keyTool.makeKey(
                file,
                AUTHORITY,
                "-dname",
                "CN=Umpire of " + title(),
                "-validity",
                "3650",
                "-ext",
                "bc:c=ca:true,pathlen:0",
                "-ext",
                "ku:c=keyCertSign,cRLSign");
    }

    /** Some phones accept no certificate that is valid for more than 825 days, and others none for more than 398. */
    private void makeCertificate(Path file) throws IOException {
        String san = wanted().stream()
                .sorted()
                .map(name -> (name.matches(ADDRESS) ? "ip:" : "dns:") + name)
                .collect(Collectors.joining(","));
        keyTool.makeKey(
                file,
                TABLE,
                "-signer",
                AUTHORITY,
                "-dname",
                "CN=Umpire at " + title(),
                "-validity",
                "397",
                "-ext",
                "san=" + san,
                "-ext",
                "ku:c=digitalSignature",
                "-ext",
                "eku=serverAuth");
    }

    /** Returns the machine's name for people who have several tables. */
    private String title() {
        return wanted().stream()
                .filter(name -> !name.matches(ADDRESS) && !name.equals("localhost"))
                .sorted()
                .findFirst()
                .orElse("a table");
    }

    private TlsIdentity read() throws IOException {
        try {
            KeyStore keys = KeyStore.getInstance(store.toFile(), KeyTool.PASSWORD.toCharArray());
            PrivateKey key = (PrivateKey) keys.getKey(TABLE, KeyTool.PASSWORD.toCharArray());
            Certificate[] chain =
                    Optional.ofNullable(keys.getCertificateChain(TABLE)).orElseThrow(() -> damaged("it holds no key"));
            return TlsIdentity.of(
                    key, Stream.of(chain).map(X509Certificate.class::cast).toList(), true);
        } catch (GeneralSecurityException | IOException e) {
            throw damaged(String.valueOf(e.getMessage()));
        }
    }

    private IOException damaged(String why) {
        return new IOException("The certificate file " + store + " cannot be used (" + why
                + "). Delete it, and the table makes another; phones that trusted it must trust the new one.");
    }
}
