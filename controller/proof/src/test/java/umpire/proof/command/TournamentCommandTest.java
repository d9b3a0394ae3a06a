package umpire.proof.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import umpire.command.Umpire;

/** The command's report on a tournament, and its error messages. */
class TournamentCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void aTournamentPrintsItsResult() {
        assertThat(run("--first", "random", "--second", "random", "--games", "2", "--max-plies", "4"))
                .isZero();
        assertThat(out.toString())
                .contains("random against random")
                .contains("games      2 (4.0 plies each)")
                .contains("given up 2")
                .contains("share      0.500 (0.095 to 0.905)")
                .contains("rating     +0 (-393 to +393)");
    }

    @Test
    void inACooperativeGameScoresAreCompared() {
        assertThat(run(
                        "--game",
                        "ogres-and-elves",
                        "--first",
                        "greedy",
                        "--second",
                        "random",
                        "--games",
                        "2",
                        "--max-plies",
                        "40"))
                .isZero();
        assertThat(out.toString()).contains("greedy against random").contains("games      2 (80.0 plies each)");
    }

    @Test
    void aTournamentHasJson() {
        assertThat(run("--first", "1", "--second", "random", "--games", "2", "--max-plies", "1", "--json"))
                .isZero();
        assertThat(out.toString())
                .startsWith("{\"first\":\"level 1\",\"second\":\"random\",\"games\":2,\"plies\":2,\"won\":0,");
    }

    @Test
    void aDecidedTournamentStops() {
        assertThat(run("--first", "random", "--second", "random", "--max-plies", "4", "--decide", "0.95"))
                .isZero();
        assertThat(out.toString()).contains("games      2 (4.0 plies each)");
    }

    @ParameterizedTest
    @CsvSource({
        "--first 1 --second 2 --decide 65, between 0 and 1",
        "--first 6 --second 1, '--first is random, greedy, tree, 1, 2, 3, 4, 5; not'",
        "--first 1 --second best, '--second is random, greedy, tree, 1, 2, 3, 4, 5; not'",
        "--first 1, --second",
        "--first 1 --second 2 --games 3, an even number",
        "--first 1 --second 2 --max-plies 0, at least 1",
        "--first 1 --second 2 --game whist, there is no game",
    })
    void impossibleTournamentsAreBadUsage(String asked, String why) {
        assertThat(run(asked.split(" "))).isEqualTo(2);
        assertThat(err.toString()).contains(why);
    }

    private int run(String... args) {
        CommandLine line = Umpire.commandLine();
        line.setOut(new PrintWriter(out, true));
        line.setErr(new PrintWriter(err, true));
        String[] all = new String[args.length + 1];
        all[0] = "tournament";
        System.arraycopy(args, 0, all, 1, args.length);
        return line.execute(all);
    }
}
