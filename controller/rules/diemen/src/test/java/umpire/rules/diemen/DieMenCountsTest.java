package umpire.rules.diemen;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GamePlay;

/** Counts action sequences from pinned positions. A rule that is lost or added by mistake changes the counts. */
class DieMenCountsTest {
    private static final Game<Position, Action> GAME = Battles.game(Battles.PROVING_GROUND);

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '~', textBlock = """
            1 ; 140 ; declaring ; red:a1:2I,blue:a5:2I
            2 ; 19460 ; declaring ; red:a1:2I,blue:a5:2I
            2 ; 345 ; red hold 4,4,6,6 blue hold 5,5,5 ; red:c2:2I1A,red:d2:1C1D,red:b1:1S1F,blue:c3:3I1D,blue:d3:2C1A,blue:e3:1S
            3 ; 2216 ; red seize:c4 4,4,6,6 blue hold 5,5 ; red:c2:1I1A,red:d2:1C,blue:c3:1I1D,blue:d3:1C1A
            3 ; 2711 ; red retreat 4,4 blue seize:a1 5,5,5 ; red:c1:1I1S,red:d2:1C,blue:c3:1I1D,blue:d3:1C1A
            3 ; 67 ; red hold 4,4 blue hold 4,4 ; red:c2:1I1A,red:d2:1C,blue:c3:1I1D,blue:d3:1C1A
            3 ; 1043 ; marching-red red hold blue hold ; red:c2:1I1A,red:d2:1C,red:f3:1F,blue:a5:1I1D,blue:d5:1C1A
            """)
    void theNumberOfSequencesIsUnchanged(int depth, long count, String before, String squads) {
        String position =
                DieMenCase.parse(1, "| " + before + " | " + squads + " | | no").position();
        assertThat(GamePlay.sequences(GAME, GAME.readPosition(position).orThrow(), depth))
                .isEqualTo(count);
    }
}
