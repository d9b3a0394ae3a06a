package umpire.rules.ogreselves;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GamePlay;

/** Counts action sequences from pinned positions. A rule that is lost or added by mistake changes the counts. */
class OgresElvesCountsTest {
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            FIRST  ; 4 ; 2604 ; red moving - open | home:- home:- | - G G G - R R R - E E A - A S M | - nw ne se sw | - - - - | - - - -
            FIRST  ; 4 ; 399 ; red moving - open | 8:GR 8:E | - - - - - - - S - - - - - R - - | - 9 ne 3 sw | - G - R | - - - -
            FIRST  ; 4 ; 556 ; red rolling | 6:GR 3:M | - - - - - G - S - - - - R - - - | - 5 2 14 12 | - G - R | - - - -
            SECOND ; 2 ; 1778 ; red moving - open | 7:GR# 8:E | # - - - - - - S - - - # - R # - | nw 9 ne 3 sw | G - - R | - - - -
            SECOND ; 4 ; 5734 ; red bound 0 | 9!:G# 8:E | # - - - - - - S - - - # - R # - | nw 9 ne 3 sw | G - - R | - - - -
            THIRD  ; 2 ; 1596 ; red moving - open | 2:GRE# 1:- | - GG - - R - - S - - # # - R # E | nw 9 ne 3 sw | G - - R | - - M -
            """)
    void theNumberOfSequencesIsUnchanged(String variant, int depth, long count, String position) {
        Game<Position, Action> game = Kingdoms.game(variant, 2);
        assertThat(GamePlay.sequences(game, game.readPosition(position).orThrow(), depth))
                .isEqualTo(count);
    }
}
