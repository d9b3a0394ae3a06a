package umpire.command;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import umpire.command.console.CommandFailure;
import umpire.command.judging.JudgeAnswer;
import umpire.command.judging.JudgeLine;
import umpire.command.judging.JudgeQuestion;
import umpire.command.judging.JudgeWords;
import umpire.command.judging.QuestionJudge;
import umpire.rules.kernel.Parsed;

/** Judges positions and actions from standard input. */
@Command(
        name = "judge",
        description = {
            "Judge actions by the rules of a game. Reads one JSON question a line from standard input and answers with one JSON object a line.",
            "",
            "Question: {\"game\": NAME, \"position\": TEXT, \"actions\": [TEXT, ...], \"rulings\": {KEY: ANSWER}, \"id\": ANY}",
            "  game      required; see 'umpire games'",
            "  position  in the game's notation (docs/games); default: the opening",
            "  actions   judged one after another; a refused action changes nothing",
            "  rulings   house rulings other than the default",
            "  id        any value; the answer repeats it",
            "Answer: {\"id\", \"game\", \"rulings\": [{\"action\", \"accepted\", \"events\" | \"rule\", \"section\", \"says\", \"why\"}],",
            "  \"position\", \"awaited\", \"legal\", \"scores\", \"marks\", \"outcome\"}, or {\"id\", \"error\"} for a bad question.",
            "An unreadable action has \"accepted\": false, \"unreadable\": true and \"why\", but no rule.",
            "A question with an unreadable position or ruling is bad.",
            "Exits with 1 if any question was bad.",
            "",
            "With GAME on the command line, the command judges the ACTIONS and answers in words. It starts from the opening",
            "or from --position."
        },
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  echo '{\"game\":\"ogre-chess\",\"actions\":[\"e2-e3\",\"e7-e4\"]}' | ./umpire judge",
            "  ./umpire judge < questions.jsonl > answers.jsonl     with questions of your own, one a line",
            "  ./umpire judge ogre-chess e2-e3 d7-d5 d7-d6",
            "  ./umpire judge ogre-chess --position '7c/8/8/3g4/4I3/8/8/7C w' e4xd5 'roll 4'"
        })
public final class JudgeCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "GAME", arity = "0..1", index = "0", description = "the game to judge in words")
    private Optional<String> game = Optional.empty();

    @Parameters(paramLabel = "ACTION", arity = "0..*", index = "1..*", description = "actions in the game's notation")
    private List<String> actions = List.of();

    @Option(
            names = "--position",
            paramLabel = "TEXT",
            description = "the position to begin from, in the game's notation")
    private Optional<String> position = Optional.empty();

    @Option(names = "--ruling", paramLabel = "KEY=ANSWER", description = "a house ruling other than the default")
    private Map<String, String> rulings = Map.of();

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        if (game.isPresent()) {
            return inWords(game.get(), out);
        }
        if (position.isPresent() || !rulings.isEmpty()) {
            throw new CommandFailure("--position and --ruling go with a GAME; a question in JSON has its own");
        }
        boolean allGood = true;
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (!line.isBlank()) {
                JudgeLine.Answer answer = JudgeLine.answer(line);
                allGood &= answer.good();
                out.println(answer.json());
                out.flush();
            }
        }
        return allGood ? 0 : 1;
    }

    private int inWords(String name, PrintWriter out) {
        switch (QuestionJudge.answer(new JudgeQuestion(name, position, actions, rulings))) {
            case Parsed.Good<JudgeAnswer> good -> JudgeWords.lines(good.value()).forEach(out::println);
            case Parsed.Bad<JudgeAnswer> bad -> throw new CommandFailure(bad.why());
        }
        out.flush();
        return 0;
    }
}
