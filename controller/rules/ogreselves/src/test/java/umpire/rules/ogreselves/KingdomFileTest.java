package umpire.rules.ogreselves;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.data.Datum;
import umpire.rules.kernel.setup.GameSetting;
import umpire.rules.ogreselves.kingdom.KingdomReader;

/** The board and the cards are a file that players replace; a wrong one is refused with its line. */
class KingdomFileTest {
    private static String why(Parsed<?> parsed) {
        return parsed instanceof Parsed.Bad<?> bad ? bad.why() : "opened";
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            home: [1, 5, 9, 13]    | home: []                  | kingdom:2: no road leads from Home; name at least one Mine.
            home: [1, 5, 9, 13]    | home: [17]                | kingdom:2: an entry of home is 17, but must be a whole number from 1 to 16.
            ne: 6                  | ne: 7                     | kingdom:5: a Castle's road leads to Mine 1, 6, 10 or 15, not 7.
            ne: 6                  | ne: 1                     | kingdom:5: another Castle's road leads to Mine 1 already.
            byways: []             | byways: [home moon]       | kingdom:8: "home moon" is no road; name two spaces, such as "home 3" or "2 nw".
            prince: [gold, ruby]   | prince: [gold]            | kingdom:13: the Prince's chest needs 2 Valuables, not 1.
            prince: [gold, ruby]   | prince: [gold, shield]    | kingdom:13: "shield" is no Valuable; known are gold, ruby, emerald, amethyst, sapphire, amber. the Prince's chest needs 2 Valuables, not 1.
            prince: [gold, ruby]   | prince: [amber, amber]    | kingdom:13: the FIRST game has 1 of amber, and its chests ask for more. the THIRD game has 2 of amber, and its chests ask for more.
            two: [ruby]            | two: []                   | kingdom:16: every Ogre likes at least one Valuable.
            """)
    void aWrongLineIsTold(String right, String wrong, String says) {
        String told = why(Kingdoms.open(Kingdoms.text().replace(right, wrong), Map.of()));
        assertThat(told).startsWith(says.substring(0, says.indexOf(':', 9) + 1));
        assertThat(told).contains(says.substring(says.indexOf(':', 9) + 2).split("\\. ")[0]);
    }

    /** Each section and each list is there and holds something; only byways may be none. */
    @Test
    void anEmptyFileOrSectionIsAMistake() {
        Datum nothing = new Datum.Text("", 1);
        assertThat(opened(nothing)).isEqualTo("kingdom:1: a data file holds keys and values, not nothing.");
        assertThat(opened(new Datum.Items(List.of(), 1)))
                .isEqualTo("kingdom:1: a data file holds keys and values, not a list.");
        assertThat(opened(new Datum.Keys(Map.of(), 1)))
                .contains("needs \"home\"", "needs \"castles\"", "needs \"chests\"", "needs \"ogres\"");
        for (String section : List.of("castles", "chests", "ogres")) {
            assertThat(opened(without(section, new Datum.Keys(Map.of(), 7))))
                    .as(section)
                    .startsWith("kingdom:7: " + section + " needs \"");
            assertThat(opened(without(section, new Datum.Text("", 7))))
                    .startsWith("kingdom:7: " + section + " must hold keys and values, not nothing.");
        }
        assertThat(opened(without("home", new Datum.Items(List.of(), 7))))
                .isEqualTo("kingdom:7: no road leads from Home; name at least one Mine.");
        assertThat(opened(without("home", new Datum.Text("", 7))))
                .startsWith("kingdom:7: home must be a list, not nothing.");
        assertThat(opened(without("byways", new Datum.Items(List.of(), 7)))).isEqualTo("opened");
        assertThat(opened(without("byways", new Datum.Text("", 7))))
                .isEqualTo("kingdom:7: byways must be a list, not nothing.");
        assertThat(why(Kingdoms.open(
                        Kingdoms.text().replace("queen: [gold, ruby, emerald, sapphire, amber]", "queen: []"),
                        Map.of())))
                .contains("the Queen's chest needs 5 Valuables, not 0.");
    }

    private static Datum without(String key, Datum instead) {
        Map<String, Datum> values = new LinkedHashMap<>(((Datum.Keys) Kingdoms.datum(Kingdoms.text())).values());
        values.put(key, instead);
        return new Datum.Keys(values, 1);
    }

    private static String opened(Datum kingdom) {
        return why(new OgresElvesFactory().open(new GameSetting(Map.of(), Map.of(KingdomReader.FILE.name(), kingdom))));
    }

    @Test
    void aFurtherRoadIsForElvesOnly() {
        Game<Position, Action> game = Kingdoms.open(Kingdoms.text().replace("byways: []", "byways: [home 3]"), Map.of())
                .orThrow();
        Told told = Told.of(
                game,
                "red moving - open | home:- home:- | - - - - - - - G - - - - - - - - | - nw ne se sw | - - - - | - - - -");
        assertThat(told.actions()).contains("walk 3", "walk 4");
        assertThat(game.board().roads()).hasSize(16 + 4 + 4 + 1);
    }

    @Test
    void theChosenOptionsAreChecked() {
        assertThat(why(Kingdoms.open(Kingdoms.text(), Map.of("variant", "FOURTH"))))
                .isEqualTo("'FOURTH' is not an answer to variant. Answers are: FIRST, SECOND, THIRD");
        assertThat(why(Kingdoms.open(Kingdoms.text(), Map.of("otherCaptives", "FLEE"))))
                .isEqualTo("'FLEE' is not an answer to otherCaptives. Answers are: STAY, GO_ALONG");
        assertThat(why(Kingdoms.open(Kingdoms.text(), Map.of("elfs", "2")))).startsWith("'elfs' is not an option");
        assertThat(why(new OgresElvesFactory().open(GameSetting.of(Map.of())))).contains("needs its data file");
    }
}
