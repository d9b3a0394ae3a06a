package umpire.table.selfplay;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import umpire.hardware.Rig;
import umpire.rules.kernel.Game;
import umpire.table.pump.Stages;
import umpire.vision.frame.OpenCv;

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
        List<Stages.Stage> stages,
        List<String> misreadings) {
    private static final int LOOKS = 200_000;

    /**
     * Plays games with seeds {@code seed}, {@code seed + 1} and so on, as many at once as there are processors.
     *
     * @param ended hears, in no particular order, a line about each game that ended
     */
    public static CameraReport of(
            Game<?, ?> game, Rig rig, int games, long seed, int maxPlies, Consumer<String> ended) {
        OpenCv.onCallersThread();
        Stages stages = new Stages(LOOKS);
        List<Future<ThroughCamera.Played>> played = new ArrayList<>();
        int atOnce = Math.min(games, Runtime.getRuntime().availableProcessors());
        try (ExecutorService tables = Executors.newFixedThreadPool(atOnce)) {
            for (int i = 0; i < games; i++) {
                long own = seed + i;
                played.add(tables.submit(() -> {
                    ThroughCamera.Played one = new ThroughCamera<>(game, rig, own, maxPlies, stages).play();
                    ended.accept("seed " + own + ": " + one.result() + " after " + one.plies() + " plies, misread "
                            + one.misread() + ", asked " + one.asked());
                    return one;
                }));
            }
            return of(played.stream().map(CameraReport::done).toList(), stages.summary());
        }
    }

    /** A game that broke off breaks the run off, and says whatever it said. */
    private static ThroughCamera.Played done(Future<ThroughCamera.Played> game) {
        try {
            return game.get();
        } catch (ExecutionException broken) {
            throw broken.getCause() instanceof RuntimeException own
                    ? own
                    : new IllegalStateException(broken.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted before every game had ended", e);
        }
    }

    private static CameraReport of(List<ThroughCamera.Played> games, List<Stages.Stage> stages) {
        SortedMap<String, Integer> results = new TreeMap<>();
        games.forEach(game -> results.merge(game.result(), 1, Integer::sum));
        return new CameraReport(
                games.size(),
                games.stream().mapToInt(ThroughCamera.Played::plies).sum(),
                games.stream().mapToInt(ThroughCamera.Played::misread).sum(),
                games.stream().mapToInt(ThroughCamera.Played::asked).sum(),
                games.stream().mapToLong(ThroughCamera.Played::frames).sum(),
                games.stream().mapToLong(ThroughCamera.Played::rendered).sum(),
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
