package umpire.vision.rectify;

import java.util.List;

/** Whether the corner tags say where the camera stands. */
public sealed interface Registration {
    /** Ids of the corner tags in sight, in the rig's order. */
    List<Integer> seen();

    /** Ids of the corner tags out of sight, in the rig's order. */
    List<Integer> missing();

    /** What the builder should know, one sentence each. */
    List<String> troubles();

    /**
     * The camera's place is known.
     *
     * @param view from pixels to the table and back
     * @param errorMm how far, on the table, the corner tags' corners are seen from where the rig has them: root of the mean square
     * @param seen corner tags in sight
     * @param missing corner tags out of sight: none, or one
     * @param troubles what the builder should know
     */
    record Registered(CameraView view, double errorMm, List<Integer> seen, List<Integer> missing, List<String> troubles)
            implements Registration {
        public Registered {
            seen = List.copyOf(seen);
            missing = List.copyOf(missing);
            troubles = List.copyOf(troubles);
        }
    }

    /**
     * The camera's place is not known.
     *
     * @param seen corner tags in sight
     * @param missing corner tags out of sight
     * @param troubles why
     */
    record Lost(List<Integer> seen, List<Integer> missing, List<String> troubles) implements Registration {
        public Lost {
            seen = List.copyOf(seen);
            missing = List.copyOf(missing);
            troubles = List.copyOf(troubles);
        }
    }
}
