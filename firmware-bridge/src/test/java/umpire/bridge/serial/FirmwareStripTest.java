package umpire.bridge.serial;

/** Tests the firmware itself, on a simulated ATmega328P. */
class FirmwareStripTest extends SerialStripContract {
    FirmwareStripTest() {
        super(FirmwareBuild.firmwareOnSimulatedChip());
    }
}
