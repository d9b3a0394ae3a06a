package umpire.proof.selfplay;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import umpire.robot.DicePick;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/** How the dice of a roll lay each time they came to rest flat: what one showed first counts, also where it was thrown again. */
final class DiceRests {
    /** Of more ways to combine them than this only the first ones are looked at. */
    private static final int MOST_SCENES = 2_000;

    private final Map<String, List<TwinDie>> rests = new LinkedHashMap<>();

    /** Takes note of a table at rest. */
    void look(TableScene scene, DicePick thrown) {
        for (DicePick.ThrownDie die : thrown.thrown()) {
            scene.die(die.id()).filter(lying -> lying.tiltDeg() == 0).ifPresent(this::rest);
        }
    }

    private void rest(TwinDie die) {
        List<TwinDie> before = rests.computeIfAbsent(die.id(), same -> new ArrayList<>());
        if (before.isEmpty() || !before.getLast().equals(die)) {
            before.add(die);
        }
    }

    /** The roll was taken; another one follows. */
    void forget() {
        rests.clear();
    }

    /** Returns the table as it is, and with dice as they lay before. */
    List<TableScene> scenes(TableScene now) {
        List<TableScene> scenes = List.of(now);
        for (List<TwinDie> earlier : rests.values()) {
            List<TableScene> more = new ArrayList<>(scenes);
            for (TwinDie die : earlier) {
                if (!now.die(die.id()).filter(die::equals).isPresent()) {
                    scenes.stream().map(scene -> scene.with(die)).forEach(more::add);
                }
            }
            scenes = more.size() > MOST_SCENES ? more.subList(0, MOST_SCENES) : more;
        }
        return scenes;
    }
}
