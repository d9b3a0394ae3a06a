package umpire.rules.diceland;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Verdict;

/** The sentences told of an action: each event, or the reason for a refusal. */
@DisplayName("events and reasons of refusals are told in sentences")
class DicelandEventsTest {
    private static List<String> told(String scenario, String position, String action) {
        return told(Duels.game(scenario), position, action);
    }

    private static List<String> told(Game<Position, Action> game, String position, String action) {
        Position state = game.readPosition(position).orThrow();
        return switch (game.judge(state, game.readAction(state, action).orThrow())) {
            case Verdict.Accepted<Position, Action> accepted ->
                accepted.events().stream()
                        .map(event -> event.says() + " [" + event.rule().section() + "]")
                        .toList();
            case Verdict.Refused<Position, Action> refused ->
                List.of("refused: " + refused.why() + " [" + refused.rule().section() + "]");
        };
    }

    @Test
    void aDieThatCanDoNothingIsNotSaidToActFirst() {
        String foul = "red foul %1$s | %1$s:red@%2$s,0,0,180 ogre-blue:blue@8,0,200,0:1,4,2,8:15,15,15";
        assertThat(told("MARK_III", foul.formatted("howitzer-1", "2"), "fair"))
                .containsExactly("Howitzer 1 can do nothing as it lies. [On Every Turn]");
        assertThat(told("MARK_III", foul.formatted("infantry-1", "A4"), "fair"))
                .containsExactly("Infantry 1 may act. [After the Throw]");
    }

