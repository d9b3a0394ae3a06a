package umpire.table.pump;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import umpire.bridge.virtual.VirtualBuzzer;
import umpire.bridge.wire.BuzzerWire;
import umpire.bridge.wire.Reconnection;
import umpire.bridge.wire.Tone;
import umpire.hardware.Buzzer.BuzzerUse;
import umpire.referee.announcement.GameLogEntry;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.Prompt.Need;
import umpire.testing.Wait;

/** A buzzer that records its tones, for refusals and calls for attention. */
class BuzzerPumpTest {
    private static final GameLogEntry REFUSAL =
            new GameLogEntry("refusal", "An infantry moves one square.", Optional.empty(), Optional.empty(), List.of());
    private static final GameLogEntry EVENT =
            new GameLogEntry("event", "White moves.", Optional.empty(), Optional.empty(), List.of());

    private final VirtualBuzzer buzzer = new VirtualBuzzer();
    private final AtomicLong nowMs = new AtomicLong(10_000);
    private final AtomicReference<Prompt> prompt = new AtomicReference<>(asking(Need.CHOICE));

    private static Prompt asking(Need need) {
        return new Prompt(need, Optional.empty(), "White: move.", List.of(), -1, List.of(), List.of());
    }

    private BuzzerPump started(BuzzerUse use) {
        return started(use, () -> buzzer);
    }

    private BuzzerPump started(BuzzerUse use, Reconnection.DeviceOpener<BuzzerWire> opener) {
        BuzzerPump pump = new BuzzerPump(opener, 0, use, prompt::get, nowMs::get);
        pump.start();
        return pump;
    }

    private List<Tone> sounded() {
        return buzzer.sounded().stream()
                .filter(tone -> !tone.equals(Tone.SILENCE))
                .toList();
    }

    @Test
    void onlyRefusalsSound() throws Exception {
        try (BuzzerPump pump = started(BuzzerUse.ALL)) {
            pump.told(List.of(EVENT));
            pump.told(List.of(EVENT, REFUSAL));
            Wait.until("the refusal is heard", () -> sounded().equals(BuzzerPump.REFUSED));
            assertThat(pump.partStatus().state()).isEqualTo(PartStatus.PartState.OK);
        }
        assertThat(buzzer.sounded().getLast()).as("it is hushed").isEqualTo(Tone.SILENCE);
    }

    @Test
    void soundsDisabledInTheRigFileAreSilent() throws Exception {
        prompt.set(asking(Need.QUESTION));
        try (BuzzerPump pump = started(BuzzerUse.ATTENTION)) {
            pump.told(List.of(REFUSAL));
            Wait.until("it is called for once that lasts", () -> {
                nowMs.addAndGet(1_000);
                return !sounded().isEmpty();
            });
            Wait.until("the call is over", () -> sounded().equals(BuzzerPump.WANTED));
        }
    }

    @Test
    void aLostBuzzerIsReportedAndReopened() throws Exception {
        AtomicReference<Optional<BuzzerWire>> plugged = new AtomicReference<>(Optional.empty());
        try (BuzzerPump pump = started(
                BuzzerUse.ALL,
                () -> plugged.get().orElseThrow(() -> new IOException("The buzzer is gone: check its plug.")))) {
            Wait.until("it is missed", () -> pump.partStatus().state() == PartStatus.PartState.TROUBLE);
            assertThat(pump.partStatus().says()).isEqualTo("The buzzer is gone: check its plug.");
            plugged.set(Optional.of(buzzer));
            Wait.until("it is back", () -> pump.partStatus().state() == PartStatus.PartState.OK);
        }
    }

    @Test
    void peopleAreCalledOnceAndNotDuringAMove() {
        AttentionCall call = new AttentionCall();
        assertThat(call.due(asking(Need.CORRECTION), 0)).isFalse();
        assertThat(call.due(asking(Need.CHOICE), 2_000)).isFalse();
        assertThat(call.due(asking(Need.SIGHT), 3_000)).isFalse();
        assertThat(call.due(asking(Need.QUESTION), 3_000 + AttentionCall.LASTS_MS))
                .isTrue();
        assertThat(call.due(asking(Need.QUESTION), 60_000)).isFalse();
        assertThat(call.due(asking(Need.CHOICE), 61_000)).isFalse();
        assertThat(call.due(asking(Need.QUESTION), 62_000)).isFalse();
        assertThat(call.due(asking(Need.QUESTION), 62_000 + AttentionCall.LASTS_MS))
                .isTrue();
    }
}
