package umpire.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The rules for the pages' code that the compiler of the types does not check. */
@Timeout(300)
class PageRulesTest {
    @Test
    void noFileBreaksARule() throws Exception {
        assertThat(broken(Node.PAGES, Node.TYPES, Node.TESTS, Node.TOOLS)).isEmpty();
    }

    /** Each line of the sample that breaks a rule names the violation, and no other one is found. */
    @Test
    void whatIsPlantedIsFound() throws Exception {
        List<String> lines = Files.readAllLines(Node.PLANTED.resolve("broken.js"));
        List<String> planted = IntStream.range(0, lines.size())
                .filter(i -> lines.get(i).contains("// breaks: "))
                .mapToObj(i -> (i + 1) + " " + lines.get(i).replaceFirst(".*// breaks: ", ""))
                .toList();
        assertThat(broken(Node.PLANTED).stream().map(line -> line.substring(line.indexOf(":") + 1)))
                .hasSizeGreaterThan(8)
                .containsExactlyInAnyOrderElementsOf(planted);
    }

    /** Comments do not count, because they contain the types. */
    @Test
    void aScriptOfMoreThanFourHundredLinesOfCodeIsFound(@TempDir Path folder) throws Exception {
        Path script = folder.resolve("long.js");
        Files.writeString(script, "// Said.\nf();\n".repeat(400));
        assertThat(broken(folder)).isEmpty();
        Files.writeString(script, "f();\n", StandardOpenOption.APPEND);
        assertThat(broken(folder)).containsExactly(script + ":1 has 401 lines of code, of 400 at most");
    }

    private static List<String> broken(Path... folders) throws Exception {
        Object[] arguments = new Object[folders.length + 2];
        arguments[0] = Node.TOOLS.resolve("lint.mjs");
        arguments[1] = Node.TYPESCRIPT;
        System.arraycopy(folders, 0, arguments, 2, folders.length);
        return Node.run(arguments);
    }
}
