package umpire.vision.observe;

import java.util.List;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SightTrouble;
import umpire.vision.detect.tags.Tag;
import umpire.vision.frame.Frame;
import umpire.vision.observe.motion.Thumbnail;

/** One frame with everything detected before registration. */
record FrameContext(Frame frame, Thumbnail small, boolean moving, List<Tag> tags, TagCensus census, StopWatch watch) {
    /** Returns the observation of a frame in which no place of the board can be judged. */
    Observation withoutBoard(boolean registered, List<String> troubles, List<SightTrouble> flaws) {
        return new Observation(
                        frame.number(),
                        frame.takenMs(),
                        registered,
                        moving,
                        false,
                        List.of(),
                        List.of(),
                        List.of(),
                        troubles)
                .in(flaws);
    }
}
