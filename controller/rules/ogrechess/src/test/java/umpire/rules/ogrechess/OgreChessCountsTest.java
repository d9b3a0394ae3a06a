package umpire.rules.ogrechess;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GamePlay;

/**
 * Counts action sequences to a depth; a roll counts as six. The counts were computed by this code and are pinned, so that a change of the
 * rules shows. {@link OgreChessSecondOpinionTest} has counts that a second implementation confirms.
 */
class OgreChessCountsTest {
    private final Game<Position, Action> game = OgreChess.game();

    @ParameterizedTest
    @CsvSource({
        "mhgocghm/iiiiiiii/8/8/8/8/IIIIIIII/MHGOCGHM w, 1, 42",
        "mhgocghm/iiiiiiii/8/8/8/8/IIIIIIII/MHGOCGHM w, 2, 1744",
        "mhgocghm/iiiiiiii/8/8/8/8/IIIIIIII/MHGOCGHM w, 3, 67968",
        "7c/8/8/3ig3/3H4/8/8/7C w, 3, 1767",
        "7c/8/8/3ig3/3H4/8/8/7C w, 4, 40976",
        "5C2/4m3/8/2o5/3G4/8/8/7c w, 4, 811",
        "7c/8/8/3i4/3O4/8/8/7C w, 4, 18312",
        "7c/8/8/3h4/1P2I3/8/8/7C w, 4, 69926",
        "7c/I(2)7/8/3I(2)4/3I(2)g3/8/8/M6C w, 3, 176",
        "8/2G2p2/1i2c3/4o3/2O1I3/2h1M3/3C4/8 w, 3, 6502"
    })
    void sequencesAreCounted(String position, int depth, long count) {
        assertThat(GamePlay.sequences(game, game.readPosition(position).orThrow(), depth))
                .isEqualTo(count);
    }
}
