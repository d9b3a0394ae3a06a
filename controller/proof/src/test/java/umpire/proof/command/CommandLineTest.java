package umpire.proof.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import umpire.command.Umpire;
import umpire.hardware.Rig;
import umpire.hardware.RigFile;

class CommandLineTest {
    private static final Pattern FILE = Pattern.compile("\\b(\\w+/)+[\\w-]+\\.(jpg|yaml)\\b");

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    /** Every command except help. */
    private static final List<String> COMMANDS = Umpire.commandLine().getSubcommands().keySet().stream()
            .filter(command -> !command.equals("help"))
            .toList();

    private int run(String... args) {
        CommandLine line = Umpire.commandLine();
        // Turns colours off, because some machines request them from every program.
        line.setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF));
        line.setOut(new PrintWriter(out, true));
        line.setErr(new PrintWriter(err, true));
        return line.execute(args);
    }

    /** Help is a format pattern. A literal percent sign must be doubled, or its line comes with a warning. */
    @Test
    void noHelpIsABrokenPattern() {
        assertThat(COMMANDS)
                .contains("run", "see", "selfplay", "judge", "replay", "prove", "bench", "games", "calibrate")
                .contains("print", "thresholds", "reliability", "tournament", "hardware", "doctor", "teach");
        CommandLine line = Umpire.commandLine();
        for (String command : COMMANDS) {
            CommandLine.Model.CommandSpec spec =
                    line.getSubcommands().get(command).getCommandSpec();
            Stream<String> texts = Stream.of(
                            Stream.of(spec.usageMessage().description()),
                            Stream.of(spec.usageMessage().footer()),
                            spec.args().stream().flatMap(arg -> Stream.of(arg.description())))
                    .flatMap(parts -> parts);
            assertThat(texts)
                    .as(command)
                    .allSatisfy(
                            text -> assertThatCode(() -> String.format(text)).doesNotThrowAnyException());
        }
    }

    /** The list of commands shows only the first line of each description. */
    @Test
    void noDescriptionBreaksOffInTheMiddleOfASentence() {
        assertThat(described(Umpire.commandLine()))
                .hasSizeGreaterThan(COMMANDS.size())
                .allSatisfy((command, lines) -> {
                    assertThat(lines[0]).as(command).endsWith(".");
                    assertThat(lines[lines.length - 1]).as(command).endsWith(".");
                });
    }

    private static Map<String, String[]> described(CommandLine line) {
        Map<String, String[]> found = new TreeMap<>();
        CommandLine.Model.CommandSpec spec = line.getCommandSpec();
        if (!spec.name().equals("help")) {
            found.put(spec.qualifiedName(), spec.usageMessage().description());
        }
        line.getSubcommands().values().forEach(each -> found.putAll(described(each)));
        return found;
    }

    /** A builder who has fixed a problem repeats the same check of the same table. */
    @Test
    void theDoctorsRemedyRepeatsTheSameCommand() throws Exception {
        Path pictures = Files.createDirectory(folder.resolve("no pictures"));
        assertThat(run("doctor", "--camera", pictures.toString(), "--table", "den", "--data", folder.toString()))
                .isEqualTo(1);
        assertThat(out.toString())
                .contains("Check: ./umpire doctor --camera '" + pictures + "' --table den --data " + folder);
    }

    @Test
    void questionsWithOneAnswerAreNotListed() {
        assertThat(run("games", "--rulings")).isZero();
        List<String> questions = out.toString()
                .lines()
                .filter(line -> line.endsWith("]") && line.contains(" = "))
                .toList();
        assertThat(questions).hasSizeGreaterThan(50).allMatch(line -> line.contains(" | "));
        assertThat(out.toString()).contains("ramWithOneUnit", "adjacentPlaces");
    }

    @Test
    void helpHasExamples() {
        for (String command : COMMANDS) {
            assertThat(run(command, "--help")).isZero();
        }
        assertThat(out.toString().split("Examples:", -1)).hasSize(COMMANDS.size() + 1);
    }

    @Test
    void aChangedThresholdIsReportedBeforeAndAfter() {
        String picture = "../../vision/src/test/resources/golden/dice/wood.png";
        assertThat(run("thresholds", "dice.pips.minContrastLevels=300", picture))
                .isZero();
        assertThat(out.toString()).containsPattern("dice read right +[1-9]\\d* of \\d+, 100.0 % +0 of ");
        assertThat(run("thresholds")).isZero();
        assertThat(out.toString()).contains("dice.pips.minContrastLevels = 22.0, grey levels", "    too low: ");
        assertThat(run("thresholds", "dice.pips=1", picture)).isEqualTo(2);
        assertThat(run("thresholds", "dice.pips.minContrastLevels=much", picture))
                .isEqualTo(2);
        assertThat(run("thresholds", "dice.pips.minContrastLevels=30")).isEqualTo(2);
        assertThat(run("thresholds", "../../vision")).isEqualTo(1);
    }

    @Test
    void reliabilityIsReportedForEachKindOfDie() {
        assertThat(run("reliability")).isEqualTo(2);
        assertThat(err.toString()).contains("--renders");
        assertThat(run(
                        "reliability",
                        "../../vision/src/test/resources/golden/dice/wood.png",
                        "--draw",
                        folder.toString()))
                .isZero();
        assertThat(out.toString()).startsWith("d6: said");
        assertThat(folder.resolve("reliability-d6.svg")).isNotEmptyFile();
        assertThat(run("reliability", "--renders", "1")).isZero();
        assertThat(out.toString()).contains("d10: said");
    }

    /** File names without a folder stand for the reader's own files. */
    @Test
    void theFilesOfTheExamplesAreThere() {
        run("--help");
        run("see", "--help");
        List<String> files = FILE.matcher(out.toString())
                .results()
                .map(MatchResult::group)
                .distinct()
                .toList();
        assertThat(files)
                .hasSizeGreaterThanOrEqualTo(3)
                .allSatisfy(file -> assertThat(Path.of("../..", file)).isRegularFile());
    }

    @Test
    void badUsageExitsWithTwoAndSaysWhereHelpIs() {
        assertThat(run("selfplay", "--games", "many")).isEqualTo(2);
        assertThat(err.toString()).contains("--games").contains("--help");
    }

    @Test
    void anUnknownCommandExitsWithTwo() {
        assertThat(run("sefplay")).isEqualTo(2);
        assertThat(err.toString()).contains("selfplay");
    }

    @Test
    void anUnknownGameIsBadUsageThatNamesTheGames() {
        assertThat(run("selfplay", "--game", "whist")).isEqualTo(2);
        assertThat(err.toString()).contains("ogre-chess");
    }

    @Test
    void anInvalidPositionIsBadUsage() {
        assertThat(run("selfplay", "--position", "nowhere")).isEqualTo(2);
        assertThat(err.toString()).contains("--position: ");
    }

    @Test
    void selfplayStartsFromTheGivenPosition() {
        String position = "7c/8/8/3g4/4I(2)3/8/8/7C w";
        assertThat(run("selfplay", "--games", "1", "--max-plies", "3", "--position", position))
                .isZero();
        assertThat(out.toString()).contains("plies      3");
    }

    @Test
    void selfplayPrintsItsResult() {
        assertThat(run("selfplay", "--games", "2", "--seed", "3")).isZero();
        assertThat(out.toString())
                .contains("games      2")
                .contains("positions")
                .contains("none broken");
    }

    @Test
    void benchPrintsSpeedAndRatios() {
        assertThat(run("bench", "--depth", "2", "--rounds", "1", "--seconds", "0.01"))
                .isZero();
        assertThat(out.toString())
                .contains("play-outs")
                .contains("1744 of 2 actions")
                .contains("million queens placed");
    }

    @Test
    void benchLeavesOutTheErrorOfOneRound() {
        assertThat(run("bench", "--depth", "1", "--rounds", "1", "--seconds", "0.01", "--json"))
                .isZero();
        assertThat(out.toString())
                .startsWith("{\"playOuts\":")
                .contains("\"listedRatio\":")
                .doesNotContain("Error", "null");
    }

    @Test
    void benchPrintsTheErrorOfThreeRounds() {
        assertThat(run("bench", "--depth", "1", "--rounds", "3", "--seconds", "0.01"))
                .isZero();
        assertThat(out.toString())
                .containsPattern("judged +[0-9.]+ million a second; [0-9.]+ ± [0-9.]+ for each thousand queens");
    }

    @Test
    void benchRulesIsTheDefault() {
        assertThat(run("bench", "rules", "--depth", "1", "--rounds", "1", "--seconds", "0.01"))
                .isZero();
        assertThat(out.toString()).contains("play-outs").contains("of 1 actions");
    }

    @Test
    void benchVisionPrintsTheRatioOfEachStage() {
        assertThat(run("bench", "vision", "--frame", "640x480", "--rounds", "1", "--seconds", "0.01"))
                .isZero();
        for (String stage : new String[] {"detect", "rectify", "observe", "look"}) {
            assertThat(out.toString()).containsPattern("(?m)^" + stage + " +[0-9.]+ ms; [0-9.]+ yardsticks$");
        }
        assertThat(out.toString()).contains("640 x 480");
    }

    @Test
    void benchVisionRefusesFramesTooSmallForTags() {
        assertThat(run("bench", "vision", "--frame", "64x48")).isEqualTo(2);
        assertThat(err.toString()).contains("--frame");
    }

    @Test
    void benchRefusesAnUnknownGame() {
        assertThat(run("bench", "--game", "halma")).isEqualTo(2);
        assertThat(err.toString()).contains("halma").contains("ogre-chess");
    }

    @Test
    void benchRefusesZeroTime() {
        assertThat(run("bench", "--seconds", "0")).isEqualTo(2);
        assertThat(err.toString()).contains("--seconds");
    }

    @Test
    void aRigFileWithANegativeSizeIsRefusedWithItsLine() throws Exception {
        Path rig = folder.resolve("rig.yaml");
        Files.writeString(rig, "table:\n  widthMm: -5\n");
        assertThat(run("run", "--rig", rig.toString())).isEqualTo(1);
        assertThat(err.toString()).contains("rig.yaml").contains("2").contains("widthMm");
    }

    @Test
    void sizesOfDiceNeedNoRig() {
        String picture = "../../vision/twin/src/test/resources/golden/dice-of-sizes.jpg";
        assertThat(run("see", "--dice", "16,19", picture)).isZero();
        assertThat(out.toString()).contains("d6 4, ", "d6 6, ");
        assertThat(run("see", "--dice", "1600", picture)).isEqualTo(2);
        assertThat(err.toString()).contains("from 5 to 60 mm");
    }

    @Test
    void memoryIsMeasuredAfterEachTenthOfTheFrames() {
        assertThat(run("bench", "vision", "--memory", "9")).isEqualTo(2);
        assertThat(err.toString()).contains("at least 10 frames");
        assertThat(run("bench", "vision", "--memory", "10", "--frame", "640x480"))
                .isZero();
        assertThat(out.toString())
                .containsPattern("memory +[0-9]+ MB after 1 frames")
                .containsPattern("memory +[0-9]+ MB after 10 frames")
                .containsPattern("grown by +-?[0-9]+ MB since the first tenth")
                .doesNotContain("detector");
    }

    @Test
    void aReadingIsExplainedInAPicture() {
        String picture = "../../vision/twin/src/test/resources/golden/plain.jpg";
        Path why = folder.resolve("why.png");
        assertThat(run("see", "--explain", why.toString(), picture, picture)).isZero();
        assertThat(why).isNotEmptyFile();
        assertThat(folder.resolve("why-2.png")).isNotEmptyFile();
    }

    @Test
    void noPictureIsOverwritten() throws IOException {
        Path picture = Files.writeString(folder.resolve("evening.png"), "a picture");
        assertThat(run("see", "--explain", picture.toString(), picture.toString()))
                .isEqualTo(2);
        assertThat(err.toString()).contains("name another file");
        assertThat(run("see", "--explain", "evening.jpg", picture.toString())).isEqualTo(2);
        assertThat(err.toString()).contains("ends in .png");
        assertThat(picture).hasContent("a picture");
        Path nowhere = folder.resolve("nowhere").resolve("why.png");
        assertThat(run("see", "--explain", nowhere.toString(), "../../vision/twin/src/test/resources/golden/plain.jpg"))
                .isEqualTo(1);
        assertThat(err.toString()).contains("no such file or folder").contains("a folder that can be written");
    }

    @Test
    void aPortOutOfRangeIsBadUsage() {
        assertThat(run("run", "--port", "70000")).isEqualTo(2);
        assertThat(err.toString()).contains("65535");
    }

    @Test
    void replayWithoutAJournalSaysSo() {
        assertThat(run("replay", "--data", folder.toString())).isEqualTo(1);
        assertThat(err.toString()).contains("no journal");
    }

    @Test
    void aFileThatIsNoRecordingIsRefused() throws Exception {
        Path file = folder.resolve("evening.gz");
        Files.writeString(file, "not packed");
        assertThat(run("replay", file.toString())).isEqualTo(1);
        assertThat(err.toString()).contains("not a recording");
    }

    @Test
    void noExampleIsBrokenInTwo() {
        int examples = 0;
        for (String command : COMMANDS) {
            out.getBuffer().setLength(0);
            run(command, "--help");
            List<String> shown = out.toString()
                    .lines()
                    .dropWhile(line -> !line.equals("Examples:"))
                    .skip(1)
                    .takeWhile(line -> !line.isBlank())
                    .toList();
            assertThat(shown).as(command).allMatch(line -> line.startsWith("  ") && line.charAt(2) != '-');
            examples += shown.size();
        }
        assertThat(examples).isGreaterThan(15);
    }

    @Test
    void helpIsACommandToo() {
        assertThat(run("help")).isZero();
        assertThat(run("help", "run")).isZero();
        assertThat(out.toString()).contains("Examples:", "--mqtt-ws-port");
    }

    @Test
    void aTakenPortIsNamedBeforeAnythingIsWritten() throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            String port = String.valueOf(taken.getLocalPort());
            for (String option : List.of("--port", "--mqtt-port", "--mqtt-ws-port")) {
                Path data = folder.resolve("data" + option);
                List<String> args = new ArrayList<>(List.of("run", "--data", data.toString()));
                for (String each : List.of("--port", "--mqtt-port", "--mqtt-ws-port")) {
                    args.addAll(List.of(each, each.equals(option) ? port : "0"));
                }
                err.getBuffer().setLength(0);
                assertThat(run(args.toArray(String[]::new))).as(option).isEqualTo(1);
                assertThat(err.toString()).contains("Port " + port, option).hasLineCount(1);
                assertThat(data).doesNotExist();
            }
        }
    }

    @Test
    void aFolderThatCannotBeWrittenIsNamed() throws Exception {
        Path file = Files.writeString(folder.resolve("file"), "in the way");
        assertThat(run("run", "--data", file.toString(), "--port", "0", "--mqtt-port", "0", "--mqtt-ws-port", "0"))
                .isEqualTo(1);
        assertThat(err.toString()).contains(file.toString(), "--data").hasLineCount(1);
    }

    @ParameterizedTest
    @CsvSource({
        "--port 8080 --mqtt-port 8080, must differ",
        "--host '', --host",
        "--data '', --data",
        "--broker http://x:1883, --broker is an address such as",
        "--broker tcp://x:99999, --broker is an address such as",
        "--broker tcp://x --broker-ws nonsense, --broker-ws is an address such as",
        "--broker-user me, --broker",
        "--camera rtsp://x, --camera",
        "--camera 0 --robot 1, --robot",
        "--game whist, ogre-chess",
        "--ruling none=such, is not a house ruling",
        "--known-as http://x, --known-as is a name",
        "--pages-from nas.lan, --pages-from is a site",
        "--embed-from http://nas.lan/page, --embed-from is a site with a name and without a path",
        "--embed-from http://nas.lan:8000 *, not '*'",
        "--embed-from http://[fe80::1], --embed-from is a site",
        "--port many, whole number"
    })
    void impossibleOptionsAreBadUsage(String options, String says) {
        List<String> args = new ArrayList<>(List.of("run"));
        for (String word : options.split(" (?=--)| (?!')")) {
            args.add(word.equals("''") ? "" : word);
        }
        assertThat(run(args.toArray(String[]::new))).isEqualTo(2);
        assertThat(err.toString()).contains(says).contains("run --help");
    }

    @Test
    void theNumberOfKillsIsAtLeastOne() {
        assertThat(run("prove", "--kills", "-1")).isEqualTo(2);
        assertThat(err.toString()).contains("--kills");
    }

    @ParameterizedTest
    @ValueSource(strings = {"missing", "folder", "binary"})
    void aRigFileThatIsNoTextIsRefusedInOneLine(String kind) throws Exception {
        Path rig = folder.resolve("rig.yaml");
        if (kind.equals("folder")) {
            Files.createDirectory(rig);
        } else if (kind.equals("binary")) {
            Files.write(rig, new byte[] {(byte) 0xff, 0, (byte) 0xd8});
        }
        assertThat(run("run", "--rig", rig.toString())).isEqualTo(1);
        assertThat(err.toString())
                .contains(rig.toString())
                .containsAnyOf("give the path", "UTF-8")
                .hasLineCount(1);
    }

    @Test
    void aRigThatTheGameCannotBePlayedOnIsRefusedBeforeAnythingIsWritten() throws Exception {
        Path rig = folder.resolve("rig.yaml");
        Files.writeString(rig, RigFile.write(Rig.standard()).replace("id: 246", "id: 1"));
        Path data = folder.resolve("data");
        assertThat(run(
                        "run",
                        "--rig",
                        rig.toString(),
                        "--data",
                        data.toString(),
                        "--port",
                        "0",
                        "--mqtt-port",
                        "0",
                        "--mqtt-ws-port",
                        "0"))
                .isEqualTo(1);
        assertThat(err.toString()).contains("tag 1").hasLineCount(1);
        assertThat(data).doesNotExist();
    }

    @Test
    void theBoxOfAGameIsPrintedWholeOrInParts() throws Exception {
        Path pdf = folder.resolve("box.pdf");
        assertThat(run("print", "ogre-chess", "--only", "pieces", "--out", pdf.toString()))
                .isZero();
        assertThat(Files.readAllBytes(pdf)).startsWith("%PDF".getBytes(StandardCharsets.US_ASCII));
        assertThat(out.toString()).contains("the box of Ogre Chess for A4").contains("100 %");
    }

    @ParameterizedTest
    @CsvSource({
        "print, say what to print",
        "print whist, ogre-chess",
        "print ogre-chess --only cards, not 'cards'",
        "print ogre-chess --paper B5, A4",
        "print all --out box.pdf, a file for each game",
    })
    void impossiblePrintsAreBadUsage(String words, String says) {
        assertThat(run(words.split(" "))).isEqualTo(2);
        assertThat(err.toString()).contains(says.strip());
    }
}
