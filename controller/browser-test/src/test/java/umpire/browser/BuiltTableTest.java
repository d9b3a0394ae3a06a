package umpire.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** The packed table, if it has been packed. */
class BuiltTableTest {
    private static final Path LIBRARIES = Path.of("../command/target/lib");
    private static final List<String> JMH = List.of("jmh-core", "jopt-simple", "commons-math3");

    private static List<String> jars(Path folder) throws IOException {
        Assumptions.assumeTrue(Files.isDirectory(folder), "the table has not been packed");
        try (Stream<Path> all = Files.list(folder)) {
            return all.map(each -> each.getFileName().toString().replaceFirst("-[0-9].*", ""))
                    .toList();
        }
    }

    private static List<String> natives(String jar) throws IOException {
        Assumptions.assumeTrue(Files.isDirectory(LIBRARIES), "the table has not been packed");
        try (Stream<Path> all = Files.list(LIBRARIES)) {
            return all.filter(each -> each.getFileName().toString().startsWith(jar))
                    .flatMap(BuiltTableTest::names)
                    .filter(name -> name.matches(".*\\.(so|dll|dylib|jnilib|a)"))
                    .toList();
        }
    }

    private static Stream<String> names(Path jar) {
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            return zip.stream().map(ZipEntry::getName).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void thePackagedTableHasNoTestCodeOrUnusedLibraries() throws IOException {
        assertThat(jars(LIBRARIES))
                .contains("table", "broker")
                .doesNotContain("jsch", "proof")
                .doesNotContainAnyElementsOf(JMH);
        assertThat(jars(Path.of("../proof/target/lib"))).containsExactlyInAnyOrderElementsOf(JMH);
    }

    @Test
    void aBuiltTableCarriesTheNativeLibrariesOfItsOwnMachineOnly() throws IOException {
        Assumptions.assumeTrue(System.getProperty("os.arch").equals("amd64"), "the names are those of another machine");
        assertThat(natives("opencv")).containsExactly("nu/pattern/opencv/linux/x86_64/libopencv_java490.so");
        assertThat(natives("jna")).containsExactly("com/sun/jna/linux-x86-64/libjnidispatch.so");
        assertThat(natives("sqlite"))
                .containsExactlyInAnyOrder(
                        "org/sqlite/native/Linux/x86_64/libsqlitejdbc.so",
                        "org/sqlite/native/Linux-Musl/x86_64/libsqlitejdbc.so");
    }
}
