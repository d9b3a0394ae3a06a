package umpire.table.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.referee.toy.ToyTable;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Place;

/** Touches that name no legal action are answered with the reason from the game's judge. */
class TouchedInVainTest {
    @ParameterizedTest
    @CsvSource(delimiter = '$', textBlock = """
            ogre-chess     $ 7c/4m3/8/4G3/8/8/8/7C w phase=fire(d4;e5) $ e5 h8 $ The GEV on e5 reaches 2 squares, and h8 is 6 away: a diagonal step counts as two.
            ground-force   $ yellow acting - | d3:YT a3:YT d5:BT d4:BT | trooper-1 | - | - | - $ d3 d5 $ The trooper on d3 does not stand next to d5, which is 2 spaces away.
            ground-force   $ yellow acting - | d3:YT d5:YT d4:BT e5:BT | trooper-1 | - | - | - $ d3 d5 e5 $ The trooper on d3 does not stand next to e5, which is 3 spaces away.
            ground-force   $ yellow rolling trooper d3:x d4 trooper | d3:YTx a3:YT d4:BT | trooper-1 | - | - | - $ a3 d4 $ After an attack is announced, its dice are thrown before anything else.
            die-men        $ 1 spending red 2x5 - | hold 5,5,9 - open 0 | hold 1,1,3,3 - open 0 | red:d1:1I1S,red:e1:3A,red:h1:1C1H,red:c2:1D1I,red:d4:1C3I,blue:d5:1D2I,blue:c6:1D1I,blue:d7:1I1S,blue:e7:3A1F,blue:h7:1C1H | - | - | - $ d4 d7 $ d7 is not next to d4.
            diceland-ogre  $ red choosing | infantry-1:red@A4,-200,-200,90 light-tank-1:red@8,0,-170,180 ogre-blue:blue@8,0,60,0:1,4,0,8:15,15,15 $ light-tank-1 ogre-blue $ Blue's Ogre lies behind the baseline of Light Tank 1.
            diceland-ogre  $ red choosing | infantry-1:red@A4,-200,-200,90 light-tank-1:red@8,0,-170,180 ogre-blue:blue@8,0,60,0:1,4,0,8:15,15,15 $ ogre-blue $ Blue's Ogre is in the army of Blue, and it is Red's turn.
            ogres-and-elves $ red bound 0 | 7!:S home:- | - - - - - - E - - - - - - - - - | - 7 ne se sw | - R - G | - - - - $ mine-7 chest-prince $ The Ogre on Mine 7 does not like a gold bar.
            """)
    void theJudgeSaysWhy(String name, String position, String touched, String says) {
        assertThat(told(GameCatalogue.open(name, Map.of()).orThrow(), position, touched))
                .isEqualTo(says);
    }

    private static <S, A> String told(Game<S, A> game, String position, String touched) {
        ToyTable<S, A> table = ToyTable.at(game, game.readPosition(position).orThrow());
        List<String> before = List.copyOf(table.told());
        table.touch(Arrays.stream(touched.split(" ")).map(Place::new).toArray(Place[]::new));
        return String.join(" ", table.told().subList(before.size(), table.told().size()));
    }
}
