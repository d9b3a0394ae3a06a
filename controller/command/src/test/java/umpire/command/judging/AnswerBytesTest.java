package umpire.command.judging;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The exact JSON answers to programs. In the file each question is followed by its indented answer. */
class AnswerBytesTest {
    private static final Path GOLDEN = Path.of("src/test/resources/golden/answers.txt");
    private static final String SET_IN = "    ";

    /** {@code -Dumpire.golden=write} rewrites the answers; review the difference before committing it. */
    @Test
    void theOutputIsUnchangedToTheByte() throws IOException {
        List<String> now = new ArrayList<>();
        for (String line : Files.readAllLines(GOLDEN)) {
            if (!line.startsWith(SET_IN)) {
                now.add(line);
                now.add(SET_IN + JudgeLine.answer(line).json());
            }
        }
        if ("write".equals(System.getProperty("umpire.golden"))) {
            Files.write(GOLDEN, now);
        }
        assertThat(now).isEqualTo(Files.readAllLines(GOLDEN));
    }
}
