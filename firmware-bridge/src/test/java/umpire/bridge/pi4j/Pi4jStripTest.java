package umpire.bridge.pi4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.pi4j.Pi4J;
import com.pi4j.context.Context;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.bridge.wire.PixelWire;
import umpire.bridge.wire.PixelWireContract;
import umpire.bridge.wire.Rgb;
import umpire.hardware.Leds.LedChip;

class Pi4jStripTest implements PixelWireContract {
    private static final StripCoding WS2812B = StripCoding.of(LedChip.WS2812B);

    private int count;
    private CuttableSpi spi;
    private byte[] lastPicture = {};

    @Override
    public PixelWire open(int leds) throws IOException {
        count = leds;
        Context context = Contexts.with(new CuttableSpi.CuttableProvider());
        PixelWire wire = new Pi4jStrip(context, leds, WS2812B, 4096);
        spi = context.registry().get(Pi4jStrip.ID, CuttableSpi.class);
        return wire;
    }

    @Override
    public List<Rgb> seen() {
        byte[] sent = spi.readEntireMockBuffer();
        int length = Ws2812.bytesFor(count);
        if (sent.length > 0) {
            lastPicture = Arrays.copyOfRange(sent, sent.length - length, sent.length);
        }
        return Pulses.read(lastPicture, count);
    }

    @Override
    public void cut() {
        spi.cut();
    }

    @Test
    void withoutSpiTheMessageSaysWhatToEnable() {
        Context bare = Pi4J.newContextBuilder().noAutoDetect().build();
        assertThatThrownBy(() -> new Pi4jStrip(bare, 1, WS2812B, 4096))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("dtparam=spi=on");
        assertThat(bare.isShutdown()).as("a failed strip lets its context go").isTrue();
    }

    @Test
    void aTooLongTransferNamesTheSettingToRaise() throws IOException {
        assertThat(Ws2812.ledsWithin(4096)).isEqualTo(331);
        open(331).close();
        assertThatThrownBy(() -> open(332))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("332 LEDs, but one transfer carries 331")
                .hasMessageContaining("spidev.bufsiz=8192");
    }

    @Test
    void theTransferIsAsLongAsTheKernelSays(@TempDir Path folder) throws IOException {
        Path parameter = Files.writeString(folder.resolve("bufsiz"), "65536\n");
        assertThat(Pi4jStrip.transferBytes(parameter)).isEqualTo(65536);
        assertThat(Pi4jStrip.transferBytes(folder.resolve("absent"))).isEqualTo(4096);
    }

    @Test
    void thisMachineEitherHasAStripOrSaysWhyNot() {
        try (PixelWire strip = Pi4jStrip.open(1, LedChip.WS2812B)) {
            assertThat(strip.count()).isEqualTo(1);
        } catch (IOException e) {
            assertThat(e).hasMessageMatching("(The LED strip|Pi4J).*");
        }
    }
}
