package umpire.bridge.serial;

/** Tests the firmware itself, on a simulated ATmega328P. */
class FirmwareButtonsTest extends SerialButtonsContract {
    FirmwareButtonsTest() {
        super(FirmwareBuild.firmwareOnSimulatedChip());
    }
}
