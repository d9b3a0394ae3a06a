package umpire.rules.ogrechess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import umpire.rules.ogrechess.rulings.SheetRule;

@DisplayName("2.60, 3.01, 3.02 what answers check, and what only seems to")
class CheckAnswerTest {
    @Test
    @DisplayName("2.52 a hit on a move unit answers an Ogre's check only where the Ogre gets slower by it")
    void onlyAnOgreThatGetsSlowerIsStopped() {
        String[] fast = {"Ce1", "ch8", "oe4(0,0,9)", "Ia2", "Hg4"};
        assertThat(Table.with("w", fast).refuses("a2-a3")).isEqualTo(SheetRule.CHECK_IS_ANSWERED);
        String[] barely = {"Ce1", "ch8", "oe4(1,0,7)", "Ia2", "Hg4"};
        assertThat(Table.with("w", barely).play("a2-a3").actions()).containsExactly("g4:e4/M");
        String[] slow = {"Ce1", "ch8", "oe4(1,4,6)", "Ia2"};
        assertThat(Table.with("w", slow).legal("a2-a3")).isTrue();
    }

    @Test
    @DisplayName("4.02 a shot that cannot hurt answers nothing")
    void aHopelessShotAnswersNothing() {
        String[] alone = {"Ce1", "ch8", "hf3", "Ia2", "Ig3(1)"};
        assertThat(Table.with("w", alone).refuses("a2-a3")).isEqualTo(SheetRule.CHECK_IS_ANSWERED);
        String[] both = {"Ce1", "ch8", "hf3", "Ia2", "Ig3(1)", "Mf6"};
        assertThat(Table.with("w", both).play("a2-a3").actions()).containsExactly("f6:f3");
    }

    @Test
    @DisplayName("2.43 a Missile Tank's shot, or its move after it, answers check")
    void aMissileTankAnswersByItsShotOrByItsMove() {
        Table shot = Table.with("w", "Ce1", "ch8", "hf3", "Mf6", "Ia2");
        assertThat(shot.legal("f6:f3")).isTrue();
        String[] blocked = {"Ca1", "ch8", "gd4", "gb8", "Mb4", "Ih2"};
        Table moved = Table.with("w", blocked).play("b4:b8", "roll 1");
        assertThat(moved.actions()).containsExactly("b4-b2", "b4-c3");
        String[] far = {"Ca1", "ch8", "gd4", "gg8", "Mg6", "Ih2"};
        assertThat(Table.with("w", far).refuses("g6:g8")).isEqualTo(SheetRule.CHECK_IS_ANSWERED);
    }

    @Test
    @DisplayName("ruling checkEscapeByFire: a Missile Tank's move is certain where its shot is not")
    void underTheCertainRulingTheMoveAfterAShotAnswersCheck() {
        Map<String, String> certain = Map.of("checkEscapeByFire", "CERTAIN");
        assertThat(Table.under(certain, "w", "Ca1", "ch8", "gd4", "gb8", "Mb4", "Ih2")
                        .legal("b4:b8"))
                .isTrue();
        assertThat(Table.under(certain, "w", "Ce1", "ch8", "hf3", "Mf6", "Ia2").refuses("f6:f3"))
                .isEqualTo(SheetRule.CHECK_IS_ANSWERED);
    }

    @Test
    @DisplayName("2.142 platoons that join, share or are promoted answer check only where that helps")
    void combiningAndPromotionAnswerNoCheckByThemselves() {
        String[] board = {"Ce1", "ch8", "hf3", "Ia2(1)", "Ia3(1)", "Ib8(1+)"};
        Table check = Table.with("w", board);
        assertThat(check.refuses("a2+a3")).isEqualTo(SheetRule.CHECK_IS_ANSWERED);
        assertThat(check.refuses("stay b8")).isEqualTo(SheetRule.CHECK_IS_ANSWERED);
        assertThat(Table.with("w", "Ce1", "ch8", "hf3", "Ia2(1)", "Ia3(2)").refuses("a2=a3 2+1"))
                .isEqualTo(SheetRule.CHECK_IS_ANSWERED);
        Table free = Table.with("w", "Ce1", "ch8", "ha8", "Ia2(1)", "Ia3(1)", "Ib8(1+)", "Ic3(2)", "Ic4(2)");
        assertThat(free.actions()).contains("a2+a3", "a3+a2", "stay b8", "c3=c4 3+1", "c3=c4 1+3");
        assertThat(free.legal("a2+a3")).isTrue();
        assertThat(free.legal("stay b8")).isTrue();
        assertThat(free.legal("c3=c4 3+1")).isTrue();
    }

    @Test
    @DisplayName("2.142, 2.60 a platoon that leaves its square by joining another may open its Mobile CP")
    void aPinnedPlatoonDoesNotJoinAnother() {
        Table pinned = Table.with("w", "Ca1", "ch8", "Ib2(1)", "Ib3(1)", "gd4");
        assertThat(pinned.refuses("b2+b3")).isEqualTo(SheetRule.CHECK_IS_ANSWERED);
        assertThat(pinned.legal("b3+b2")).isTrue();
    }

    @Test
    @DisplayName("ruling passAllowed: a pass is no answer to check")
    void aPassIsNoAnswerToCheck() {
        Map<String, String> pass = Map.of("passAllowed", "true");
        assertThat(Table.under(pass, "w", "Ce1", "ch8", "hf3", "Ia2").refuses("hold"))
                .isEqualTo(SheetRule.CHECK_IS_ANSWERED);
        assertThat(Table.under(pass, "b", "Ch1", "ca8(d1)", "Ia2").outcome()).isEmpty();
        assertThat(Table.under(pass, "b", "Ch1", "ca8(d1)", "Pc6").outcome()).isEqualTo("checkmate");
    }

    @Test
    @DisplayName("rulings deadPosition: a side with one piece that can act is not dead")
    void onlyMobileCommandPostsAndWrecksAreDead() {
        Map<String, String> drawn = Map.of("deadPosition", "DRAW");
        assertThat(Table.under(drawn, "w", "Ca1", "ch8").outcome()).isEqualTo("dead-position");
        for (String alive : new String[] {"Id4", "id4", "Od4(0,1,0)", "Od4(0,0,1)", "od4(1,0,0)"}) {
            assertThat(Table.under(drawn, "w", "Ca1", "ch8", alive).outcome())
                    .as(alive)
                    .isEmpty();
        }
    }

    @Test
    @DisplayName("ruling quietTurnsDraw: with 0 no number of quiet turns draws")
    void withoutALimitQuietTurnsNeverDraw() {
        Map<String, String> never = Map.of("quietTurnsDraw", "0");
        String quiet = "7c/8/8/8/8/8/8/C5M1 w quiet=400";
        assertThat(Table.reading(never, quiet).play("g1-g2").outcome()).isEmpty();
        assertThat(Table.under(never, "w", "Ca1", "ch8", "Md4").outcome()).isEmpty();
    }
}
