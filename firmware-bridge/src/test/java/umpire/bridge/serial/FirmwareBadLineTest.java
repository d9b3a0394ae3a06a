package umpire.bridge.serial;

/** Tests the firmware itself, on a simulated ATmega328P. */
class FirmwareBadLineTest extends BadLineContract {
    FirmwareBadLineTest() {
        super(FirmwareBuild.firmwareOnSimulatedChip());
    }
}
