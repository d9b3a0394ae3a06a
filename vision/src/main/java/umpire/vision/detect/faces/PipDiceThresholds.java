package umpire.vision.detect.faces;

import umpire.vision.detect.ThresholdTable;
import umpire.vision.detect.pips.PipThresholds;

/**
 * All that decides which dice with pips are read, and how surely. Lengths of grids and pips follow from dice on sale; the others were
 * chosen together.
 *
 * @param pips round spots
 * @param surface the colour of a face and what lies on it
 * @param faces pips that lie like a face
 * @param ones single pips
 * @param tops which face is the top
 * @param unexplained pips of the same die that are on no face
 * @param leans which dice lean
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
    /** Those that are used where nobody moves one. */
    public static PipDiceThresholds standard() {
        return ThresholdTable.standard(PipDiceThresholds.class);
    }
}
