package umpire.rules.ogreselves;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Game;
import umpire.rules.ogreselves.rulings.SheetRule;

/** Cases taken from the sheet, one or more for each of its chapters. */
class SheetExamplesTest {
    private static final Game<Position, Action> FIRST = Kingdoms.game("FIRST", 2);
    private static final Game<Position, Action> SECOND = Kingdoms.game("SECOND", 2);
    private static final Game<Position, Action> THIRD = Kingdoms.game("THIRD", 2);

    @Test
    @DisplayName("Setting Up: the first game has twelve Valuables, and four Mines stay empty")
    void theFirstGameLeavesFourMinesEmpty() {
        Told told = Told.opening(FIRST).does("salt 2 gold", "salt 3 gold", "salt 4 gold", "salt 6 ruby", "salt 7 ruby");
        assertThat(told.does("salt 8 ruby", "salt 10 emerald", "salt 11 emerald", "salt 12 amethyst")
                        .refuses("salt 14 gold"))
                .isEqualTo(SheetRule.SALT_WHAT_IS_LEFT);
        told.does("salt 14 amethyst", "salt 15 sapphire", "salt 16 amber");
        assertThat(told.part(2)).isEqualTo("- G G G - R R R - E E A - A S M");
        told.does("ogre 2 nw", "ogre 3 se");
        assertThat(told.refuses("ogre 4 nw")).isEqualTo(SheetRule.OGRE_TO_EACH_CASTLE);
        assertThat(told.does("ogre 4 ne", "ogre 5 sw").part(0)).isEqualTo("red moving - open");
    }

    @Test
    @DisplayName("Setting Up: five Ogres share four Castles, and Shields are dealt round")
    void fiveOgresShareFourCastles() {
        Told told = Told.of(
                Kingdoms.game("SECOND", 3),
                "red placing | home:- home:- home:- | G G G G R R R R E E A A S S M M | - - - - - | - - - - | - - - -");
        assertThat(told.does("ogre 1 ne", "ogre 2 ne").refuses("ogre 3 ne")).isEqualTo(SheetRule.OGRE_TO_EACH_CASTLE);
        told.does("ogre 3 nw", "ogre 4 se", "ogre 5 sw");
        assertThat(told.part(0)).isEqualTo("red deploying");
        assertThat(told.part(1)).isEqualTo("home:## home:# home:#");
        assertThat(told.does("shield 7", "done").part(0)).isEqualTo("yellow deploying");
        assertThat(told.does("shield 8").part(0)).isEqualTo("green deploying");
        assertThat(told.refuses("walk 1")).isEqualTo(SheetRule.SHIELDS_BEFORE_FIRST_TURN);
        assertThat(told.does("done").part(0)).isEqualTo("red moving - open");
    }

    @Test
    @DisplayName("Elf Moves: one or two spaces from Home, or none")
    void anElfMovesOneOrTwoSpaces() {
        Told told = Told.of(
                FIRST,
                "red moving - open | home:- home:- | EMPTY | - nw ne se sw | - - - R | - - - -"
                        .replace("EMPTY", "- - - - - - - G - - - - - - - -"));
        assertThat(told.actions()).contains("walk 1", "walk 2", "walk 16", "stay");
        assertThat(told.refuses("walk 3")).isEqualTo(SheetRule.WALK_LENGTH);
        assertThat(told.refuses("walk home")).isEqualTo(SheetRule.WALK_LENGTH);
        assertThat(told.refuses("walk nw")).isEqualTo(SheetRule.CASTLE_OF_AN_OGRE);
    }

    @Test
    @DisplayName("Elf Moves 7: an Elf never passes an Ogre; with a Gift it may land on one")
    void anElfNeverPassesAnOgre() {
        String start =
                "red moving - open | home:R home:- | - - - - - - - G - - - - - - - - | - 1 ne se sw | - - - - | - - - -";
        assertThat(Told.of(FIRST, start).refuses("walk 2")).isEqualTo(SheetRule.OGRE_BARS_THE_WAY);
        Told told = Told.of(FIRST, start).does("walk 1");
        assertThat(told.part(0)).isEqualTo("red meeting");
        assertThat(told.actions()).containsExactly("gift ruby nw");
        told.does("gift ruby nw");
        assertThat(told.part(0)).isEqualTo("red rolling");
        assertThat(told.ogre(2)).isEqualTo("xnw");
        assertThat(told.part(1)).isEqualTo("nw:- home:-");
        assertThat(told.points()).isEqualTo(1);
    }

