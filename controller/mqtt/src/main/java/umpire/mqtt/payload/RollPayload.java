package umpire.mqtt.payload;

import java.util.List;
import java.util.Optional;
import umpire.referee.announcement.ChronicleLine;
import umpire.referee.observation.SeenDie;

/** What was rolled. */
public record RollPayload(String says, List<FacePayload> dice) implements MessagePayload {
    public RollPayload {
        dice = List.copyOf(dice);
    }

    /** A roll that somebody named is told by its own faces; where an action does not tell them, by what lies in view. */
    public static RollPayload of(ChronicleLine line, List<SeenDie> inView) {
        List<FacePayload> made =
                line.roll().map(roll -> FacePayload.of(roll.dice())).orElse(List.of());
        List<FacePayload> seen =
                inView.stream().map(FacePayload::of).flatMap(Optional::stream).toList();
        return new RollPayload(line.says(), made.isEmpty() ? seen : made);
    }
}
