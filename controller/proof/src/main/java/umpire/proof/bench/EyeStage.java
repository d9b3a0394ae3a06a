package umpire.proof.bench;

import java.util.List;
import umpire.vision.observe.FrameResult;

/** The stages of processing a frame, in order. */
enum EyeStage {
    /** Finds tags and dice in pixels. */
    DETECT,
    /** Registers the frame on the table and finds the sheet. */
    RECTIFY,
    /** Locates pieces, judges each place, and tells movement from rest. */
    OBSERVE;

    /** Returns the steps of the stage, as the vision code names them. */
    private List<String> steps() {
        return switch (this) {
            case DETECT -> List.of("grey", "tags", "dice");
            case RECTIFY -> List.of("register", "board");
            case OBSERVE -> List.of("light", "still", "motion", "focus", "pieces", "places");
        };
    }

    /** Returns the duration of the stage for one frame, in microseconds. */
    double micros(FrameResult look) {
        return look.stages().stream()
                .filter(step -> steps().contains(step.name()))
                .mapToLong(FrameResult.LookStage::micros)
                .sum();
    }
}
