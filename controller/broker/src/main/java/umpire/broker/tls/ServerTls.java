package umpire.broker.tls;

/** The certificate in use. It may be renewed while the table runs. Any thread may call it. */
@FunctionalInterface
public interface ServerTls {
    /** Returns the identity for new connections. */
    TlsIdentity now();
}
