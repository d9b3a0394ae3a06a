package umpire.table.selfplay;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import umpire.hardware.Rig;
import umpire.rules.kernel.Game;
import umpire.table.pump.Stages;

/**
 * What games played through the camera came to.
 *
 * @param games how many
 * @param plies accepted actions
 * @param misread accepted actions that nobody meant
 * @param asked how often the table could not tell two readings apart, or not read the die, and asked
 * @param frames rendered and looked at
 * @param results how often each kind of ending was met
 * @param stages milliseconds a frame by stage
 * @param misreadings what was meant and what was accepted
 */
public record CameraReport(
        int games,
        int plies,
        int misread,
        int asked,
        long frames,
        SortedMap<String, Integer> results,
        List<Stages.Stage> stages,
        List<String> misreadings) {
    private static final int LOOKS = 200_000;

    /** Plays games with seeds {@code seed}, {@code seed + 1} and so on. */
    public static CameraReport of(Game<?, ?> game, Rig rig, int games, long seed, int maxPlies) {
        Stages stages = new Stages(LOOKS);
        SortedMap<String, Integer> results = new TreeMap<>();
        List<String> misreadings = new ArrayList<>();
        int plies = 0;
        int misread = 0;
        int asked = 0;
        long frames = 0;
        for (int i = 0; i < games; i++) {
            ThroughCamera.Played played = new ThroughCamera<>(game, rig, seed + i, maxPlies, stages).play();
            plies += played.plies();
            misread += played.misread();
            asked += played.asked();
            frames += played.frames();
            results.merge(played.result(), 1, Integer::sum);
            played.firstMisread().ifPresent(misreadings::add);
        }
        return new CameraReport(games, plies, misread, asked, frames, results, stages.summary(), misreadings);
    }

    /** Returns the report in words, a line each. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add("games    " + games);
        lines.add("plies    " + plies);
        results.forEach((kind, count) -> lines.add(String.format("%-8s %d", kind, count)));
        lines.add("misread  " + misread);
        lines.add(
                String.format(Locale.ROOT, "asked    %d (%.2f in 100)", asked, plies == 0 ? 0 : 100.0 * asked / plies));
        lines.add("frames   " + frames);
        lines.add("milliseconds a frame   median      p99");
        stages.forEach(stage -> lines.add(
                String.format(Locale.ROOT, "  %-18s %8.2f %8.2f", stage.name(), stage.medianMs(), stage.p99Ms())));
        misreadings.forEach(misreading -> lines.add("  " + misreading));
        return lines;
    }

    /** Returns the report as one object. */
    public JsonObject json() {
        JsonObject object = new JsonObject();
        object.addProperty("games", games);
        object.addProperty("plies", plies);
        object.addProperty("misread", misread);
        object.addProperty("asked", asked);
        object.addProperty("frames", frames);
        JsonObject ends = new JsonObject();
        results.forEach(ends::addProperty);
        object.add("results", ends);
        JsonArray times = new JsonArray();
        for (Stages.Stage stage : stages) {
            JsonObject one = new JsonObject();
            one.addProperty("stage", stage.name());
            one.addProperty("medianMs", stage.medianMs());
            one.addProperty("p99Ms", stage.p99Ms());
            times.add(one);
        }
        object.add("stages", times);
        JsonArray wrong = new JsonArray();
        misreadings.forEach(wrong::add);
        object.add("misreadings", wrong);
        return object;
    }
}
