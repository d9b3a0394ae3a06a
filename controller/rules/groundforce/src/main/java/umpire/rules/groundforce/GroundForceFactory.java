package umpire.rules.groundforce;

import java.util.List;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.ForceDataReader;
import umpire.rules.groundforce.battlefield.ForceDataReader.BattlefieldReader;
import umpire.rules.groundforce.rulings.Question;
import umpire.rules.groundforce.rulings.Rulings;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.setup.GameData;
import umpire.rules.kernel.setup.GameFactory;
import umpire.rules.kernel.setup.GameOption;
import umpire.rules.kernel.setup.GameSetting;
import umpire.rules.kernel.setup.HouseAnswers;

/** Opens Ground Force. */
public final class GroundForceFactory implements GameFactory {
    private static final GameOption STARTER = new GameOption(
            "starter",
            List.of("YELLOW", "BLUE"),
            List.of("Yellow begins", "Blue begins"),
            "The player with the least experience begins, or else the youngest.");

    public GroundForceFactory() {}

    @Override
    public GameId id() {
        return GroundForce.ID;
    }

    @Override
    public String title() {
        return GroundForce.TITLE;
    }

    @Override
    public List<GameOption> options() {
        return List.of(STARTER);
    }

    @Override
    public List<GameData> data() {
        return List.of(BattlefieldReader.FILE, ForceDataReader.DIE, ForceDataReader.DECK, ForceDataReader.SUPPLY);
    }

    @Override
    public Parsed<Game<Position, Action>> open(GameSetting setting) {
        return checked(setting)
                .then(chosen -> HouseAnswers.parse(Question.class, title(), options(), chosen.answers())
                        .then(answers -> open(chosen, new Rulings(answers))));
    }

    private static Parsed<Game<Position, Action>> open(GameSetting chosen, Rulings rulings) {
        ArmyColour starter = ArmyColour.valueOf(chosen.option(STARTER));
        return BattlefieldReader.read(chosen.file(BattlefieldReader.FILE))
                .then(board -> ForceDataReader.die(chosen.file(ForceDataReader.DIE))
                        .then(die -> ForceDataReader.deck(chosen.file(ForceDataReader.DECK))
                                .then(deck -> ForceDataReader.supply(chosen.file(ForceDataReader.SUPPLY))
                                        .then(box -> Parsed.good(new GroundForce(
                                                new Setup(board, die, deck, box, starter, rulings)))))));
    }
}
