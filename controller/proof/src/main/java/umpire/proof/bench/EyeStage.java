package umpire.proof.bench;

import java.util.List;
import umpire.vision.observe.EyeLook;

/** What the eye does with a frame, in the order in which it does it. */
enum EyeStage {
    /** Tags and dice are found in pixels. */
    DETECT,
    /** The frame is registered on the table, and the sheet found. */
    RECTIFY,
    /** Pieces are placed, and each place is judged; and what moved is told from what stands still. */
    OBSERVE;

    /** What the eye calls what it does then. */
    private List<String> steps() {
        return switch (this) {
            case DETECT -> List.of("grey", "tags", "dice");
            case RECTIFY -> List.of("register", "board");
            case OBSERVE -> List.of("light", "still", "motion", "focus", "pieces", "places");
        };
    }

    /** Returns how long it took in a look. */
    double micros(EyeLook look) {
        return look.stages().stream()
                .filter(step -> steps().contains(step.name()))
                .mapToLong(EyeLook.LookStage::micros)
                .sum();
    }
}
