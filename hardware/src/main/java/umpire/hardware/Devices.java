package umpire.hardware;

/**
 * What stands behind each part of the table.
 *
 * @param camera where frames come from
 * @param lights what drives the strip
 * @param buttons what reads the buttons
 * @param presence what reads the sensors under the board, where there are any
 * @param buzzer what sounds the buzzer, where there is one
 */
public record Devices(
        CameraSource camera, WireSource lights, WireSource buttons, WireSource presence, WireSource buzzer) {
    /** Devices of a table without a buzzer. */
    public Devices(CameraSource camera, WireSource lights, WireSource buttons, WireSource presence) {
        this(camera, lights, buttons, presence, new WireSource.DrawnWire());
    }

    /** Devices of a table whose sensors, if any, are virtual. */
    public Devices(CameraSource camera, WireSource lights, WireSource buttons) {
        this(camera, lights, buttons, new WireSource.DrawnWire());
    }

    /** Returns the virtual table's: nothing real. */
    public static Devices virtual() {
        return new Devices(new CameraSource.Virtual(), new WireSource.DrawnWire(), new WireSource.DrawnWire());
    }

    /** Returns whether the table itself is the rendered one. */
    public boolean tableIsVirtual() {
        return camera instanceof CameraSource.Virtual;
    }

    /** Returns the same with other frames. */
    public Devices seeing(CameraSource other) {
        return new Devices(other, lights, buttons, presence, buzzer);
    }
}
