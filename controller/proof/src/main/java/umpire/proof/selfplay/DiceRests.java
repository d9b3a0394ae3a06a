package umpire.proof.selfplay;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import umpire.robot.DicePick;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/** The poses of a roll's dice each time they came to rest flat. A roll may still count the earlier face of a die that was thrown again. */
final class DiceRests {
    /** The limit on combinations; further ones are not checked. */
    private static final int MOST_SCENES = 2_000;

    private final Map<String, List<TwinDie>> rests = new LinkedHashMap<>();

    /** Records a table at rest. */
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

    /** Clears the record after an accepted roll. */
    void forget() {
        rests.clear();
    }

    /** Returns the table now, and with each combination of earlier poses. */
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
