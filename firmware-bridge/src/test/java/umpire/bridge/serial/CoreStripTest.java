package umpire.bridge.serial;

/** Tests the firmware's core, built for this machine. */
class CoreStripTest extends SerialStripContract {
    CoreStripTest() {
        super(FirmwareBuild.coreOnThisMachine());
    }
}
