package umpire.bridge.serial;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Assumptions;

/** Builds the firmware's programs once for all tests; a test is skipped if the tools are not installed. */
final class FirmwareBuild {
    private static final Path FOLDER = Path.of("firmware");

    private FirmwareBuild() {}

    /** Returns the command for the core as a program of this machine. */
    static List<String> coreOnThisMachine() {
        require("the firmware's core", List.of("make", "cc", "gcc"), List.of(), "gcc make");
        return List.of(made("host", "board-host"));
    }

    /** Returns the command for the core behind a terminal device of this machine, in real time. */
    static List<String> coreBehindATerminal() {
        require("a line of this machine", List.of("make", "cc", "gcc"), List.of(), "gcc make");
        return List.of(made("terminal", "board-terminal"));
    }

    /** Returns the command for the firmware on a simulated chip. */
    static List<String> firmwareOnSimulatedChip() {
        require(
                "the firmware on a simulated chip",
                List.of("make", "cc", "gcc", "avr-gcc", "avr-size"),
                List.of(Path.of("/usr/include/simavr/sim_avr.h"), Path.of("/usr/lib/avr/include/avr/io.h")),
                "gcc make gcc-avr avr-libc libsimavr-dev");
        String program = made("simulated", "board-simulated");
        return List.of(program, Path.of(program).resolveSibling("board.elf").toString());
    }

    /** Runs a target of the makefile and returns its output. */
    static String make(String... words) {
        require("the firmware's own tests", List.of("make", "cc", "gcc"), List.of(), "gcc make");
        return run(words);
    }

    private static void require(String what, List<String> programs, List<Path> files, String packages) {
        boolean there = programs.stream().allMatch(FirmwareBuild::installed)
                && files.stream().allMatch(Files::exists);
        Assumptions.assumeTrue(there, what + " is not tried: install it with 'apt-get install " + packages + "'");
    }

    private static boolean installed(String program) {
        return Arrays.stream(System.getenv("PATH").split(":"))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }

    private static String made(String target, String program) {
        run(target);
        return FOLDER.resolveSibling("target/firmware")
                .resolve(program)
                .toAbsolutePath()
                .toString();
    }

    private static synchronized String run(String... words) {
        List<String> command = new ArrayList<>(List.of("make", "-s", "-C", FOLDER.toString()));
        command.addAll(List.of(words));
        try {
            Process make = new ProcessBuilder(command).redirectErrorStream(true).start();
            String said = new String(make.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (make.waitFor() != 0) {
                throw new AssertionError(String.join(" ", command) + " failed:\n" + said);
            }
            return said;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new AssertionError("interrupted", e);
        }
    }
}
