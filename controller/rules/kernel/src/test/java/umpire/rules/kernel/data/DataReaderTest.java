package umpire.rules.kernel.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Parsed;

/** Each invalid line of a data file is reported, with the values that are allowed. */
class DataReaderTest {
    private static Datum text(String value, int line) {
        return new Datum.Text(value, line);
    }

    private static Datum keys(int line, Object... pairs) {
        Map<String, Datum> values = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) {
            values.put((String) pairs[i], (Datum) pairs[i + 1]);
        }
        return new Datum.Keys(values, line);
    }

    private static <T> T good(Datum file, Function<DataReader, T> build) {
        return DataReader.read("mines.yaml", file, build).orThrow();
    }

    private static <T> String bad(Datum file, Function<DataReader, T> build) {
        return ((Parsed.Bad<T>) DataReader.read("mines.yaml", file, build)).why();
    }

    @Test
    void valuesAreReadByTheirKeys() {
        Datum file = keys(
                1,
                "title",
                text("Old mine", 1),
                "depth",
                text("7", 2),
                "width",
                text("2.5", 3),
                "kind",
                text("gold", 4),
                "shafts",
                new Datum.Items(List.of(text("a", 6), text("b", 7)), 5),
                "steps",
                new Datum.Items(List.of(text("1", 8)), 8));
        List<Object> read = good(
                file,
                reader -> List.of(
                        reader.text("title", ""),
                        reader.whole("depth", 0, 9, 0),
                        reader.number("width", 0, 9, 0),
                        reader.word("kind", List.of("iron", "gold"), "iron"),
                        reader.texts("shafts", List.of()),
                        reader.wholes("steps", 0, 3, List.of())));
        assertThat(read).containsExactly("Old mine", 7, 2.5, "gold", List.of("a", "b"), List.of(1));
    }

    @Test
    void absentKeysHaveTheirDefault() {
        Datum file = keys(1, "depth", text("7", 1));
        String read = good(
                file,
                reader -> reader.text("title", "none")
                        + reader.whole("depth", 0, 9, 0)
                        + reader.texts("shafts", List.of())
                        + reader.has("title")
                        + reader.line("title"));
        assertThat(read).isEqualTo("none7[]false1");
    }

    @Test
    void everyInvalidLineIsReported() {
        Datum file = keys(
                1,
                "depth",
                text("deep", 2),
                "width",
                text("12", 3),
                "kind",
                text("tin", 4),
                "shafts",
                text("a", 5),
                "steps",
                new Datum.Items(List.of(text("1", 6), text("9", 7)), 6),
                "colour",
                text("red", 8));
        assertThat(bad(file, reader -> {
                    reader.require("title");
                    reader.whole("depth", 0, 9, 0);
                    reader.number("width", 0, 9, 0);
                    reader.word("kind", List.of("iron", "gold"), "iron");
                    reader.texts("shafts", List.of());
                    return reader.wholes("steps", 0, 3, List.of());
                }))
                .isEqualTo("""
                        mines.yaml:1: mines.yaml needs "title".
                        mines.yaml:2: depth is deep, but must be a whole number from 0 to 9.
                        mines.yaml:3: width is 12, but must be a number from 0.0 to 9.0.
                        mines.yaml:4: kind is "tin"; known are iron, gold.
                        mines.yaml:5: shafts must be a list, not text.
                        mines.yaml:7: an entry of steps is 9, but must be a whole number from 0 to 3.
                        mines.yaml:8: "colour" is not a key of mines.yaml; known are title, depth, width, kind, shafts, steps.""");
    }

    @Test
    void anEmptyValueIsReportedOnce() {
        assertThat(bad(keys(1, "depth", text("", 2), "width", text(" ", 3)), reader -> {
                    reader.whole("depth", 0, 9, 0);
                    return reader.number("width", 0, 9, 0);
                }))
                .isEqualTo("""
                        mines.yaml:2: depth must be a word, not nothing.
                        mines.yaml:3: width must be a word, not nothing.""");
    }

    @Test
    void nestedKeysAreReadAndReported() {
        Datum file = keys(
                1,
                "mine",
                keys(2, "depth", text("3", 3)),
                "carts",
                new Datum.Items(List.of(keys(5, "load", text("4", 5)), keys(6, "lode", text("4", 6))), 4),
                "roads",
                keys(7, "north", keys(8, "long", text("2", 8)), "south", text("x", 9)));
        assertThat(bad(file, reader -> {
                    reader.below("mine", mine -> mine.whole("depth", 0, 9, 0), 0);
                    reader.each("carts", cart -> cart.whole("load", 0, 9, 0), List.of());
                    return reader.named("roads", road -> road.whole("long", 0, 9, 0));
                }))
                .isEqualTo("""
                        mines.yaml:6: "lode" is not a key of an entry of carts; known are load.
                        mines.yaml:9: south must hold keys and values, not text.""");
    }

    @Test
    void aProblemOfTheGameIsReportedAtItsLine() {
        Datum file = keys(1, "mine", text("7", 3));
        assertThat(bad(file, reader -> {
                    reader.text("mine", "");
                    reader.problem("mine", "there is no mine 7.");
                    reader.problem("mine", "there is no mine 7.");
                    reader.problem(3, "Dig it.");
                    return 0;
                }))
                .isEqualTo("mines.yaml:3: there is no mine 7. Dig it.");
    }

    @Test
    void aFileMustBeAMap() {
        assertThat(bad(new Datum.Items(List.of(), 1), reader -> 0))
                .isEqualTo("mines.yaml:1: a data file holds keys and values, not a list.");
    }
}
