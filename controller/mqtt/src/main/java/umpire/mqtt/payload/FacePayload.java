package umpire.mqtt.payload;

import java.util.List;
import java.util.Optional;
import umpire.referee.observation.SeenDie;
import umpire.rules.kernel.DieShown;

/** A die's face. */
public record FacePayload(String kind, String face) {
    static List<FacePayload> of(List<DieShown> dice) {
        return dice.stream().map(die -> new FacePayload(die.kind(), die.face())).toList();
    }

    static Optional<FacePayload> of(SeenDie die) {
        return die.face().map(face -> new FacePayload(die.kind(), face));
    }
}
