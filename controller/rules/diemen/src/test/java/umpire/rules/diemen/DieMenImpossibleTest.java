package umpire.rules.diemen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.rules.kernel.CaseFile;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;

/** Impossible positions are refused with the reason. Each row differs in one thing from a possible position. */
class DieMenImpossibleTest {
    private static final Path FILE = Path.of("src/test/resources/impossible-battles.txt");
    private static final String BOTH_HOLD = "hold - - open 0 | hold - - open 0";

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

    @ParameterizedTest
    @MethodSource("positions")
    void anImpossiblePositionIsRefused(WrittenPosition written) {
        Parsed<Position> read = GAMES.get(written.game()).readPosition(written.position());
        assertThat(read instanceof Parsed.Bad<Position> bad ? bad.why() : "good")
                .isEqualTo(written.says());
    }

    @Test
    void moreThanAHundredPositionsAreTried() throws IOException {
        assertThat(positions()).hasSizeGreaterThan(100).doesNotHaveDuplicates();
    }
}
