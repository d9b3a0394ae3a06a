package umpire.vision.detect.faces;

import umpire.vision.detect.ThresholdTable;
import umpire.vision.detect.pips.PipThresholds;

/**
 * All thresholds for reading dice with pips. Lengths of grids and pips follow from dice on sale. The other thresholds were chosen together.
 *
 * @param pips round spots
 * @param surface the colour of a face and the marks on it
 * @param faces pips that form a face
 * @param ones single pips
 * @param tops the choice of the top face
 * @param unexplained pips of the same die that are on no face
 * @param leans leaning dice
 * @param wholeFaces faces in blur and noise
 */
public record PipDiceThresholds(
        PipThresholds pips,
        SurfaceThresholds surface,
        FaceThresholds faces,
        LoneFaceThresholds ones,
        TopThresholds tops,
        UnexplainedPipThresholds unexplained,
        LeanThresholds leans,
        WholeFaceThresholds wholeFaces) {
    /** Returns the default thresholds. */
    public static PipDiceThresholds standard() {
        return ThresholdTable.standard(PipDiceThresholds.class);
    }
}
