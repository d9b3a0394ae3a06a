package umpire.command;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import umpire.table.wiring.RunSettings.TlsChoice;

/** Options for the certificate of a table. */
final class TlsOptions {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--tls",
            description =
                    "encrypt all connections from other machines, with a certificate that the table makes and keeps in its data folder")
    private boolean own;

    @Option(
            names = "--tls-certificate",
            paramLabel = "FILE",
            description = "encrypt them with this certificate instead: PEM, with the certificates that vouch for it")
    private Optional<Path> certificate = Optional.empty();

    @Option(
            names = "--tls-key",
            paramLabel = "FILE",
            description = "the key of this certificate: PEM (PKCS8), without a password")
    private Optional<Path> key = Optional.empty();

    TlsChoice chosen() {
        if (certificate.isPresent() != key.isPresent()) {
            throw usage("--tls-certificate and --tls-key go together; give both files");
        }
        if (own && key.isPresent()) {
            throw usage("--tls makes a certificate; leave it out, or leave out --tls-certificate and --tls-key");
        }
        if (key.isPresent()) {
            return new TlsChoice.GivenTls(certificate.orElseThrow(), key.get());
        }
        return own ? new TlsChoice.OwnTls() : new TlsChoice.WithoutTls();
    }

    private ParameterException usage(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
