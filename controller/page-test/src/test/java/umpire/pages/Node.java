package umpire.pages;

import com.microsoft.playwright.impl.driver.Driver;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;

/** Runs Node: the binary that Playwright has for this platform, and the scripts. */
final class Node {
    /** The pages' own code, relative to the folder of the tests. */
    static final Path PAGES = Path.of("../web/src/main/resources/umpire/web");

    /** The types of the pages' messages. */
    static final Path TYPES = Path.of("../web/src/main/types");

    /** The tests that need no browser. */
    static final Path TESTS = Path.of("src/test/pages");

    /** Code that breaks the rules. */
    static final Path PLANTED = Path.of("src/test/planted");

    static final Path TOOLS = Path.of("src/test/node");
    static final Path TYPESCRIPT = Path.of(System.getProperty("pages.typescript", "target/tools/typescript"));
    static final Path PRETTIER = Path.of(System.getProperty("pages.prettier", "target/tools/prettier"));

    private Node() {}

    /**
     * Runs a script to its end. Returns its output and its errors, line by line.
     *
     * @param arguments Node's own, the script, and the script's
     */
    static List<String> run(Object... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(program()));
        for (Object argument : arguments) {
            command.add(argument.toString());
        }
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return printed.lines().filter(line -> !line.isBlank()).toList();
    }

    private static String program() {
        try {
            return Driver.ensureDriverInstalled(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1"), false)
                    .createProcessBuilder()
                    .command()
                    .getFirst();
        } catch (RuntimeException none) {
            return Assumptions.abort(
                    "Playwright brings no Node for this platform, so the pages' code is not looked at: "
                            + none.getMessage());
        }
    }
}
