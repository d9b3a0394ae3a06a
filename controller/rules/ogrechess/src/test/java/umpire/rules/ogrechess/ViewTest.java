package umpire.rules.ogrechess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.AttackArrow;
import umpire.rules.kernel.Mark;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.View;
import umpire.rules.kernel.Viewer;

/** The marks, arrows and facts that a display gets beside the places of the pieces. */
class ViewTest {
    private static View view(Table table) {
        return table.game().view(table.position(), new Viewer.Public());
    }

    private static List<Mark> threats(Table table) {
        return view(table).marks().stream()
                .filter(mark -> mark.kind().equals(Mark.THREATENED))
                .toList();
    }

    @Test
    void checkMarksTheThreatenedMobileCpAndItsAttackers() {
        assertThat(threats(Table.with("w", "Ce1", "ch8", "hf3", "Ia2")))
                .containsExactly(new Mark(
                        new Place("e1"),
                        Mark.THREATENED,
                        "!",
                        "White is in check: the MCP on e1 is threatened by the HVY on f3."));
        assertThat(threats(Table.with("w", "Ce1", "ch8", "ha8", "Ia2"))).isEmpty();
    }

    @Test
    void aUnitThatRestsMarksNoMobileCpUnlessItRecoversBeforeItsNextTurn() {
        assertThat(threats(Table.with("w", "Ce1", "ch8", "hf3(d1)"))).hasSize(1);
        assertThat(threats(Table.with("w", "Ce1", "ch8", "hf3(d2)"))).isEmpty();
        assertThat(threats(Table.with("w", "Ca1", "ce8", "Hf6(d1)"))).isEmpty();
        assertThat(threats(Table.with("w", "Ca1", "ce8", "Hf6"))).hasSize(1);
    }

    @Test
    void aSeatThatHoldsIsSaidToHoldFire() {
        Table table = Table.with("w", "Ca1", "ch8", "Md4", "Ih2", "gd6").play("h2-h3");
        assertThat(table.game().forgone(table.position(), new Action.Hold())).isEqualTo("White holds fire.");
        assertThat(Table.with("b", "Ca1", "ch8")
                        .game()
                        .forgone(Table.with("b", "Ca1", "ch8").position(), new Action.Hold()))
                .isEqualTo("Black passes.");
    }

    @Test
    void anAttackThatWaitsForItsDieIsAStrikeAndASettledOneIsNone() {
        Table table = Table.with("w", "Ca1", "ch8", "Md4", "Ih2", "gd6").play("h2-h3", "d4:d6");
        assertThat(view(table).strikes()).containsExactly(new AttackArrow(new Place("d4"), new Place("d6")));
        assertThat(view(table.play("roll 6")).strikes()).isEmpty();
    }

    @Test
    void aUnitThatGivesCheckPointsAtTheMobileCpAlsoAfterMate() {
        assertThat(view(Table.with("w", "Ce1", "ch8", "hf3", "Ia2")).strikes())
                .containsExactly(new AttackArrow(new Place("f3"), new Place("e1")));
        assertThat(view(Table.with("w", "Ce1", "ch8", "ha8", "Ia2")).strikes()).isEmpty();
        Table mate = Table.with("b", "Ch1", "ca8", "Gd5", "Pc6");
        assertThat(mate.outcome()).isEqualTo("checkmate");
        assertThat(view(mate).strikes())
                .containsExactlyInAnyOrder(
                        new AttackArrow(new Place("d5"), new Place("a8")),
                        new AttackArrow(new Place("c6"), new Place("a8")));
    }

    @Test
    void aDestroyedUnitIsLostAndAPromotedPlatoonIsNot() {
        String[] units = {"Ca1", "ch8", "Md4", "Ih2", "gd6", "If7"};
        Table start = Table.with("w", units);
        assertThat(lost(start, Table.with("w", units).play("h2-h3", "d4:d6", "roll 6")))
                .containsExactly("black-GEV");
        Table promoted = Table.with("w", "Ca1", "ch8", "Pg8", "Ih2", "gd6");
        assertThat(lost(start, promoted)).containsExactly("white-MSL");
        assertThat(lost(start, Table.with("w", "Ca1", "ch8", "Pg8", "gd6")))
                .containsExactlyInAnyOrder("white-MSL", "white-INF");
    }

    private static List<String> lost(Table since, Table now) {
        return now.game().lost(since.position(), now.position()).stream()
                .map(Token::name)
                .toList();
    }
}
