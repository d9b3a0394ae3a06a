package umpire.hardware;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import umpire.hardware.Buzzer.BuzzerUse;
import umpire.rules.kernel.Parsed;

/** The buzzer entry of a rig file. */
class BuzzerTest {
    private static final String BUTTON_ON_13 = "buttons:\n  - {side: south, press: undo, bcm: 13}\n";

    private static Parsed<Rig> read(String text) {
        return RigFile.read(text, "rig.yaml");
    }

    @Test
    void aFileWithoutABuzzerHasNone() {
        assertThat(read("sensors: []").orThrow().devices().buzzer()).isEqualTo(new WireSource.DrawnWire());
    }

    @Test
    void theUseOfTheBuzzerIsASetting() {
        Rig rig = read("buzzer: {bcm: 13, sounds: refusal}\ndevices: {buzzer: pi4j}\n")
                .orThrow();
        assertThat(rig.buzzer()).isEqualTo(new Buzzer(13, BuzzerUse.REFUSAL));
        assertThat(rig.buzzer().sounds().ofRefusals()).isTrue();
        assertThat(rig.buzzer().sounds().ofAttention()).isFalse();
        assertThat(rig.devices().buzzer()).isEqualTo(new WireSource.HeaderPins());
        assertThat(read("sensors: []").orThrow().buzzer().sounds()).isEqualTo(BuzzerUse.ALL);
    }

    @Test
    void aPinIsNotSharedWithAButton() {
        String shared = BUTTON_ON_13 + "buzzer: {bcm: 13}\ndevices: {buttons: pi4j, buzzer: pi4j}\n";
        assertThat(read(shared))
                .isInstanceOfSatisfying(
                        Parsed.Bad.class, bad -> assertThat(bad.why()).contains("a button is wired to BCM 13 already"));
        assertThat(read(BUTTON_ON_13 + "buzzer: {bcm: 13}\ndevices: {buttons: pi4j, buzzer: serial:/dev/ttyUSB0}\n"))
                .isInstanceOf(Parsed.Good.class);
    }
}
