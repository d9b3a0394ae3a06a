package umpire.vision.twin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.hardware.Rig;
import umpire.hardware.Table;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SightTrouble;
import umpire.referee.observation.SightTrouble.SightFlaw;
import umpire.vision.observe.ChequeredTable;
import umpire.vision.observe.Sitter;

/** A cup on a corner tag hides only that tag, until it is removed. */
class CornerCupsTest {
    private final Table table = Rig.standard().table();
    private final VirtualTable virtual =
            new VirtualTable(table, ChequeredTable.board(), ChequeredTable.pieces(), List.of());

    private Observation look() {
        try (Sitter sitter = Sitter.at(ChequeredTable.SMALL)) {
            return sitter.look(virtual.at(0)).observation();
        }
    }

    @Test
    void aCoveredCornerTagIsReportedAndTolerated() {
        virtual.coverCorner("near-right", true, 0);
        Observation covered = look();
        assertThat(covered.registered()).isTrue();
        assertThat(covered.hand()).isFalse();
        assertThat(covered.flaws()).singleElement().satisfies(flaw -> {
            assertThat(flaw.kind()).isEqualTo(SightFlaw.CORNER);
            assertThat(flaw.says()).startsWith("The corner tag 248 (near-right) is out of sight");
        });
        virtual.coverCorner("near-right", false, 0);
        assertThat(look().flaws()).isEmpty();
    }

    @Test
    void withTwoOfThemCoveredTheTableCannotBeSeen() {
        virtual.coverCorner("near-right", true, 0);
        virtual.coverCorner("far-left", true, 0);
        Observation covered = look();
        assertThat(covered.registered()).isFalse();
        assertThat(covered.flaws()).extracting(SightTrouble::kind).containsExactly(SightFlaw.CORNER);
    }

    @Test
    void anUnknownCornerTagIsRefusedWithTheKnownOnes() {
        assertThatThrownBy(() -> virtual.coverCorner("middle", true, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no corner tag is called middle; there are [far-left, far-right, near-right, near-left]");
    }
}
