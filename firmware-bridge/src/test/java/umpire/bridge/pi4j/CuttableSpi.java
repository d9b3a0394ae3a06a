package umpire.bridge.pi4j;

import com.pi4j.exception.Pi4JException;
import com.pi4j.io.spi.Spi;
import com.pi4j.io.spi.SpiConfig;
import com.pi4j.io.spi.SpiProvider;
import com.pi4j.plugin.mock.provider.spi.MockSpi;
import com.pi4j.plugin.mock.provider.spi.MockSpiProviderImpl;

/** Pi4J's mock, made to fail like the kernel's driver when the bus is gone. */
final class CuttableSpi extends MockSpi {
    private boolean cut;

    CuttableSpi(SpiProvider provider, SpiConfig config) {
        super(provider, config);
    }

    void cut() {
        cut = true;
    }

    @Override
    public int write(byte[] data, int offset, int length) {
        if (cut) {
            throw new Pi4JException("the bus is gone");
        }
        return super.write(data, offset, length);
    }

    /** Provides such buses. */
    static final class CuttableProvider extends MockSpiProviderImpl {
        @Override
        public Spi create(SpiConfig config) {
            CuttableSpi spi = new CuttableSpi(this, config);
            context.registry().add(spi);
            return spi;
        }
    }
}
