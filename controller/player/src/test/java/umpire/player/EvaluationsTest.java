package umpire.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.diceland.DicelandFactory;
import umpire.rules.diemen.DieMenFactory;
import umpire.rules.groundforce.GroundForceFactory;
import umpire.rules.kernel.Game;
import umpire.rules.ogrechess.OgreChessFactory;
import umpire.rules.ogreselves.OgresElvesFactory;

/** Each game's estimate prefers the better of two positions for its first seat. The positions differ in one thing. */
class EvaluationsTest {
    @ParameterizedTest
    @CsvSource({
        "IIIIIIII, IIIIIII1, a platoon more",
        "mhg1cghm, mhgocghm, no enemy Ogre",
        "MHGOCGHM, MHGOC1HM, a GEV more"
    })
    void inOgreChess(String better, String worse, String why) {
        Game<?, ?> game = EveryGame.opened(new OgreChessFactory(), Map.of());
        compared(game, "mhgocghm/iiiiiiii/8/8/8/8/IIIIIIII/MHGOCGHM w", better, worse, why);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {"blue:h7:1C1H; blue:h7:2C1H; an enemy less", "red:e3:1C2I; red:d2:1C2I; nearer to the objective"})
    void inDieMen(String better, String worse, String why) {
        String red = "red:d1:1I1S,red:e1:3A,red:h1:1C1H,red:c2:1D1I,red:d2:1C2I";
        String blue = "blue:c6:1D1I,blue:d6:1D2I,blue:d7:1I1S,blue:e7:3A,blue:h7:1C1H";
        compared(
                EveryGame.opened(new DieMenFactory(), Map.of()),
                "2 marching red " + red + " - | hold - - open 0 | hold - - open 0 | " + red + "," + blue
                        + " | - | - | -",
                better,
                worse,
                why);
    }

    @ParameterizedTest
    @CsvSource({
        "c1:YTT, c1:YT, a unit more",
        "d9:YS, d4:YS, nearer to the other base",
        "e9:BT, e9:BTT, an enemy less",
        "e9:BT, e5:BT, an enemy further away"
    })
    void inGroundForce(String better, String worse, String why) {
        Game<?, ?> game = EveryGame.opened(new GroundForceFactory(), Map.of());
        compared(game, "blue drawing | c1:YTT d4:YS d5:BS e9:BT | trooper-1 | - | - | -", better, worse, why);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "60,0; 30,0; the Command Post whole",
                "1,4,2,7; 1,4,2,8; an enemy Ogre without a circle",
                "0,15,15; 15,15,15; an enemy Ogre without treads",
                "gev-2:red@hand; gev-2:red@reserve2; a die in hand"
            })
    void inDiceland(String better, String worse, String why) {
        compared(
                EveryGame.opened(new DicelandFactory(), Map.of()),
                "red choosing | infantry-1:red@reserve2 gev-1:red@7,0,-150,12 gev-2:red@hand"
                        + " ogre-blue:blue@8,0,0,34:1,4,2,8:15,15,15 | 60,0 | - | killed*infantry*1 | - | 0 | -",
                better,
                worse,
                why);
    }

    @ParameterizedTest
    @CsvSource({
        "7:GRE, 7:-, something carried",
        "home:GRE, 7:GRE, carried nearer Home",
        "- R - R, - - - R, something delivered"
    })
    void inOgresAndElves(String better, String worse, String why) {
        compared(
                EveryGame.opened(new OgresElvesFactory(), Map.of("variant", "THIRD", "elves", "2")),
                "red rolling | 7:GRE home:#### | - - - - - - - - - - - - - - - - | nw nw ne se 12 | - R - R | - - - -",
                better,
                worse,
                why);
    }

    private static void compared(Game<?, ?> game, String position, String better, String worse, String why) {
        String found = position.contains(better) ? better : worse;
        double more = firsts(game, position.replace(found, better));
        double less = firsts(game, position.replace(found, worse));
        assertThat(Double.compare(more, less)).as(why).isPositive();
    }

    private static <S, A> double firsts(Game<S, A> game, String position) {
        return game.estimate(game.readPosition(position).orThrow())
                .orElseThrow()
                .of(0);
    }
}