    @ParameterizedTest(name = "{1}, {2}")
    @CsvSource(delimiter = ';', textBlock = """
            red choosing | heavy-tank-1:red@8,-200,0,270 ogre-blue:blue@8,0,250,270:1,4,2,8:15,15,15 ; fire heavy-tank-1 at ogre-blue hitting ap ; Blue's Ogre would roll over the edge of the table, so it stays on side 8. [Pinned Dice]
            red choosing | heavy-tank-1:red@2,-200,0,270 ogre-blue:blue@8,0,0,270:1,4,2,8:15,15,15 ; fire heavy-tank-1 at ogre-blue hitting main ; The Main Battery of Blue's Ogre withstands attack 6: it needs 9. [Damaging the Ogre]
            red choosing | heavy-tank-1:red@8,-200,0,270 ogre-blue:blue@8,0,0,270:0,4,2,8:15,15,15 ; fire heavy-tank-1 at ogre-blue hitting main ; The Main Battery of Blue's Ogre was destroyed before. [Damaging the Ogre]
            red choosing | heavy-tank-1:red@8,-200,0,270 ogre-blue:blue@8,0,0,270:1,4,0,8:15,15,15 ; fire heavy-tank-1 at ogre-blue hitting missiles ; The Missiles of Blue's Ogre were destroyed before. [Damaging the Ogre]
            red choosing | infantry-1:red@A2,-200,0,30 ogre-blue:blue@8,0,0,270:1,4,2,8:15,15,15 ; fire infantry-1 at ogre-blue hitting treads ; The treads of Blue's Ogre lose nothing: x 15, y 15, z 15 left. [Damaging the Ogre]
            blue choosing | infantry-1:red@A1,200,0,0 ogre-blue:blue@8,0,0,270:1,4,2,8:0,0,0 ; fire ogre-blue main at infantry-1 ; Blue's Ogre cannot maneuver. [On Every Turn]
            red foul howitzer-1 | howitzer-1:red@2,0,0,180 ogre-blue:blue@8,0,200,0:1,4,2,8:15,15,15 ; fair ; Howitzer 1 can do nothing as it lies. [On Every Turn]
            blue choosing | gev-1:red@1,-72.79,-7.99,30.02 ogre-blue:blue@2,0,0,-86.94:1,4,2,8:0,1,15 ; roll ogre-blue z ; Blue's Ogre no longer rolls over corner y: its treads are gone. [Damaging the Ogre]
            red choosing | heavy-tank-1:red@8,-250,0,270 infantry-1:red@A4,-50,86,270 ogre-blue:blue@8,0,0,270:1,4,2,8:0,0,0 ; fire heavy-tank-1 at ogre-blue hitting ap ; Blue's Ogre crushes Infantry 1: 2 points for Blue. [Maneuvering]
            blue placing ogre-blue | gev-1:red@hand ; land ogre-blue=1,0,0,90 ; Blue's Ogre begins on side 1. Its strongest is 8: press Undo to turn it over and put it there again. [Starting the Game]
            blue placing ogre-blue | gev-1:red@hand ; land ogre-blue=8,0,0,90 ; Blue's Ogre begins on side 8. [Starting the Game]
            blue moving ogre-blue | gev-1:red@hand ogre-blue:blue@6,0,0,90:1,4,2,8:15,15,15 ; roll ogre-blue y ; Blue's Ogre rolls over corner y and shows side 7. [Maneuvering a Die]
            blue moving ogre-blue | gev-1:red@hand ogre-blue:blue@6,0,0,90:1,4,2,8:15,15,15 ; roll ogre-blue z ; Blue's Ogre rolls over corner z and shows side 5. [Maneuvering a Die]
            red airborne gev-1 | gev-1:red@hand ogre-blue:blue@8,0,60,90:1,4,2,8:15,15,15 ; land gev-1=off ogre-blue=8,0,60,90 ; G.E.V. 1 fell off the table, or does not lie flat: it goes back to the hand. [Dice Off the Table]
            red choosing | gev-1:red@8,0,-150,0 ogre-blue:blue@8,0,60,90:1,4,2,8:15,15,15 ; fire gev-1 at ogre-blue hitting ap ; G.E.V. 1 fires at the Antipersonnel of Blue's Ogre, attack 4. [Shooting]
            red choosing | gev-1:red@8,0,-150,0 ogre-blue:blue@8,0,60,90:1,4,2,8:15,15,15 ; fire gev-1 at ogre-blue hitting treads ; Blue's Ogre is damaged: it rolls over corner z and shows side 7. [Hit, Block, and Damage]
            red enlisting | gev-1:red@hand infantry-1:red@hand ogre-blue:blue@hand:1,4,2,8:15,15,15 ; ready ; Red has an army of 3 of 30 points, not counting its cheapest die. [Building an Army]
            blue choosing | infantry-1:red@hand ogre-blue:blue@8,0,0,270:1,4,2,8:15,15,15 | 12,0 ; fire ogre-blue main at post-red ; Red's Command Post is destroyed: Red commands no more. [The Command Post]
            red airborne infantry-1 | infantry-1:red@hand ogre-blue:blue@8,0,0,0:1,4,2,8:15,15,15 ; land infantry-1=A4,200,0,0 ogre-blue=off ; Blue has 50 points and wins. [Winning]
            """)
    void theResultOfAnActionIsTold(String position, String action, String says) {
        assertThat(told("MARK_III", position, action)).contains(says);
    }

    /** The page's short list of events leaves none of them out. */
    @Test
    void theResultOfAShotIsDecisive() {
        Game<Position, Action> game = Duels.game("MARK_III");
        Position state = game.readPosition(
                        "red choosing | gev-1:red@8,0,-150,0 ogre-blue:blue@8,0,60,90:1,4,2,8:15,15,15")
                .orThrow();
        Action shot =
                game.readAction(state, "fire gev-1 at ogre-blue hitting treads").orThrow();
        Verdict.Accepted<Position, Action> accepted = (Verdict.Accepted<Position, Action>) game.judge(state, shot);
        assertThat(accepted.events())
                .filteredOn(event -> event.rule().decisive())
                .extracting(event -> event.rule().name())
                .containsExactly("DAMAGED", "TREADS_SCRATCHED");
    }

    @Test
    void anOgreThatIsKnockedOffIsToldAsItsHouseCountsIt() {
        String flies = "red airborne infantry-1 | infantry-1:red@hand ogre-blue:blue@8,0,0,0:1,4,2,8:15,15,15";
        String off = "land infantry-1=A4,200,0,0 ogre-blue=off";
        assertThat(told("MARK_III", flies, off))
                .contains(
                        "Blue's Ogre no longer lies flat on the table and is knocked off: 50 points for Blue. [Dice Off the Table]");
        assertThat(told(Duels.game("MARK_III", "ogreKnockedOff=KILLED"), flies, off))
                .contains(
                        "Blue's Ogre no longer lies flat on the table, which kills it. [Winning]",
                        "Red has 50 points and wins. [Winning]");
    }

