package umpire.hardware;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Token;

class RigForGameTest {
    private static final Board BOARD =
            new Board("Meadow", 200, 200, List.of(), List.of(), List.of(new Board.BoardTag(240, new Point(0, 0), 30)));
    private static final DieType CUBE =
            new DieType(DieType.STICKER, "yellow", List.of(new DieType.Face("sword", OptionalInt.of(70))), 16, "", 1);
    private static final Piece COW = new Piece(60, new Token("cow"), "Cow", "C", "", 20, 10);

    @Test
    void theStandardRigFits() {
        assertThat(Rig.standard().fault(BOARD, List.of(COW), List.of(CUBE))).isEmpty();
    }

    @Test
    void unmeasuredDiceHaveTheirGamesSize() {
        DieType small = new DieType(DieType.PIPS, "small", DieType.pips(12, 1).faces(), 12, "", 1);
        DieType large = new DieType(DieType.PIPS, "large", DieType.pips(22, 1).faces(), 22, "", 1);
        Rig measured = Rig.standard().throwing(List.of(new DieSize(DieType.PIPS, 15.8)));

        assertThat(Rig.standard().edgesMm(small)).containsExactly(12.0);
        assertThat(Rig.standard().edgesMm(large)).containsExactly(22.0);
        assertThat(measured.edgesMm(small)).containsExactly(15.8);
        assertThat(measured.edgesMm(CUBE)).containsExactly(16.0);
    }

    @Test
    void aDictionaryWithoutAPiecesTagIsNamed() {
        Rig rig = tagged("DICT_4X4_50", 1);

        assertThat(rig.fault(BOARD, List.of(COW), List.of(CUBE)))
                .hasValueSatisfying(why -> assertThat(why).contains("DICT_4X4_50", "ends at 49", "Cow", "60"));
    }

    @Test
    void aDictionaryWithoutTheBoardsTagIsNamed() {
        assertThat(tagged("DICT_4X4_100", 1).fault(BOARD, List.of(COW), List.of(CUBE)))
                .hasValueSatisfying(why -> assertThat(why).contains("Meadow", "240"));
    }

    @Test
    void aDictionaryWithoutATagOfADieIsNamed() {
        assertThat(tagged("DICT_4X4_50", 1).fault(BOARD, List.of(), List.of(CUBE)))
                .hasValueSatisfying(why -> assertThat(why).contains("ends at 49", "yellow", "70"));
    }

    @Test
    void aCornerWithATagOfADieIsNamed() {
        assertThat(tagged("DICT_5X5_250", 69).fault(BOARD, List.of(COW), List.of(CUBE)))
                .hasValueSatisfying(why -> assertThat(why).contains("tag 70", "far-right"));
    }

    @Test
    void aCornerWithAPiecesTagIsNamed() {
        assertThat(tagged("DICT_5X5_250", 59).fault(BOARD, List.of(COW), List.of(CUBE)))
                .hasValueSatisfying(why -> assertThat(why).contains("tag 60", "far-right"));
    }

    private static Rig tagged(String dictionary, int firstId) {
        Table standard = Table.standard();
        List<Table.CornerTag> corners = List.of(
                new Table.CornerTag(firstId, "far-left", -450, 300),
                new Table.CornerTag(firstId + 1, "far-right", 450, 300),
                new Table.CornerTag(firstId + 2, "near-right", 450, -300),
                new Table.CornerTag(firstId + 3, "near-left", -450, -300));
        Table table = new Table(standard.widthMm(), standard.heightMm(), dictionary, 40, corners);
        Rig rig = Rig.standard();
        return new Rig(rig.camera(), table, rig.leds(), rig.buttons());
    }
}
