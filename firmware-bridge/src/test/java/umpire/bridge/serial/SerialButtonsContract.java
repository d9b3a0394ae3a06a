package umpire.bridge.serial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;
import umpire.bridge.wire.Edge;
import umpire.bridge.wire.Edge.Level;
import umpire.bridge.wire.EdgeWire;
import umpire.bridge.wire.EdgeWireContract;
import umpire.bridge.wire.PixelWire;
import umpire.bridge.wire.Rgb;
import umpire.hardware.Buttons;
import umpire.hardware.Buttons.Button;

/** The contract of a microcontroller's buttons, for any implementation of the chip. */
abstract class SerialButtonsContract extends OnBench implements EdgeWireContract {

    SerialButtonsContract(List<String> command) {
        super(command);
    }

    @Override
    public EdgeWire open(Buttons buttons, LongSupplier clockMs) throws IOException {
        return bench().microcontrollers().buttons(Bench.PATH, buttons, clockMs);
    }

    /** The contract's clock stands still meanwhile, as for a line without delay. */
    @Override
    public void bring(int bcm, Level level) {
        if (level == Level.LOW) {
            bench().board().push(bcm);
        } else {
            bench().board().release(bcm);
        }
        bench().mind(30);
    }

    @Test
    void everyButtonOfTheStandardTableIsHeard() throws IOException {
        try (EdgeWire wire = open(Buttons.standard(), () -> 0)) {
            List<Edge> told = new ArrayList<>();
            wire.listen(told::add);
            told.clear();
            for (Button button : Buttons.standard().buttons()) {
                bring(button.bcm(), Level.LOW);
                bring(button.bcm(), Level.HIGH);
                assertThat(told)
                        .containsExactly(new Edge(button.bcm(), Level.LOW, 0), new Edge(button.bcm(), Level.HIGH, 0));
                told.clear();
            }
        }
    }

    @Test
    void aButtonOnAPinThatIsNotThereIsNamed() {
        assertThatThrownBy(() -> open(new Buttons(List.of(new Button("south", "undo", 4))), () -> 0))
                .isInstanceOf(IOException.class)
                .hasMessageStartingWith(
                        "The microcontroller at /dev/ttyUSB0 has no pin 4 for the south undo button: wire it to one of [5, 6,");
    }

    @Test
    void anEdgeThatWaitedIsStampedWhenItHappened() throws IOException {
        try (EdgeWire wire = open(TWO, bench().board()::nowMs)) {
            List<Edge> told = new ArrayList<>();
            wire.listen(told::add);
            told.clear();
            long pressedMs = bench().board().nowMs();
            bench().board().push(5);
            bench().line().lose(300);
            bench().mind(100);
            assertThat(told).hasSize(1);
            assertThat(told.getFirst().level()).isEqualTo(Level.LOW);
            assertThat(told.getFirst().atMs()).isBetween(pressedMs, pressedMs + 2);
        }
    }

    @Test
    void stripAndButtonsShareOneLine() throws IOException {
        Microcontrollers table = bench().microcontrollers();
        PixelWire strip = table.strip(Bench.PATH, 1);
        EdgeWire wire = table.buttons(Bench.PATH, TWO, () -> 0);
        assertThat(bench().openings()).isEqualTo(1);
        strip.close();
        bring(5, Level.LOW);
        assertThat(wire.read(5).level()).isEqualTo(Level.LOW);
        wire.close();
        try (PixelWire again = table.strip(Bench.PATH, 1)) {
            assertThat(bench().openings()).isEqualTo(2);
            again.show(List.of(new Rgb(9, 8, 7)));
            assertThat(bench().seen(1)).containsExactly(new Rgb(9, 8, 7));
        }
    }

    @Test
    void anUnpluggedMicrocontrollerIsReportedAndFoundAgain() throws IOException {
        Microcontrollers table = bench().microcontrollers();
        EdgeWire wire = table.buttons(Bench.PATH, TWO, () -> 0);
        bench().line().cut();
        bench().mind(100);
        assertThatThrownBy(() -> wire.read(5))
                .isInstanceOf(IOException.class)
                .hasMessage("The microcontroller at /dev/ttyUSB0 is gone: check its cable and its plug.");
        wire.close();
        try (EdgeWire again = table.buttons(Bench.PATH, TWO, () -> 0)) {
            bring(21, Level.LOW);
            assertThat(again.read(21).level()).isEqualTo(Level.LOW);
        }
    }
}