    @Test
    void thePlayerWhoPutsADieThereIsToldItsStrongestSide() {
        Game<Position, Action> game = Duels.game("MARK_III");
        Position state =
                game.readPosition("blue placing ogre-blue | gev-1:red@hand").orThrow();
        assertThat(game.awaited(state).says())
                .isEqualTo("Blue: put Blue's Ogre on the table; its strongest side is 8.");
    }

    @ParameterizedTest(name = "{2}")
    @CsvSource(delimiter = ';', textBlock = """
            MARK_III ; blue choosing | infantry-1:red@A1,-200,0,0 ogre-blue:blue@8,0,0,270:1,4,2,8:15,15,15 ; fire ogre-blue main at infantry-1 ; Infantry 1 lies behind the baseline of the Main Battery of Blue's Ogre. [Sight Lines]
            MARK_III ; blue choosing | infantry-1:red@A1,-200,0,0 ogre-blue:blue@8,0,0,270:1,4,2,8:15,15,15 ; fire ogre-blue at infantry-1 ; Name the weapon that Blue's Ogre fires. [Shooting]
            MARK_III ; blue choosing | gev-1:red@hand ogre-blue:blue@8,0,0,270:1,4,2,8:0,15,15 ; roll ogre-blue x ; The treads of corner x of Blue's Ogre are gone. [Damaging the Ogre]
            MARK_III ; blue choosing | infantry-1:red@A1,-200,0,0 ogre-blue:blue@8,0,0,270:1,4,2,8:15,15,15 ; fire ogre-blue ap hitting main ; The shot hits no Ogre, so no weapon or treads are aimed at. [Damaging the Ogre]
            MARK_III ; red choosing | infantry-1:red@A1,-200,0,150 ogre-blue:blue@1,0,0,270:1,4,2,8:15,15,15 ; fire infantry-1 at ogre-blue hitting treads ; Blue's Ogre is killed by any damage on side 1, so no weapon or treads are aimed at. [Damaging the Ogre]
            ARMIES ; red choosing | heavy-tank-1:red@8,0,0,270 infantry-1:blue@A1,-100,173.2,30 ; fire heavy-tank-1 at infantry-1 ; Infantry 1 lies in the blind spot of Heavy Tank 1. [Sight Lines]
            ARMIES ; red choosing | light-tank-1:red@8,0,0,270 infantry-1:blue@A1,100,0,270 infantry-2:blue@A1,200,0,270 ; fire light-tank-1 at infantry-2 ; Infantry 1 is closer than Infantry 2, and the shot is Short-Range. [Short-Range Arrows]
            ARMIES ; red choosing | light-tank-1:red@8,0,0,270 infantry-1:blue@A1,100,0,270 ; fire light-tank-1 at infantry-1 hitting treads ; Infantry 1 is no Ogre, so no weapon or treads are aimed at. [Damaging the Ogre]
            ARMIES ; red choosing | light-tank-1:red@8,0,0,270 infantry-1:blue@A1,100,0,270 ; ask light-tank-1 at infantry-1 ; That Light Tank 1 sees Infantry 1 needs no asking. [ruling closeLine]
            ARMIES ; red choosing | light-tank-1:red@8,0,0,270 infantry-1:blue@A1,-100,0,270 ; ask light-tank-1 at infantry-1 ; That Light Tank 1 does not see Infantry 1 needs no asking. [ruling closeLine]
            ARMIES ; red airborne light-tank-1 | light-tank-1:red@hand infantry-1:blue@A1,100,0,270 ; land light-tank-1=8,0,0,0 ; It is not said how Infantry 1 lies. [Hitting Other Dice]
            ARMIES ; red airborne light-tank-1 | light-tank-1:red@hand infantry-1:blue@A1,100,0,270 ; land light-tank-1=8,60,0,0 infantry-1=A1,100,0,270 ; Infantry 1 and Light Tank 1 would lie inside each other. [Hitting Other Dice]
            """)
    void aRefusalSaysItsReason(String scenario, String position, String action, String says) {
        assertThat(told(scenario, position, action)).containsExactly("refused: " + says);
    }
}
