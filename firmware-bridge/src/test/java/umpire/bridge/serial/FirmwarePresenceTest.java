package umpire.bridge.serial;

/** Tests the firmware itself, on a simulated ATmega328P. */
class FirmwarePresenceTest extends SerialPresenceContract {
    FirmwarePresenceTest() {
        super(FirmwareBuild.firmwareOnSimulatedChip());
    }
}
