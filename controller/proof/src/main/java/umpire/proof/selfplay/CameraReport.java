package umpire.proof.selfplay;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import umpire.table.pump.StageTimes;

/**
 * The result of games played through the camera.
 *
 * @param games how many
 * @param plies accepted actions
 * @param misread accepted actions that were not intended
 * @param asked how often the table asked about an ambiguous reading, an unreadable die or an unclear place
 * @param frames given to the referee
 * @param rendered how many of them showed a change, and were rendered and processed
 * @param results the count of each kind of ending
 * @param endings the winners by kind of ending, and the lengths of games
 * @param lying the distances of freely lying pieces from the games' poses
 * @param stages milliseconds for a frame, by stage
 * @param misreadings the intended and accepted actions
 * @param questions each question with the number of plies before it
 */
public record CameraReport(
        int games,
        int plies,
        int misread,
        int asked,
        long frames,
        long rendered,
        SortedMap<String, Integer> results,
        GameEndings endings,
        LyingOffsets lying,
        List<StageFigures> stages,
        List<String> misreadings,
        List<String> questions) {
    /** The duration of one stage. */
    public record StageFigures(String stage, double medianMs, double p99Ms) {
        static StageFigures of(StageTimes.StageTime time) {
            return new StageFigures(time.name(), time.medianMs(), time.p99Ms());
        }
    }

    static CameraReport of(List<CameraGame.CameraGameResult> games, List<StageTimes.StageTime> stages) {
        GameEndings endings = GameEndings.NONE;
        for (CameraGame.CameraGameResult game : games) {
            endings = endings.with(game.ending(), game.plies());
        }
        return new CameraReport(
                games.size(),
                games.stream().mapToInt(CameraGame.CameraGameResult::plies).sum(),
                games.stream().mapToInt(CameraGame.CameraGameResult::misread).sum(),
                games.stream().mapToInt(game -> game.questions().size()).sum(),
                games.stream().mapToLong(CameraGame.CameraGameResult::frames).sum(),
                games.stream().mapToLong(CameraGame.CameraGameResult::rendered).sum(),
                endings.results(),
                endings,
                LyingOffsets.of(
                        games.stream().flatMap(game -> game.offMm().stream()).mapToDouble(Double::doubleValue)),
                stages.stream().map(StageFigures::of).toList(),
                games.stream().flatMap(game -> game.firstMisread().stream()).toList(),
                games.stream().flatMap(game -> game.questions().stream()).toList());
    }

    /** Returns the report as lines of text. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add("games    " + games);
        lines.add("plies    " + plies);
        lines.addAll(endings.lines());
        lines.add("misread  " + misread);
        lines.add(
                String.format(Locale.ROOT, "asked    %d (%.2f in 100)", asked, plies == 0 ? 0 : 100.0 * asked / plies));
        lines.add("frames   " + frames + ", of which " + rendered + " showed something new");
        if (lying.positions() > 0) {
            lines.add("dice     " + lying.says());
        }
        lines.add("milliseconds a frame   median      p99");
        stages.forEach(stage -> lines.add(
                String.format(Locale.ROOT, "  %-18s %8.2f %8.2f", stage.stage(), stage.medianMs(), stage.p99Ms())));
        misreadings.forEach(misreading -> lines.add("  " + misreading));
        questions.forEach(question -> lines.add("  asked " + question));
        return lines;
    }
}
