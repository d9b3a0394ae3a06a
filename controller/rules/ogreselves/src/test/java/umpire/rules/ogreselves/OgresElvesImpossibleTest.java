package umpire.rules.ogreselves;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;

/** Impossible positions. Each row differs in one thing from a possible one, and is refused with the reason. */
class OgresElvesImpossibleTest {
    private static final Game<Position, Action> FIRST = Kingdoms.game("FIRST", 2);
    private static final Game<Position, Action> SECOND = Kingdoms.game("SECOND", 3);

    /** Ogre 1 was ransomed, Ogre 5 got a Gift and waits, Green is the captive of Ogre 2 on Mine 9, and Ogre 4 is on its first Castle. */
    static final String UNDER_WAY = "red moving - open | 7:GR# ne:E# 9!:A | - - M - - - - S - - - # - R # -"
            + " | xne 9 3 se +ne | G - - R | - GM - -";

    private static final String IN_FIRST =
            "red moving - open | 7:GR 9!:A | - - M - - - - S - - - - - - - - | - 9 xne se 5 | - G - R | - E - -";

    @ParameterizedTest
    @CsvSource(delimiter = '/', textBlock = """
            9!:A          / 9!:A 8:-      / this game has 3 Elves, not 4
            red moving    / blue moving   / the Blue Elf does not play
            7:GR#         / 7:GRGA#       / the Red Elf carries more than 4 things
            7:GR#         / 7!:GR#        / the Red Elf is captive where no Ogre is
            7:GR#         / 3:R#          / the Red Elf stands on an Ogre and is not its captive
            7:GR#         / 7:GEE#        / the SECOND game has 2 of emerald, not 3
            7:GR#         / 7:GR##        / the SECOND game has 4 of shield, not 5
            7:GR#         / 7:GR          / the SECOND game has 4 Shields, which never leave it, and only 3 are in bags and on Mines
            - - # - R # - / - - - - R # - / the SECOND game has 4 Shields, which never leave it, and only 3 are in bags and on Mines
            - - # - R # - / - - - - R ## - / Mine 15 has more than one Shield
            xne 9 3       / xne 9 9       / Mine 9 has an Ogre beside another Ogre or a Shield
            xne 9 3       / xne 9 12      / Mine 12 has an Ogre beside another Ogre or a Shield
            xne 9 3       / - 9 3         / Ogre 1 must be somewhere
            G - - R       / G - - A       / the Prince's chest holds an amethyst, for which it has no space
            G - - R       / - G - R       / the King's chest holds a gold bar, for which it has no space
            G - - R       / GG - - R      / the Queen's chest holds a gold bar, for which it has no space
            7:GR#         / 7:GRSM#       / the SECOND game has 2 of amber, not 3; the Red Elf carries more than 4 things
            9 3 se +ne    / se se se +ne  / the Green Elf is captive where no Ogre is
            """)
    void inTheSecondGame(String right, String wrong, String says) {
        Told.refused(SECOND, UNDER_WAY, right, wrong, says);
    }

    /** The first game has no Shields, no Ogre 1, and no Ogre that comes back. */
    @ParameterizedTest
    @CsvSource(delimiter = '/', textBlock = """
            7:GR          / 7:GR#         / the FIRST game has 0 of shield, not 1
            - 9 xne       / 1 9 xne       / Ogre 1 is not in this game
            - 9 xne       / - 9 +ne       / Ogre 3 waits beside a Castle, but no Ogre comes back in this game
            - G - R       / G - - R       / the Queen's chest holds a gold bar, for which it has no space
            """)
    void inTheFirstGame(String right, String wrong, String says) {
        Told.refused(FIRST, IN_FIRST, right, wrong, says);
    }

    @Test
    void noOgreIsOutWhereEveryRansomedOgreComesBack() {
        Game<Position, Action> house =
                Kingdoms.game(Map.of("variant", "SECOND", "elves", "3", "ransomedOgre", "RETURNS"));
        Told.refused(
                house,
                UNDER_WAY.replace("xne", "+ne"),
                "+ne 9",
                "xne 9",
                "Ogre 1 is out of the game, but every Ogre comes back in this one");
    }

