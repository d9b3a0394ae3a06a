package umpire.bridge.serial;

/** Tests the firmware's core, built for this machine. */
class CoreButtonsTest extends SerialButtonsContract {
    CoreButtonsTest() {
        super(FirmwareBuild.coreOnThisMachine());
    }
}
