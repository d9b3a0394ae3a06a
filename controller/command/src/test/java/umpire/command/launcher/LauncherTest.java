package umpire.command.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The launcher in a temporary checkout, with fake JDKs that only print their arguments. */
class LauncherTest {
    @TempDir
    private Path folder;

    private Path checkout;

    @BeforeEach
    void copyTheLauncher() throws IOException {
        checkout = folder.resolve("checkout");
        for (String each : List.of("controller/command/target", "vision", "hardware", "firmware-bridge", "target")) {
            Files.createDirectories(checkout.resolve(each));
        }
        Files.writeString(checkout.resolve("pom.xml"), "<project/>");
        Files.copy(Path.of("../../umpire"), checkout.resolve("umpire"), StandardCopyOption.COPY_ATTRIBUTES);
    }

    /** Creates a build newer than any source, so the launcher runs it at once. */
    private void built() throws IOException {
        Path proof = checkout.resolve("controller/proof/target/proof.jar");
        Files.createDirectories(proof.getParent());
        Files.writeString(proof, "");
        Files.writeString(checkout.resolve("controller/command/target/umpire.built"), "");
    }

    private Path jdk(String version) throws IOException {
        Path home = Files.createDirectories(folder.resolve("jdk-" + version));
        Files.writeString(home.resolve("release"), "JAVA_VERSION=\"" + version + ".0.1\"\n");
        script(home.resolve("bin/java"), "echo \"$@\"");
        script(home.resolve("bin/javac"), "exit 1");
        return home;
    }

