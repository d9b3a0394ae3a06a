package umpire.hardware;

/**
 * The device behind each part of the table.
 *
 * @param camera the source of frames
 * @param lights the driver of the strip
 * @param buttons the reader of the buttons
 * @param presence the reader of the sensors under the board, if any
 * @param buzzer the driver of the buzzer, if any
 */
public record Devices(
        CameraSource camera, WireSource lights, WireSource buttons, WireSource presence, WireSource buzzer) {
    /** Makes the devices of a table without a buzzer. */
    public Devices(CameraSource camera, WireSource lights, WireSource buttons, WireSource presence) {
        this(camera, lights, buttons, presence, new WireSource.DrawnWire());
    }

    /** Makes the devices of a table whose sensors, if any, are virtual. */
    public Devices(CameraSource camera, WireSource lights, WireSource buttons) {
        this(camera, lights, buttons, new WireSource.DrawnWire());
    }

    /** Returns the virtual table's devices, none of them real. */
    public static Devices virtual() {
        return new Devices(new CameraSource.Virtual(), new WireSource.DrawnWire(), new WireSource.DrawnWire());
    }

    /** Returns whether the table itself is rendered. */
    public boolean tableIsVirtual() {
        return camera instanceof CameraSource.Virtual;
    }

    /** Returns the same devices with another source of frames. */
    public Devices seeing(CameraSource other) {
        return new Devices(other, lights, buttons, presence, buzzer);
    }
}
