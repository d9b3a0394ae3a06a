package umpire.bridge.pi4j;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import com.pi4j.context.Context;
import com.pi4j.io.IOType;
import com.pi4j.io.exception.IOException;
import com.pi4j.io.spi.Spi;
import com.pi4j.io.spi.SpiConfig;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import umpire.bridge.wire.Rgb;
import umpire.hardware.Leds.LedChip;

/** An SPI bus that fails at any of its steps, which Pi4J's mock provider never does. */
class BrokenBusTest {
    private static final int ENOUGH_BYTES = 4096;

    private final Context context = mock(Context.class);
    private final Spi bus = mock(Spi.class);

    @BeforeEach
    void haveABus() {
        when(context.hasProvider(IOType.SPI)).thenReturn(true);
        when(context.create(any(SpiConfig.class))).thenReturn(bus);
    }

    private Pi4jStrip open() throws java.io.IOException {
        return new Pi4jStrip(context, 3, StripCoding.of(LedChip.WS2812B), ENOUGH_BYTES);
    }

    @Test
    void aBusInUseIsReleasedAndReported() {
        when(context.create(any(SpiConfig.class))).thenThrow(new IOException("busy"));
        assertThatIOException().isThrownBy(this::open).withMessageContaining("dtparam=spi=on");
        verify(context).shutdown();
    }

    @Test
    void aStripThatCannotBeDarkenedIsReleased() {
        when(bus.write(any(byte[].class))).thenThrow(new IOException("EIO"));
        assertThatIOException().isThrownBy(this::open).withMessageContaining("cannot be written");
        verify(context).shutdown();
    }

    @Test
    void aBusThatFailsLaterIsReported() throws Exception {
        Pi4jStrip strip = open();
        when(bus.write(any(byte[].class))).thenThrow(new IOException("EIO"));
        assertThatIOException()
                .isThrownBy(() -> strip.show(List.of(Rgb.DARK, Rgb.DARK, Rgb.DARK)))
                .withMessageContaining("check that nothing else uses the SPI bus");
    }

    @Test
    void aFailedBusIsReleased() throws Exception {
        Pi4jStrip strip = open();
        when(bus.write(any(byte[].class))).thenThrow(new IOException("EIO"));
        assertThatCode(strip::close).doesNotThrowAnyException();
        verify(context).shutdown();
    }
}
