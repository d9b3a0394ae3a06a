package umpire.bridge.serial;

/** Tests the firmware's core, built for this machine. */
class CorePresenceTest extends SerialPresenceContract {
    CorePresenceTest() {
        super(FirmwareBuild.coreOnThisMachine());
    }
}
