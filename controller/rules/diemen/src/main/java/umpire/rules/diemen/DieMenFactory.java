package umpire.rules.diemen;

import java.util.List;
import umpire.rules.diemen.field.ScenarioReader;
import umpire.rules.diemen.field.ScenarioReader.BattleScenario;
import umpire.rules.diemen.field.UnitScale;
import umpire.rules.diemen.rulings.Question;
import umpire.rules.diemen.rulings.Rulings;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.setup.GameData;
import umpire.rules.kernel.setup.GameFactory;
import umpire.rules.kernel.setup.GameOption;
import umpire.rules.kernel.setup.GameSetting;
import umpire.rules.kernel.setup.HouseAnswers;

/** Opens Die, Men! with a scenario. */
public final class DieMenFactory implements GameFactory {
    private static final GameOption UNIT_SIZE = new GameOption(
            "unitSize",
            UnitScale.sizes(),
            UnitScale.sizesInWords(),
            "How many men a unit stands for. With more men a space is wider and a round is longer.");
    private static final GameOption COMMAND = new GameOption(
            "command",
            List.of("OFF", "ON"),
            List.of("Orders are obeyed at once", "Orders are hard to give and slow"),
            "Whether orders are hard to give and slow. Larger units make them harder and slower.");
    private static final GameOption DICE = new GameOption(
            "dice",
            List.of("TAGGED", "ORDINARY"),
            List.of(
                    "Printed with tags: the camera reads them",
                    "As shops sell them: the camera reads their numerals, and each side types those that it cannot read"),
            "Whether the dice carry tags that the table reads.");

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
    public List<GameOption> options() {
        return List.of(UNIT_SIZE, COMMAND, DICE);
    }

    @Override
    public List<GameData> data() {
        return List.of(ScenarioReader.FILE);
    }

    @Override
    public Parsed<Game<Position, Action>> open(GameSetting setting) {
        return checked(setting)
                .then(chosen -> HouseAnswers.parse(Question.class, title(), options(), chosen.answers())
                        .then(answers -> opened(chosen, new Rulings(answers))));
    }

    private static Parsed<Game<Position, Action>> opened(GameSetting chosen, Rulings rulings) {
        return ScenarioReader.read(chosen.file(ScenarioReader.FILE), rulings::enters)
                .then(scenario -> Parsed.good(new DieMen(setup(chosen, scenario, rulings))));
    }

    private static Setup setup(GameSetting chosen, BattleScenario scenario, Rulings rulings) {
        return new Setup(
                scenario,
                UnitScale.of(chosen.option(UNIT_SIZE)),
                chosen.option(COMMAND).equals("ON"),
                chosen.option(DICE).equals("TAGGED"),
                rulings);
    }
}