    @Test
    @DisplayName("Roll 4 and 5: from its Castle an Ogre comes to the first Mine, or hops over another Ogre")
    void anOgreComesToItsFirstMine() {
        String mines = "- - - - - - - G - - - - - - - -";
        assertThat(Told.of(FIRST, "red rolling | home:- home:- | " + mines + " | - nw ne se sw | - - - - | - - - -")
                        .does("roll 3")
                        .ogre(3))
                .isEqualTo("6");
        assertThat(Told.of(FIRST, "red rolling | home:- home:- | " + mines + " | - 6 ne se sw | - - - - | - - - -")
                        .does("roll 3")
                        .ogre(3))
                .isEqualTo("7");
    }

    @Test
    @DisplayName("Setting Up 4: a 1 moves no Ogre in the first game, and Ogre 1 in the second")
    void aOneMovesNoOgreInTheFirstGame() {
        Told first = Told.of(
                FIRST,
                "red rolling | home:- home:- | - - - - - - - G - - - - - - - - | - nw ne se sw | - - - - | - - - -");
        assertThat(first.does("roll 1").part(3)).isEqualTo("- nw ne se sw");
        Told second = Told.of(
                SECOND,
                "red rolling | home:- home:#### | - - - - - - - G - - - - - - - - | nw nw ne se sw | - - - - | - - - -");
        assertThat(second.does("roll 1").ogre(1)).isEqualTo("1");
    }

    @Test
    @DisplayName("Roll 4: Ogres hop over Ogres and Shields")
    void anOgreHopsOverAnOgreAndAShield() {
        Told told = Told.of(
                SECOND,
                "red rolling | home:- home:### | - - - - - - - # - - - - - - R - | nw 6 ne 7 sw | - - - - | - - - -");
        assertThat(told.does("roll 2").ogre(2)).isEqualTo("9");
        assertThat(told.rules()).contains(SheetRule.OGRES_HOP, SheetRule.SHIELD_KEEPS_OGRES_OFF, SheetRule.CLOCKWISE);
    }

    @Test
    @DisplayName("Roll 3: after Mine 16 comes Mine 1")
    void theRingCloses() {
        String rest = " ne se sw | - - - - | - - - -";
        Told one = Told.of(FIRST, "red rolling | home:- home:- | - - - - - - - G - - - - - - - - | - 16" + rest);
        assertThat(one.does("roll 2").ogre(2)).isEqualTo("1");
        Told two = Told.of(
                FIRST,
                "red rolling | home:- home:- | - - - - - - - G - - - - - - - - | - 15 16 se sw | - - - - | - - - -");
        assertThat(two.does("roll 2").ogre(2)).isEqualTo("1");
    }

    @Test
    @DisplayName("Grab 2 and 3: what the Ogre likes is grabbed, the rest is guarded")
    void anOgreGrabsWhatItLikesAndGuardsTheRest() {
        Told told = Told.of(
                THIRD,
                "red rolling | home:- 7:- | - - - - - GR S - - - - - # # # # | nw nw ne 5 sw | - - - - | - - - -");
        told.does("roll 4");
        assertThat(told.mine(6)).isEqualTo("G");
        assertThat(told.rules()).contains(SheetRule.GRAB, SheetRule.OGRE_LIKES);
        assertThat(told.points()).isZero();
        assertThat(told.does("stay").refuses("take gold")).isEqualTo(SheetRule.GUARD);
        assertThat(told.does("done", "roll 4", "walk 6", "take gold").part(1)).isEqualTo("6:G 7!:-");
    }

    @Test
    @DisplayName("Capture 2 and Getting Free 2: liked Valuables are lost and the Elf is free at once")
    void anElfLosesWhatTheOgreLikes() {
        Told told = Told.of(
                FIRST, "red rolling | home:- 6:GRR | - - - - - - - G - - - - - - - - | - 5 3 4 sw | - - - - | - - - -");
        told.does("roll 2");
        assertThat(told.part(0)).isEqualTo("red escaping yellow -");
        assertThat(told.actions()).containsExactly("castle nw", "castle ne", "castle se");
        assertThat(told.does("castle ne").part(1)).isEqualTo("home:- ne:G");
        assertThat(told.points()).isZero();
        assertThat(told.part(0)).isEqualTo("yellow moving - open");
    }

