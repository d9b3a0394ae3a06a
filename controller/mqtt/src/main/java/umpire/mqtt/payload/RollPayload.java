package umpire.mqtt.payload;

import java.util.List;
import java.util.Optional;
import umpire.referee.announcement.GameLogEntry;
import umpire.referee.observation.SeenDie;

/** A roll. */
public record RollPayload(String says, List<FacePayload> dice) implements MessagePayload {
    public RollPayload {
        dice = List.copyOf(dice);
    }

    /**
     * Returns a roll with its own faces, for example those named by a player; a roll without faces gets those of the
     * dice in view.
     */
    public static RollPayload of(GameLogEntry line, List<SeenDie> inView) {
        List<FacePayload> made =
                line.roll().map(roll -> FacePayload.of(roll.dice())).orElse(List.of());
        List<FacePayload> seen =
                inView.stream().map(FacePayload::of).flatMap(Optional::stream).toList();
        return new RollPayload(line.says(), made.isEmpty() ? seen : made);
    }
}
