package umpire.proof.selfplay;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import umpire.table.pump.StageTimes;

/**
 * What games played through the camera came to.
 *
 * @param games how many
 * @param plies accepted actions
 * @param misread accepted actions that nobody meant
 * @param asked how often the table could not tell two readings apart, read a die or make out a place, and asked
 * @param frames the referee was told of
 * @param rendered how many of them showed something new, and were rendered and looked at
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
        long rendered,
        SortedMap<String, Integer> results,
        List<StageTimes.StageTime> stages,
        List<String> misreadings) {
    static CameraReport of(List<CameraGame.CameraGameResult> games, List<StageTimes.StageTime> stages) {
        SortedMap<String, Integer> results = new TreeMap<>();
        games.forEach(game -> results.merge(game.result(), 1, Integer::sum));
        return new CameraReport(
                games.size(),
                games.stream().mapToInt(CameraGame.CameraGameResult::plies).sum(),
                games.stream().mapToInt(CameraGame.CameraGameResult::misread).sum(),
                games.stream().mapToInt(CameraGame.CameraGameResult::asked).sum(),
                games.stream().mapToLong(CameraGame.CameraGameResult::frames).sum(),
                games.stream().mapToLong(CameraGame.CameraGameResult::rendered).sum(),
                results,
                stages,
                games.stream().flatMap(game -> game.firstMisread().stream()).toList());
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
        lines.add("frames   " + frames + ", of which " + rendered + " showed something new");
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
        object.addProperty("rendered", rendered);
        JsonObject ends = new JsonObject();
        results.forEach(ends::addProperty);
        object.add("results", ends);
        JsonArray times = new JsonArray();
        for (StageTimes.StageTime stage : stages) {
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