    @Test
    @DisplayName("Getting Free 1: a captive waits until its Ogre moves")
    void aCaptiveIsFreeWhenItsOgreMoves() {
        Told told = Told.of(
                FIRST, "red rolling | home:- 6:G | - - - - - - - G - - - - - - - - | - 5 ne se sw | - - - - | - - - -");
        told.does("roll 2");
        assertThat(told.part(1)).isEqualTo("home:- 6!:G");
        assertThat(told.part(0)).isEqualTo("yellow rolling");
        assertThat(told.refuses("walk 7")).isEqualTo(SheetRule.CAPTIVE_STAYS);
        assertThat(told.does("roll 2").part(1)).isEqualTo("home:- 6:G");
        assertThat(told.ogre(2)).isEqualTo("7");
    }

    @Test
    @DisplayName("Gifts, first game: the Ogre is out, and its number moves no Ogre")
    void inTheFirstGameAGiftedOgreIsOut() {
        Told told = Told.of(
                FIRST,
                "red moving - open | 5:M home:- | - - - - - - - G - - - - - - - - | - nw ne se 6 | - - - - | - - - -");
        told.does("walk 6", "gift amber sw");
        assertThat(told.rules()).contains(SheetRule.GIFTED_OGRE_LEAVES);
        assertThat(told.points()).isEqualTo(1);
        assertThat(told.does("roll 5").ogre(5)).isEqualTo("xsw");
    }

    @Test
    @DisplayName("Gifts 5 and 6, second game: the Ogre comes back to the Castle, harmless, and then moves on")
    void inTheSecondGameAGiftedOgreComesBack() {
        Told told = Told.of(
                SECOND,
                "red moving - open | 7:M home:#### | - - - - - - - G - - - - - - - - | nw nw 9 se 8 | - - - - | - - - -");
        told.does("walk 8", "gift amber ne");
        assertThat(told.ogre(5)).isEqualTo("+ne");
        assertThat(told.mine(8)).isEqualTo("G");
        assertThat(told.does("roll 5").part(1)).isEqualTo("ne:- home:####");
        assertThat(told.ogre(5)).isEqualTo("ne");
        assertThat(told.rules()).contains(SheetRule.OGRE_MISSES_A_TURN);
        assertThat(told.does("stay", "roll 5").ogre(5)).isEqualTo("6");
        assertThat(told.part(1)).isEqualTo("ne:- home:####");
    }

    @Test
    @DisplayName("Scoring: Valuables, full chests and Gifts count, captives cost")
    void theScoreIsKeptAsOnTheSheet() {
        Told told = Told.of(
                FIRST,
                "red rolling | 6!:- home:- | - - - - - - - G - - - - - - - - | - xnw ne 6 xsw | - GREA - R | R - - M");
        assertThat(told.points()).isEqualTo(4 + 4 + 1 + 2 - 1);
    }

    @Test
    @DisplayName("Pick Up 2: four things fill a bag, Shields counted")
    void aFullBagLeavesSomethingBehind() {
        Told told = Told.of(
                SECOND,
                "red moving - open | 7:GRE# home:### | - - - - - - - S - - - - - - - - | nw nw ne se sw | - - - - | - - - -");
        told.does("walk 8");
        assertThat(told.refuses("take sapphire")).isEqualTo(SheetRule.BAG_IS_FULL);
        assertThat(told.does("swap sapphire gold").part(1)).isEqualTo("8:RES# home:###");
        assertThat(told.mine(8)).isEqualTo("G");
    }

    @Test
    @DisplayName("Getting Free 4: all captive and no ransom possible is the end")
    void allCaptiveWithoutARansomIsTheEnd() {
        Told told = Told.of(
                SECOND, "red rolling | 7!:- 3:- | - - - - - - - G - - - - # # # # | 2 nw 7 se sw | - - - R | - - - -");
        told.does("roll 1");
        assertThat(told.over("captured")).isTrue();
        assertThat(told.points()).isEqualTo(1 - 2);
        assertThat(told.refuses("roll 1")).isEqualTo(SheetRule.GAME_IS_OVER);
    }

