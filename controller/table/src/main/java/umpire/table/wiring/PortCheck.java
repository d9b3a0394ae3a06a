package umpire.table.wiring;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.UnknownHostException;

/** Looks whether everything the table wants to listen on can be had, before anything is started or written. */
final class PortCheck {
    private final String host;

    private PortCheck(String host) {
        this.host = host;
    }

    /**
     * Tries each port.
     *
     * @throws IOException when one cannot be had; the message names the option to change
     */
    static void check(RunSettings settings) throws IOException {
        PortCheck portCheck = new PortCheck(settings.host());
        portCheck.checkHost();
        portCheck.check(settings.host(), settings.httpPort(), "the pages", "--port", "stop what uses it");
        if (settings.broker().isEmpty()) {
            portCheck.check(
                    settings.host(),
                    settings.mqttPort(),
                    "MQTT",
                    "--mqtt-port",
                    "use the broker that is there with --broker tcp://127.0.0.1:" + settings.mqttPort());
            portCheck.check(
                    settings.host(),
                    settings.webSocketPort(),
                    "MQTT over WebSocket",
                    "--mqtt-ws-port",
                    "stop what uses it");
        }
    }

    private void checkHost() throws IOException {
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

    /** Port 0 is whatever is free. */
    private void check(String at, int port, String purpose, String option, String otherwise) throws IOException {
        try (ServerSocket socket = new ServerSocket()) {
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(InetAddress.getByName(at), port));
        } catch (IOException e) {
            throw new IOException(
                    "Port " + port + " for " + purpose + " is not free (" + e.getMessage() + "). Choose another with "
                            + option + ", or " + otherwise + ".",
                    e);
        }
    }
}
