package umpire.bridge.serial;

/** Against the firmware itself, on a simulated ATmega328P. */
class FirmwarePresenceTest extends SerialPresenceContract {
    FirmwarePresenceTest() {
        super(FirmwareBuild.firmwareOnSimulatedChip());
    }
}
