package umpire.vision.observe;

import java.util.List;
import java.util.Optional;
import umpire.referee.observation.Observation;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.dice.Die;
import umpire.vision.detect.tags.Tag;
import umpire.vision.rectify.Registration;
import umpire.vision.rectify.SheetPose;

/**
 * The result of one frame.
 *
 * @param observation for the referee
 * @param registration the pose of the camera
 * @param board the pose of the sheet
 * @param otherBoard the name of another game's board, if all tags of that board are seen and this game's sheet is not found
 * @param tags every tag of the table's dictionary, in pixels, sorted by id
 * @param dice every die that is not a part of a tag, in pixels, from top to bottom
 * @param stages the time of each stage, in their order
 */
public record FrameResult(
        Observation observation,
        Registration registration,
        SheetPose board,
        Optional<String> otherBoard,
        List<Tag> tags,
        List<Die> dice,
        List<LookStage> stages) {
    /**
     * A stage with its time.
     *
     * @param name in order: {@code still}, {@code grey}, {@code motion}, {@code tags}, {@code light}, {@code register}, {@code board},
     *     {@code dice}, {@code focus}, {@code pieces}, {@code places}; a skipped frame has only {@code still}
     * @param micros its duration
     */
    public record LookStage(String name, long micros) {}

    /** Returns the pose of the sheet on the table; empty if it is not seen. */
    public Optional<Pose> boardOnTable() {
        return board instanceof SheetPose.Found found ? Optional.of(found.tableFromBoard()) : Optional.empty();
    }

    /** Returns the same result with another observation. */
    public FrameResult telling(Observation other) {
        return new FrameResult(other, registration, board, otherBoard, tags, dice, stages);
    }

    /** Returns the same result for an unchanged frame, with the stages that compared the frames. */
    FrameResult after(List<LookStage> taken) {
        return new FrameResult(observation, registration, board, otherBoard, tags, dice, taken);
    }

    /** Returns the same result for a later frame. */
    FrameResult at(long frame, long takenMs) {
        return new FrameResult(observation.at(frame, takenMs), registration, board, otherBoard, tags, dice, stages);
    }

    public FrameResult {
        tags = List.copyOf(tags);
        dice = List.copyOf(dice);
        stages = List.copyOf(stages);
    }
}
