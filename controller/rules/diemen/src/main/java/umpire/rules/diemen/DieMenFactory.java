package umpire.rules.diemen;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.rules.diemen.conflict.Conflict;
import umpire.rules.diemen.conflict.ConflictAction;
import umpire.rules.diemen.conflict.ConflictSetup;
import umpire.rules.diemen.field.BattleScenario;
import umpire.rules.diemen.field.ScenarioReader;
import umpire.rules.diemen.field.UnitScale;
import umpire.rules.diemen.rulings.BattleRulings;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;
import umpire.rules.kernel.data.Datum;
import umpire.rules.kernel.setup.GameData;
import umpire.rules.kernel.setup.GameFactory;
import umpire.rules.kernel.setup.GameOption;
import umpire.rules.kernel.setup.GameSetting;

/** Opens Die, Men! with a scenario. */
public final class DieMenFactory implements GameFactory {
    private static final GameOption UNIT_SIZE =
            new GameOption("unitSize", UnitScale.sizes(), "How many men a unit stands for, as in the scale table.");
    private static final GameOption COMMAND = new GameOption(
            "command", List.of("OFF", "ON"), "Whether orders are hard to give and slow, as in the scale table.");
    private static final GameOption DICE =
            new GameOption("dice", List.of("TAGGED", "ORDINARY"), "Whether the dice carry tags that the table reads.");

    public DieMenFactory() {}

    @Override
    public GameId id() {
        return DieMen.ID;
    }

    @Override
    public String title() {
        return DieMen.TITLE;
    }

    @Override
    public boolean playable() {
        return false;
    }

    @Override
    public List<GameOption> options() {
        return List.of(UNIT_SIZE, COMMAND, DICE);
    }

    @Override
    public List<GameData> data() {
        return List.of(ScenarioReader.FILE);
    }

    @Override
    public Parsed<Game<Conflict, ConflictAction>> open(GameSetting setting) {
        Map<String, String> rest = new TreeMap<>(setting.answers());
        for (GameOption option : options()) {
            String chosen = rest.getOrDefault(option.key(), option.byDefault());
            if (!option.allowed().contains(chosen)) {
                return Parsed.bad(Quoted.of(chosen) + " is no answer to " + option.key() + "; it is one of "
                        + String.join(", ", option.allowed()));
            }
        }
        Datum file = setting.data().get(ScenarioReader.FILE.name());
        if (file == null) {
            return Parsed.bad(DieMen.TITLE + " needs its data file " + ScenarioReader.FILE.name());
        }
        options().forEach(option -> rest.remove(option.key()));
        return BattleRulings.parse(rest)
                .then(rulings -> ScenarioReader.read(file)
                        .then(scenario -> Parsed.good(new DieMen(setup(setting.answers(), scenario, rulings)))));
    }

    private static ConflictSetup setup(Map<String, String> answers, BattleScenario scenario, BattleRulings rulings) {
        return new ConflictSetup(
                scenario,
                UnitScale.of(answers.getOrDefault(UNIT_SIZE.key(), UNIT_SIZE.byDefault())),
                answers.getOrDefault(COMMAND.key(), COMMAND.byDefault()).equals("ON"),
                answers.getOrDefault(DICE.key(), DICE.byDefault()).equals("TAGGED"),
                rulings);
    }
}
