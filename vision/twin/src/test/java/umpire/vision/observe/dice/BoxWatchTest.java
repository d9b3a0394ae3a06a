package umpire.vision.observe.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.hardware.DieSize;
import umpire.hardware.Rig;
import umpire.referee.observation.SeenDie;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Pose;
import umpire.vision.observe.BoxOfDice;
import umpire.vision.observe.ChequeredTable;
import umpire.vision.observe.FrameResult;
import umpire.vision.observe.Sitter;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/** The eye looks for the dice of a game's box, at their sizes on this table. */
class BoxWatchTest {
    private static final DieType SMALL = named("small", 12);
    private static final DieType BIG = named("big", 22);
    private static final Rig UNMEASURED = ChequeredTable.LARGE.throwing(List.of());

    private static DieType named(String name, double edgeMm) {
        DieType common = DieType.pips(edgeMm, 1);
        return new DieType(common.kind(), name, common.faces(), edgeMm, "", 1);
    }

    private static FrameResult look(Rig rig, List<DieType> box, TwinDie... dice) {
        try (Sitter sitter = new Sitter(rig, List.of(), box)) {
            return sitter.look(TableScene.empty().withDice(List.of(dice)));
        }
    }

    private static TwinDie at(DieType type, double xMm, int face) {
        return TwinDie.flat(type.name() + xMm, type, new Pose(xMm, 150, 20), face);
    }

    @Test
    void diceWithPipsAreNamedByTheirSize() {
        FrameResult look = look(UNMEASURED, List.of(SMALL, BIG), at(SMALL, 320, 5), at(BIG, 370, 4));
        assertThat(look.observation().dice()).extracting(SeenDie::name).containsExactly("small", "big");
        assertThat(look.observation().troubles()).isEmpty();
    }

    @Test
    void measuredSizesOverrideTheBox() {
        Rig measured = UNMEASURED.throwing(List.of(new DieSize("d6", 22)));
        FrameResult look = look(measured, List.of(SMALL), at(BIG, 320, 5));
        assertThat(look.observation().dice()).hasSize(1);
        assertThat(look.observation().dice().getFirst().face()).contains("5");
        assertThat(look.observation().dice().getFirst().name()).isEqualTo("small");
    }

    @Test
    void equalDiceWithTwoNamesAreReported() {
        assertThat(look(UNMEASURED, List.of(SMALL, named("tiny", 12)))
                        .observation()
                        .troubles())
                .singleElement()
                .asString()
                .contains("small", "tiny");
    }

    @Test
    void unreadableDiceAreEnteredByHand() {
        DieType twelve = new DieType("d12", "twelve", List.of(new DieType.Face("12")), 16, "", 15);
        DieType deck = new DieType("card", "event", List.of(new DieType.Face("storm")), 60, "", 30);
        assertThat(look(UNMEASURED, List.of(twelve, deck)).observation().troubles())
                .singleElement()
                .asString()
                .contains("twelve", "by hand");
        assertThat(TwinDie.all(List.of(deck, SMALL), new Pose(0, 0, 0)))
                .extracting(TwinDie::id)
                .containsExactly("small");
    }

    @Test
    void oneTagOnTwoDifferentFacesIsRefused() {
        DieType other = new DieType("sticker", "other", BoxOfDice.BLUE.faces(), 16, "", 1);
        assertThatThrownBy(() -> look(UNMEASURED, List.of(BoxOfDice.BLUE, other)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("tag");
    }
}
