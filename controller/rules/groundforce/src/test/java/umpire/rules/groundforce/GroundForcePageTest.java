package umpire.rules.groundforce;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.kernel.DocumentedRulings;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.HouseRuling;
import umpire.rules.kernel.Parsed;

/** Compares docs/games/ground-force.md with the code. */
@DisplayName("the page agrees with the rules")
class GroundForcePageTest {
    private static final Path PAGE = Path.of("../../../docs/games/ground-force.md");
    private static final Pattern QUOTED = Pattern.compile("`([^`]+)`");

    private final Game<Position, Action> game = GroundForceGames.game();

    private static List<String> rows(String heading, String start) throws IOException {
        List<String> lines = Files.readAllLines(PAGE);
        List<String> below = lines.subList(lines.indexOf(heading) + 1, lines.size());
        int end = 0;
        while (end < below.size() && !below.get(end).startsWith("## ")) {
            end++;
        }
        return below.subList(0, end).stream()
                .filter(line -> line.startsWith(start))
                .toList();
    }

    /** Each position on the page is read, and written back unchanged. */
    @Test
    void everyPositionIsReadAndWrittenBack() throws IOException {
        List<String> positions = rows("## How it is written down", "    ");
        assertThat(positions).hasSizeGreaterThan(10);
        for (String line : positions) {
            Parsed<Position> read = game.readPosition(line.strip());
            assertThat(read).as(line).isInstanceOf(Parsed.Good.class);
            assertThat(game.writePosition(read.orThrow())).isEqualTo(line.strip());
        }
    }

    @Test
    void everyActionIsReadAndWrittenBack() throws IOException {
        List<String> actions = new ArrayList<>();
        for (String row : rows("## How it is written down", "| ")) {
            Matcher quoted = QUOTED.matcher(row);
            while (quoted.find()) {
                actions.add(quoted.group(1));
            }
        }
        assertThat(actions)
                .hasSizeGreaterThan(15)
                .contains("walk trooper d4 d5 tired", "attack trooper d4:fresh+c5 d5");
        for (String action : actions) {
            Parsed<Action> read = game.readAction(game.opening(), action);
            assertThat(read).as(action).isInstanceOf(Parsed.Good.class);
            assertThat(words(game.write(read.orThrow()))).as(action).isEqualTo(words(action));
        }
    }

    /** The number of a card and the order of attackers and dice do not matter. */
    private static List<String> words(String action) {
        return Pattern.compile("[ +]")
                .splitAsStream(action.replaceAll("-\\d+$", ""))
                .sorted()
                .toList();
    }

    @Test
    void everyHouseRulingIsListedWithItsAnswersInOrder() throws IOException {
        List<String> listed = rows("## House rulings", "| `").stream()
                .map(row -> row.substring(0, row.indexOf("|", row.indexOf("|", 1) + 1) + 1))
                .toList();
        assertThat(listed)
                .containsExactlyElementsOf(
                        game.rulings().stream().map(GroundForcePageTest::row).toList());
    }

    private static String row(HouseRuling ruling) {
        return "| `" + ruling.key() + "` | `" + String.join("`, `", ruling.allowed()) + "` |";
    }

    /** A rule that is not on the sheet names a ruling on the page. */
    @Test
    void everyRulingThatARefusalNamesIsOnThePage() throws IOException {
        new DocumentedRulings(PAGE).areNamed(game);
    }

    @Test
    void itsNumbersAreThoseOfTheRules() throws IOException {
        new DocumentedRulings(PAGE).say("shoots at places up to " + ForceType.HEAVY_FAR + " spaces away");
    }

    @Test
    void questionsWithASingleAnswerHaveASentence() throws IOException {
        new DocumentedRulings(PAGE).say("""
                By default, the attacker is the unit that loses fewer spaces by the attack.
                Each sword and explosion counts one for you, each shield and explosion one for the defender.
                If one of two attackers from two places is lost, its player chooses too, because the places matter.
                Of two attackers from one place, the one that has done more is lost.
                So units of two types never attack together.
                If the card names no unit that can act, the turn is lost (ruling `nobodyToAct`).
                Each trooper makes its two moves at any time in the turn, and may leave out a walk or an attack.
                Such a card names no units, so no unit walks or attacks (ruling `reinforcementTurn`).
                New units come out of the box. A type that the box has no more of cannot be bought (ruling `supply`).
                Destroyed units go back into the box and may be bought again.
                When your deck is used up the table asks you to shuffle the pile (ruling `deckEmpty`).""");
    }
}
