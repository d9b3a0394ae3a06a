package umpire.rules.diceland;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GamePlay;

/**
 * Counts action sequences from pinned positions. A rule that is lost or added by mistake changes the counts. A throw ends a sequence,
 * because its result is random.
 */
class DicelandCountsTest {
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            MARK_III ; 2 ; 289 ; red enlisting | ogre-blue:blue@hand:1,4,2,8:15,15,15
            MARK_III ; 3 ; 3050 ; red choosing | infantry-1:red@A4,-200,-200,0 gev-1:red@5,200,-50,0 light-tank-1:red@8,-200,100,0 heavy-tank-1:red@hand ogre-blue:blue@8,0,100,0:1,4,2,8:15,15,15
            MARK_III ; 3 ; 1227 ; blue choosing | infantry-1:red@A4,-100,-200,0 gev-1:red@8,200,-50,0 howitzer-1:red@8,-200,100,0 ogre-blue:blue@8,0,100,90:1,4,2,8:15,15,15
            ARMIES   ; 4 ; 7686 ; red choosing | infantry-1:red@A4,-43.3,-80,270 gev-1:red@7,200,-50,0 light-tank-1:red@8,0,0,270 missile-tank-1:blue@6,50,80,0 light-tank-2:blue@8,-43.3,100,270 gev-2:blue@hand
            OGRES    ; 3 ; 1494 ; red choosing | infantry-1:blue@A4,-43.3,-80,270 light-tank-1:red@8,0,0,270 ogre-red:red@6,200,-180,0:1,4,2,8:15,15,15 ogre-blue:blue@8,150,80,90:1,4,2,8:0,15,15
            """)
    void theNumberOfSequencesIsUnchanged(String scenario, int depth, long count, String position) {
        Game<Position, Action> game = Duels.game(scenario);
        assertThat(GamePlay.sequences(game, game.readPosition(position).orThrow(), depth))
                .isEqualTo(count);
    }
}
