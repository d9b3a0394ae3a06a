package umpire.rules.diemen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.CaseFile;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GamePlay;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.RandomAction;

/** Impossible positions are refused with the reason. Each row differs in one thing from a possible position. */
class DieMenImpossibleTest {
    private static final Path FILE = Path.of("src/test/resources/impossible-battles.txt");
    private static final String BOTH_HOLD = "hold - - open 0 | hold - - open 0";

    /** The number of games from each possible position, and of actions in each. */
    private static final int PLAYED = 12;

    private static final Map<String, Game<Position, Action>> GAMES = Map.of(
            "ground", Battles.game(Battles.PROVING_GROUND),
            "standard", Battles.game(Battles.standard()),
            "secret", house("equalSetsNamed", "SECRET"),
            "onto", house("fliersCross", "ONTO"),
            "knocks", house("shotKnocks", "true"),
            "new orders",
                    Battles.open(Battles.PROVING_GROUND, Map.of("command", "ON", "unitSize", "2"))
                            .orThrow());

    private static Game<Position, Action> house(String key, String answer) {
        return Battles.open(Battles.PROVING_GROUND, Map.of(key, answer)).orThrow();
    }

    /**
     * A row of the file.
     *
     * @param game by which it is read
     * @param says what is wrong with it, or {@code good}
     */
    record WrittenPosition(int line, String game, String position, String says) {
        static WrittenPosition parse(int line, String text) {
            String[] parts = text.split("\\s*;\\s*", 3);
            return new WrittenPosition(line, parts[0], parts[1].replace("BOTH", BOTH_HOLD), parts[2].strip());
        }
    }

    static List<WrittenPosition> positions() throws IOException {
        return CaseFile.read(FILE, WrittenPosition::parse);
    }

    static List<WrittenPosition> possible() throws IOException {
        return positions().stream().filter(each -> each.says().equals("good")).toList();
    }

    @ParameterizedTest
    @MethodSource("positions")
    void anImpossiblePositionIsRefused(WrittenPosition written) {
        Parsed<Position> read = GAMES.get(written.game()).readPosition(written.position());
        assertThat(read instanceof Parsed.Bad<Position> bad ? bad.why() : "good")
                .isEqualTo(written.says());
    }

    /** Play may lead only to positions that are accepted too. */
    @ParameterizedTest
    @MethodSource("possible")
    void whatFollowsFromAPossiblePositionIsPossible(WrittenPosition written) {
        Game<Position, Action> game = GAMES.get(written.game());
        Position start = game.readPosition(written.position()).orThrow();
        for (int seed = 0; seed < PLAYED; seed++) {
            playOn(game, start, new Random(seed));
        }
    }

    private static void playOn(Game<Position, Action> game, Position start, Random random) {
        Position state = start;
        for (int i = 0; i < PLAYED && !(game.awaited(state) instanceof Awaited.Nothing); i++) {
            Action action = RandomAction.of(game, state, random::nextInt);
            String played = game.write(action) + " in " + game.writePosition(state);
            state = GamePlay.after(game, state, action);
            assertThat(game.readPosition(game.writePosition(state)))
                    .as("after %s", played)
                    .isEqualTo(Parsed.good(state));
        }
    }

    @Test
    void moreThanAHundredPositionsAreTried() throws IOException {
        assertThat(positions()).hasSizeGreaterThan(100).doesNotHaveDuplicates();
    }
}
