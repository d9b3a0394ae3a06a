package umpire.rules.groundforce;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GamePlay;

/** Counts the action sequences from fixed positions. A rule added or lost by mistake changes the counts. */
class GroundForceCountsTest {
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            3 ; 3990 ; yellow placing | - | - | - | - | -
            3 ; 6148 ; yellow acting | b5:YTT d5:YTS e5:YH d7:BTT d6:BTS f7:BT | trooper-1 | - | - | -
            3 ; 16501 ; yellow acting | b5:YTT d5:YTS e5:YH d7:BTT d6:BTS f7:BT | trooper+saboteur-1 | - | - | -
            3 ; 14401 ; yellow acting | b5:YTT d5:YTS d7:BTT d6:BTS f7:BT | rush-1 | - | - | -
            4 ; 78996 ; yellow acting | d5:YTS d7:BTT d6:BTS f7:BT | stealth-1 | - | - | -
            4 ; 40439 ; yellow acting | d5:YTS e5:YH d7:BTT d6:BTS f7:BT | heavy-1 | - | - | -
            4 ; 24708 ; yellow buying 4 | a6:YTS d6:YT c1:YTT d1:YT d7:BTT | reinforcements-1 | - | - | -
            """)
    void theNumberOfSequencesIsUnchanged(int depth, long count, String position) {
        Game<Position, Action> game = GroundForceGames.game();
        assertThat(GamePlay.sequences(game, game.readPosition(position).orThrow(), depth))
                .isEqualTo(count);
    }
}