    /** A position that play cannot reach is taken when its parts fit one another now. */
    @ParameterizedTest
    @CsvSource(delimiter = '/', textBlock = """
            9!:A          / 9!:AR         / a captive carries what its Ogre likes
            9!:A          / se:A          / an Elf is on a Castle with an Ogre
            9 3 se +ne    / 9 3 14 +ne    / a ruby lies where an Ogre likes rubies
            - GM - -      / - G - -       / more Ogres are beside a Castle than Gifts
            se +ne        / se +nw        / more Ogres are beside a Castle than Gifts
            moving -      / moving 9      / a Shield was taken from where an Ogre stands
            moving -      / moving 1,2,4,5 / more Shields were taken away than lie elsewhere
            moving -      / moving 12,15  / more was put down than there was room for
            """)
    void theHistoryOfAPositionIsNotChecked(String right, String other, String what) {
        assertThat(SECOND.readPosition(Told.other(UNDER_WAY, right, other)))
                .as(what)
                .isInstanceOf(Parsed.Good.class);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '/', textBlock = """
            - E - -       / - EG - -      / more Gifts than Ogres that were brought
            se 5          / se se         / two Ogres on a Castle
            se 5          / ne 5          / an Ogre on a Castle with a Gift
            """)
    void theHistoryOfAFirstGameIsNotChecked(String right, String other, String what) {
        assertThat(FIRST.readPosition(Told.other(IN_FIRST, right, other)))
                .as(what)
                .isInstanceOf(Parsed.Good.class);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '/', textBlock = """
            red salting   / yellow salting / the Red Elf is the first whose turn it is
            home:- home:- / home:- 1:-    / before the game Elves are at Home with empty bags, and no chest and no corner holds anything
            home:- home:- / home:G home:- / before the game Elves are at Home with empty bags, and no chest and no corner holds anything
            | - - - - - |  / | - nw - - - | / Ogres are put on Castles once all Valuables lie on the Mines
            G G R -       / G - R R       / Valuables are laid on the Mines in the order of the sheet
            - G G R       / R G G -       / Valuables are laid on the Mines in the order of the sheet
            - G G R       / - GG G R      / Valuables are laid on the Mines in the order of the sheet
            red salting   / red placing   / Ogres are put on Castles once all Valuables lie on the Mines
            red salting   / red moving - open / Ogre 2 must be somewhere; Ogre 3 must be somewhere; Ogre 4 must be somewhere; Ogre 5 must be somewhere
            """)
    void whileItIsLaidOut(String right, String wrong, String says) {
        String good = "red salting | home:- home:- | - G G R - - - - - - - - - - - - | - - - - - | - - - - | - - - -";
        Told.refused(FIRST, good, right, wrong, says);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '/', textBlock = """
            red placing   / green placing / the Red Elf is the first whose turn it is
            nw nw - -     / nw nw nw -    / 'Ogres are put on the Castles in the order of their numbers, one on each before a second'
            nw nw - -     / nw - nw -     / 'Ogres are put on the Castles in the order of their numbers, one on each before a second'
            nw nw - -     / nw 1 - -      / 'Ogres are put on the Castles in the order of their numbers, one on each before a second'
            nw nw - - -   / nw nw ne ne - / 'Ogres are put on the Castles in the order of their numbers, one on each before a second'
            home:-        / home:#        / before the game Elves are at Home with empty bags, and no chest and no corner holds anything
            G G G G R     / G# G G G R    / no Shield is on the board before all Ogres are on Castles
            """)
    void whileOgresArePlaced(String right, String wrong, String says) {
        String good =
                "red placing | home:- home:- home:- | G G G G R R R R E E A A S S M M | nw nw - - - | - - - - | - - - -";
        Told.refused(SECOND, good, right, wrong, says);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '/', textBlock = """
            home:# home:# / home:- home:# / the SECOND game has 4 Shields, which never leave it, and only 3 are in bags and on Mines
            """)
    void whileShieldsAreDeployed(String right, String wrong, String says) {
        String good =
                "red deploying | home:# home:# home:# | G G# G G R R R R E E A A S S M M | nw nw ne se sw | - - - - | - - - -";
        Told.refused(SECOND, good, right, wrong, says);
    }

    @Test
    void theFirstGameHasNothingToDeploy() {
        Told.refused(
                FIRST,
                "red moving - open | home:- home:- | - G G G - R R R - E E A - A S M | - nw ne se sw | - - - - | - - - -",
                "moving - open",
                "deploying",
                "the first game is played without Shields");
    }

    /** Chests and corners are empty until the game has begun. */
    @Test
    void nothingIsDeliveredBeforeTheGame() {
        String good = "red salting | home:- home:- | - G G - - - - - - - - - - - - - | - - - - - | - - - - | - - - -";
        String says = "before the game Elves are at Home with empty bags, and no chest and no corner holds anything";
        Told.refused(FIRST, good, "| - - - - | - - - -", "| - R - - | - - - -", says);
        Told.refused(FIRST, good, "| - - - - | - - - -", "| - - - - | R - - -", says);
    }

    /** A position that only another house ruling allows is impossible by default, and possible under that ruling. */
    @Test
    void aPositionIsCheckedByTheHouseRulings() {
        String captive = UNDER_WAY.replace("red moving - open", "green bound 0 - 15");
        assertThat(Kingdoms.game(Map.of("variant", "SECOND", "elves", "3", "captiveShields", "true"))
                        .readPosition(captive))
                .isInstanceOf(Parsed.Good.class);
        Game<Position, Action> alone =
                Kingdoms.game(Map.of("variant", "SECOND", "elves", "3", "askEverybody", "false"));
        Told.refused(
                alone,
                UNDER_WAY,
                "red moving - open",
                "green agreeing 0 ransom_prince_ruby_nw bound_0",
                "at this table no Elf is asked");
        Told.refused(
                alone,
                UNDER_WAY,
                "red moving - open",
                "green bound 0 prince-ruby-nw -",
                "at this table no Elf is asked");
    }
}