    @Test
    @DisplayName("Roll 6: an O moves all in the order of their numbers")
    void anOMovesAllInOrder() {
        Told told = Told.of(
                THIRD,
                "red rolling | home:- home:#### | - - - - - - - - - - - - - - G - | 3 4 5 6 7 | - - - - | - - - -");
        assertThat(told.does("roll O").part(3)).isEqualTo("8 9 10 11 12");
    }

    @Test
    @DisplayName("Getting Free 3: a ransom is agreed by all, costs a chest, and the Ogre is out")
    void aRansomIsAgreedByAll() {
        String start =
                "red bound 0 | 7!:- home:#### | - - - - - - - G - - - - - - - - | nw 7 ne se sw | - - - R | - - - -";
        String open = start.replace("nw 7 ne", "6 7 ne");
        Told told = Told.of(SECOND, open);
        assertThat(told.refuses("walk 8")).isEqualTo(SheetRule.CAPTIVE_STAYS);
        told.does("ransom prince ruby nw");
        assertThat(told.part(0)).isEqualTo("red agreeing 0 ransom_prince_ruby_nw bound_0");
        assertThat(told.refuses("roll 1")).isEqualTo(SheetRule.NO_ROLL_NOW);
        told.does("yes");
        assertThat(told.part(1)).isEqualTo("nw:- home:####");
        assertThat(told.ogre(2)).isEqualTo("xnw");
        assertThat(told.part(5)).isEqualTo("R - - -");
        assertThat(told.points()).isEqualTo(1);
        assertThat(Told.of(SECOND, open).does("ransom prince ruby nw", "no").part(0))
                .isEqualTo("red rolling");
    }

    @Test
    @DisplayName("Game Ends 1: the last Valuable ends the game at once")
    void theLastValuableEndsTheGame() {
        Told told = Told.of(FIRST, "red handling - - - | home:G 8:- | EMPTY | - 2 3 4 5 | - GREA - R | - - - -");
        told.does("deliver gold prince");
        assertThat(told.over("filled")).isTrue();
        assertThat(told.part(1)).isEqualTo("home:- home:-");
        assertThat(told.points()).isEqualTo(12);
        assertThat(told.rules()).contains(SheetRule.CHESTS_FILLED, SheetRule.ALL_GO_HOME);
    }

    @Test
    @DisplayName("Game Ends 2: when nothing more can be delivered all may agree to end, or go on for Gifts")
    void theEndIsAgreed() {
        String start =
                "red moving - open | home:- 8:- | - - - - - - - S - - - - - - - - | - 2 3 4 5 | - GREA - R | - - - -";
        Told told = Told.of(FIRST, start).does("end", "no");
        assertThat(told.refuses("end")).isEqualTo(SheetRule.ASKED_ALREADY);
        assertThat(Told.of(FIRST, start).does("end", "yes").over("delivered")).isTrue();
        assertThat(Told.of(FIRST, start.replace("S", "-")).over("delivered")).isTrue();
    }

    @Test
    @DisplayName("Roll 7: Home is where a freed Elf is safe while an Ogre is on every Castle")
    void noOgreComesHome() {
        Told told = Told.of(THIRD, "red rolling | home:#### 6:GA | EMPTY | nw ne 5 se sw | - - - R | - - - -");
        told.does("roll 3");
        assertThat(told.part(1)).isEqualTo("home:#### home:A");
        assertThat(told.rules()).contains(SheetRule.NEVER_HOME, SheetRule.LOSS, SheetRule.KEPT);
    }

    @Test
    @DisplayName("Scoring, Bonuses, Penalties: what the score at the end is made of")
    void theEndSaysWhatItScores() {
        Told told = Told.of(FIRST, "red handling - - - | home:A 8!:- | EMPTY | - 8 ne se xsw | - GRE - GR | - - - S");
        told.does("deliver amethyst king");
        assertThat(told.rules())
                .containsSubsequence(
                        SheetRule.CHESTS_FILLED,
                        SheetRule.ALL_GO_HOME,
                        SheetRule.SCORE,
                        SheetRule.BONUS,
                        SheetRule.PENALTY);
        assertThat(told.says())
                .contains("Chests and Gifts score 7.", "Full chests score 6 more.", "Captive Elves cost 1.");
        assertThat(told.points()).isEqualTo(12);
    }
}
