package umpire.command;

import java.io.IOException;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import umpire.command.console.CommandFailure;
import umpire.hardware.RedactedUri;
import umpire.mqtt.connection.TrustedAuthority;
import umpire.table.wiring.RunSettings.OutsideBroker;

/** Options for an outside broker. */
final class BrokerOptions {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--broker",
            paramLabel = "URI",
            description =
                    "an outside broker instead of the embedded one: mqtt://HOST:1883, or mqtts://HOST:8883 for TLS (tcp:// and ssl:// are the same)")
    private Optional<String> broker = Optional.empty();

    @Option(
            names = "--broker-ws",
            paramLabel = "URI",
            description =
                    "the WebSocket address of the outside broker, for browsers (default: port 9001 of the same host)")
    private Optional<String> webSocket = Optional.empty();

    @Option(names = "--broker-user", paramLabel = "NAME", description = "the user name for the outside broker")
    private Optional<String> user = Optional.empty();

    @Option(
            names = "--broker-password-file",
            paramLabel = "FILE",
            description = "a file whose first line is the password for the outside broker")
    private Optional<Path> password = Optional.empty();

    @Option(
            names = "--broker-ca",
            paramLabel = "FILE",
            description = "the certificate (PEM) of your own authority, if it signed the outside broker's certificate")
    private Optional<Path> authority = Optional.empty();

    /** Returns the outside broker; empty for the embedded one. */
    Optional<OutsideBroker> outside() {
        if (broker.isEmpty()
                && (webSocket.isPresent() || user.isPresent() || password.isPresent() || authority.isPresent())) {
            throw usage(
                    "--broker-ws, --broker-user, --broker-password-file and --broker-ca belong to an outside --broker");
        }
        return broker.map(this::outside);
    }

    /** Moves a user and password in the address to their own fields, because other programs accept them there. */
    private OutsideBroker outside(String uri) {
        URI parsed = checked("--broker", uri, List.of("mqtt", "tcp", "mqtts", "ssl"), "mqtt://192.168.1.5:1883");
        authority.ifPresent(file -> check(file, parsed));
        Optional<String> login = Optional.ofNullable(parsed.getRawUserInfo());
        if (login.isPresent() && (user.isPresent() || password.isPresent())) {
            throw usage(
                    "--broker has a user in its address: leave that out, or --broker-user and --broker-password-file");
        }
        String pages = webSocket.orElse("ws://" + parsed.getHost() + ":9001");
        if (checked("--broker-ws", pages, List.of("ws", "wss"), "ws://192.168.1.5:9001")
                        .getRawUserInfo()
                != null) {
            throw usage("--broker-ws is sent to every page: leave out user and password");
        }
        return login.map(text -> text.split(":", 2))
                .map(parts -> new OutsideBroker(
                        RedactedUri.of(uri),
                        pages,
                        decoded(parts[0]),
                        parts.length == 1 ? "" : decoded(parts[1]),
                        authority))
                .orElseGet(() -> new OutsideBroker(
                        uri,
                        pages,
                        user.orElse(""),
                        password.map(this::firstLine).orElse(""),
                        authority));
    }

    private static String decoded(String text) {
        return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
    }

    private void check(Path file, URI broker) {
        if (!broker.getScheme().equalsIgnoreCase("mqtts") && !broker.getScheme().equalsIgnoreCase("ssl")) {
            throw usage("--broker-ca is for a broker with TLS: write mqtts:// in front of its address");
        }
        try {
            TrustedAuthority.sockets(file);
        } catch (IOException e) {
            throw new CommandFailure(
                    "the certificate file " + file + " cannot be used (" + FileTrouble.why(e)
                            + "); give --broker-ca the certificate of the authority that signed the broker's, often ca.crt",
                    e);
        }
    }

    private URI checked(String option, String text, List<String> schemes, String example) {
        try {
            URI uri = URI.create(text);
            if (uri.getHost() != null
                    && uri.getScheme() != null
                    && schemes.contains(uri.getScheme().toLowerCase(Locale.ROOT))
                    && (option.equals("--broker-ws") || uri.getPath().length() <= 1)
                    && uri.getPort() <= 65_535
                    && uri.getPort() != 0) {
                return uri;
            }
        } catch (IllegalArgumentException e) {
            // A malformed URI gets the same answer as one with a wrong scheme.
        }
        throw usage(option + " is an address such as " + example + ", not '" + RedactedUri.of(text) + "'");
    }

    /** Returns the first line of a file without a byte order mark, which some editors add. */
    private String firstLine(Path file) {
        try {
            String line =
                    Files.readAllLines(file).stream().findFirst().orElse("").replaceFirst("^\uFEFF", "");
            if (!line.isEmpty()) {
                return line;
            }
        } catch (MalformedInputException e) {
            throw new CommandFailure(
                    "the password file " + file
                            + " is not a text file in UTF-8: save it as such, for --broker-password-file",
                    e);
        } catch (IOException e) {
            throw new CommandFailure(
                    "the password file " + file + " cannot be read (" + FileTrouble.why(e)
                            + "); check --broker-password-file",
                    e);
        }
        throw new CommandFailure("the password file " + file + " begins with an empty line; write the password there");
    }

    private ParameterException usage(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
