package umpire.bridge.pi4j;

import java.io.IOException;
import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;
import umpire.bridge.wire.PresenceWire;

/**
 * Fourteen presence sensors at an MCP23017: GPA0 to GPA6, then GPB0 to GPB6. Each pulls its pin low if something stands there. By the data
 * sheet the last pin of either port is an output only, so it has no sensor.
 */
public final class Mcp23017Sensors implements PresenceWire {
    /** The lowest of its eight addresses; the pins A0 to A2 add to it. */
    public static final int FIRST_ADDRESS = 0x20;

    private static final int ADDRESSES = 8;
    private static final int IODIRA = 0x00;
    private static final int IODIRB = 0x01;
    private static final int GPPUA = 0x0c;
    private static final int GPPUB = 0x0d;
    private static final int GPIOA = 0x12;
    private static final int GPIOB = 0x13;
    private static final int PINS_A_PORT = 7;
    private static final int INPUTS = 0x7f;

    private final I2cRegisters registers;
    private final String name;
    private boolean closed;

    /**
     * Opens the chip on the I²C bus of this Raspberry Pi.
     *
     * @param address 0x20 to 0x27
     * @throws IOException if there is no bus, or no such chip on it
     */
    public static Mcp23017Sensors open(int address) throws IOException {
        if (address < FIRST_ADDRESS || address >= FIRST_ADDRESS + ADDRESSES) {
            throw new IllegalArgumentException("an MCP23017 has an address from 0x20 to 0x27");
        }
        return new Mcp23017Sensors(Pi4jRegisters.open(address), address);
    }

    /** Takes ownership of the registers, also on failure. */
    Mcp23017Sensors(I2cRegisters registers, int address) throws IOException {
        this.registers = registers;
        this.name = "The presence sensors' MCP23017 at address 0x" + Integer.toHexString(address);
        try {
            for (int register : new int[] {IODIRA, IODIRB, GPPUA, GPPUB}) {
                registers.write(register, INPUTS);
            }
            requireOurs();
        } catch (IOException e) {
            registers.close();
            throw gone(e);
        }
    }

    /** Checks the configuration: after a power failure the chip has lost its pull-ups and would report pieces that are not there. */
    private void requireOurs() throws IOException {
        for (int register : new int[] {IODIRA, IODIRB, GPPUA, GPPUB}) {
            if (registers.read(register) != INPUTS) {
                throw new IOException("register " + register + " does not keep written values");
            }
        }
    }

    private IOException gone(IOException cause) {
        return new IOException(name + " does not answer as it should: check its wires and its supply.", cause);
    }

    @Override
    public int count() {
        return 2 * PINS_A_PORT;
    }

    @Override
    public SortedSet<Integer> felt() throws IOException {
        if (closed) {
            throw new IOException("The presence sensors were closed: open them again.");
        }
        try {
            int pins = (registers.read(GPIOA) & INPUTS) | (registers.read(GPIOB) & INPUTS) << PINS_A_PORT;
            requireOurs();
            return low(pins);
        } catch (IOException e) {
            throw gone(e);
        }
    }

    private SortedSet<Integer> low(int pins) {
        SortedSet<Integer> low = new TreeSet<>();
        for (int sensor = 0; sensor < count(); sensor++) {
            if ((pins >> sensor & 1) == 0) {
                low.add(sensor);
            }
        }
        return Collections.unmodifiableSortedSet(low);
    }

    @Override
    public void close() {
        closed = true;
        registers.close();
    }
}
