package umpire.bridge.serial;

/** Against the firmware's core, built for this machine. */
class CoreBadLineTest extends BadLineContract {
    CoreBadLineTest() {
        super(FirmwareBuild.coreOnThisMachine());
    }
}
