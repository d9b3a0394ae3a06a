package umpire.bridge.pi4j;

import com.pi4j.context.Context;
import com.pi4j.io.IOType;
import com.pi4j.io.i2c.I2C;
import com.pi4j.plugin.linuxfs.provider.i2c.LinuxFsI2CProvider;
import java.io.IOException;
import java.nio.file.Path;

/** The registers of a chip on the Pi's own I²C bus (BCM 2 and 3). */
final class Pi4jRegisters implements I2cRegisters {
    private static final int BUS = 1;
    private static final String NO_BUS =
            "The I²C bus is not there: put dtparam=i2c_arm=on into /boot/firmware/config.txt,"
                    + " restart, and add the user to the group i2c.";

    private final Context context;
    private final I2C chip;

    private Pi4jRegisters(Context context, I2C chip) {
        this.context = context;
        this.chip = chip;
    }

    /** Opens a chip by its address; its presence is checked on first use. */
    static Pi4jRegisters open(int address) throws IOException {
        Contexts.requireDevice(Path.of("/dev"), "i2c-" + BUS, NO_BUS);
        Context context = Contexts.with(LinuxFsI2CProvider.newInstance());
        try {
            Contexts.require(context, IOType.I2C, NO_BUS);
            return new Pi4jRegisters(
                    context,
                    context.create(I2C.newConfigBuilder(context)
                            .id("chip-" + address)
                            .bus(BUS)
                            .device(address)
                            .build()));
        } catch (IOException e) {
            context.shutdown();
            throw e;
        } catch (RuntimeException | LinkageError e) {
            context.shutdown();
            throw new IOException(NO_BUS, e);
        }
    }

    @Override
    public void write(int register, int value) throws IOException {
        try {
            chip.writeRegister(register, (byte) value);
        } catch (RuntimeException e) {
            throw new IOException("register " + register + " cannot be written", e);
        }
    }

    @Override
    public int read(int register) throws IOException {
        int value;
        try {
            value = chip.readRegister(register);
        } catch (RuntimeException e) {
            throw new IOException("register " + register + " cannot be read", e);
        }
        if (value < 0) {
            throw new IOException("register " + register + " cannot be read");
        }
        return value & 0xff;
    }

    @Override
    public void close() {
        if (!context.isShutdown()) {
            context.shutdown();
        }
    }
}
