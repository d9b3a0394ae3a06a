package umpire.rules.ogreselves;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.ogreselves.kingdom.SheetGame;
import umpire.rules.ogreselves.rulings.SheetRule;

/** The reason of a refusal is true, and its section is the one in the sheet of that game. */
class OgresElvesReasonTest {
    private static final String LAID = "| - nw ne se sw | - - - - | - - - -";
    private static final String FULL_SALTED = "G G G G R R R R E E A A S S M M";

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            salt 1 ruby ; Setting Up 6: In the first game no Valuable is laid on Mines 1, 5, 9 and 13.
            salt 13 gold ; Setting Up 6: In the first game no Valuable is laid on Mines 1, 5, 9 and 13.
            salt 3 ruby ; Setting Up 6: Mine 2 comes before Mine 3.
            walk 1      ; Setting Up 6: At first the mixed Valuables are laid face up on the Mines, one by one.
            shield 8    ; Setting Up 6: At first the mixed Valuables are laid face up on the Mines, one by one.
            """)
    void inTheFirstGame(String action, String says) {
        assertThat(Told.opening(Kingdoms.game("FIRST", 2)).why(action)).isEqualTo(says);
    }

    @Test
    void theFirstGameHasItsOwnValuablesAndOgres() {
        Told told = Told.opening(Kingdoms.game("FIRST", 2)).does("salt 2 sapphire");
        assertThat(told.why("salt 3 sapphire")).isEqualTo("Setting Up 4: No sapphire is left to lay out.");
        assertThat(told.why("salt 2 gold")).isEqualTo("Setting Up 6: Mine 2 needs no more Valuables.");
        told.does("salt 3 gold", "salt 4 gold", "salt 6 gold");
        assertThat(told.why("salt 7 gold")).isEqualTo("Setting Up 4: No gold bar is left to lay out.");
        told.does("salt 7 ruby", "salt 8 ruby", "salt 10 ruby", "salt 11 emerald", "salt 12 emerald");
        told.does("salt 14 amethyst", "salt 15 amethyst", "salt 16 amber");
        assertThat(told.why("ogre 1 nw")).isEqualTo("Setting Up 4: The first game is played without Ogre 1.");
        assertThat(told.why("ogre 3 nw")).isEqualTo("Setting Up 7: Ogre 2 is put on a Castle next, not Ogre 3.");
        told.does("ogre 2 nw");
        assertThat(told.why("ogre 2 ne")).isEqualTo("Setting Up 7: Ogre 2 is on its Castle already.");
        assertThat(told.why("ogre 3 nw"))
                .isEqualTo("Setting Up 7: The north-west Castle has its Ogre; the others need theirs.");
        told.does("ogre 3 ne", "ogre 4 se", "ogre 5 sw");
        assertThat(told.sections()).endsWith("Objects 1", "Setting Up 2", "Setting Up 8");
    }

    @Test
    void theSecondGameNumbersItsSettingUpOtherwise() {
        Told told = Told.opening(Kingdoms.game("SECOND", 2));
        assertThat(told.why("salt 3 gold")).isEqualTo("Setting Up 7: Mine 1 comes before Mine 3.");
        assertThat(told.why("walk 1")).startsWith("Setting Up 7: ");
        assertThat(told.does("salt 1 gold").sections()).containsExactly("Setting Up 7");
        told.does("salt 2 gold", "salt 3 gold", "salt 4 gold");
        assertThat(told.why("salt 5 gold")).isEqualTo("Setting Up 6: No gold bar is left to lay out.");
        Told placing = Told.of(
                Kingdoms.game("SECOND", 2),
                "red placing | home:- home:- | " + FULL_SALTED + " | - - - - - | - - - - | - - - -");
        assertThat(placing.why("stay")).startsWith("Setting Up 8: ");
        assertThat(placing.why("salt 1 gold")).startsWith("Setting Up 7: ");
        assertThat(placing.does("ogre 1 nw").sections()).containsExactly("Setting Up 8");
        assertThat(placing.does("ogre 2 nw").why("ogre 3 nw"))
                .isEqualTo("Setting Up 8: The north-west Castle has two Ogres; the others need theirs.");
        placing.does("ogre 3 ne", "ogre 4 se", "ogre 5 sw");
        assertThat(placing.why("ogre 1 nw"))
                .isEqualTo("Setting Up 8: Ogres are put on the Castles by hand once, before the game.");
    }

    @Test
    void theThirdGameLaysSecondOnesLast() {
        Told told = Told.opening(Kingdoms.game("THIRD", 2)).does("salt 1 gold", "salt 2 gold");
        assertThat(told.why("salt 2 ruby"))
                .isEqualTo("Setting Up 6: Mine 3 comes before the second Valuable of Mine 2.");
        assertThat(told.why("salt 1 ruby")).isEqualTo("Setting Up 6: Mine 1 needs no more Valuables.");
    }

    /** A captive that cannot pay and one that has walked onto an Ogre are told that they are captive. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            walk 8               | Capture 1: A captive Elf cannot move; it pays a ransom or waits, and its die is rolled.
            stay                 | Capture 1: A captive Elf cannot move; it pays a ransom or waits, and its die is rolled.
            take ruby            | Capture 1: A captive Elf cannot move; it pays a ransom or waits, and its die is rolled.
            gift amber ne        | Capture 1: A captive Elf cannot move; it pays a ransom or waits, and its die is rolled.
            ransom king gold ne  | Getting Free 3: No gold bar lies in the King's chest.
            ransom prince gold ne | Getting Free 3: The Ogre on Mine 7 does not like a gold bar.
            ransom king emerald ne | Getting Free 3: The Ogre on Mine 7 does not like an emerald.
            done                 | Turn 3: When the Elf is done, its die is rolled and nothing else happens first.
            end                  | Game Ends 2: A Valuable can still be delivered to a chest.
            shield 8             | Setting Up 4: The first game is played without Shields.
            """)
    void aCaptiveIsToldThatItIsCaptive(String action, String says) {
        String position =
                "red rolling | 7!:M home:- | - - - - - - - R - - - - - - - - | - 7 ne se sw | - E - G | - - - -";
        assertThat(Told.of(Kingdoms.game("FIRST", 2), position).why(action)).isEqualTo(says);
        String walked = position.replace("rolling | 7!:M", "moving - open | 6:M");
        assertThat(Told.of(Kingdoms.game("FIRST", 2), walked).does("walk 7").why(action))
                .isEqualTo(says);
    }

    /** The Elf went Home with an empty bag, so that nothing was left to be done there. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            deliver gold king    ; Pick Up 3: The Red Elf carries no gold bar.
            deliver gold queen   ; Setting Up 5: The Queen's chest is not in this game.
            walk 1               ; Elf Moves 3: An Elf that has stopped makes no more moves in that turn.
            stay                 ; Elf Moves 3: An Elf that has stopped makes no more moves in that turn.
            take ruby            ; Pick Up 1: No ruby is left of the things that lay at Home when the Red Elf came.
            hand red yellow gold ; Elf Moves 5: The Red Elf can share only with a free Elf on its own space.
            shield 1             ; Setting Up 4: The first game is played without Shields.
            gift gold nw         ; Gifts 1: A Gift is given by landing on an Ogre that stands on a Mine.
            ransom king ruby nw  ; Getting Free 3: A ransom frees the Elf whose turn it is, if an Ogre holds it captive.
            end                  ; Game Ends 2: A Valuable can still be delivered to a chest.
            done                 ; Turn 3: When the Elf is done, its die is rolled and nothing else happens first.
            """)
    void anElfThatWentHomeWithAnEmptyBagIsToldWhatIsWrong(String action, String says) {
        Told told = Told.of(
                Kingdoms.game("FIRST", 2), "red moving - open | 1:- 8:G | - R - - - - - - - - - - - - - - " + LAID);
        assertThat(told.does("walk home").part(0)).isEqualTo("red rolling");
        assertThat(told.why(action)).isEqualTo(says);
    }

    @Test
    void anElfThatIsThereAlreadyMayStay() {
        Told told = Told.of(
                Kingdoms.game("FIRST", 2), "red moving - open | home:- 8:G | - R - - - - - - - - - - - - - - " + LAID);
        assertThat(told.why("walk home")).isEqualTo("Elf Moves 1: The Red Elf is at Home already; it may stay there.");
        assertThat(told.why("walk 3")).isEqualTo("Elf Moves 1: Mine 3 is not one or two spaces away from Home.");
    }

    /** An action that was possible until the Elf was done is refused because it is done. */
    @Test
    void anElfThatIsDoneIsToldSo() {
        String there = "red handling R - - | 2:GGEA 2:G | - R - - - - - - - - - - - - - - " + LAID;
        Told told = Told.of(Kingdoms.game("FIRST", 2), there);
        assertThat(told.why("take ruby"))
                .isEqualTo(
                        "Elfen Collector Cards: The bag of the Red Elf is full; something must be left behind for it.");
        assertThat(told.why("trade yellow emerald gold"))
                .isEqualTo(
                        "ruling tradedAtOnce: The Yellow Elf has room in its bag: hand one thing over, then the other.");
        told.does("done");
        assertThat(told.why("take ruby")).isEqualTo("Elfen Collector Cards: The bag of the Red Elf is full.");
        assertThat(told.refuses("swap ruby gold")).isEqualTo(SheetRule.ROLL_ENDS_TURN);
        assertThat(told.refuses("hand red yellow gold")).isEqualTo(SheetRule.ROLL_ENDS_TURN);
        assertThat(told.refuses("trade yellow emerald gold")).isEqualTo(SheetRule.ROLL_ENDS_TURN);
        assertThat(told.why("hand yellow red gold"))
                .isEqualTo("Elfen Collector Cards: The bag of the Red Elf is full.");
    }

    @Test
    void aTradedThingMustBeCarried() {
        Told told = Told.of(
                Kingdoms.game("FIRST", 2), "red handling - - - | 2:GREA 2:GRSM | EMPTY " + LAID.replace("ne", "8"));
        assertThat(told.why("trade yellow amber gold")).isEqualTo("Elf Moves 5: The Red Elf carries no amber.");
        assertThat(told.why("trade yellow gold emerald")).isEqualTo("Elf Moves 5: The Yellow Elf carries no emerald.");
        assertThat(told.why("trade yellow gold gold"))
                .isEqualTo("Elf Moves 5: Trading a gold bar for another one changes nothing.");
    }

    /** The end is proposed before the move. Other reasons against it are not about moving. */
    @Test
    void theEndIsProposedAtTheBeginningOfATurn() {
        String gone = "red moving - open | 2:S 2:- | EMPTY | - nw ne se 8 | - GREA - R | - - - -";
        Told told = Told.of(Kingdoms.game("FIRST", 2), gone);
        assertThat(told.does("stay").why("end"))
                .isEqualTo("ruling playOnForGifts: A free Elf may propose the end, at the beginning of its turn.");
        assertThat(told.does("done").refuses("end")).isEqualTo(SheetRule.END_AT_BEGINNING);
        Told captive = Told.of(
                Kingdoms.game("FIRST", 2), "red bound 0 | 8!:- 2:S | EMPTY | - 8 ne se sw | - GREA - R | - - - -");
        assertThat(captive.refuses("end")).isEqualTo(SheetRule.END_AT_BEGINNING);
        Told asked = Told.of(Kingdoms.game("FIRST", 2), gone).does("end");
        assertThat(asked.refuses("stay")).isEqualTo(SheetRule.END_IS_ANSWERED);
    }

    @Test
    void aCastleWithAnOgreIsRefusedWhereTheSheetSaysSo() {
        String rest = " | EMPTY | - 6 ne se sw | - RE - R | - - - -";
        Told freed = Told.of(
                Kingdoms.game("FIRST", 2), "red escaping yellow - | home:S 6:M" + rest.replace("ne se", "9 se"));
        assertThat(freed.why("castle se")).isEqualTo("Getting Free 2: An Ogre is on the south-east Castle.");
        Told captive = Told.of(Kingdoms.game("FIRST", 2), "red bound 0 | 6!:M home:-" + rest);
        assertThat(captive.why("ransom king ruby ne"))
                .isEqualTo("Getting Free 3: An Ogre is on the north-east Castle.");
        Told meeting = Told.of(Kingdoms.game("FIRST", 2), "red meeting | 6:R home:M" + rest);
        assertThat(meeting.why("gift ruby ne")).isEqualTo("Gifts 4: An Ogre is on the north-east Castle.");
    }

    /** A Gift is led to a Castle, scores and never comes Home by other numbers in the first game than in the others. */
    @Test
    void giftsHaveTheNumbersOfTheirGame() {
        Told first = Told.of(
                Kingdoms.game("FIRST", 2), "red meeting | 6:R home:S | EMPTY | - 6 ne se sw | - - - - | - - - -");
        assertThat(first.does("gift ruby nw").sections()).containsExactly("Gifts 4", "Gifts 5");
        Told second = Told.of(
                Kingdoms.game("SECOND", 2), "red meeting | 6:R home:#### | EMPTY | 9 6 ne se sw | - - - - | - - - -");
        assertThat(second.does("gift ruby nw").sections()).containsExactly("Gifts 7", "Gifts 4");
    }

    @Test
    void noOgreComesHomeByRollEightInTheFirstGame() {
        assertThat(SheetRule.NEVER_HOME.in(SheetGame.FIRST).section()).isEqualTo("Roll 8");
        assertThat(SheetRule.NEVER_HOME.section()).isEqualTo("Roll 7");
    }
}
