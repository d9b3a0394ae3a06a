package umpire.rules.groundforce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.Parsed;

/** Players may replace the files of board, die, deck and supply. An invalid file is refused with its line. */
class GroundForceDataTest {
    private static String why(Parsed<?> parsed) {
        return parsed instanceof Parsed.Bad<?> bad ? bad.why() : "opened";
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            battlefield | columns: 7             | columns: 9             | battlefield:2: columns is 9, but must be a whole number from 3 to 8.
            battlefield | [c1, d1, e1            | [d1, e1                | battlefield:4: a base has 6 places, not 5.
            battlefield | [c11, d11              | [c1, d11               | battlefield:5: c1 is in the yellow base as well.
            battlefield | mines: [a6             | mines: [a12            | battlefield:6: "a12" is not a place of this board.
            battlefield | mines: [a6             | mines: [d6             | battlefield:6: d6 is named twice.
            battlefield | blocked: []            | blocked: [d6]          | battlefield:6: "d6" is not a place of this board.
            battlefield | blocked: []            | blocked: [a4, b4, c4, d4, e4, f4, g4] | battlefield:7: some base or mining area cannot be walked to from the yellow base.
            battlefield | rows: 11               | rows: many             | battlefield:3: rows is many, but must be a whole number from 3 to 12.
            die         | [sword, sword          | [sword                 | die:2: a die has 6 faces, not 5.
            die         | [sword, sword          | [sword, axe            | die:2: "axe" is on no die; known are sword, shield, explosion.
            deck        | trooper: 5             | trooper: 6             | deck:1: a deck has 18 cards, not 19.
            deck        | rush: 1                | run: 1                 | deck:9: "run" is not a key of deck
            supply      | saboteur: 4            | saboteur: 1            | supply:3: saboteur is 1, but must be a whole number from 2 to 20.
            """)
    void anInvalidLineIsNamed(String file, String right, String wrong, String says) {
        String text = GroundForceGames.text(file).replace(right, wrong);
        assertThat(text).isNotEqualTo(GroundForceGames.text(file));
        assertThat(why(GroundForceGames.open(Map.of(file, text), Map.of()))).contains(says);
    }

    /** A missing value is a fault, and every missing value is named. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            battlefield | mines: .*       | mines: []      | battlefield:6: a board has at least one mining area.
            battlefield | mines: .*       | mines:         | battlefield:6: mines must be a list, not nothing.
            battlefield | yellowBase: .*  | yellowBase: [] | battlefield:4: a base has 6 places, not 0.
            battlefield | blueBase: .*    | blueBase: []   | battlefield:5: a base has 6 places, not 0.
            battlefield | blocked: .*     | blocked:       | battlefield:7: blocked must be a list, not nothing.
            battlefield | columns: .*     | columns:       | battlefield:2: columns must be a word, not nothing.
            battlefield | (?s).*          | -              | battlefield:1: battlefield needs "columns". battlefield needs "rows".
            die         | faces: .*       | faces: []      | die:2: a die has 6 faces, not 0.
            die         | faces: .*       | faces:         | die:2: faces must be a list, not nothing.
            die         | (?s).*          | -              | die:1: die needs "faces".
            deck        | (?s).*          | -              | deck:1: a deck has 18 cards, and none is named; known are trooper, saboteur,
            deck        | trooper: .*     | trooper:       | deck:2: trooper must be a word, not nothing.
            supply      | (?s).*          | -              | supply:1: supply needs "trooper". supply needs "saboteur". supply needs "heavy".
            supply      | heavy: .*       | heavy:         | supply:4: heavy must be a word, not nothing.
            """)
    void aMissingValueIsNamed(String file, String right, String wrong, String says) {
        String text = GroundForceGames.text(file).replaceFirst(right, wrong.equals("-") ? "" : wrong);
        assertThat(text).isNotEqualTo(GroundForceGames.text(file));
        assertThat(why(GroundForceGames.open(Map.of(file, text), Map.of()))).contains(says);
    }

    @Test
    void diceWithoutASwordAreRefused() {
        String text = "faces: [shield, shield, shield, shield, shield, shield]";
        assertThat(why(GroundForceGames.open(Map.of("die", text), Map.of())))
                .startsWith("die:1: no attack can succeed");
    }

    @Test
    void anotherBoardIsPlayed() {
        String small = "columns: 4\nrows: 6\nyellowBase: [a1, b1, c1, a2, b2, c2]\n"
                + "blueBase: [a6, b6, c6, a5, b5, c5]\nmines: [d3, d4]\nblocked: []\n";
        GroundForceTold told = GroundForceTold.of(
                GroundForceGames.open(Map.of("battlefield", small), Map.of()).orThrow(),
                "yellow acting | b4:YT c6:BT | trooper-1 | - | - | -");
        assertThat(told.does("walk trooper b4 b5").position()).startsWith("yellow over base yellow");
    }

    @Test
    void settingsAreChecked() {
        assertThat(why(GroundForceGames.open(Map.of(), Map.of("starter", "RED"))))
                .isEqualTo("'RED' is not an answer to starter. Answers are: YELLOW, BLUE");
        assertThat(why(GroundForceGames.open(Map.of(), Map.of("heavyRange", "FAR"))))
                .isEqualTo("'FAR' is not an answer to heavyRange. Answers are: UP_TO_THREE, EXACTLY_THREE");
        assertThat(why(GroundForceGames.open(Map.of(), Map.of("heavyrange", "FAR"))))
                .startsWith("'heavyrange' is not an option");
    }
}
