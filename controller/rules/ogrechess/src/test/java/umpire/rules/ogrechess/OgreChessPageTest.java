package umpire.rules.ogrechess;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.DocumentedRulings;
import umpire.rules.kernel.HouseRuling;
import umpire.rules.kernel.Parsed;

/** Holds docs/games/ogre-chess.md against the code. */
class OgreChessPageTest {
    private static final Path PAGE = Path.of("../../../docs/games/ogre-chess.md");

    @Test
    void everyHouseRulingIsListedAsItIs() throws IOException {
        List<String> rows = Files.readAllLines(PAGE);
        int first = rows.indexOf("## House rulings");
        List<String> listed = rows.subList(first, rows.size()).stream()
                .filter(row -> row.startsWith("| `"))
                .toList();
        assertThat(listed)
                .containsExactlyElementsOf(OgreChess.game().rulings().stream()
                        .map(OgreChessPageTest::row)
                        .toList());
    }

    @Test
    void everyRulingThatARefusalNamesIsOnThePage() throws IOException {
        new DocumentedRulings(PAGE).areNamed(OgreChess.game());
    }

    private static String row(HouseRuling ruling) {
        String answers =
                ruling.allowed().stream().map(answer -> "`" + answer + "`").collect(Collectors.joining(", "));
        return "| `" + ruling.key() + "` | " + answers + " | " + ruling.section() + " | " + ruling.says() + " |";
    }

    @Test
    void everyPositionShownCanBeRead() throws IOException {
        String page = Files.readString(PAGE);
        String block = page.split("```")[1].strip();
        for (String line : block.split("\n")) {
            assertThat(OgreChess.game().readPosition(line)).as(line).isInstanceOf(Parsed.Good.class);
            assertThat(OgreChess.game()
                            .writePosition(OgreChess.game().readPosition(line).orThrow()))
                    .isEqualTo(line);
        }
    }

    @Test
    void everyJudgedExampleIsJudgedSo() throws IOException {
        List<String> rows = Files.readAllLines(PAGE);
        List<String> examples =
                rows.subList(rows.indexOf("## Judged examples"), rows.indexOf("## House rulings")).stream()
                        .filter(row -> row.startsWith("| `"))
                        .toList();
        assertThat(examples).hasSizeGreaterThan(20);
        for (String row : examples) {
            String[] cells = row.split("\\|", -1);
            Table table = Table.reading(unquoted(cells[1]));
            List<String> actions = List.of(unquoted(cells[2]).split(", "));
            if (cells[3].strip().equals("accepted")) {
                table.play(actions.toArray(String[]::new));
                assertThat(table.toString()).as(row).isEqualTo(unquoted(cells[4]));
            } else {
                int last = actions.size() - 1;
                table.play(actions.subList(0, last).toArray(String[]::new));
                assertThat("refused, " + table.refuses(actions.get(last)).section())
                        .as(row)
                        .isEqualTo(cells[3].strip());
            }
        }
    }

    private static String unquoted(String cell) {
        return cell.replace("`", "").strip();
    }
}
