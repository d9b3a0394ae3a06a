package umpire.command.readme;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import umpire.command.Umpire;

/** The examples in the README match the program's output. */
class ReadmeTest {
    private static final Pattern SAMPLE =
            Pattern.compile("```\\n\\$ \\./umpire (judge [^\\n]*)\\n(.*?)```", Pattern.DOTALL);
    private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");

    @Test
    void theGameInTheReadmeIsJudgedAsItSays() throws IOException {
        Matcher sample = SAMPLE.matcher(Files.readString(Path.of("../../README.md")));
        assertThat(sample.find()).isTrue();
        StringWriter out = new StringWriter();
        CommandLine line = Umpire.commandLine();
        line.setOut(new PrintWriter(out, true));
        assertThat(line.execute(words(sample.group(1)))).isZero();
        assertThat(out.toString()).isEqualTo(sample.group(2));
    }

    private static String[] words(String command) {
        List<String> words = new ArrayList<>();
        Matcher word = WORD.matcher(command);
        while (word.find()) {
            words.add(word.group(1) != null ? word.group(1) : word.group(2));
        }
        return words.toArray(String[]::new);
    }
}
