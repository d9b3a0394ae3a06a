package umpire.table.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.data.DataReader;
import umpire.rules.kernel.setup.GameData;
import umpire.rules.kernel.setup.GameFactory;
import umpire.rules.kernel.setup.GameSetting;
import umpire.rules.ogrechess.OgreChess;

/** A game is opened by name, with its options, and with its own or other data. */
class GameCatalogueTest {
    /** A game with a map, which is Ogre Chess if the map is right. */
    private record Mapped(boolean playable) implements GameFactory {
        @Override
        public GameId id() {
            return new GameId("mapped");
        }

        @Override
        public String title() {
            return "Mapped";
        }

        @Override
        public List<GameData> data() {
            return List.of(new GameData("map", "umpire-test-data/map.yaml", "The map."));
        }

        @Override
        public Parsed<? extends Game<?, ?>> open(GameSetting setting) {
            return DataReader.read("map", setting.data().get("map"), map -> map.whole("hexes", 1, 99, 1))
                    .then(hexes -> OgreChess.game(setting.answers()));
        }
    }

    private static Parsed<? extends Game<?, ?>> open(boolean playable, String name, Map<String, String> data) {
        return new GameCatalogue(List.of(new Mapped(playable))).open(new GameChoice(name, Map.of(), data));
    }

    private static String why(Parsed<?> parsed) {
        return ((Parsed.Bad<?>) parsed).why();
    }

    @Test
    void aGameIsPlayedByItsOwnDataUnlessAnotherFileIsNamed() {
        assertThat(open(true, "mapped", Map.of())).isInstanceOf(Parsed.Good.class);
        assertThat(open(true, "mapped", Map.of("map", "hexes: 12\n"))).isInstanceOf(Parsed.Good.class);
    }

    @Test
    void anEmptyDataFileIsNotTheDefault() {
        assertThat(why(open(true, "mapped", Map.of("map", ""))))
                .isEqualTo("map:1: the file is empty. Delete it, or write at least one key into it.");
        assertThat(why(open(true, "mapped", Map.of("map", "[]\n"))))
                .isEqualTo("map:1: a data file holds keys and values, not a list.");
        assertThat(why(open(true, "mapped", Map.of("map", "# nothing\n")))).contains("the file is empty");
    }

    @Test
    void theOtherFormsOfAGameDifferByOneOptionOrByAll() {
        GameChoice choice = new GameChoice("ogres-and-elves", Map.of("variant", "SECOND"), Map.of());
        int others = GameCatalogue.STANDARD.playable().stream()
                .filter(game -> game.id().name().equals(choice.name()))
                .flatMap(game -> game.options().stream())
                .mapToInt(option -> option.allowed().size() - 1)
                .sum();
        assertThat(GameCatalogue.STANDARD.otherForms(choice))
                .hasSize(others + 1)
                .doesNotHaveDuplicates();
        assertThat(GameCatalogue.STANDARD.otherForms(GameChoice.of("ground-force")))
                .hasSize(1);
        assertThat(GameCatalogue.STANDARD.otherForms(GameChoice.of("no-game"))).isEmpty();
    }

    @Test
    void aBadLineOfADataFileIsReported() {
        assertThat(why(open(true, "mapped", Map.of("map", "# our map\nhexes: many\n"))))
                .isEqualTo("map:2: hexes is many, but must be a whole number from 1 to 99.");
        assertThat(why(open(true, "mapped", Map.of("map", "hexes: 1\nhexes: 2\n"))))
                .isEqualTo("map:2: \"hexes\" was given before. Remove one.");
        assertThat(why(open(true, "mapped", Map.of("map", "hexes: [1\n")))).startsWith("map:2: this is not YAML");
    }

    /** An empty file differs from a missing option, so it is an error and not the default. */
    @Test
    void anEmptyDataFileIsAMistake() {
        for (String empty : List.of("", "\n", "# nothing yet\n")) {
            assertThat(why(open(true, "mapped", Map.of("map", empty))))
                    .isEqualTo("map:1: the file is empty. Delete it, or write at least one key into it.");
        }
        assertThat(why(GameCatalogue.open("ogres-and-elves", Map.of(), Map.of("kingdom", ""))))
                .startsWith("kingdom:1: the file is empty.");
    }

    @Test
    void anUnknownDataFileIsReported() {
        assertThat(why(open(true, "mapped", Map.of("army", "x: 1"))))
                .isEqualTo("Mapped has no data file 'army'; its data files are: map");
        assertThat(why(GameCatalogue.open("ogre-chess", Map.of(), Map.of("map", "x: 1"))))
                .isEqualTo("Ogre Chess has no data file 'map'; it has none");
    }

    @Test
    void anUnfinishedGamesCodeIsNotListed() {
        assertThat(why(open(false, "mapped", Map.of()))).isEqualTo("there is no game 'mapped'; the games are: ");
        assertThat(GameCatalogue.all()).extracting(game -> game.id().name()).contains("ogre-chess");
    }
}
