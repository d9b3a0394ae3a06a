package umpire.vision.rectify;

import java.util.List;

/** The pose of the camera by the corner tags, if they determine it. */
public sealed interface Registration {
    /** Returns the ids of the corner tags in sight, in the rig's order. */
    List<Integer> seen();

    /** Returns the ids of the corner tags out of sight, in the rig's order. */
    List<Integer> missing();

    /** Returns the messages for the builder, one sentence each. */
    List<String> troubles();

    /**
     * The pose of the camera is known.
     *
     * @param view converts between pixels and the table
     * @param errorMm root mean square distance, on the table, between the seen and the stated corners of the corner tags
     * @param seen corner tags in sight
     * @param missing corner tags out of sight: none, or one
     * @param troubles messages for the builder
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
     * The pose of the camera is not known.
     *
     * @param seen corner tags in sight
     * @param missing corner tags out of sight
     * @param troubles the reasons
     */
    record Lost(List<Integer> seen, List<Integer> missing, List<String> troubles) implements Registration {
        public Lost {
            seen = List.copyOf(seen);
            missing = List.copyOf(missing);
            troubles = List.copyOf(troubles);
        }
    }
}
