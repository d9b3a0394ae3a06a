package umpire.rules.kernel.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** One description writes and reads a word. */
class FormTest {
    private enum Colour {
        RED,
        BLUE
    }

    private record Flag(Colour colour, int height, Optional<Colour> border) {}

    private static final Form<Colour> COLOUR = Form.oneOf(
            "a colour", List.of(Colour.values()), colour -> colour.name().toLowerCase(java.util.Locale.ROOT));
    private static final Form<Integer> HEIGHT = Form.number("a height", "[0-9]{1,2}");
    private static final Form<Flag> FLAG = Form.joined(
            ":", Phrase.of(COLOUR, Flag::colour, HEIGHT, Flag::height, COLOUR.maybe(), Flag::border, Flag::new));

    private static <T> void bothWays(Form<T> form, T value, String word) {
        assertThat(form.write(value)).isEqualTo(word);
        assertThat(form.read(word)).contains(value);
    }

    @Test
    void eachValueHasItsWord() {
        bothWays(COLOUR, Colour.RED, "red");
        bothWays(HEIGHT, 12, "12");
        bothWays(Form.either("up", "down"), true, "up");
        bothWays(Form.either("up", "down"), false, "down");
        bothWays(Form.any(), "anything", "anything");
        assertThat(COLOUR.read("RED")).isEmpty();
        assertThat(HEIGHT.read("123")).isEmpty();
        assertThat(Form.either("up", "down").read("left")).isEmpty();
    }

    @Test
    void partsAreJoinedByASign() {
        bothWays(FLAG, new Flag(Colour.RED, 7, Optional.empty()), "red:7");
        bothWays(FLAG, new Flag(Colour.RED, 7, Optional.of(Colour.BLUE)), "red:7:blue");
        assertThat(List.of("red", "red:", "red:x", "red:7:", "red:7:green", "red:7:blue:blue", ":red:7", ""))
                .allSatisfy(word -> assertThat(FLAG.read(word)).isEmpty());
    }

    @Test
    void aLineMayHaveMoreSpacesThanItIsWrittenWith() {
        Form<Colour> line = Form.line(COLOUR.after("paint"));
        bothWays(line, Colour.RED, "paint red");
        assertThat(line.read("paint   red")).contains(Colour.RED);
        assertThat(line.read("paint")).isEmpty();
        assertThat(line.read("point red")).isEmpty();
    }

    @Test
    void aDashIsAnAbsentValue() {
        bothWays(HEIGHT.list(), List.of(), "-");
        bothWays(HEIGHT.list(), List.of(3, 1), "3,1");
        bothWays(HEIGHT.some("+"), List.of(3, 1), "3+1");
        bothWays(COLOUR.orNone(), Optional.empty(), "-");
        bothWays(COLOUR.orNone(), Optional.of(Colour.BLUE), "blue");
        bothWays(COLOUR.or("off"), Optional.empty(), "off");
        assertThat(HEIGHT.some("+").read("-")).isEmpty();
        assertThat(HEIGHT.list().read("3,,1")).isEmpty();
        assertThat(COLOUR.or("off").read("-")).isEmpty();
        assertThat(COLOUR.orNone().read("x")).isEmpty();
    }

    @Test
    void formsAreConvertedAndRestricted() {
        bothWays(HEIGHT.as(height -> height * 10, tens -> tens / 10), 40, "4");
        assertThat(HEIGHT.where(height -> height < 5).read("4")).contains(4);
        assertThat(HEIGHT.where(height -> height < 5).read("5")).isEmpty();
        assertThat(HEIGHT.called("a number of feet").what()).isEqualTo("a number of feet");
    }
}
