package umpire.rules.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Valid names of games, seats, places and tokens, for addresses, notation and sentences. */
class NamesTest {
    private static void refused(Function<String, ?> named, String name) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> named.apply(name))
                .withMessageEndingWith("not '" + name + "'");
    }

    @Test
    void aValidNameIsUnchanged() {
        assertThat(new GameId("ogre-chess-2")).hasToString("ogre-chess-2");
        assertThat(new Seat("Red 2")).hasToString("Red 2");
        assertThat(new Place("tray-1")).hasToString("tray-1");
        assertThat(new Token("white-INF")).hasToString("white-INF");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Ogre", "2-ogres", "ogre chess", "ogre_chess"})
    void aGamesIdIsLowerCaseWords(String name) {
        refused(GameId::new, name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "Red!", " Red", "Red  2", "Red/Blue"})
    void theNameOfASeatIsWordsOfLettersAndDigits(String name) {
        refused(Seat::new, name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a 1", "a\t1"})
    void placesAndTokensAreOneWord(String name) {
        refused(Place::new, name);
        refused(Token::new, name);
    }

    @Test
    void placesAndTokensAreOrderedByTheirNames() {
        assertThat(new Place("a1")).isLessThan(new Place("b1")).isEqualByComparingTo(new Place("a1"));
        assertThat(new Token("b")).isGreaterThan(new Token("a")).isEqualByComparingTo(new Token("b"));
    }
}
