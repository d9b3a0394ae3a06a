package umpire.mqtt.payload;

import java.util.List;
import java.util.Optional;
import umpire.referee.observation.SeenDie;
import umpire.rules.kernel.DieShown;

/**
 * A die's face.
 *
 * @param name the die's own name; absent when its kind says enough
 */
public record FacePayload(String kind, Optional<String> name, String face) {
    static List<FacePayload> of(List<DieShown> dice) {
        return dice.stream()
                .map(die -> new FacePayload(die.kind(), beside(die.kind(), die.name()), die.face()))
                .toList();
    }

    static Optional<FacePayload> of(SeenDie die) {
        return die.face().map(face -> new FacePayload(die.kind(), beside(die.kind(), die.name()), face));
    }

    static Optional<String> beside(String kind, String name) {
        return Optional.of(name).filter(other -> !other.equals(kind));
    }
}
