package umpire.bridge.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The contract of every strip's wire. */
public interface PixelWireContract {
    Rgb RED = new Rgb(255, 0, 0);
    Rgb MIXED = new Rgb(1, 128, 254);

    /** Opens a wire with this many LEDs. */
    PixelWire open(int count) throws IOException;

    /** Returns the visible colours on the wire opened last. */
    List<Rgb> seen();

    /** Makes the wire opened last fail from now on. */
    void cut();

    @Test
    default void aStripIsDarkOnceItIsOpen() throws IOException {
        try (PixelWire wire = open(3)) {
            assertThat(wire.count()).isEqualTo(3);
            assertThat(seen()).containsExactly(Rgb.DARK, Rgb.DARK, Rgb.DARK);
        }
    }

    @Test
    default void aStripMayHaveNoLeds() throws IOException {
        try (PixelWire wire = open(0)) {
            wire.show(List.of());
            assertThat(seen()).isEmpty();
        }
    }

    @Test
    default void everyColourReachesItsLedAndStays() throws IOException {
        try (PixelWire wire = open(3)) {
            wire.show(List.of(RED, Rgb.DARK, MIXED));
            assertThat(seen()).containsExactly(RED, Rgb.DARK, MIXED);

            wire.show(List.of(MIXED, RED, RED));
            assertThat(seen()).containsExactly(MIXED, RED, RED);
        }
    }

    @Test
    default void aColourChangedAfterwardsByTheCallerChangesNothing() throws IOException {
        try (PixelWire wire = open(1)) {
            List<Rgb> colours = new ArrayList<>(List.of(RED));
            wire.show(colours);
            colours.set(0, MIXED);
            assertThat(seen()).containsExactly(RED);
        }
    }

    @Test
    default void aWrongNumberOfColoursIsRejected() throws IOException {
        try (PixelWire wire = open(2)) {
            wire.show(List.of(RED, RED));
            assertThatThrownBy(() -> wire.show(List.of(RED))).isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> wire.show(Collections.nCopies(3, RED)))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("this strip has 2 LEDs, not 3");
            assertThat(seen()).containsExactly(RED, RED);
        }
    }

    @Test
    default void closingDarkensTheStrip() throws IOException {
        PixelWire wire = open(2);
        wire.show(List.of(RED, MIXED));
        wire.close();
        assertThat(seen()).containsExactly(Rgb.DARK, Rgb.DARK);
        wire.close();
    }

    @Test
    default void aClosedStripShowsNothingMore() throws IOException {
        PixelWire wire = open(1);
        wire.close();
        assertThatThrownBy(() -> wire.show(List.of(RED))).isInstanceOf(IOException.class);
    }

    @Test
    default void aCutWireIsReportedWithTheRemedy() throws IOException {
        try (PixelWire wire = open(1)) {
            cut();
            assertThatThrownBy(() -> wire.show(List.of(RED)))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("check");
        }
    }

    @Test
    default void aStripCanBeOpenedAgainAfterItWasClosed() throws IOException {
        open(1).close();
        try (PixelWire again = open(1)) {
            again.show(List.of(RED));
            assertThat(seen()).containsExactly(RED);
        }
    }
}
