package umpire.bridge.serial;

/** Against the firmware itself, on a simulated ATmega328P. */
class FirmwareStripTest extends SerialStripContract {
    FirmwareStripTest() {
        super(FirmwareBuild.firmwareOnSimulatedChip());
    }
}
