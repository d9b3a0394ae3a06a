package umpire.table.wiring;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.Optional;
import umpire.broker.BrokerException;
import umpire.broker.BrokerPorts;
import umpire.broker.BrokerSettings;
import umpire.table.tls.CertificateKeeper;
import umpire.web.PagesPort;
import umpire.web.WebAddress;
import umpire.web.WebException;

/**
 * All ports of the table, bound before anything is started or written.
 *
 * @param broker of the embedded broker; empty with an outside one
 */
record ListeningPorts(PagesPort pages, Optional<BrokerPorts> broker) implements AutoCloseable {
    /**
     * Binds all ports.
     *
     * @throws IOException when a port is not available, and then none stays bound; the message names the option to change
     */
    static ListeningPorts bind(RunSettings settings) throws IOException {
        checkHost(settings.network().host());
        try {
            PagesPort pages = PagesPort.bind(new WebAddress(
                    settings.network().host(),
                    settings.network().httpPort(),
                    settings.network().trusted(),
                    !(settings.network().tls() instanceof RunSettings.TlsChoice.WithoutTls)));
            try {
                return new ListeningPorts(pages, brokerPorts(settings));
            } catch (BrokerException e) {
                pages.close();
                throw e;
            }
        } catch (BrokerException | WebException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    /** Opens the certificate, if the table uses TLS, and demands TLS on all ports. */
    Optional<CertificateKeeper> secure(RunSettings settings) throws IOException {
        Optional<CertificateKeeper> keeper = switch (settings.network().tls()) {
            case RunSettings.TlsChoice.WithoutTls none -> Optional.empty();
            case RunSettings.TlsChoice.OwnTls own ->
                Optional.of(CertificateKeeper.ofTheTable(settings.files().data(), pages::names));
            case RunSettings.TlsChoice.GivenTls(Path certificate, Path key) ->
                Optional.of(CertificateKeeper.of(certificate, key));
        };
        keeper.ifPresent(opened -> {
            pages.secure(opened);
            broker.ifPresent(ports -> ports.secure(opened));
        });
        return keeper;
    }

    private static Optional<BrokerPorts> brokerPorts(RunSettings settings) throws BrokerException {
        return settings.network().broker().isPresent()
                ? Optional.empty()
                : Optional.of(BrokerPorts.bind(new BrokerSettings(
                        settings.network().host(),
                        settings.network().mqttPort(),
                        settings.network().webSocketPort())));
    }

    private static void checkHost(String host) throws IOException {
        try (ServerSocket socket = new ServerSocket()) {
            socket.bind(new InetSocketAddress(InetAddress.getByName(host), 0));
        } catch (UnknownHostException e) {
            throw new IOException(
                    "The host " + host + " is not known: give --host an address of this machine, or 0.0.0.0 for all.",
                    e);
        } catch (IOException e) {
            throw new IOException(
                    "The address " + host + " is not this machine's (" + e.getMessage()
                            + "): give --host one that is, or 0.0.0.0 for all.",
                    e);
        }
    }

    /** Closes ports that no server uses. */
    @Override
    public void close() {
        broker.ifPresent(BrokerPorts::close);
        pages.close();
    }
}
