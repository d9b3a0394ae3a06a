package umpire.command;

import java.io.IOException;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import umpire.command.console.CommandFailure;
import umpire.hardware.RedactedUri;
import umpire.table.wiring.RunSettings.OutsideBroker;

/** Which broker outside the program to use, if any. */
final class BrokerOptions {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--broker", paramLabel = "URI", description = "an outside broker instead of the embedded one")
    private Optional<String> broker = Optional.empty();

    @Option(
            names = "--broker-ws",
            paramLabel = "URI",
            description = "where browsers reach the outside broker (default: port 9001 of the same host)")
    private Optional<String> webSocket = Optional.empty();

    @Option(names = "--broker-user", paramLabel = "NAME", description = "for the outside broker")
    private Optional<String> user = Optional.empty();

    @Option(
            names = "--broker-password-file",
            paramLabel = "FILE",
            description = "its first line is the password for the outside broker")
    private Optional<Path> password = Optional.empty();

    /** Returns the outside broker; empty when the embedded one serves. */
    Optional<OutsideBroker> outside() {
        if (broker.isEmpty() && (webSocket.isPresent() || user.isPresent() || password.isPresent())) {
            throw usage("--broker-ws, --broker-user and --broker-password-file belong to an outside --broker");
        }
        return broker.map(this::outside);
    }

    /** User and password may stand in the address too, as other programs have them; from here on they do not. */
    private OutsideBroker outside(String uri) {
        URI parsed = checked("--broker", uri, List.of("tcp", "ssl"), "tcp://192.168.1.5:1883");
        Optional<String> login = Optional.ofNullable(parsed.getRawUserInfo());
        if (login.isPresent() && (user.isPresent() || password.isPresent())) {
            throw usage(
                    "--broker has a user in its address: leave that out, or --broker-user and --broker-password-file");
        }
        String pages = webSocket.orElse("ws://" + parsed.getHost() + ":9001");
        if (checked("--broker-ws", pages, List.of("ws", "wss"), "ws://192.168.1.5:9001")
                        .getRawUserInfo()
                != null) {
            throw usage("--broker-ws is told to every page: leave user and password out of it");
        }
        return login.map(text -> text.split(":", 2))
                .map(parts -> new OutsideBroker(
                        RedactedUri.of(uri), pages, decoded(parts[0]), parts.length == 1 ? "" : decoded(parts[1])))
                .orElseGet(() -> new OutsideBroker(
                        uri,
                        pages,
                        user.orElse(""),
                        password.map(this::firstLine).orElse("")));
    }

    private static String decoded(String text) {
        return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
    }

    private URI checked(String option, String text, List<String> schemes, String example) {
        try {
            URI uri = URI.create(text);
            if (uri.getHost() != null
                    && uri.getScheme() != null
                    && schemes.contains(uri.getScheme())
                    && uri.getPort() <= 65_535
                    && uri.getPort() != 0) {
                return uri;
            }
        } catch (IllegalArgumentException e) {
            // No URI at all is answered like one of the wrong kind.
        }
        throw usage(option + " is such as " + example + ", not '" + RedactedUri.of(text) + "'");
    }

    private String firstLine(Path file) {
        try {
            return Files.readAllLines(file).stream().findFirst().orElse("");
        } catch (IOException e) {
            throw new CommandFailure(
                    "the password file " + file + " cannot be read (" + e + "); check --broker-password-file", e);
        }
    }

    private ParameterException usage(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
