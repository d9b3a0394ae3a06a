package umpire.table.tls;

import java.io.IOException;
import umpire.broker.tls.TlsIdentity;

/** The origin of the table's certificate. */
interface CertificateSource {
    /**
     * Returns the certificate with its key, after renewing it where that is needed.
     *
     * @throws IOException when there is no valid one; the message says what to do
     */
    TlsIdentity load() throws IOException;

    /** Returns whether {@link #load} would return another certificate. */
    boolean isStale(TlsIdentity used);
}
