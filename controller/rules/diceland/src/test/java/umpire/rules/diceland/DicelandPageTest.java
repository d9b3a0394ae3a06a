package umpire.rules.diceland;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.DocumentedRulings;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.HouseRuling;
import umpire.rules.kernel.Parsed;

@DisplayName("docs/games/diceland-ogre.md agrees with the code")
class DicelandPageTest {
    private static final Path PAGE = Path.of("../../../docs/games/diceland-ogre.md");
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");

    private static List<String> rows(String from, String to) throws IOException {
        List<String> lines = Files.readAllLines(PAGE);
        return lines.subList(lines.indexOf(from), to.isEmpty() ? lines.size() : lines.indexOf(to)).stream()
                .filter(line -> line.startsWith("|"))
                .toList();
    }

    /** The cells of a row; a bar within one is written with a backslash. */
    private static List<String> cells(String row) {
        return List.of(row.split("(?<!\\\\)\\|")).stream()
                .skip(1)
                .map(cell -> cell.strip().replace("\\|", "|"))
                .toList();
    }

    private static List<String> codes(String text) {
        List<String> codes = new ArrayList<>();
        Matcher matcher = CODE.matcher(text);
        while (matcher.find()) {
            codes.add(matcher.group(1));
        }
        return codes;
    }

    @Test
    void everyActionIsReadAndWrittenSo() throws IOException {
        Game<Position, Action> game = Duels.game("OGRES", "posts=BOTH");
        List<String> actions = rows("| action | written | action | written |", "| position | of |").stream()
                .map(DicelandPageTest::cells)
                .filter(cells -> cells.size() == 4)
                .flatMap(cells -> List.of(cells.get(1), cells.get(3)).stream())
                .flatMap(cell -> codes(cell).stream())
                .toList();
        assertThat(actions).hasSizeGreaterThan(20);
        for (String action : actions) {
            assertThat(game.write(game.readAction(game.opening(), action).orThrow()))
                    .isEqualTo(action);
        }
    }

    @Test
    void everyPositionIsRead() throws IOException {
        String whole = Files.readAllLines(PAGE).stream()
                .filter(line -> line.startsWith("    red choosing"))
                .map(String::strip)
                .findFirst()
                .orElseThrow();
        Game<Position, Action> against = Duels.game("MARK_III");
        assertThat(against.writePosition(against.readPosition(whole).orThrow())).isEqualTo(whole);
        List<List<String>> positions = rows("| position | of |", "## House rulings").stream()
                .skip(2)
                .map(DicelandPageTest::cells)
                .toList();
        assertThat(positions).hasSizeGreaterThan(8);
        for (List<String> cells : positions) {
            String scenario = codes(cells.get(1)).stream().findFirst().orElse("ARMIES");
            Game<Position, Action> game = Duels.game(scenario);
            String position = codes(cells.get(0)).get(0);
            Parsed<Position> read = game.readPosition(position);
            assertThat(read).as(position).isInstanceOf(Parsed.Good.class);
            assertThat(game.readPosition(game.writePosition(read.orThrow()))).isEqualTo(read);
        }
    }

    /** The phases are listed by the words with which the positions of the page write them. */
    @Test
    void everyPhaseHasAPosition() throws IOException {
        String page = Files.readString(PAGE);
        for (String phase : List.of(
                "enlisting", "electing", "first", "placing", "choosing", "foul", "acting", "moving", "line", "over")) {
            assertThat(page).containsPattern("(red|blue) " + phase + "\\b");
        }
    }

    @Test
    void everyRulingThatARefusalNamesIsOnThePage() throws IOException {
        new DocumentedRulings(PAGE).areNamed(Duels.game("MARK_III"));
    }

    @Test
    void itsNumbersAreThoseOfTheRules() throws IOException {
        DocumentedRulings page = new DocumentedRulings(PAGE);
        page.say("Red's army of " + Scenario.MARK_III.points() + " or " + Scenario.MARK_V.points() + " points");
        page.say("two armies of " + Scenario.ARMIES.points() + " or of " + Scenario.LARGE_ARMIES.points() + " points");
        page.say("an Ogre Mark III and " + Scenario.OGRES.points() + " points on either side");
    }

    @Test
    void questionsWithASingleAnswerHaveASentence() throws IOException {
        new DocumentedRulings(PAGE).say("""
                puts it in the middle, within 50 mm and turned at will
                flip one and say whom it chose, because the table flips no coin.
                exactly in the middle. Exactly means within 10 mm, because no hand is more exact.
                After each throw the opponent may call a foul. The table calls none itself, because no camera sees the hand.
                After a foul the die goes into reserve, even if it went off the table
                dice that it knocked off still score. If the opponent lets the game go on, the throw counts, and the die may act.
                The three corners on which it comes to lie must be on the table, and the others may hang over.
                The targets of a volley and their order are fixed when it is fired, even if dice roll meanwhile.
                The distance from your edge is measured to the nearest point of the upper face.
                Dice at equal distances follow in the order of the box.
                At least one die must be able to follow (ruling `emptyCommand`)
                It may leave out either, and never shoots after it has moved.
                The treads lose two dots less than the attack, from the first line that has any left.
                An attack as high as its block kills an Ogre like any die
                A die that the Ogre rolls into is crushed: it is killed, goes into reserve
                Two dice touch if they overlap by more than 1 mm, and deeper than before.
                They lie inside each other if they overlap by more than 2 mm
                two distances that differ by no more than 2 mm are alike and the shooter chooses""");
    }

    @Test
    void everyHouseRulingIsListedWithItsAnswersInOrder() throws IOException {
        List<String> listed = rows("## House rulings", "").stream().skip(2).toList();
        List<HouseRuling> rulings = Duels.game("MARK_III").rulings();
        assertThat(listed).hasSameSizeAs(rulings);
        for (int i = 0; i < listed.size(); i++) {
            HouseRuling ruling = rulings.get(i);
            String answers =
                    ruling.allowed().stream().map(answer -> "`" + answer + "`").collect(Collectors.joining(", "));
            assertThat(listed.get(i)).startsWith("| `" + ruling.key() + "` | " + answers + " | ");
        }
    }
}
