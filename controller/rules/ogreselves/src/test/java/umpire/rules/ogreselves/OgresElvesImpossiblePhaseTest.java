package umpire.rules.ogreselves;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;

/** Phases that do not fit the rest of the position. Each row differs in one thing from a possible one, and is refused with the reason. */
class OgresElvesImpossiblePhaseTest {
    private static final Game<Position, Action> FIRST = Kingdoms.game("FIRST", 2);
    private static final Game<Position, Action> SECOND = Kingdoms.game("SECOND", 3);
    private static final String UNDER_WAY = OgresElvesImpossibleTest.UNDER_WAY;

    @ParameterizedTest
    @CsvSource(delimiter = '/', textBlock = """
            red moving - open / green moving - open / the Green Elf is captive and does not move
            moving - open / meeting       / the Red Elf has not met an Ogre as a free Elf
            red moving - open / green meeting / the Green Elf has not met an Ogre as a free Elf
            moving - open / handling - - - / what was handed over is listed for 2 Elves, not for 3
            moving - open / handling G - - - / a gold bar is offered and does not lie on Mine 7
            moving - open / handling - M - - / the Red Elf was handed an amber and does not carry it
            red moving - open / green handling - - - - / the Green Elf is captive and handles nothing
            moving - open / bound 0       / the Red Elf is not captive
            red moving - open / green bound 1 / Elves are asked one after the other for ransoms when all are captive
            red moving - open / green bound 3 / only 3 Elves can be asked
            red moving - open / green bound 0 - 15 / a captive changes no Shields here
            moving - open / escaping red - / freed Elves stand on the Mine of the Ogre that took something from them
            moving - open / escaping green - / the Green Elf is captive and chooses no Castle
            moving - open / escaping blue - / the Blue Elf does not play
            moving - open / agreeing 0 end moving_-_open / A Valuable can still be delivered to a chest.
            moving - open / agreeing 0 stay moving_-_open / the question is about a captive's ransom or about the end, proposed by a free Elf
            moving - open / agreeing 0 ransom_prince_ruby_nw moving_-_open / the question is about a captive's ransom or about the end, proposed by a free Elf
            moving - open / agreeing 0 ransom_prince_ruby_nw bound_0 / the Red Elf is not captive
            red moving - open / green agreeing 2 ransom_prince_ruby_nw bound_0 / all the others have said yes already
            red moving - open / green agreeing 0 ransom_queen_gold_nw bound_0 / The Ogre on Mine 9 does not like a gold bar.
            red moving - open / green agreeing 0 ransom_prince_ruby_se bound_0 / An Ogre is on the south-east Castle.
            red moving - open / green agreeing 0 ransom_prince_ruby_nw bound_0_prince-ruby-nw_- / A ransom that was refused cannot be proposed again in the same turn.
            moving - open / ended delivered / a game is over when free Elves are at Home
            moving - open / salting       / before the game Elves are at Home with empty bags, and no chest and no corner holds anything
            """)
    void whileATurnGoesOn(String right, String wrong, String says) {
        Told.refused(SECOND, UNDER_WAY, right, wrong, says);
    }

    /** A phase that play cannot reach is taken when it fits the rest of the position now. */
    @ParameterizedTest
    @CsvSource(delimiter = '/', textBlock = """
            open                   / refused           / the end was refused and cannot be proposed
            moving - open          / handling - - - - refused / the end was refused and cannot be proposed
            moving - open          / handling - G - -  / a thing was handed over by an Elf that is elsewhere
            red moving - open      / green bound 0 prince-ruby-se - / a ransom was refused that cannot be proposed
            moving - open          / deploying         / Shields are deployed when the game has long begun
            """)
    void theHistoryOfAPhaseIsNotChecked(String right, String other, String what) {
        assertThat(SECOND.readPosition(Told.other(UNDER_WAY, right, other)))
                .as(what)
                .isInstanceOf(Parsed.Good.class);
    }

