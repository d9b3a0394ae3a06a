package umpire.table.tls;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.broker.tls.TlsIdentity;
import umpire.table.journal.PrivateFiles;

class OwnCertificateTest {
    private static final Set<String> NAMES =
            Set.of("localhost", "tablepi", "tablepi.local", "127.0.0.1", "::1", "192.168.1.5");

    @TempDir
    static Path kept;

    @TempDir
    Path data;

    private Set<String> names = NAMES;
    private Instant now = Instant.now();

    /** Makes a certificate for all tests, because {@code keytool} takes a second. */
    @BeforeAll
    static void make() throws IOException {
        new OwnCertificate(kept, () -> NAMES, InstantSource.system(), KeyTool.ofThisRuntime()).load();
    }

    @BeforeEach
    void take() throws IOException {
        PrivateFiles.folder(data.resolve("tls"));
        Files.copy(kept.resolve("tls").resolve("certificate.p12"), store());
    }

    private OwnCertificate source() {
        return new OwnCertificate(data, () -> names, () -> now, KeyTool.ofThisRuntime());
    }

    private Path store() {
        return data.resolve("tls").resolve("certificate.p12");
    }

    @Test
    void itIsMadeOnceForEveryNameOfTheMachine() throws IOException {
        TlsIdentity made = source().load();
        assertThat(names).allMatch(made::covers);
        assertThat(made.covers("192.168.1.6")).isFalse();
        assertThat(source().load().certificate()).isEqualTo(made.certificate());
    }

    @Test
    void onlyTheOwnerMayReadTheKeys() throws IOException {
        assertThat(PosixFilePermissions.toString(
                        Files.getPosixFilePermissions(kept.resolve("tls").resolve("certificate.p12"))))
                .isEqualTo("rw-------");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(kept.resolve("tls"))))
                .isEqualTo("rwx------");
    }

    @Test
    void anotherAddressRenewsItAndItsAuthorityStays() throws IOException {
        TlsIdentity made = source().load();
        names = Set.of("localhost", "192.168.1.77");
        assertThat(source().isStale(made)).isTrue();
        TlsIdentity renewed = source().load();
        assertThat(renewed.covers("192.168.1.77")).isTrue();
        assertThat(renewed.authority()).isEqualTo(made.authority());
        names = Set.of("localhost");
        assertThat(source().isStale(renewed))
                .as("an address that is gone for now")
                .isFalse();
    }

    @Test
    void itIsRenewedAMonthBeforeItsEnd() throws IOException {
        TlsIdentity made = source().load();
        Instant end = made.certificate().getNotAfter().toInstant();
        now = end.minus(Duration.ofDays(31));
        assertThat(source().isStale(made)).isFalse();
        now = end.minus(Duration.ofDays(29));
        assertThat(source().isStale(made)).isTrue();
    }

    @Test
    void phonesAcceptItsDatesAndItsAuthority() throws Exception {
        TlsIdentity made = source().load();
        assertThat(Duration.between(
                        made.certificate().getNotBefore().toInstant(),
                        made.certificate().getNotAfter().toInstant()))
                .isLessThan(Duration.ofDays(399));
        assertThat(made.certificate().getExtendedKeyUsage()).containsExactly("1.3.6.1.5.5.7.3.1");
        assertThat(made.certificate().getBasicConstraints()).as("no authority").isEqualTo(-1);
        assertThat(made.authority().orElseThrow().getBasicConstraints())
                .as("it signs certificates of tables and no further authority")
                .isZero();
        made.certificate().verify(made.authority().orElseThrow().getPublicKey());
    }

    @Test
    void aHalfWrittenFileOfAKilledTableIsReplaced() throws IOException {
        TlsIdentity made = source().load();
        Files.writeString(data.resolve("tls").resolve("certificate.new"), "half");
        names = Set.of("localhost", "192.168.1.77");
        assertThat(source().load().authority()).isEqualTo(made.authority());
    }

    @Test
    void aDamagedFileIsReportedAndLeft() throws IOException {
        Files.writeString(store(), "damaged");
        assertThatThrownBy(() -> source().load()).hasMessageContaining("Delete it");
        assertThat(store()).hasContent("damaged");
    }

    @Test
    void aRuntimeWithoutKeytoolIsReported() throws IOException {
        Files.delete(store());
        OwnCertificate without = new OwnCertificate(data, () -> names, () -> now, new KeyTool(data.resolve("none")));
        assertThatThrownBy(without::load)
                .hasMessageContaining("has no " + data.resolve("none"))
                .hasMessageContaining("--tls-certificate");
    }

    @Test
    void aNameThatNoCertificateCanHaveIsLeftOut() throws IOException {
        Files.delete(store());
        names = Set.of("localhost", "my_table", "-", "a b");
        TlsIdentity made = source().load();
        assertThat(made.names()).containsExactly("localhost");
        assertThat(source().isStale(made)).isFalse();
    }

    @Test
    void aFailedRenewalKeepsTheCertificateInUse() throws IOException {
        CertificateKeeper keeper = new CertificateKeeper(source());
        TlsIdentity made = keeper.now();
        names = Set.of("localhost", "192.168.1.77");
        Files.writeString(store(), "damaged");
        keeper.refresh();
        assertThat(keeper.now()).isEqualTo(made);
        Files.copy(kept.resolve("tls").resolve("certificate.p12"), store(), StandardCopyOption.REPLACE_EXISTING);
        keeper.refresh();
        assertThat(keeper.now().covers("192.168.1.77")).isTrue();
        keeper.close();
    }
}
