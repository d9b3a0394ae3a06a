package umpire.rules.ogreselves;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.Game;
import umpire.rules.ogreselves.rulings.SheetRule;

/** A table of refusals in the order in which rules are tried: one row, one action, the rule that speaks. */
class OgresElvesRefusalTest {
    private static final String ORDINARY =
            "red moving - open | 7:GR# 8:E | # - - - - - - S - - - # - R # - | nw 9 ne 3 sw | G - - R | - - - -";
    private static final String FIRST_GAME =
            "red moving - open | 7:GR 8:E | - - - - - - - S - - - - - R - - | - 9 ne 3 sw | - G - R | - - - -";

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            salt 3 gold            | SET_UP_ONCE
            ogre 3 nw              | OGRES_PUT_ONCE
            roll 3                 | NO_ROLL_NOW
            yes                    | NOBODY_ASKED
            no                     | NOBODY_ASKED
            castle se              | NOTHING_TO_CHOOSE
            ransom prince ruby se  | ONLY_CAPTIVES_PAY
            gift ruby se           | GIFT_NEEDS_MEETING
            take sapphire          | MOVE_FIRST
            done                   | MOVE_FIRST
            retrieve 7             | NO_SHIELD_THERE
            shift 7 6              | NO_SHIELD_THERE
            shift 12 9             | NO_SHIELD_AT_OGRE
            shield 3               | NO_SHIELD_AT_OGRE
            shield 12              | ONE_SHIELD_A_MINE
            walk 4                 | WALK_LENGTH
            walk home              | WALK_LENGTH
            walk 7                 | WALK_LENGTH
            walk ne                | CASTLE_OF_AN_OGRE
            end                    | MORE_TO_DELIVER
            """)
    void beforeItMovesAnElfIsRefused(String action, SheetRule rule) {
        assertThat(Told.of(Kingdoms.game("SECOND", 2), ORDINARY).refuses(action))
                .isEqualTo(rule);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            walk 9                    | STOPPED_IS_STOPPED
            stay                      | STOPPED_IS_STOPPED
            end                       | MORE_TO_DELIVER
            shield 9                  | SHIELDS_BEFORE_MOVE
            retrieve 12               | SHIELDS_BEFORE_MOVE
            shift 12 13               | SHIELDS_BEFORE_MOVE
            gift ruby se              | GIFT_NEEDS_MEETING
            ransom prince ruby se     | ONLY_CAPTIVES_PAY
            castle se                 | NOTHING_TO_CHOOSE
            yes                       | NOBODY_ASKED
            roll O                    | NO_ROLL_NOW
            take ruby                 | NOTHING_TO_TAKE
            swap sapphire gold        | LEAVE_ONLY_WHEN_FULL
            hand red green gold       | SHARE_ON_ONE_SPACE
            hand green blue gold      | SHARE_ON_ONE_SPACE
            hand red yellow emerald   | SHARE_WHAT_IS_CARRIED
            trade yellow gold ruby    | SHARE_WHAT_IS_CARRIED
            trade yellow gold emerald | TRADE_WHEN_FULL
            deliver ruby prince       | DELIVER_AT_HOME
            """)
    void afterItMovedAnElfIsRefused(String action, SheetRule rule) {
        assertThat(Told.of(Kingdoms.game("SECOND", 2), ORDINARY).does("walk 8").refuses(action))
                .isEqualTo(rule);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            deliver gold queen    | ROYAL_STAYS_AWAY
            deliver emerald king  | DELIVER_WHAT_IS_CARRIED
            deliver gold king     | CHEST_WANTS_COLOUR
            deliver ruby prince   | CHEST_WANTS_COLOUR
            """)
    void atHomeADeliveryIsRefused(String action, SheetRule rule) {
        String home = FIRST_GAME.replace("7:GR", "1:GR");
        assertThat(Told.of(Kingdoms.game("FIRST", 2), home).does("walk home").refuses(action))
                .isEqualTo(rule);
    }

    @ParameterizedTest
    @CsvSource({"shield 3", "shift 12 9", "retrieve 12"})
    void theFirstGameHasNoShields(String action) {
        assertThat(Told.of(Kingdoms.game("FIRST", 2), FIRST_GAME).refuses(action))
                .isEqualTo(SheetRule.NO_SHIELDS_IN_FIRST);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            roll 1          | NO_ROLL_NOW
            stay            | OGRE_MET_GETS_GIFT
            gift amber se   | GIFT_IS_CARRIED
            gift gold se    | GIFT_IS_LIKED
            gift ruby ne    | GIFT_TO_EMPTY_CASTLE
            """)
    void beforeAnOgreAGiftIsRefused(String action, SheetRule rule) {
        assertThat(Told.of(Kingdoms.game("SECOND", 2), ORDINARY).does("walk 9").refuses(action))
                .isEqualTo(rule);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            roll 1                 | NO_ROLL_NOW
            walk 8                 | CAPTIVE_STAYS
            shield 8               | CAPTIVE_SHIELDS
            end                    | MORE_TO_DELIVER
            yes                    | NOBODY_ASKED
            castle se              | NOTHING_TO_CHOOSE
            ransom queen ruby se   | RANSOM_FROM_CHEST
            ransom queen gold se   | RANSOM_IS_LIKED
            ransom prince ruby ne  | RANSOM_TO_EMPTY_CASTLE
            salt 1 gold            | SET_UP_ONCE
            """)
    void aCaptiveIsRefused(String action, SheetRule rule) {
        String captive = ORDINARY.replace("moving - open", "bound 0").replace("7:GR#", "9!:G#");
        assertThat(Told.of(Kingdoms.game("SECOND", 2), captive).refuses(action)).isEqualTo(rule);
    }

    @Test
    void whileOthersAreAskedNothingElseIsDone() {
        String captive = ORDINARY.replace("moving - open", "bound 0").replace("7:GR#", "9!:G#");
        Told told = Told.of(Kingdoms.game("SECOND", 2), captive).does("ransom prince ruby se");
        assertThat(told.refuses("done")).isEqualTo(SheetRule.ALL_ARE_ASKED);
        assertThat(told.refuses("ogre 1 nw")).isEqualTo(SheetRule.OGRES_PUT_ONCE);
    }

    /** With two empty Castles a refused ransom leaves another, and with one it leaves nothing but the die. */
    @Test
    void aRefusedRansomIsNotProposedAgain() {
        String captive = ORDINARY.replace("moving - open", "bound 0").replace("7:GR#", "9!:G#");
        Told one = Told.of(Kingdoms.game("SECOND", 2), captive).does("ransom prince ruby se", "no");
        assertThat(one.refuses("ransom prince ruby se")).isEqualTo(SheetRule.ROLL_ENDS_TURN);
        Told two = Told.of(Kingdoms.game("SECOND", 2), captive.replace("ne 3 sw", "11 3 sw"))
                .does("ransom prince ruby se", "no");
        assertThat(two.refuses("ransom prince ruby se")).isEqualTo(SheetRule.RANSOM_ASKED_ALREADY);
        assertThat(two.does("ransom prince ruby ne").part(0))
                .isEqualTo("red agreeing 0 ransom_prince_ruby_ne bound_0_prince-ruby-se_-");
    }

    @Test
    void beforeTheGameOnlyTheSetUpGoesOn() {
        Game<Position, Action> game = Kingdoms.game("FIRST", 2);
        Told told = Told.opening(game);
        assertThat(told.refuses("walk 1")).isEqualTo(SheetRule.SALT_FIRST);
        assertThat(told.refuses("salt 3 gold")).isEqualTo(SheetRule.SALT_IN_ORDER);
        assertThat(told.refuses("salt 1 gold")).isEqualTo(SheetRule.MINE_STAYS_EMPTY);
        Told placing = Told.of(
                game, "red placing | home:- home:- | - G G G - R R R - E E A - A S M | - - - - - | - - - - | - - - -");
        assertThat(placing.refuses("salt 1 gold")).isEqualTo(SheetRule.SET_UP_ONCE);
        assertThat(placing.refuses("stay")).isEqualTo(SheetRule.PLACE_OGRES_FIRST);
        assertThat(placing.refuses("ogre 3 nw")).isEqualTo(SheetRule.OGRES_IN_ORDER);
        assertThat(placing.refuses("ogre 1 nw")).isEqualTo(SheetRule.OGRE_ONE_STAYS_AWAY);
    }

    @Test
    void aFreedElfFirstChoosesItsCastle() {
        Told told = Told.of(
                Kingdoms.game("SECOND", 2),
                ORDINARY.replace("moving - open", "escaping red 3,4,5")
                        .replace("7:GR#", "9:G#")
                        .replace("nw 9", "11 9"));
        assertThat(told.refuses("stay")).isEqualTo(SheetRule.FREED_ELF_CHOOSES);
        assertThat(told.refuses("castle ne")).isEqualTo(SheetRule.FREED_TO_EMPTY_CASTLE);
        assertThat(told.does("castle se").part(3)).isEqualTo("11 9 6 4 16");
    }

    @Test
    void aShieldThatWasPutDownStays() {
        Told told = Told.of(Kingdoms.game("SECOND", 2), ORDINARY).does("shift 12 13");
        assertThat(told.refuses("retrieve 13")).isEqualTo(SheetRule.SHIELD_SETTLED);
        assertThat(told.refuses("shift 13 12")).isEqualTo(SheetRule.SHIELD_SETTLED);
        assertThat(told.refuses("shield 12")).isEqualTo(SheetRule.SHIELD_SETTLED);
        assertThat(told.does("shield 10").refuses("shield 11")).isEqualTo(SheetRule.SHIELD_TO_DEPLOY);
        Told full = Told.of(Kingdoms.game("SECOND", 2), ORDINARY.replace("7:GR#", "7:GRA#"));
        assertThat(full.refuses("retrieve 12")).isEqualTo(SheetRule.BAG_IS_FULL);
    }

    /**
     * An Elf may pick up anything where it lands, even a Shield put there in the same turn. The ruling shieldOnce concerns only changes
     * before the move.
     */
    @Test
    void aShieldThatWasPutDownInTheSameTurnIsPickedUpWhereTheElfLands() {
        Told told = Told.of(Kingdoms.game("SECOND", 2), ORDINARY).does("shield 8", "walk 8", "take shield");
        assertThat(told.sections()).endsWith("Deploy 6");
        assertThat(told.refuses("take shield")).isEqualTo(SheetRule.NOTHING_TO_TAKE);
        Told moved = Told.of(Kingdoms.game("SECOND", 2), ORDINARY).does("shift 12 8", "walk 8", "take shield");
        assertThat(moved.refuses("shield 8")).isEqualTo(SheetRule.SHIELDS_BEFORE_MOVE);
    }

    @Test
    void onlyTheElfWhoseTurnItIsMoves() {
        Told told = Told.of(Kingdoms.game("SECOND", 2), ORDINARY);
        assertThat(told.refuses("walk yellow 9")).isEqualTo(SheetRule.ELF_WHOSE_TURN);
        assertThat(told.why("walk yellow 9"))
                .isEqualTo("Turn 1: It is the turn of the Red Elf, not of the Yellow Elf.");
        assertThat(told.does("walk red 8").part(1)).startsWith("8:");
    }

    @Test
    void aThingHandedOverIsNotHandedBack() {
        Told told = Told.of(Kingdoms.game("SECOND", 2), ORDINARY).does("walk 8", "hand red yellow gold");
        assertThat(told.refuses("hand yellow red gold")).isEqualTo(SheetRule.HANDED_ONCE);
        assertThat(told.does("hand yellow red emerald").part(1)).isEqualTo("8:RE# 8:G");
        Told both = Told.of(
                Kingdoms.game("SECOND", 2), ORDINARY.replace("7:GR#", "7:GRE#").replace("8:E", "8:RAAE"));
        both.does("walk 8");
        assertThat(both.refuses("hand red yellow gold")).isEqualTo(SheetRule.BAG_IS_FULL);
        both.does("trade yellow gold amethyst");
        assertThat(both.part(1)).isEqualTo("8:REA# 8:GREA");
        assertThat(both.refuses("trade yellow amethyst gold")).isEqualTo(SheetRule.HANDED_ONCE);
        assertThat(both.refuses("swap sapphire gold")).isEqualTo(SheetRule.LEAVE_WHAT_IS_CARRIED);
    }

    @Test
    void aSecondShieldIsNotLeftOnAMine() {
        Told told = Told.of(
                Kingdoms.game("SECOND", 2),
                ORDINARY.replace("7:GR#", "7:GRA#").replace("# - - - - - - S ", "- - - - - - - S# "));
        assertThat(told.does("walk 8").refuses("swap sapphire shield")).isEqualTo(SheetRule.ONE_SHIELD_A_MINE);
        assertThat(told.does("swap shield gold").part(1)).isEqualTo("8:RA## 8:E");
    }

    @Test
    void withAnOgreOnEveryCastleNoGiftIsTakenThere() {
        Told told = Told.of(Kingdoms.game("SECOND", 2), ORDINARY.replace("nw 9 ne 3 sw", "nw 9 ne se sw"));
        assertThat(told.refuses("walk 9")).isEqualTo(SheetRule.GIFT_NEEDS_CASTLE);
    }

    @Test
    void aHouseMayRefuseToLandWithoutAGift() {
        Map<String, String> house = Map.of("variant", "SECOND", "elves", "2", "landingWithoutGift", "REFUSED");
        String poor = ORDINARY.replace("7:GR#", "7:G#");
        assertThat(Told.of(Kingdoms.game(house), poor).refuses("walk 9")).isEqualTo(SheetRule.LANDING_WITHOUT_GIFT);
        assertThat(Told.of(Kingdoms.game("SECOND", 2), poor).does("walk 9").part(1))
                .isEqualTo("9!:G# 8:E");
    }

    @Test
    void anOgreIsNotPassed() {
        Told told = Told.of(Kingdoms.game("SECOND", 2), ORDINARY.replace("nw 9 ne 3 sw", "nw 9 6 3 sw"));
        assertThat(told.refuses("walk 5")).isEqualTo(SheetRule.OGRE_BARS_THE_WAY);
        assertThat(told.refuses("walk ne")).isEqualTo(SheetRule.OGRE_BARS_THE_WAY);
    }
}