    /** Red swapped a sapphire for an emerald, and was handed a gold bar by Yellow beside it. */
    @ParameterizedTest
    @CsvSource(delimiter = '/', textBlock = """
            8:GRS# 8:A    / 8:RS# 8:AG    / the Red Elf was handed a gold bar and does not carry it
            handling - G  / handling R G  / a ruby is offered and does not lie on Mine 8
            """)
    void whileThingsAreHandled(String right, String wrong, String says) {
        String good =
                "red handling - G - | 8:GRS# 8:A | - - - - - - - E - - - # # - # - | nw 9 nw se sw | G - - R | - - - -";
        Told.refused(Kingdoms.game("SECOND", 2), good, right, wrong, says);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '/', textBlock = """
            7:GR#         / 7:G#          / the Red Elf carries nothing that the Ogre it met likes
            xne 7 3 se sw / ne 7 nw se sw / an Ogre is on every Castle, so none is met with a Gift
            GR# 8:-       / GR# 7:-       / the Yellow Elf stands on an Ogre and is not its captive
            """)
    void whileAnOgreIsMet(String right, String wrong, String says) {
        String good = "red meeting | 7:GR# 8:- | - - M - - - - S - - - # # - # - | xne 7 3 se sw | G - - R | - G - -";
        Told.refused(Kingdoms.game("SECOND", 2), good, right, wrong, says);
    }

    /** Ogre 2 landed on Mine 7 after an O was rolled; the Ogres after it, but for Ogre 4 that is out, still move. */
    @ParameterizedTest
    @CsvSource(delimiter = '/', textBlock = """
            7:G 7:-       / 7:G 8:-       / freed Elves stand on the Mine of the Ogre that took something from them
            7:G 7:-       / 7:G 7!:-      / the Yellow Elf is captive and chooses no Castle
            ne xse nw     / ne xse sw     / no Castle is chosen where fewer than two are empty
            """)
    void whileFreedElvesChoose(String right, String wrong, String says) {
        String good =
                "red escaping red,yellow 3,5 | 7:G 7:- home:#### | - - M - - - - S - - - - - - - - | nw 7 ne xse nw | G - - R | - - A -";
        Told.refused(SECOND, good, right, wrong, says);
    }

    /** Once the last chest is full no Elf is asked for an action. */
    @ParameterizedTest
    @CsvSource(delimiter = '/', textBlock = """
            moving - open                / home:- home:-
            handling - - -               / home:- home:-
            rolling                      / home:- home:-
            bound 0                      / 7!:-   home:-
            meeting                      / 7:R    home:-
            escaping red -               / 7:-    home:-
            agreeing 0 end moving_-_open / home:- home:-
            """)
    void aGameThatIsOverDoesNotGoOn(String phase, String elves) {
        String position = "red " + phase + " | " + elves
                + " | - - - - - - - - - - - - S - - - | - 7 9 se sw | - GREA - CHEST | - - - -";
        assertThat(FIRST.readPosition(position.replace("CHEST", "GR")))
                .isEqualTo(Parsed.bad("all chests are full, so the game is over"));
        assertThat(FIRST.readPosition(position.replace("CHEST", "R"))).isInstanceOf(Parsed.Good.class);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '/', textBlock = """
            ended filled    / - GREA - G  / home:- home:- / a chest has free spaces, so the game is not over by full chests
            ended filled    / - GREA - GR / home:- home:- / good
            ended delivered / - GREA - GR / home:- home:- / all chests are full, so the game is over by that
            ended delivered / - GREA - G  / home:- home:- / good
            ended delivered / - GREA - G  / home:- home:R / more can be delivered, so the game is not over
            ended delivered / - GREA - G  / home:- 7:-    / a game is over when free Elves are at Home
            ended delivered / - GREA - G  / 8!:- 8!:-     / all Elves are captive, so the game cannot have ended in another way
            ended captured  / - GREA - G  / 8!:- 8!:-     / good
            ended captured  / - GREA - G  / 8!:- home:-   / an Elf is free, so the game is not over by captivity
            ended captured  / - GREA - GR / 8!:- 8!:-     / all chests are full, so the game is over by that
            ended filled    / - GREA - GR / 8!:- 8!:-     / all Elves are captive, so the game cannot have ended in another way
            """)
    void aGameThatIsOverIsOver(String phase, String chests, String elves, String says) {
        String position = "red " + phase + " | " + elves + " | - - - - - - - - - - - - - - - - | - 8 ne se sw | "
                + chests + " | - - - -";
        Parsed<Position> read = FIRST.readPosition(position);
        assertThat(read instanceof Parsed.Bad<Position> bad ? bad.why() : "good")
                .isEqualTo(says);
    }

    /** No Elf is asked whether to end a game in which nothing is left to do. */
    @Test
    void theEndIsNotAskedForOnceItHasCome() {
        Told.refused(
                FIRST,
                "red agreeing 0 end moving_-_open | home:- home:S | EMPTY | - 7 9 se sw | - GREA - R | - - - -"
                        .replace("EMPTY", "- - - - - - - - - - - - - - - -"),
                "home:S",
                "home:-",
                "nothing more can be delivered or given, so the game is over");
    }
}
