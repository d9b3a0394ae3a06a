package umpire.table.wiring;

import java.util.function.LongSupplier;
import java.util.function.Supplier;
import umpire.hardware.Rig;
import umpire.table.rig.CalibrationDesk;
import umpire.table.rig.VirtualBoard;
import umpire.vision.frame.FrameSource;
import umpire.vision.twin.VirtualTable;
import umpire.vision.twin.camera.HandHeldBoard;
import umpire.vision.twin.camera.ShotSettings;
import umpire.vision.twin.camera.WavingCamera;
import umpire.vision.twin.scene.TableScene;
import umpire.web.RigRequest;

/**
 * The things beside the virtual table, independent of the game: a calibration board to wave.
 *
 * @param rig with the true camera
 * @param table returns the current virtual table
 * @param held the position of the board
 */
record VirtualStage(Rig rig, Supplier<VirtualTable> table, HandHeldBoard held, LongSupplier clockMs)
        implements VirtualBoard {
    private static final double SQUARE_MM = CalibrationDesk.USUAL.squareMm().orElseThrow();
    /** The board has one square more in each direction than inner corners. */
    private static final double BOARD_MM = (CalibrationDesk.USUAL.columns() + 1) * SQUARE_MM;

    /** Returns a camera that sees the board in front of the table. */
    FrameSource before(FrameSource camera) {
        return new WavingCamera(
                camera, rig.camera(), held, CalibrationDesk.USUAL, SQUARE_MM, () -> scene().shotSettings());
    }

    private TableScene scene() {
        return table.get().at(clockMs.getAsLong());
    }

    @Override
    public void take(RigRequest.OfVirtualTable request) {
        switch (request) {
            case RigRequest.WaveBoard wave ->
                held.hold(HandHeldBoard.filling(
                        rig.camera(),
                        BOARD_MM,
                        wave.across(),
                        wave.down(),
                        wave.size(),
                        wave.tiltXDeg(),
                        wave.tiltYDeg(),
                        wave.rollDeg()));
            case RigRequest.LieBoardDown lie ->
                held.hold(HandHeldBoard.lying(
                        rig.camera(), scene().cameraBump(), lie.xMm(), lie.yMm(), lie.headingDeg()));
            case RigRequest.PutBoardAway away -> held.putAway();
            case RigRequest.TurnLens lens -> {
                ShotSettings shot = scene().shotSettings();
                shoot(new ShotSettings(lens.defocusPx(), shot.noiseSigma(), shot.exposureMs()));
            }
            case RigRequest.DimLamp lamp -> table.get().light(scene().light().at(lamp.level()), clockMs.getAsLong());
        }
        notice();
    }

    @Override
    public void putAway() {
        held.putAway();
        notice();
    }

    /** Makes the virtual camera process a frame at once after a change of the table. */
    private void notice() {
        shoot(scene().shotSettings());
    }

    private void shoot(ShotSettings shot) {
        table.get().shot(shot, clockMs.getAsLong());
    }
}
