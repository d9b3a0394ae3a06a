package umpire.bridge.serial;

/** Tests the firmware's core, built for this machine. */
class CoreBadLineTest extends BadLineContract {
    CoreBadLineTest() {
        super(FirmwareBuild.coreOnThisMachine());
    }
}
