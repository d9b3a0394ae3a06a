package umpire.table.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.bridge.virtual.VirtualButtons;
import umpire.bridge.virtual.VirtualBuzzer;
import umpire.bridge.virtual.VirtualPresence;
import umpire.bridge.virtual.VirtualStrip;
import umpire.hardware.Buttons;
import umpire.hardware.Leds;
import umpire.hardware.PresenceSensors;
import umpire.hardware.Rig;
import umpire.table.finding.Finding;
import umpire.table.finding.Finding.FindingState;

/** Findings on strips, buttons and sensors that were broken on purpose. */
class WireExaminationTest {
    private static final Rig RIG = Rig.standard();

    private final VirtualButtons buttons = new VirtualButtons(RIG.buttons(), () -> 0, 0);

    @Test
    void theStripIsLitForAPersonToLookAt() throws Exception {
        VirtualStrip strip = new VirtualStrip(288);
        Finding finding = new WireExamination(RIG).strip(() -> strip, 0);
        assertThat(finding.state()).isEqualTo(FindingState.DOUBTFUL);
        assertThat(finding.says()).contains("288 LEDs");
    }

    @Test
    void aStripThatCannotBeWrittenIsFound() throws Exception {
        Finding finding = new WireExamination(RIG)
                .strip(
                        () -> {
                            throw new IOException("there is no SPI bus");
                        },
                        0);
        assertThat(finding.state()).isEqualTo(FindingState.BAD);
        assertThat(finding.says()).contains("there is no SPI bus");
    }

    @Test
    void aButtonThatHangsIsFoundByItsPin() {
        WireExamination wires = new WireExamination(RIG);
        assertThat(wires.buttons(() -> buttons).state()).isEqualTo(FindingState.GOOD);
        VirtualButtons hanging = new VirtualButtons(RIG.buttons(), () -> 0, 0);
        hanging.push("south", "next");
        Finding finding = wires.buttons(() -> hanging);
        assertThat(finding.state()).isEqualTo(FindingState.BAD);
        assertThat(finding.says()).contains("6");
    }

    @Test
    void theBuzzerSoundsForAPersonToHear() {
        VirtualBuzzer buzzer = new VirtualBuzzer();
        WireExamination wires = new WireExamination(RIG);
        assertThat(wires.buzzer(() -> buzzer).state()).isEqualTo(FindingState.DOUBTFUL);
        assertThat(buzzer.sounded()).hasSize(3);
        VirtualBuzzer gone = new VirtualBuzzer();
        gone.unplug();
        assertThat(wires.buzzer(() -> gone).says()).contains("The buzzer is gone: check its plug.");
    }

    @Test
    void sensorsAreRead() {
        Rig rig = RIG.feeling(new PresenceSensors(List.of(new PresenceSensors.SensorGrid(0x20, 0, 3, 0, 0, 2, 64))));
        WireExamination wires = new WireExamination(rig);
        assertThat(wires.sensors(() -> new VirtualPresence(4)).state()).isEqualTo(FindingState.GOOD);
        VirtualPresence presence = new VirtualPresence(4);
        presence.bring(2, true);
        assertThat(wires.sensors(() -> presence).says()).contains("pin 2 of the chip 0x20");
        Finding gone = wires.sensors(() -> {
            throw new IOException("no chip answers at 0x20");
        });
        assertThat(gone.state()).isEqualTo(FindingState.BAD);
        assertThat(gone.says()).contains("no chip answers at 0x20");
    }

    @Test
    void partsThatTheRigLacksAreNotFaults() throws Exception {
        Rig bare = new Rig(RIG.camera(), RIG.table(), new Leds(List.of()), new Buttons(List.of()));
        WireExamination wires = new WireExamination(bare);
        assertThat(wires.strip(() -> new VirtualStrip(0), 0).state()).isEqualTo(FindingState.NONE);
        assertThat(wires.buttons(() -> buttons).state()).isEqualTo(FindingState.NONE);
    }
}
