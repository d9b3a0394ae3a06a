package umpire.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** NOTICE lists exactly the libraries in the package, with their licences. */
class NoticeTest {
    /** Libraries of the tests, by their path in a Maven repository. */
    private static final List<String> TESTS_ONLY = List.of(
            "/org/junit/",
            "/org/assertj/",
            "/org/mockito/",
            "/net/bytebuddy/",
            "/org/objenesis/",
            "/org/opentest4j/",
            "/org/apiguardian/",
            "/org/jspecify/",
            "/com/tngtech/",
            "/com/microsoft/",
            "/org/java-websocket/",
            "/org/apache/maven/");

    @Test
    void everyLibraryOfThePackageHasItsLicenceInTheNotice() throws IOException {
        assertThat(noticed()).containsExactlyElementsOf(libraries());
    }

    private static Set<String> libraries() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(jar -> jar.endsWith(".jar"))
                .map(jar -> jar.replace(File.separatorChar, '/'))
                .filter(jar -> TESTS_ONLY.stream().noneMatch(jar::contains))
                // REPOSITORY/group/ARTIFACT/version/file.jar
                .map(jar -> Path.of(jar).getParent().getParent().getFileName().toString())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Returns the table's libraries in NOTICE: the first word of each line after its head. */
    private static Set<String> noticed() throws IOException {
        List<String> lines = Files.readAllLines(Path.of("../../NOTICE"));
        int head = lines.stream()
                .filter(line -> line.startsWith("Library "))
                .map(lines::indexOf)
                .findFirst()
                .orElseThrow();
        return lines.subList(head + 1, lines.size()).stream()
                .filter(line -> !line.isBlank())
                .peek(line -> assertThat(line).matches("\\S+( \\(.*\\))? {2,}\\S.*"))
                .map(line -> line.split(" ", 2)[0])
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
