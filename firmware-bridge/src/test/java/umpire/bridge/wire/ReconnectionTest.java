package umpire.bridge.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.bridge.virtual.VirtualStrip;

class ReconnectionTest {
    private static final List<Rgb> WHITE = List.of(new Rgb(255, 255, 255));

    private int openings;
    private boolean plugged = true;
    private VirtualStrip strip = new VirtualStrip(1);
    private final Reconnection<PixelWire> line = new Reconnection<>("led-strip", this::open, 5000);

    private PixelWire open() throws IOException {
        openings++;
        if (!plugged) {
            throw new IOException("Plug the strip in.");
        }
        strip = new VirtualStrip(1);
        return strip;
    }

    @Test
    void aDeviceIsOpenedOnceAtItsFirstUse() {
        assertThat(openings).isZero();
        assertThat(line.use(0, wire -> wire.show(WHITE))).isTrue();
        assertThat(line.use(40, wire -> wire.show(WHITE))).isTrue();
        assertThat(openings).isEqualTo(1);
        assertThat(line.alert()).isEmpty();
        assertThat(strip.colours()).isEqualTo(WHITE);
    }

    @Test
    void aMissingDeviceIsAnAlertAndNotAnException() {
        plugged = false;
        assertThat(line.use(0, wire -> wire.show(WHITE))).isFalse();
        assertThat(line.alert()).isEqualTo(Optional.of(new Alert("led-strip", "Plug the strip in.")));
    }

    @Test
    void aMissingDeviceIsRetriedUntilItReturns() {
        plugged = false;
        line.use(0, wire -> wire.show(WHITE));
        line.use(4999, wire -> wire.show(WHITE));
        assertThat(openings).isEqualTo(1);

        plugged = true;
        assertThat(line.use(5000, wire -> wire.show(WHITE))).isTrue();
        assertThat(line.alert()).isEmpty();
    }

    @Test
    void aFailedDeviceIsReleasedAndReopened() {
        line.use(0, wire -> wire.show(WHITE));
        VirtualStrip broken = strip;
        broken.unplug();
        assertThat(line.use(40, wire -> wire.show(WHITE))).isFalse();
        assertThat(line.alert()).isPresent();

        assertThat(line.use(5040, wire -> wire.show(WHITE))).isTrue();
        assertThat(strip).isNotSameAs(broken);
        assertThat(strip.colours()).isEqualTo(WHITE);
    }

    @Test
    void closingReleasesTheDevice() {
        line.use(0, wire -> wire.show(WHITE));
        line.close();
        assertThat(strip.colours()).containsExactly(Rgb.DARK);
    }
}
