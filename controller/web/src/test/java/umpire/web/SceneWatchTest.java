package umpire.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.hardware.Rig;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Pose;
import umpire.vision.twin.VirtualTable;
import umpire.vision.twin.scene.TwinDie;

class SceneWatchTest {
    private static final long THROWN_MS = 10_000;

    private final VirtualTable table = new VirtualTable(
            Rig.standard().table(),
            new Board("Bare", 300, 300, List.of(), List.of(), List.of()),
            List.of(),
            TwinDie.all(List.of(DieType.pips(16, 1)), new Pose(300, -200, 0)));
    private final SceneWatch watch = new SceneWatch(table);

    @Test
    void anUnmovedSceneIsWrittenOnce() {
        Map<String, JsonElement> first = watch.parts(THROWN_MS);
        assertThat(watch.parts(2 * THROWN_MS)).isSameAs(first);
    }

    @Test
    void aFlyingDieIsWrittenEachTimeAndOnceMoreAtRest() {
        Map<String, JsonElement> before = watch.parts(0);
        String die = table.at(0).dice().get(0).id();
        table.roll(die, 7, 0);
        Map<String, JsonElement> flying = watch.parts(100);
        Map<String, JsonElement> later = watch.parts(250);
        Map<String, JsonElement> lying = watch.parts(THROWN_MS);
        String part = "die:" + die;
        assertThat(List.of(before.get(part), flying.get(part), later.get(part), lying.get(part)))
                .doesNotHaveDuplicates();
        assertThat(watch.parts(2 * THROWN_MS)).isSameAs(lying);
    }

    @Test
    void aHandsDepartureIsSeen() {
        watch.parts(0);
        table.hand(true, 10, 20, 0);
        JsonElement there = watch.parts(THROWN_MS).get("hands");
        table.hand(false, 0, 0, THROWN_MS);
        assertThat(watch.parts(2 * THROWN_MS).get("hands")).isNotEqualTo(there);
    }
}
