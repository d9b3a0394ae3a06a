package umpire.rules.diemen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.data.Datum;
import umpire.rules.kernel.setup.GameSetting;

/** The scenario is a file that players replace; a wrong one is refused with its line. */
class ScenarioFileTest {
    private static String why(Parsed<?> parsed) {
        return parsed instanceof Parsed.Bad<?> bad ? bad.why() : "opened";
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            rounds: 3     | rounds: none  | 1: rounds is none, but must be a whole number from 1 to 99.
            objective: b3 | objective: d9 | 2: "d9" is not a space of the map that can be entered.
            breaksBelow: 3 | breaksBelow: 9 | 11: Red begins with 7 units, and a side with fewer than 9 has lost.
            stackLimit: 4 | stackLimit: 0 | 4: stackLimit is 0, but must be a whole number from 1 to 9.
            3: "F . M"    | 3: "F . Q"    | 7: 'Q' on c3 is not a terrain; known are . F H M R V X.
            3: "F . M"    | 3: "F . M ."  | 7: row 3 has 4 spaces, row 1 has 3.
            3: "F . M"    | 5: "F . M"    | 6: row 3 is missing.
            a1: 1I1D1C    | k1: 1I1D1C    | 11: "k1" is not a key of red; known are a1,
            a1: 1I1D1C    | a1: 1Z        | 11: "1Z" are not units; write for example 2I1A.
            a1: 1I1D1C    | a4: 1I1D1C    | 15: units of both sides stand on a4.
            a1: 1I1D1C    | a1: 5I1D1C    | 11: a1 has 7 units; there is room for 4.
            c1: 1H1S      | a3: 1H1S      | 13: Chariots cannot stand on a3, which is Forest.
            objective: b3 | goal: b3      | 2: "goal" is not a key of scenario; known are
            """)
    void aWrongLineIsTold(String right, String wrong, String says) {
        assertThat(Battles.SKIRMISH).contains(right);
        assertThat(why(Battles.open(Battles.SKIRMISH.replace(right, wrong), Map.of())))
                .contains("scenario:" + says);
    }

    private static Parsed<?> opened(Datum file) {
        return new DieMenFactory().open(new GameSetting(Map.of(), Map.of("scenario", file)));
    }

    /** A skirmish with something else in place of a key. */
    private static String with(String key, Datum instead) {
        Map<String, Datum> values = new LinkedHashMap<>(((Datum.Keys) Battles.datum(Battles.SKIRMISH)).values());
        values.put(key, instead);
        return why(opened(new Datum.Keys(values, 1)));
    }

    @Test
    void anEmptyFileOrSectionIsAMistake() {
        assertThat(why(opened(new Datum.Keys(Map.of(), 1))))
                .isEqualTo(
                        "scenario:1: scenario needs \"rounds\". scenario needs \"objective\". scenario needs \"breaksBelow\". "
                                + "scenario needs \"stackLimit\". scenario needs \"map\". scenario needs \"red\". scenario needs \"blue\".");
        assertThat(why(opened(new Datum.Items(List.of(), 1))))
                .isEqualTo("scenario:1: a data file holds keys and values, not a list.");
        assertThat(with("red", new Datum.Keys(Map.of(), 11)))
                .isEqualTo("scenario:11: Red begins with 0 units, and a side with fewer than 3 has lost.");
        assertThat(with("red", new Datum.Items(List.of(), 11)))
                .startsWith("scenario:11: red must hold keys and values, not a list.");
        assertThat(with("blue", new Datum.Text("", 14)))
                .startsWith("scenario:14: blue must hold keys and values, not nothing.");
        assertThat(with("map", new Datum.Items(List.of(), 6)))
                .isEqualTo("scenario:6: map must hold keys and values, not a list.");
        assertThat(with("map", new Datum.Keys(Map.of(), 6)))
                .isEqualTo("scenario:6: a map has at least two rows of at least two spaces, and at most 26 of each.");
        assertThat(with("rounds", new Datum.Text("", 1))).isEqualTo("scenario:1: rounds must be a word, not nothing.");
    }

    /** Where Fliers stop on Impassible terrain, they may begin there too. */
    @Test
    void fliersBeginWhereTheyMayStand() {
        String above = Battles.MELEE.replace("  c4: 2F", "  d1: 2F");
        assertThat(why(Battles.open(above, Map.of()))).contains("Fliers cannot stand on d1, which is Impassible.");
        assertThat(why(Battles.open(above, Map.of("fliersCross", "ONTO")))).isEqualTo("opened");
    }

    @Test
    void aMapLargerThanTheTableIsRefused() {
        String wide = Battles.SKIRMISH.replaceAll("([0-9]: \"[^\"]*)\"", "$1 . . . . . . . .\"");
        assertThat(why(Battles.open(wide, Map.of()))).contains("larger than the table");
        String deep = Battles.standard().replace("stackLimit: 4", "stackLimit: 5");
        assertThat(why(Battles.open(deep, Map.of())))
                .contains("a map of 9 by 7 spaces with room for 5 counters in each is larger than the table.");
    }

    @Test
    void theChosenOptionsAreChecked() {
        assertThat(why(Battles.open(Battles.SKIRMISH, Map.of("unitSize", "3"))))
                .isEqualTo("'3' is not an answer to unitSize. Answers are: 1, 2, 5, 10, 20, 50, 100");
        assertThat(why(Battles.open(Battles.SKIRMISH, Map.of("facing", "ALL"))))
                .isEqualTo("'ALL' is not an answer to facing. Answers are: FIGHTING_SQUADS, ALL_SQUADS");
        assertThat(why(Battles.open(Battles.SKIRMISH, Map.of("lag", "1")))).startsWith("'lag' is not an option");
        assertThat(why(new DieMenFactory().open(GameSetting.of(Map.of())))).contains("needs its data file");
    }
}
