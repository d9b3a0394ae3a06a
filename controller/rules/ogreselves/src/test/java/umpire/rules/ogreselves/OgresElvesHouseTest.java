package umpire.rules.ogreselves;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.Game;
import umpire.rules.ogreselves.rulings.SheetRule;

/** A question that the sheet leaves open is played by the house ruling, either way. */
class OgresElvesHouseTest {
    /** Red delivers the last Valuable for a chest; Yellow stands where Ogre 2 comes next. */
    private static final String LAST_DELIVERY =
            "red handling - - - | home:G 7:- | EMPTY | - 6 ne se sw | - GRE - R | - - - -";

    /** The same, and Yellow carries a Gift for Ogre 5. */
    private static final String GIFT_LEFT =
            "red handling - - - | home:G 7:S | EMPTY | - ne nw se 3 | - GRE - R | - - - -";

    /** Red is the captive of Ogre 4, Shields lie on Mines 5 and 8, and no ransom can be paid. */
    private static final String CAPTIVE =
            "yellow rolling | 9!:E# home:# | - - R - # - - # - - - - - - - - | nw nw 3 9 se | G - - - | - - - -";

    /** Red, Yellow and Green are captive; there is a ransom for Yellow alone, and it is Red's turn. */
    private static final String ALL_CAPTIVE =
            "red bound 0 | 3!:- 7!:- 9!:- | - - - - - - - S - - - - - - - - | - 7 3 se 9 | - R - - | - - - -";

    private static Game<Position, Action> game(String variant, int elves, String key, String answer) {
        Map<String, String> house = new TreeMap<>(Map.of("variant", variant, "elves", String.valueOf(elves)));
        house.put(key, answer);
        return Kingdoms.game(house);
    }

    private static Game<Position, Action> rollingAfterLastDelivery(String answer) {
        return game("FIRST", 2, "rollAfterLastDelivery", answer);
    }

    @Test
    @DisplayName("rollAfterLastDelivery true: the turn is carried through, and its roll may cost a point")
    void afterTheLastDeliveryTheDieIsRolled() {
        Told told = Told.of(rollingAfterLastDelivery("true"), LAST_DELIVERY).does("deliver gold prince");
        assertThat(told.part(0)).isEqualTo("red rolling");
        assertThat(told.points()).isEqualTo(7);
        assertThat(told.does("roll 2").part(1)).isEqualTo("home:- 7!:-");
        assertThat(told.points()).isEqualTo(6);
    }

    @Test
    @DisplayName("rollAfterLastDelivery false: the last possible delivery ends the game at once")
    void theLastDeliveryEndsTheGame() {
        Told told = Told.of(rollingAfterLastDelivery("false"), LAST_DELIVERY).does("deliver gold prince");
        assertThat(told.over("delivered")).isTrue();
        assertThat(told.part(1)).isEqualTo("home:- home:-");
        assertThat(told.points()).isEqualTo(7);
    }

    @Test
    void whileAGiftIsLeftTheEndIsProposedInsteadOfTheRoll() {
        Told told = Told.of(rollingAfterLastDelivery("false"), GIFT_LEFT).does("deliver gold prince");
        assertThat(told.actions()).containsExactly("end", "done");
        assertThat(Told.of(rollingAfterLastDelivery("false"), told.position())
                        .does("end", "yes")
                        .over("delivered"))
                .isTrue();
        assertThat(told.does("end", "no").part(0)).isEqualTo("red rolling");
        assertThat(Told.of(rollingAfterLastDelivery("true"), GIFT_LEFT)
                        .does("deliver gold prince")
                        .refuses("end"))
                .isEqualTo(SheetRule.END_AT_BEGINNING);
    }

    /** An Elf that was told no at the beginning of a turn does not ask again before its roll. */
    @Test
    void theEndIsProposedOnceInATurn() {
        Told told = Told.of(
                rollingAfterLastDelivery("false"),
                "red moving - open | home:S 7:S | EMPTY | - ne nw se 3 | - GRE - R | - - - -".replace("7:S", "home:-"));
        told.does("end", "no", "stay");
        assertThat(told.part(0)).isEqualTo("red handling - - - refused");
        assertThat(told.refuses("end")).isEqualTo(SheetRule.ASKED_ALREADY);
        assertThat(told.actions()).containsExactly("hand red yellow sapphire", "done");
    }

    @Test
    @DisplayName("captiveShields false: a captive changes no Shields")
    void aCaptiveChangesNoShields() {
        Told told =
                Told.of(game("SECOND", 2, "captiveShields", "false"), CAPTIVE).does("roll 1");
        assertThat(told.part(0)).isEqualTo("red rolling");
        assertThat(told.refuses("retrieve 5")).isEqualTo(SheetRule.SHIELDS_BEFORE_MOVE);
    }

    @Test
    @DisplayName("captiveShields true: a captive changes Shields at the beginning of its turn, each Mine's once")
    void aCaptiveMayChangeShields() {
        Told told =
                Told.of(game("SECOND", 2, "captiveShields", "true"), CAPTIVE).does("roll 1");
        assertThat(told.part(0)).isEqualTo("red bound 0");
        assertThat(told.actions())
                .contains("shield 12", "retrieve 5", "shift 5 6", "done")
                .doesNotContain("stay", "end");
        told.does("shift 5 6", "retrieve 8");
        assertThat(told.part(0)).isEqualTo("red bound 0 - 5,6,8");
        assertThat(told.part(1)).isEqualTo("9!:E## home:#");
        assertThat(told.refuses("retrieve 6")).isEqualTo(SheetRule.SHIELD_SETTLED);
        assertThat(told.refuses("shield 9")).isEqualTo(SheetRule.NO_SHIELD_AT_OGRE);
        assertThat(told.does("done").part(0)).isEqualTo("red rolling");
    }

