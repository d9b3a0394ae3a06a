package umpire.rules.ogrechess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.AttackArrow;
import umpire.rules.kernel.Mark;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.TouchedTokens;
import umpire.rules.kernel.Verdict;
import umpire.rules.kernel.Viewer;
import umpire.rules.ogrechess.board.Side;

/** The marks that displays show beside the pieces, and the board that is read from a picture of the pieces. */
class AppearanceTest {
    private static List<Mark> marks(Table table) {
        return table.game().view(table.position(), new Viewer.Public()).marks();
    }

    private static List<String> says(String... units) {
        return marks(Table.with("w", units)).stream().map(Mark::says).toList();
    }

    @Test
    void aDisabledUnitIsMarkedUntilItRecovers() {
        assertThat(says("Ch1", "ch8(d2)", "gd4(d1)"))
                .containsExactly(
                        "The GEV on d4 is disabled until Black's next turn begins.",
                        "The MCP on h8 is disabled through Black's next turn.");
        assertThat(says("Ch1", "ch8", "gd4")).isEmpty();
    }

    @Test
    void anOgresRecordIsSaidInWords() {
        assertThat(says("Ch1", "ch8", "Oa1"))
                .containsExactly(
                        "The OGRE on a1 has its Main Battery, 4 Secondary Batteries and 9 move units, and moves up to 3 squares.");
        assertThat(says("Ch1", "ch8", "Oa1(0,1,1)"))
                .containsExactly(
                        "The OGRE on a1 has no Main Battery, 1 Secondary Battery and 1 move unit, and moves up to one square.");
        assertThat(says("Ch1", "ch8", "Oa1(1,0,0)"))
                .containsExactly("The OGRE on a1 has its Main Battery, no Secondary Batteries and no move units: its"
                        + " weak spot is open.");
    }

    @Test
    void bothUnitsOfAnOverrunAreMarkedOnItsSquareAndNowhereElse() {
        Table fight = Table.with("w", "Cg1", "ch8", "Ie4", "gd5(d1)", "Ia2").play("e4xd5");
        assertThat(marks(fight))
                .extracting(mark -> mark.place().name() + " " + mark.brief())
                .containsExactly("a2 3", "d5 D1", "d5 2");
        assertThat(fight.game().show(fight.position()).standings()).hasSize(5);
    }

    @Test
    void aShotInAnOverrunIsAStrikeFromWhereTheAttackerCame() {
        Table fight = Table.with("w", "Ca1", "ch8", "Ie4", "gd5").play("e4xd5");
        assertThat(fight.game().view(fight.position(), new Viewer.Public()).strikes())
                .containsExactly(new AttackArrow(new Place("e4"), new Place("d5")));
    }

    @Test
    void aUnitThatStaysAndOneThatIsNewAreNotLost() {
        Table before = Table.with("w", "Ch1", "ch8", "Ia2", "gd4");
        Table after = Table.with("w", "Ch1", "ch8", "Ia2", "gd4", "Pb2");
        assertThat(before.game().lost(before.position(), after.position())).isEmpty();
        Table less = Table.with("w", "Ch1", "ch8", "Pa2", "gd4");
        assertThat(before.game().lost(after.position(), less.position()))
                .extracting(token -> token.name())
                .containsExactly("white-INF");
    }

    private static String taken(Table known, String... units) {
        Table seen = Table.with("w", units);
        Placement picture = seen.game().show(seen.position());
        return known.game()
                .writePosition(known.game()
                        .recognise(picture, known.position(), Side.WHITE.seat())
                        .orThrow());
    }

    @Test
    void aPieceThatStayedKeepsItsRecordAndAMovedOneTakesTheNearestLeftOver() {
        Table known = Table.with("w", "Ca1", "ch8", "Ib2(1)", "Id2(2)", "if5(2)");
        assertThat(taken(known, "Ca1", "ch8", "Ib2", "Ic2", "if5")).isEqualTo("7c/8/8/5i(2)2/8/8/1I(1)I(2)5/C7 w");
        assertThat(taken(known, "Ca1", "ch8", "Ib3", "Id3", "if4")).isEqualTo("7c/8/8/8/5i(2)2/1I(1)1I(2)4/8/C7 w");
        assertThat(taken(known, "Ca1", "ch8", "Ib3", "Ic3", "Ib4")).isEqualTo("7c/8/8/8/1I6/1I(1)I(2)5/8/C7 w");
        assertThat(taken(known, "Ca1", "ch8", "Gb2", "id2")).isEqualTo("7c/8/8/8/8/8/1G1i(2)4/C7 w");
    }

    @Test
    void aWrongMoveIsThatOfTheActingSidesPiece() {
        Table table = Table.with("w", "Ca1", "ch8", "Ge4", "gb7", "Ia2(1)", "Ha4");
        assertThat(attempt(table, List.of("b7", "e4"), List.of("b7"))).isEqualTo("e4xb7");
        assertThat(attempt(table, List.of("e4", "b7"), List.of("b5", "e4"))).isEqualTo("b7-b5");
        assertThat(attempt(table, List.of("b7"), List.of("b6"))).isEqualTo("b7-b6");
        assertThat(attempt(table, List.of("b7", "e4"), List.of("e5"))).isEqualTo("e4-e5");
        assertThat(attempt(table, List.of("a4"), List.of())).isEmpty();
        assertThat(attempt(table, List.of("a2"), List.of())).isEmpty();
    }

    private static String attempt(Table table, List<String> emptied, List<String> filled) {
        return table.game()
                .attempt(
                        table.position(),
                        emptied.stream().map(Place::new).toList(),
                        filled.stream().map(Place::new).toList(),
                        table.game().show(table.position()))
                .map(table.game()::write)
                .orElse("");
    }

    private static String whyNot(String from, String at, String... units) {
        Table table = Table.with("w", units);
        return table.game()
                .meantByTouch(table.position(), List.of(touched(from), touched(at)))
                .map(action -> table.game().judge(table.position(), action))
                .map(ruling -> ruling instanceof Verdict.Refused<Position, Action> refused
                        ? refused.rule().section() + " " + refused.why()
                        : "")
                .orElse("nothing meant");
    }

    private static TouchedTokens touched(String square) {
        return new TouchedTokens(new Place(square), List.of());
    }

    @Test
    void aTouchThatNamesNoLegalShotIsExplained() {
        assertThat(whyNot("a2", "a7", "Ch1", "ch8", "Ha2", "ia7"))
                .isEqualTo("3.20 The HVY on a2 cannot fire before a piece has moved.");
        assertThat(whyNot("a2", "a3", "Ch1", "ch8", "Ha2", "Ia3")).isEqualTo("nothing meant");
        assertThat(whyNot("a2", "a4", "Ch1", "ch8", "Ha2")).isEqualTo("nothing meant");
        Table table = Table.with("w", "Ch1", "ch8", "Ha2", "ia7");
        assertThat(table.game().meantByTouch(table.position(), List.of(touched("a7"))))
                .isEmpty();
    }
}
