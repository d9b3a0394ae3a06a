package umpire.table.tls;

import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import umpire.broker.tls.ServerTls;
import umpire.broker.tls.TlsIdentity;

/** Renews the table's certificate while the table runs. Connections that are open keep the certificate they began with. */
public final class CertificateKeeper implements ServerTls, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(CertificateKeeper.class);
    private static final long PAUSE_MS = 60_000;

    private final CertificateSource source;
    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("certificate").factory());
    private volatile TlsIdentity used;
    private String trouble = "";

    /**
     * Opens the certificate that the table makes for itself.
     *
     * @param data the data folder, which no other table uses
     * @param names returns the present names and addresses of the machine
     */
    public static CertificateKeeper ofTheTable(Path data, Supplier<Set<String>> names) throws IOException {
        return new CertificateKeeper(new OwnCertificate(data, names, InstantSource.system(), KeyTool.ofThisRuntime()));
    }

    /** Opens a certificate and its key from PEM files. */
    public static CertificateKeeper of(Path certificate, Path key) throws IOException {
        return new CertificateKeeper(new GivenCertificate(certificate, key, InstantSource.system()));
    }

    CertificateKeeper(CertificateSource source) throws IOException {
        this.source = source;
        this.used = source.load();
    }

    /** Checks the certificate each minute from now on. Returns this. */
    public CertificateKeeper start() {
        var unused = thread.scheduleWithFixedDelay(this::refresh, PAUSE_MS, PAUSE_MS, TimeUnit.MILLISECONDS);
        return this;
    }

    /** Keeps the certificate in use when there is no new one. */
    void refresh() {
        try {
            if (source.isStale(used)) {
                used = source.load();
                LOG.info("the certificate was renewed: {}", TlsIdentity.fingerprint(used.certificate()));
                trouble = "";
            }
        } catch (IOException | RuntimeException e) {
            String says = String.valueOf(e.getMessage());
            if (!says.equals(trouble)) {
                LOG.warn("the certificate was not renewed: {}", says);
                trouble = says;
            }
        }
    }

    @Override
    public TlsIdentity now() {
        return used;
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
