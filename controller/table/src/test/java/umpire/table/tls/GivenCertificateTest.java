package umpire.table.tls;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.security.KeyStore;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.broker.tls.TlsIdentity;

/** A certificate and its key from PEM files. Each refusal differs from a good pair in one thing. */
class GivenCertificateTest {
    private static final char[] PASSWORD = KeyTool.PASSWORD.toCharArray();

    @TempDir
    static Path all;

    @TempDir
    Path folder;

    private Path certificate;
    private Path key;
    private Instant now = Instant.now();

    /** Makes a pair of each kind, because {@code keytool} takes a second. */
    @BeforeAll
    static void makeAll() throws Exception {
        for (String name : List.of("EC", "RSA", "Ed25519", "other")) {
            String algorithm = name.equals("other") ? "EC" : name;
            KeyTool.ofThisRuntime()
                    .run(
                            all.resolve(name),
                            "-genkeypair",
                            "-alias",
                            "table",
                            "-keyalg",
                            algorithm,
                            "-dname",
                            "CN=" + name,
                            "-startdate",
                            "-1d",
                            "-validity",
                            "10",
                            "-ext",
                            "san=dns:" + name);
        }
    }

    @BeforeEach
    void take() throws Exception {
        certificate = folder.resolve("fullchain.pem");
        key = folder.resolve("privkey.pem");
        take("EC");
    }

    private void take(String name) throws Exception {
        KeyStore keys = KeyStore.getInstance(all.resolve(name).toFile(), PASSWORD);
        write(certificate, "CERTIFICATE", keys.getCertificate("table").getEncoded());
        write(key, "PRIVATE KEY", keys.getKey("table", PASSWORD).getEncoded());
    }

    private static void write(Path file, String what, byte[] bytes) throws IOException {
        Files.writeString(
                file,
                "-----BEGIN " + what + "-----\n" + Base64.getMimeEncoder().encodeToString(bytes) + "\n-----END " + what
                        + "-----\n");
    }

    private GivenCertificate source() {
        return new GivenCertificate(certificate, key, () -> now);
    }

    @ParameterizedTest
    @CsvSource({"EC", "RSA", "Ed25519"})
    void aPairIsRead(String algorithm) throws Exception {
        take(algorithm);
        TlsIdentity read = source().load();
        assertThat(read.names()).containsExactly(algorithm.toLowerCase(Locale.ROOT));
        assertThat(read.authority()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"other", "RSA"})
    void theKeyOfAnotherCertificateIsRefused(String name) throws Exception {
        byte[] first = Files.readAllBytes(certificate);
        take(name);
        Files.write(certificate, first);
        assertThatThrownBy(() -> source().load()).hasMessageContaining("does not belong");
    }

    @Test
    void aCertificateOutsideItsDatesIsRefused() {
        now = Instant.now().plus(Duration.ofDays(11));
        assertThatThrownBy(() -> source().load()).hasMessageContaining("has expired");
        now = Instant.now().minus(Duration.ofDays(2));
        assertThatThrownBy(() -> source().load()).hasMessageContaining("Check the clock");
    }

    @ParameterizedTest
    @CsvSource({
        "ENCRYPTED PRIVATE KEY, protected by a password",
        "RSA PRIVATE KEY, openssl pkcs8 -topk8",
        "EC PRIVATE KEY, openssl pkcs8 -topk8",
        "CERTIFICATE, holds no private key"
    })
    void aKeyOfAnotherFormatIsRefusedWithTheRemedy(String format, String remedy) throws Exception {
        write(key, format, new byte[] {1});
        assertThatThrownBy(() -> source().load()).hasMessageContaining(remedy);
    }

    @Test
    void aDamagedFileIsRefused() throws Exception {
        write(key, "PRIVATE KEY", new byte[] {1, 2, 3});
        assertThatThrownBy(() -> source().load()).hasMessageContaining("does not belong");
        take("EC");
        Files.writeString(certificate, "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n");
        assertThatThrownBy(() -> source().load()).hasMessageContaining("holds no certificate");
        Files.writeString(certificate, "");
        assertThatThrownBy(() -> source().load()).hasMessageContaining("holds no certificate");
    }

    @Test
    void aMissingFileIsNamedWithItsOption() throws Exception {
        Files.delete(key);
        assertThatThrownBy(() -> source().load())
                .hasMessageContaining("--tls-key")
                .hasMessageContaining("privkey.pem");
        Files.delete(certificate);
        assertThatThrownBy(() -> source().load()).hasMessageContaining("--tls-certificate");
    }

    @Test
    void changedFilesAreReadAgainOnceTheyFit() throws Exception {
        CertificateKeeper keeper = new CertificateKeeper(source());
        TlsIdentity first = keeper.now();
        keeper.refresh();
        assertThat(keeper.now()).isSameAs(first);
        byte[] oldKey = Files.readAllBytes(key);
        take("other");
        byte[] newKey = Files.readAllBytes(key);
        Files.write(key, oldKey);
        keeper.refresh();
        assertThat(keeper.now()).as("half of the new pair").isSameAs(first);
        Files.write(key, newKey);
        Files.setLastModifiedTime(key, FileTime.from(now.plusSeconds(5)));
        keeper.refresh();
        assertThat(keeper.now().names()).containsExactly("other");
        keeper.close();
    }
}
