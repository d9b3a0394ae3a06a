package umpire.rules.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.toy.Carousel;

/** The laws accept a game that validates its positions, and notice one that does not. */
class PositionLawsTest {
    private static final int CHANGES = 2_000;

    private static PositionLaws.Tally changed(Carousel game) {
        List<Carousel.State> states = new GameLaws<>(game, 100).playOut(game.opening(), 1);
        return new PositionLaws<>(game, 100).change(states, CHANGES, 1);
    }

    @Test
    void aGameThatValidatesPositionsPasses() {
        PositionLaws.Tally tally = changed(new Carousel());
        assertThat(tally.written()).isGreaterThan(CHANGES / 3);
        assertThat(tally.taken()).isGreaterThan(CHANGES / 40);
    }

    @Test
    void aParserThatThrowsIsNoticed() {
        assertThatThrownBy(() -> changed(new Carousel() {
                    @Override
                    public Parsed<State> readPosition(String text) {
                        Integer.parseInt(text.split(" ")[0]);
                        return super.readPosition(text);
                    }
                }))
                .hasMessageContaining("is neither taken nor refused");
    }

    @Test
    void aPositionThatLeadsToARefusedOneIsNoticed() {
        assertThatThrownBy(() -> changed(new Carousel() {
                    @Override
                    public Parsed<State> readPosition(String text) {
                        return super.readPosition(text) instanceof Parsed.Bad<State>
                                        && text.matches("\\d\\d? \\d \\d \\d")
                                ? Parsed.good(unchecked(text))
                                : super.readPosition(text);
                    }

                    private State unchecked(String text) {
                        List<Integer> words =
                                Stream.of(text.split(" ")).map(Integer::valueOf).toList();
                        return new State(words.subList(1, words.size()), words.get(0));
                    }
                }))
                .hasMessageContaining("what is reached is read again");
    }
}
