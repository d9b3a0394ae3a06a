package umpire.rules.groundforce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.rulings.SheetRule;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Mark;
import umpire.rules.kernel.Score;
import umpire.rules.kernel.Viewer;

/** Events name their rule. A row has the drawn cards, the units, the actions, and the rule that an event of the last action names. */
class GroundForceEventsTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            acting trooper-1        | d3:YT g9:BT            | walk trooper d3 d4                                | WALK_LENGTH
            acting trooper-1        | d3:YT g9:BT            | walk trooper d3 e4                                | ALONG_ROWS
            acting trooper-1        | d3:YT g9:BT            | done                                              | WALK_LENGTH
            drawing -               | d3:YT g9:BT            | draw trooper                                      | CARD_FIRST
            drawing -               | d3:YT g9:BT            | draw trooper+heavy                                | TWO_TYPES
            drawing -               | d3:YT g9:BT            | draw heavy                                        | NOBODY_TO_ACT
            drawing -               | d3:YT g9:BT            | draw rush                                         | RUSH
            drawing -               | d3:YS g9:BT            | draw stealth                                      | HIDDEN
            drawing -               | d3:YT g9:BT            | draw reinforcements                               | REINFORCEMENTS
            drawing -               | d6:YT g9:BT            | draw reinforcements                               | MINE_POINT
            acting stealth-1        | d3:YS d4:BT g9:BT      | walk saboteur d3 d5                               | JUMP
            acting stealth-1        | d3:YS d4:BT g9:BT      | walk saboteur d3 c3                               | STEALTH_WALK
            acting trooper-1        | d3:YT d4:BS g9:BT      | attack trooper d3 d4                              | ADJACENT
            acting trooper-1        | d3:YT d4:BTS           | attack trooper d3 d4, roll sword sword+sword, remove saboteur d4 | LOST_IN_BATTLE
            acting rush-1           | d3:YT d4:BS g9:BT      | attack trooper d3 d4, roll sword shield, attack trooper d3 d4 | RUSH_ATTACKS
            acting trooper-1        | d3:YT d4:BT g9:BT      | attack trooper d3 d4, roll sword sword            | ATTACK_FACES
            acting trooper-1        | d3:YT d4:BT g9:BT      | attack trooper d3 d4, roll sword sword            | DEFENCE_FACES
            acting trooper-1        | d3:YT d4:BT g9:BT      | attack trooper d3 d4, roll sword sword            | BETTER_ROLL
            acting trooper-1        | d3:YT d4:BT g9:BT      | attack trooper d3 d4, roll sword sword            | ADVANCE
            acting trooper-1        | d1:YT d4:BT g9:BT      | walk trooper d1 d3, attack trooper d3 d4, roll sword sword | FREE_ADVANCE
            acting trooper-1        | d3:YT a3:YT d4:BT      | attack trooper d3 d4, roll shield shield          | ATTACKER_LOSES
            acting trooper-1        | d3:YT d4:BTS           | attack trooper d3 d4, roll sword sword+sword      | OWNER_CHOOSES
            acting heavy-1          | d3:YH d4:BT g9:BT      | attack heavy d3 d4                                | HEAVY_RANGE
            acting heavy-1          | d3:YH d4:BT g9:BT      | attack heavy d3 d4, roll sword sword              | HEAVY_DESTROYS
            acting heavy-1          | d3:YH d4:BT g9:BT      | attack heavy d3 d4, roll sword shield             | HEAVY_MISSES
            acting trooper-1        | d9:YT g9:BT            | walk trooper d9 d10                               | BASE_ENTERED
            acting trooper-1        | d3:YT d4:BT            | attack trooper d3 d4, roll sword sword            | ARMY_DESTROYED
            """)
    void theRuleIsNamed(String phase, String units, String actions, String rule) {
        String[] words = phase.split(" ");
        GroundForceTold told = GroundForceTold.of(
                GroundForceGames.game(), "yellow " + words[0] + " | " + units + " | " + words[1] + " | - | - | -");
        assertThat(told.does(actions.split(", ")).rules()).contains(SheetRule.valueOf(rule));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            attack trooper d3 d4    | trooper on d3 attacks d4          | Yellow attacks d4 from d3 with 1 trooper: 1 die against 1.
            attack trooper d3+d3 d4 | both troopers on d3 attack d4     | Yellow attacks d4 from d3 with 2 troopers: 2 dice against 1.
            attack trooper c4+d3 d4 | troopers on c4 and d3 attack d4   | Yellow attacks d4 from c4 and d3 with 2 troopers: 2 dice against 1.
            """)
    void twoAttackersAreCountedAndEachOfTheirPlacesNamedOnce(String attack, String offered, String told) {
        GroundForceTold game = GroundForceTold.of(
                GroundForceGames.game(), "yellow acting - | c4:YT d3:YTT d4:BT g9:BT | trooper-1 | - | - | -");
        assertThat(game.describes(attack)).isEqualTo(offered);
        assertThat(game.does(attack).says()).first().isEqualTo(told);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            attack trooper d4 d5          | trooper on d4 that has walked two spaces attacks d5 | Yellow attacks d5 from d4 with 1 trooper that has walked two spaces: 1 die against 1.
            attack trooper d4 d5 fresh    | trooper on d4 that has done nothing yet attacks d5 | Yellow attacks d5 from d4 with 1 trooper that has done nothing yet: 1 die against 1.
            attack trooper c5+d4:fresh d5 | troopers on c5 and d4 attack d5, on d4 the one that has done nothing yet | Yellow attacks d5 from c5 and d4 with 2 troopers, on d4 the one that has done nothing yet: 2 dice against 1.
            attack trooper d4+d4 d5       | both troopers on d4 attack d5 | Yellow attacks d5 from d4 with 2 troopers: 2 dice against 1.
            walk trooper d4 d3            | trooper on d4 that has done nothing yet, to d3 | Yellow's trooper on d4 that has done nothing yet goes to d3, one space.
            """)
    void theOneOfTwoAlikeThatActsIsNamed(String action, String offered, String told) {
        GroundForceTold game = GroundForceTold.of(
                GroundForceGames.game(), "yellow acting trooper | c5:YT d4:YTT2 d5:BT | trooper-1 | - | - | -");
        assertThat(game.describes(action)).isEqualTo(offered);
        assertThat(game.does(action).says()).first().isEqualTo(told);
    }

    /** A trooper that walked four spaces attacks for the first time, although in its second move. */
    @Test
    void aFirstAttackInARushIsNotCalledTheSecond() {
        GroundForceTold walked =
                GroundForceTold.of(GroundForceGames.game(), "yellow acting - | d1:YT a3:YT d6:BT | rush-1 | - | - | -");
        walked.does("walk trooper d1 d3", "walk trooper d3 d5", "attack trooper d5 d6");
        assertThat(walked.rules()).contains(SheetRule.RUSH).doesNotContain(SheetRule.RUSH_ATTACKS);
        assertThat(walked.says()).contains("The trooper on d5 attacks in its second move.");
        GroundForceTold again =
                GroundForceTold.of(GroundForceGames.game(), "yellow acting - | d5:YT a3:YT d6:BT | rush-1 | - | - | -");
        again.does("attack trooper d5 d6", "roll sword shield", "attack trooper d5 d6");
        assertThat(again.says()).contains("The trooper on d5 attacks a second time.");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            d5:BTT | Blue's 2 troopers on d5 are destroyed.
            d5:BTS | Blue's trooper and saboteur on d5 are destroyed.
            d5:BS  | Blue's saboteur on d5 is destroyed.
            """)
    void unitsThatFallTogetherAreToldTogether(String target, String told) {
        GroundForceTold game = GroundForceTold.of(
                GroundForceGames.game(), "yellow acting - | d2:YH g9:BT " + target + " | heavy-1 | - | - | -");
        assertThat(game.does("attack heavy d2 d5", "roll explosion sword").says())
                .containsOnlyOnce(told);
    }

    @Test
    void theEndOfATurnIsToldOnce() {
        GroundForceTold game =
                GroundForceTold.of(GroundForceGames.game(), "yellow acting - | d3:YTT g9:BT | trooper-1 | - | - | -");
        assertThat(game.does("done").says()).containsExactly("Yellow does nothing more in this turn.");
    }

    @Test
    void theUnitThatMovesInIsNamedByTypeAndPlace() {
        GroundForceTold game = GroundForceTold.of(
                GroundForceGames.game(), "yellow acting - | d3:YTT d4:BT g9:BT | trooper-1 | - | - | -");
        game.does("attack trooper d3+d3 d4", "roll sword+sword sword");
        assertThat(game.describes("advance d3")).isEqualTo("move one in from d3");
        assertThat(game.describes("advance d3+d3")).isEqualTo("move both in from d3");
        assertThat(game.does("advance d3").says()).first().isEqualTo("Yellow's trooper on d3 moves to d4.");
    }

    @Test
    void aPurchaseTellsItsPriceAndThatTheUnitWaits() {
        GroundForceTold told = GroundForceTold.of(
                GroundForceGames.game(), "yellow buying 3 | a6:YT a3:YSS b3:YS g9:BT | reinforcements-1 | - | - | -");
        told.does("buy saboteur c1");
        assertThat(told.says())
                .contains("Yellow puts a new saboteur on c1 for 2 points; it acts from Yellow's next turn on.");
        assertThat(told.rules()).contains(SheetRule.NEW_UNITS_WAIT, SheetRule.SUPPLY);
        GroundForceTold full = GroundForceTold.of(
                GroundForceGames.game(),
                "yellow buying 5 | a6:YT d6:YT g6:YT c1:YTT d1:YTT e1:YSS c2:YTT d2:YTT e2:YH g9:BT | reinforcements-1 | - | - | -");
        assertThat(full.does("buy heavy e2").says()).contains("Yellow can buy nothing more; 2 points are lost.");
    }

    /** Between other events, each is understood without the one before it. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            acting trooper-1 | d3:YT d4:BT g9:BT | attack trooper d3 d4, roll sword shield          | Neither side throws better on d4: 1 to 1.
            acting trooper-1 | d3:YT d4:BT g9:BT | attack trooper d3 d4, roll sword sword           | Yellow throws better on d4: 1 to 0.
            acting trooper-1 | d3:YT a3:YT d4:BT | attack trooper d3 d4, roll shield shield         | Blue throws better on d4: 1 to 0.
            acting heavy-1   | d3:YH d4:BT g9:BT | attack heavy d3 d4, roll sword shield            | The heavy weapon does no harm on d4.
            acting trooper-1 | d3:YTT d4:BT g9:BT | attack trooper d3+d3 d4, roll sword+explosion shield, advance d3+d3 | Yellow's 2 troopers on d3 move to d4.
            acting stealth-1 | d3:YS d4:BT g9:BT | walk saboteur d3 d5                              | Yellow's saboteur on d3 jumps over Blue to d5.
            acting trooper-1 | d3:YT g9:BT       | walk trooper d3 e4                               | Yellow's trooper on d3 goes to e4, two spaces.
            drawing -        | d3:YT g9:BT       | draw trooper+heavy                               | Yellow draws: Troopers and heavy weapons. First all units of one type act, then those of the other.
            drawing -        | d6:YT g9:BT       | draw reinforcements                              | Yellow draws: Reinforcements. It brings 3 points for new units, as troopers stand on d6.
            drawing -        | d3:YT g9:BT       | draw reinforcements                              | Yellow draws: Reinforcements. It brings 2 points for new units.
            """)
    void aResultNamesItsPlace(String phase, String units, String actions, String says) {
        String[] words = phase.split(" ");
        GroundForceTold told = GroundForceTold.of(
                GroundForceGames.game(), "yellow " + words[0] + " | " + units + " | " + words[1] + " | - | - | -");
        assertThat(told.does(actions.split(", ")).says()).containsOnlyOnce(says);
    }

    @Test
    void aTurnThatEndsByItselfSaysSo() {
        GroundForceTold told =
                GroundForceTold.of(GroundForceGames.game(), "yellow acting - | d3:YT g9:BT | trooper-1 | - | - | -");
        assertThat(told.does("walk trooper d3 d5").says())
                .last()
                .isEqualTo("Yellow has no unit that can do more; the turn is over.");
    }

    @Test
    void theGameBeginsWhenBothArmiesAreComplete() {
        String almost =
                "blue placing | c1:YTT d1:YTT e1:YTT c2:YTT d2:YSS e2:YH c11:BTT d11:BTT e11:BTT c10:BTT d10:BSS"
                        + " | - | - | - | -";
        GroundForceTold told = GroundForceTold.of(GroundForceGames.game(Map.of("starter", "BLUE")), almost)
                .does("place heavy e10");
        assertThat(told.rules())
                .contains(
                        SheetRule.ARMIES_CHOSEN, SheetRule.DECK_IS_COMPLETE, SheetRule.BASE_FILLED, SheetRule.STARTER);
        assertThat(told.position()).startsWith("blue drawing | ");
    }

    @Test
    void bothSidesThrowTheirOwnDiceAtOnce() {
        GroundForceTold told =
                GroundForceTold.of(GroundForceGames.game(), "blue acting | d3:YTT d4:BTT | - | trooper-1 | - | -");
        told.does("attack trooper d4 d3");
        Awaited.Roll roll = (Awaited.Roll) GroundForceGames.game().awaited(told.state());
        assertThat(roll.throwers()).hasSize(2);
        assertThat(roll.dice().toString()).contains("name=blue, count=1").contains("name=yellow, count=2");
        assertThat(roll.what()).isEqualTo("throw 1 blue die and 2 yellow dice for Blue's attack on d3");
    }

    @Test
    void unitsAreCountedByTypeAndTheLastBattleIsTold() {
        GroundForceTold told = GroundForceTold.of(
                GroundForceGames.game(),
                "yellow acting | d3:YTS a6:YT d4:BT | trooper-1 | - | - | yellow sword+explosion sword+shield d4");
        Score yellow = GroundForceGames.game().scores(told.state()).get(0);
        assertThat(yellow.seat()).isEqualTo(ArmyColour.YELLOW.seat());
        assertThat(yellow.points()).isEqualTo(3);
        assertThat(yellow.parts()).containsExactly(new Score.Reason(2, "troopers"), new Score.Reason(1, "saboteur"));
        List<String> facts =
                GroundForceGames.game().view(told.state(), new Viewer.Public()).facts();
        assertThat(facts)
                .contains(
                        "Yellow controls the mining area a6; a reinforcement brings 3 points.",
                        "Last battle, on d4: Yellow attacked with a sword and an explosion (2), Blue defended with a sword"
                                + " and a shield (1): Yellow won by 1.");
        assertThat(GroundForceGames.game()
                        .view(told.state(), new Viewer.Public())
                        .marks())
                .contains(new Mark(ArmyColour.YELLOW.discards(), "deck", "17", "Yellow's deck has 17 cards left."));
    }
}
