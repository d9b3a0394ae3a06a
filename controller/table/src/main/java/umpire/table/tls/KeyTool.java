package umpire.table.tls;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The program {@code keytool} of every Java runtime. It makes keys and certificates; the JDK has no public methods for
 * that.
 *
 * @param program its file
 */
record KeyTool(Path program) {
    /**
     * The format demands a password. It protects nothing here, because the table must start without a person: only its
     * owner may read the file.
     */
    static final String PASSWORD = "umpire";

    static KeyTool ofThisRuntime() {
        return new KeyTool(Path.of(System.getProperty("java.home"), "bin", "keytool"));
    }

    /**
     * Makes a key with a certificate. The certificate is valid from yesterday, because the clock of a phone may be behind.
     *
     * @param more the options of the certificate
     */
    void makeKey(Path store, String alias, String... more) throws IOException {
        List<String> command = new ArrayList<>(List.of("-genkeypair", "-alias", alias, "-keyalg", "EC"));
        command.addAll(List.of("-groupname", "secp256r1", "-startdate", "-1d", "-storetype", "PKCS12"));
        command.addAll(List.of(more));
        run(store, command.toArray(new String[0]));
    }

    void run(Path store, String... command) throws IOException {
        if (!Files.isExecutable(program)) {
            throw new IOException(
                    "A certificate cannot be made: the Java runtime has no " + program
                            + ". Install a complete one, such as openjdk-21-jre-headless, or give --tls-certificate and --tls-key.");
        }
        Process process = new ProcessBuilder(Stream.of(
                                Stream.of(
                                        program.toString(),
                                        "-J-Duser.language=en",
                                        "-J-Xmx64m",
                                        "-J-XX:TieredStopAtLevel=1"),
                                Stream.of(command),
                                Stream.of("-keystore", store.toString(), "-storepass", PASSWORD))
                        .flatMap(words -> words)
                        .toList())
                .redirectErrorStream(true)
                .start();
        process.getOutputStream().close();
        String says = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        try {
            if (process.waitFor() != 0) {
                throw new IOException("A certificate cannot be made: " + says);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("The table is being stopped.", e);
        }
    }
}