    @Test
    void whileAllAreCaptiveNoShieldIsChanged() {
        Told told = Told.of(
                game("SECOND", 2, "captiveShields", "true"),
                "red bound 0 | 7!:# 9!:- | - - R - # - - # - - - # - - - - | 7 nw 3 9 se | G - - - | - - - -");
        assertThat(told.refuses("shield 12")).isEqualTo(SheetRule.CAPTIVE_SHIELDS);
        assertThat(told.actions()).containsOnly("ransom queen gold ne", "ransom queen gold sw", "done");
    }

    @ParameterizedTest
    @DisplayName("payerTakesTurn: the payer rolls, or the turn stays with the first that was asked")
    @CsvSource({"true,yellow rolling,green", "false,red rolling,yellow"})
    void thePayerTakesTheTurnOrNot(String answer, String rolling, String next) {
        Told told = Told.of(game("FIRST", 3, "payerTakesTurn", answer), ALL_CAPTIVE);
        assertThat(told.part(0)).isEqualTo("yellow bound 1");
        told.does("ransom king ruby nw", "yes", "yes");
        assertThat(told.part(0)).isEqualTo(rolling);
        assertThat(told.part(1)).isEqualTo("3!:- nw:- 9!:-");
        assertThat(told.does("roll 1").part(0)).startsWith(next + " ");
    }

    @ParameterizedTest
    @DisplayName("otherCaptives: another captive of an Ogre that is taken to a Castle stays on its Mine, or goes along")
    @CsvSource({"STAY,7:-,on Mine 7", "GO_ALONG,nw:-,and goes to the north-west Castle"})
    void anotherCaptiveStaysOrGoesAlong(String answer, String where, String says) {
        Game<Position, Action> game = game("FIRST", 2, "otherCaptives", answer);
        String given = "red moving - open | 6:R 7!:- | EMPTY | - 7 ne se sw | - GREA - G | - - - -";
        Told told = Told.of(game, given).does("walk 7", "gift ruby nw");
        assertThat(told.part(1)).isEqualTo("nw:- " + where);
        assertThat(told.says()).anyMatch(event -> event.endsWith(" is free again " + says + "."));
        String paid = "red bound 0 | 7!:- 7!:- | EMPTY | - 7 ne se sw | - R - R | - - - -";
        assertThat(Told.of(game, paid).does("ransom king ruby nw", "yes").part(1))
                .isEqualTo("nw:- " + where);
    }

    @Test
    void anElfThatPaysInItsOwnTurnRollsEitherWay() {
        String own = ALL_CAPTIVE.replace("9!:-", "home:-").replace("red bound 0", "yellow bound 0");
        for (String answer : new String[] {"true", "false"}) {
            Told told = Told.of(game("FIRST", 3, "payerTakesTurn", answer), own);
            assertThat(told.does("ransom king ruby nw", "yes", "yes").part(0)).isEqualTo("yellow rolling");
        }
    }

    /** A no concerns one ransom. The Elf that proposed it may propose another or wait. */
    @Test
    void aRansomThatWasRefusedIsNotProposedAgainInThatTurn() {
        Told told = Told.of(
                Kingdoms.game("FIRST", 2),
                "red bound 0 | 7!:- 8!:- | - G - - - - - - - - - R - - - - | - 7 8 se sw | - R - R | - - - -");
        told.does("ransom king ruby nw", "no");
        assertThat(told.part(0)).isEqualTo("red bound 0 king-ruby-nw -");
        assertThat(told.actions())
                .containsExactly("ransom king ruby ne", "ransom prince ruby nw", "ransom prince ruby ne", "done");
        assertThat(told.why("ransom king ruby nw"))
                .isEqualTo("ruling askEverybody: A ransom that was refused cannot be proposed again in the same turn.");
        told.does("ransom prince ruby ne", "no");
        assertThat(told.part(0)).isEqualTo("red bound 0 king-ruby-nw,prince-ruby-ne -");
        assertThat(told.does("ransom king ruby ne", "no", "ransom prince ruby nw", "no")
                        .over("captured"))
                .isTrue();
    }

    /** Nothing is left to deliver or to give but a ransom, which is a Gift as well. */
    @Test
    void theGameGoesOnWhileARansomMayBePaid() {
        String position = "yellow rolling | 7!:- home:- | EMPTY | - 7 xne xse xsw | - R - - | - G E S";
        Told told = Told.of(Kingdoms.game("FIRST", 2), position).does("roll 1");
        assertThat(told.part(0)).isEqualTo("red bound 0");
        assertThat(told.does("ransom king ruby nw", "yes").points()).isEqualTo(4);
        assertThat(Told.of(game("FIRST", 2, "playOnForGifts", "false"), position)
                        .does("roll 1")
                        .over("delivered"))
                .isTrue();
    }
}