    private static void script(Path file, String line) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, "#!/bin/sh\n" + line + "\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private String launch(Map<String, String> environment, String... arguments) throws Exception {
        ProcessBuilder launcher = new ProcessBuilder(checkout.resolve("umpire").toString());
        launcher.command().addAll(List.of(arguments));
        // When Maven runs the tests, its own variables must not reach the launcher.
        launcher.environment().keySet().removeAll(Set.of("UMPIRE_JAVA_HOME", "MAVEN_OPTS"));
        launcher.environment().put("XDG_CACHE_HOME", folder.resolve("cache").toString());
        launcher.environment().putAll(environment);
        Process process = launcher.redirectErrorStream(true).start();
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return said;
    }

    @Test
    void theCommitIsPassedToTheProgram() throws Exception {
        built();
        Map<String, String> java = Map.of("UMPIRE_JAVA_HOME", jdk("25").toString());
        assertThat(launch(java, "--version")).contains("-Dumpire.commit= ");
        git("init", "-q");
        git("-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "--allow-empty", "-m", "a");
        assertThat(launch(java, "--version")).containsPattern("-Dumpire.commit=[0-9a-f]{10} ");
    }

    private void git(String... words) throws Exception {
        ProcessBuilder git = new ProcessBuilder("git", "-C", checkout.toString()).inheritIO();
        git.command().addAll(List.of(words));
        assertThat(git.start().waitFor()).isZero();
    }

    /** A JVM that does not know one of these options exits before any output. */
    @ParameterizedTest
    @CsvSource({
        "21, -Xlog:aot",
        "21, --sun-misc-unsafe-memory-access",
        "21, -XX:TrimNativeHeap",
        "22, -Xlog:aot",
        "23, -Xlog:aot"
    })
    void anOlderJavaGetsNoOptionThatItDoesNotKnow(String version, String unknown) throws Exception {
        built();
        Map<String, String> environment =
                Map.of("UMPIRE_JAVA_HOME", jdk(version).toString());
        for (String command : List.of("games", "run")) {
            assertThat(launch(environment, command))
                    .contains("umpire.command.Umpire " + command)
                    .contains("SharedArchiveFile")
                    .doesNotContain(unknown);
        }
    }

    @Test
    void aNewerJavaDoesNotLogItsArchive() throws Exception {
        built();
        assertThat(launch(Map.of("UMPIRE_JAVA_HOME", jdk("25").toString()), "games"))
                .contains("-Xlog:aot=off");
    }

    /** The archive of a short command lacks most classes of the service, and is not extended later. */
    @Test
    void theServiceHasItsOwnClassArchive() throws Exception {
        built();
        Map<String, String> environment = Map.of("UMPIRE_JAVA_HOME", jdk("25").toString());
        assertThat(launch(environment, "run")).contains("target/classes-25-run-");
        assertThat(launch(environment, "games")).contains("classes-25-other-");
    }

    /** Java ignores an archive of other jars and writes no other, so every start after an update would be as slow as the first. */
    @Test
    void anOutdatedOrSmallArchiveIsRemoved() throws Exception {
        built();
        Path target = checkout.resolve("controller/command/target");
        Path jar = Files.writeString(target.resolve("umpire.jar"), "one");
        Map<String, String> environment = Map.of("UMPIRE_JAVA_HOME", jdk("25").toString());
        Path first = archive(launch(environment, "run"));
        try (RandomAccessFile full = new RandomAccessFile(first.toFile(), "rw")) {
            full.setLength(20_000_000);
        }
        Path games = Files.writeString(archive(launch(environment, "games")), "few");
        assertThat(archive(launch(environment, "run"))).isEqualTo(first).exists();
        Files.writeString(jar, "another");
        Path second = archive(launch(environment, "run"));
        assertThat(second).isNotEqualTo(first);
        assertThat(first).doesNotExist();
        assertThat(games).exists();
        Files.writeString(second, "a table that found its port taken");
        launch(environment, "run");
        assertThat(second).doesNotExist();
    }

    private static Path archive(String launched) {
        Matcher file = Pattern.compile("-XX:SharedArchiveFile=(\\S+)").matcher(launched);
        assertThat(file.find()).as(launched).isTrue();
        return Path.of(file.group(1));
    }

    @Test
    void theServiceReturnsUnusedMemory() throws Exception {
        built();
        Map<String, String> environment = Map.of("UMPIRE_JAVA_HOME", jdk("25").toString());
        assertThat(launch(environment, "run"))
                .contains("-XX:+UseG1GC")
                .contains("-XX:G1PeriodicGCInterval=")
                .contains("-XX:TrimNativeHeapInterval=")
                .doesNotContain("SerialGC");
        assertThat(launch(environment, "games")).contains("-XX:+UseSerialGC").doesNotContain("G1");
    }

    @Test
    void aTableWithoutMemoryExitsWithAMessage() throws Exception {
        built();
        Map<String, String> environment = Map.of("UMPIRE_JAVA_HOME", jdk("25").toString());
        assertThat(launch(environment, "run"))
                .contains("-XX:+ExitOnOutOfMemoryError")
                .contains("-XX:OnOutOfMemoryError=")
                .contains("the memory ran out");
    }

    @Test
    void aRunningTableHasNoProofsOnItsClassPath() throws Exception {
        built();
        Map<String, String> environment = Map.of("UMPIRE_JAVA_HOME", jdk("25").toString());
        assertThat(launch(environment, "bench", "vision"))
                .contains("/command/target/lib/*:", "/proof/target/proof.jar:", "/proof/target/lib/*");
        assertThat(launch(environment, "run")).contains("/lib/*").doesNotContain("proof");
    }

    /** An invalid number would otherwise be ignored, and the short form would pass for the long one. */
    @ParameterizedTest
    @CsvSource({"all", "quick all", "laws", "laws 0", "laws 5x", "laws 5 5"})
    void unknownTestsAreAnsweredWithTheList(String words) throws Exception {
        String[] arguments = ("test " + words).split(" ");
        assertThat(launch(Map.of(), arguments))
                .startsWith("Usage: ./umpire test [quick | long | clicks | sentences | laws GAMES | firmware LINES]");
    }

    @Test
    void theProductIsBuiltByTheNewestJdkFrom21On() throws Exception {
        Path tools = folder.resolve("tools");
        script(tools.resolve("mvn"), "echo \"$JAVA_HOME $MAVEN_OPTS\" > \"" + folder + "/builder\"; exit 1");
        Map<String, String> path = Map.of("PATH", tools + ":" + System.getenv("PATH"));
        Path newest = jdk("99");
        launch(with(path, "JAVA_HOME", newest), "games");
        assertThat(folder.resolve("builder")).content().startsWith(newest + " ").contains("memory-access");

        Path oldest = jdk("21");
        launch(with(path, "UMPIRE_JAVA_HOME", oldest), "games");
        assertThat(folder.resolve("builder")).content().startsWith(oldest + " ").doesNotContain("memory-access");
    }

    /** A fake Maven creates empty jars; all else belongs to the checkout. */
    @Test
    void aPackageUsesTheBuildingJdk() throws Exception {
        built();
        for (String jar : List.of(
                "command/target/umpire.jar",
                "command/target/lib/one.jar",
                "command/target/natives/amd64/two.jar",
                "proof/target/lib/three.jar")) {
            Path file = checkout.resolve("controller").resolve(jar);
            Files.createDirectories(file.getParent());
            Files.writeString(file, "");
        }
        for (String folder : List.of("controller/debian", "hardware/rig", "docs/mqtt/mosquitto")) {
            copy(Path.of("../..").resolve(folder), checkout.resolve(folder));
        }
        for (String file :
                List.of("pom.xml", "LICENSE", "NOTICE", "docs/build.md", "docs/calibration.md", "docs/screens.md")) {
            Files.copy(Path.of("../..").resolve(file), checkout.resolve(file), StandardCopyOption.REPLACE_EXISTING);
        }
        Path tools = folder.resolve("tools");
        script(tools.resolve("mvn"), "echo \"$JAVA_HOME $@\" > \"" + folder + "/builder\"");
        Path jdk = jdk("21");
        Map<String, String> path = Map.of("PATH", tools + ":" + System.getenv("PATH"));
        Path out = folder.resolve("out");
        assertThat(launch(with(path, "UMPIRE_JAVA_HOME", jdk), "package", "--for", "amd64", "--out", out.toString()))
                .contains("_amd64.deb");
        assertThat(folder.resolve("builder")).content().startsWith(jdk + " ").contains("-Pnatives");
        assertThat(out).isDirectoryContaining("glob:**/umpire_*_amd64.deb");
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.createDirectories(to);
        try (Stream<Path> files = Files.list(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Files.copy(file, to.resolve(file.getFileName()));
            }
        }
    }

    private static Map<String, String> with(Map<String, String> environment, String name, Path folder) {
        Map<String, String> more = new HashMap<>(environment);
        more.put(name, folder.toString());
        return more;
    }

    /** Works with or without a JDK 25 on the machine: without one the launcher says so, and never checks with another. */
    @Test
    void theTestsNeedJdk25() throws Exception {
        Path tools = folder.resolve("tools");
        script(tools.resolve("mvn"), "cat \"$JAVA_HOME/release\" > \"" + folder + "/builder\"; exit 1");
        script(tools.resolve("apt-cache"), "exit 1");
        Map<String, String> environment =
                Map.of("JAVA_HOME", jdk("26").toString(), "PATH", tools + ":" + System.getenv("PATH"));
        String said = launch(environment, "test", "quick");
        Path builder = folder.resolve("builder");
        if (Files.exists(builder)) {
            assertThat(builder).content().contains("JAVA_VERSION=\"25");
        } else {
            assertThat(said).contains("needs a JDK 25 for its checks, no older and no newer one");
        }
    }

    @Test
    void theBuildUsesTheGivenJdk25() throws Exception {
        Path tools = folder.resolve("tools");
        script(tools.resolve("mvn"), "echo \"$JAVA_HOME\" > \"" + folder + "/builder\"; exit 1");
        Path given = jdk("25");
        launch(building(tools), "games");
        assertThat(folder.resolve("builder")).content().isEqualToIgnoringNewLines(given.toString());
    }

    @Test
    void theProductIsBuiltWithoutTestsAndChecks() throws Exception {
        Path tools = folder.resolve("tools");
        script(tools.resolve("mvn"), "echo \"$@\" > \"" + folder + "/asked\"; exit 1");
        launch(building(tools), "games");
        assertThat(folder.resolve("asked")).content().contains(" package ", " -Dproduct.only ", " -DskipTests ");
    }

    /** Unchecked classes count as up to date, so they would pass for checked ones. */
    @Test
    void theTestsRecompileUncheckedClasses() throws Exception {
        Path tools = folder.resolve("tools");
        script(tools.resolve("mvn"), "echo \"$@\" >> \"" + folder + "/asked\"");
        Path built = compiled("vision/target/classes/umpire/vision/Eye.class");
        launch(building(tools), "test", "quick");
        assertThat(built).doesNotExist();
        assertThat(folder.resolve("asked")).content().contains(" test-compile ").doesNotContain("product.only");

        Path checked = compiled("vision/target/classes/umpire/vision/Eye.class");
        Path tests = compiled("vision/target/test-classes/umpire/vision/VisionPipelineTest.class");
        FileTime before = FileTime.fromMillis(
                Files.getLastModifiedTime(checkout.resolve("target/checked")).toMillis() - 1000);
        Files.setLastModifiedTime(checked, before);
        Path unchecked = compiled("hardware/target/classes/umpire/hardware/Rig.class");
        launch(building(tools), "test", "quick");
        assertThat(unchecked).doesNotExist();
        assertThat(checked).exists();
        assertThat(tests).exists();
    }

    private Path compiled(String file) throws IOException {
        Path compiled = checkout.resolve(file);
        Files.createDirectories(compiled.getParent());
        return Files.writeString(compiled, "");
    }

    private Map<String, String> building(Path tools) throws IOException {
        return Map.of("UMPIRE_JAVA_HOME", jdk("25").toString(), "PATH", tools + ":" + System.getenv("PATH"));
    }

    @Test
    void killedMutantsAreCountedByPackage() throws Exception {
        Path report = checkout.resolve("controller/rules/kernel/target/pit-reports/mutations.csv");
        Files.createDirectories(report.getParent());
        Path found = Files.writeString(folder.resolve("mutations.csv"), """
                A.java,umpire.rules.kernel.A,any,method,1,KILLED,test
                A.java,umpire.rules.kernel.A$B,any,method,2,TIMED_OUT,test
                A.java,umpire.rules.kernel.A,any,method,3,NO_COVERAGE,none
                A.java,umpire.rules.kernel.A,any,method,4,SURVIVED,none
                B.java,umpire.rules.kernel.room.B,any,method,1,KILLED,test
                """);
        script(folder.resolve("bin/mvn"), "cp " + found + " " + report);
        String said = launch(
                Map.of(
                        "UMPIRE_JAVA_HOME",
                        jdk("25").toString(),
                        "PATH",
                        folder.resolve("bin") + ":" + System.getenv("PATH")),
                "mutants",
                "kernel");
        assertThat(said.lines().map(line -> line.replaceAll(" +", " ")))
                .contains("umpire.rules.kernel 2 of 4 50 %", "umpire.rules.kernel.room 1 of 1 100 %")
                .contains("survivors of kernel: " + report.resolveSibling("index.html"));
    }

    @Test
    void aModuleWithoutMutantsIsReported() throws Exception {
        assertThat(launch(Map.of(), "mutants", "vision"))
                .isEqualTo("umpire: there are no mutants of 'vision'; try './umpire mutants --help'\n");
        assertThat(launch(Map.of(), "mutants", "--help")).startsWith("Usage: ./umpire mutants [MODULE...]");
    }
}
