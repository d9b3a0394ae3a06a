package umpire.rules.groundforce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.groundforce.rulings.SheetRule;
import umpire.rules.kernel.Viewer;

/** Tables of refusals. A row has an action and the rule that refuses it. */
class GroundForceRefusalTest {
    private static final String UNITS = "d3:YTS c3:YTT b3:YH d4:BT e3:BSH g9:BT ";

    private static SheetRule refuses(String phase, String cards, String action) {
        String position = "yellow " + phase + " | " + UNITS + "| " + cards + " | - | - | -";
        return (SheetRule) GroundForceTold.of(GroundForceGames.game(), position).refuses(action);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            place trooper c1            | PLACED_ONCE
            draw trooper                | ONE_CARD
            shuffle                     | SHUFFLE_WHEN_EMPTY
            roll sword sword            | NO_BATTLE
            remove trooper d4           | NOTHING_LOST
            advance d3                  | NOTHING_EMPTIED
            buy trooper c1              | NO_REINFORCEMENTS
            walk trooper d4 d5          | NO_SUCH_UNIT
            walk trooper d3 d2 tired    | NO_SUCH_UNIT
            walk saboteur d3 d2         | CARD_NAMES_UNITS
            walk trooper d3 d6          | WALK_LENGTH
            walk trooper d3 f4          | WALK_LENGTH
            walk trooper d3 d3          | WALK_LENGTH
            walk trooper d3 d4          | ENEMY_PLACE
            walk trooper d3 c3          | PLACE_IS_FULL
            walk trooper d3 d5          | NO_JUMPING
            walk trooper d3 f3          | NO_JUMPING
            attack trooper d2 d3        | NO_SUCH_UNIT
            attack trooper d3+d3 d4     | NO_SUCH_UNIT
            attack heavy b3 d4          | CARD_NAMES_UNITS
            attack trooper d3 d5        | ENEMY_TO_ATTACK
            attack trooper c3 d4        | ADJACENT
            attack trooper c3+c3+d3 d4  | ANNOUNCE
            """)
    void withATrooperCardIsRefused(String action, SheetRule rule) {
        assertThat(refuses("acting", "trooper-1", action)).isEqualTo(rule);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            walk trooper d3 d2   | CARD_FIRST
            attack trooper d3 d4 | CARD_FIRST
            done                 | CARD_FIRST
            shuffle              | SHUFFLE_WHEN_EMPTY
            draw trooper-6       | CARD_OF_DECK
            draw heavy-2         | CARD_IN_DECK
            buy trooper c1       | NO_REINFORCEMENTS
            """)
    void beforeACardIsDrawnIsRefused(String action, SheetRule rule) {
        assertThat(refuses("drawing", "heavy-2", action)).isEqualTo(rule);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            done                   | SPEND_ALL
            walk trooper d3 d2     | REINFORCE_ONLY
            draw trooper           | ONE_CARD
            buy heavy c1           | COST
            buy trooper d3         | OWN_BASE
            buy trooper d11        | OWN_BASE
            """)
    void whileUnitsAreBoughtIsRefused(String action, SheetRule rule) {
        assertThat(refuses("buying 2", "reinforcements-1", action)).isEqualTo(rule);
    }

    @Test
    void anAttackIsFinishedFirst() {
        GroundForceTold told = GroundForceTold.of(
                GroundForceGames.game(), "yellow acting | d3:YTT d4:BST g9:BT | trooper-1 | - | - | -");
        told.does("attack trooper d3+d3 d4");
        assertThat(told.refuses("done")).isEqualTo(SheetRule.DICE_FIRST);
        assertThat(told.refuses("roll sword sword+sword")).isEqualTo(SheetRule.ANNOUNCE);
        assertThat(told.refuses("roll sword+sword sword")).isEqualTo(SheetRule.DEFENDERS_DICE);
        told.does("roll sword+sword sword+shield");
        assertThat(told.refuses("done")).isEqualTo(SheetRule.LOSS_FIRST);
        assertThat(told.refuses("remove heavy d4")).isEqualTo(SheetRule.LOST_IN_BATTLE);
        GroundForceTold both = GroundForceTold.of(
                GroundForceGames.game(), "yellow acting | d3:YTT d4:BTT g9:BT | trooper-1 | - | - | -");
        both.does("attack trooper d3+d3 d4", "roll sword+sword sword+sword");
        assertThat(both.refuses("done")).isEqualTo(SheetRule.ADVANCE_FIRST);
        assertThat(both.refuses("advance c3")).isEqualTo(SheetRule.ATTACKERS_ADVANCE);
        assertThat(both.refuses("advance d3+d3+d3")).isEqualTo(SheetRule.ATTACKERS_ADVANCE);
    }

    @Test
    void aUnitThatHasAttackedNeitherWalksNorAttacksAgain() {
        GroundForceTold told = GroundForceTold.of(
                GroundForceGames.game(), "yellow acting | d3:YT a3:YT d4:BT g9:BT | trooper-1 | - | - | -");
        told.does("attack trooper d3 d4", "roll sword shield");
        assertThat(told.refuses("walk trooper d3 d2")).isEqualTo(SheetRule.ATTACKED_STANDS);
        assertThat(told.refuses("attack trooper d3 d4")).isEqualTo(SheetRule.ATTACK_ONCE);
    }

    @Test
    void aTrooperThatWalkedTwiceInARushAttacksOnce() {
        GroundForceTold told = GroundForceTold.of(
                GroundForceGames.game(), "yellow acting | d3:YT a3:YT d8:BT g9:BT | rush-1 | - | - | -");
        told.does("walk trooper d3 d5", "walk trooper d5 d7", "attack trooper d7 d8", "roll sword shield");
        assertThat(told.refuses("attack trooper d7 d8")).isEqualTo(SheetRule.RUSH_IN_TURN);
    }

    @Test
    void theFirstTypeOfTwoDoesNotActAgain() {
        GroundForceTold told = GroundForceTold.of(
                GroundForceGames.game(), "yellow acting | d3:YTT c3:YH g9:BT | trooper+heavy-1 | - | - | -");
        told.does("walk trooper d3 d4", "walk heavy c3 c4");
        assertThat(told.refuses("walk trooper d3 d5")).isEqualTo(SheetRule.ONE_TYPE_THEN_OTHER);
    }

    @Test
    void aPlaceAcrossACornerIsTwoSpacesAway() {
        GroundForceTold told = GroundForceTold.of(
                GroundForceGames.game(), "yellow acting | d3:YT a3:YT g9:BT | trooper-1 | - | - | -");
        assertThat(told.does("walk trooper d3 d4").refuses("walk trooper d4 e5"))
                .isEqualTo(SheetRule.ALONG_ROWS);
    }

    @Test
    void aSaboteurInStealthIsNotAttacked() {
        GroundForceTold told = GroundForceTold.of(
                GroundForceGames.game(), "blue acting | d3:YS a3:YT d4:BT g9:BT | stealth-1 | trooper-1 | yellow | -");
        assertThat(told.refuses("attack trooper d4 d3")).isEqualTo(SheetRule.HIDDEN);
        GroundForceTold house = GroundForceTold.of(
                GroundForceGames.game(Map.of("stealthMayAttack", "false")),
                "yellow acting | d3:YS a3:YT d4:BT g9:BT | stealth-1 | - | yellow | -");
        assertThat(house.refuses("attack saboteur d3 d4")).isEqualTo(SheetRule.STEALTH_ATTACK);
    }

    /** A second stealth card does not end the stealth of the other army. */
    @Test
    void bothArmiesMayBeInStealth() {
        GroundForceTold told = GroundForceTold.of(
                GroundForceGames.game(), "blue drawing | c1:YT d4:YS d5:BS c9:BT | stealth-1 | - | yellow | -");
        told.does("draw stealth");
        assertThat(told.position())
                .isEqualTo("blue acting - | c1:YT c9:BT d4:YS d5:BS | stealth-1 | stealth-1 | yellow,blue | -");
        assertThat(told.refuses("attack saboteur d5 d4")).isEqualTo(SheetRule.HIDDEN);
        assertThat(GroundForceGames.game()
                        .view(told.state(), new Viewer.Public())
                        .facts())
                .contains(
                        "Yellow's saboteurs are in stealth and cannot be attacked.",
                        "Blue's saboteurs are in stealth and cannot be attacked.");
    }

    @Test
    void aHeavyWeaponShootsAloneAndNotTooFar() {
        GroundForceTold told =
                GroundForceTold.of(GroundForceGames.game(), "yellow acting | d3:YHH d7:BT d6:BT | heavy-1 | - | - | -");
        assertThat(told.refuses("attack heavy d3 d7")).isEqualTo(SheetRule.HEAVY_RANGE);
        assertThat(told.refuses("attack heavy d3+d3 d6")).isEqualTo(SheetRule.HEAVY_ONE_DIE);
    }

    @Test
    void aWalkDoesNotLeadThroughBlockedPlaces() {
        String holed = GroundForceGames.text("battlefield").replace("blocked: []", "blocked: [b4, a5]");
        GroundForceTold told = GroundForceTold.of(
                GroundForceGames.open(Map.of("battlefield", holed), Map.of()).orThrow(),
                "yellow acting | a4:YT d3:YT g9:BT | trooper-1 | - | - | -");
        assertThat(told.refuses("walk trooper a4 b5")).isEqualTo(SheetRule.ALONG_ROWS);
    }

    @Test
    void aDieWithoutShieldsShowsNone() {
        String shieldless = "faces: [sword, sword, explosion, explosion, explosion, explosion]";
        GroundForceTold told = GroundForceTold.of(
                GroundForceGames.open(Map.of("die", shieldless), Map.of()).orThrow(),
                "yellow acting | d3:YT a3:YT d4:BT | trooper-1 | - | - | -");
        assertThat(told.does("attack trooper d3 d4").refuses("roll sword shield"))
                .isEqualTo(SheetRule.DIE_FACES);
    }

    @Test
    void anEmptyDeckIsShuffledAndAnEmptyBoxSellsNoUnit() {
        String all = "trooper-1,trooper-2,trooper-3,trooper-4,trooper-5,saboteur-1,saboteur-2,heavy-1,heavy-2,"
                + "trooper+saboteur-1,trooper+saboteur-2,trooper+heavy-1,trooper+heavy-2,saboteur+heavy-1,stealth-1,"
                + "rush-1,reinforcements-1,reinforcements-2";
        assertThat(refuses("drawing", all, "draw trooper")).isEqualTo(SheetRule.SHUFFLE_FIRST);
        GroundForceTold told = GroundForceTold.of(
                GroundForceGames.game(), "yellow buying 3 | a6:YT a3:YHH b3:YH g9:BT | reinforcements-1 | - | - | -");
        assertThat(told.refuses("buy heavy c1")).isEqualTo(SheetRule.SUPPLY);
    }

    @Test
    void beforeTheGameUnitsArePutIntoBases() {
        GroundForceTold told = GroundForceTold.opening(GroundForceGames.game());
        assertThat(told.refuses("draw trooper")).isEqualTo(SheetRule.PLACE_FIRST);
        assertThat(told.refuses("place trooper d11")).isEqualTo(SheetRule.OWN_BASE);
        told.does("place heavy d1");
        assertThat(told.refuses("place heavy d2")).isEqualTo(SheetRule.ARMY_STRENGTH);
    }

    @Test
    void afterTheGameEveryActionIsRefused() {
        GroundForceTold told =
                GroundForceTold.of(GroundForceGames.game(), "yellow acting | d9:YT g9:BT | trooper-1 | - | - | -");
        assertThat(told.does("walk trooper d9 d10").refuses("done")).isEqualTo(SheetRule.GAME_IS_OVER);
    }
}
