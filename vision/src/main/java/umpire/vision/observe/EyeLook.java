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
 * All that came of looking at one frame.
 *
 * @param observation what the referee is told
 * @param registration where the camera stands
 * @param board where the sheet lies
 * @param otherBoard the name of another game's board that lies there whole, where the sheet does not
 * @param tags every tag of the table's dictionary, in pixels, sorted by id
 * @param dice every die that is no part of a tag, in pixels, from top to bottom
 * @param stages how long each step took, in the order they were taken
 */
public record EyeLook(
        Observation observation,
        Registration registration,
        SheetPose board,
        Optional<String> otherBoard,
        List<Tag> tags,
        List<Die> dice,
        List<LookStage> stages) {
    /**
     * One step.
     *
     * @param name in the order they are taken: {@code still}, {@code grey}, {@code motion}, {@code tags}, {@code light}, {@code register}, {@code board},
     *     {@code dice}, {@code focus}, {@code pieces}, {@code places}; a look that is spared has {@code still} alone
     * @param micros how long it took
     */
    public record LookStage(String name, long micros) {}

    /** Returns where the sheet lies on the table, where that is seen. */
    public Optional<Pose> boardOnTable() {
        return board instanceof SheetPose.Found found ? Optional.of(found.tableFromBoard()) : Optional.empty();
    }

    /** Returns the same with what else the referee is told. */
    public EyeLook telling(Observation other) {
        return new EyeLook(other, registration, board, otherBoard, tags, dice, stages);
    }

    /** Returns the same of a frame that shows the same, which took these steps to know. */
    EyeLook after(List<LookStage> taken) {
        return new EyeLook(observation, registration, board, otherBoard, tags, dice, taken);
    }

    /** Returns the same of a later frame. */
    EyeLook at(long frame, long takenMs) {
        return new EyeLook(observation.at(frame, takenMs), registration, board, otherBoard, tags, dice, stages);
    }

    public EyeLook {
        tags = List.copyOf(tags);
        dice = List.copyOf(dice);
        stages = List.copyOf(stages);
    }
}
