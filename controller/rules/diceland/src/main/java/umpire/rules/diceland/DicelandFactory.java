package umpire.rules.diceland;

import java.util.Arrays;
import java.util.List;
import umpire.rules.diceland.catalogue.CatalogueReader;
import umpire.rules.diceland.catalogue.DiceCatalogue;
import umpire.rules.diceland.rulings.Question;
import umpire.rules.diceland.rulings.Rulings;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.setup.GameData;
import umpire.rules.kernel.setup.GameFactory;
import umpire.rules.kernel.setup.GameOption;
import umpire.rules.kernel.setup.GameSetting;
import umpire.rules.kernel.setup.HouseAnswers;

/** Opens Diceland: Ogre in one of its scenarios. */
public final class DicelandFactory implements GameFactory {
    private static final GameOption SCENARIO = new GameOption(
            "scenario",
            Arrays.stream(Scenario.values()).map(Enum::name).toList(),
            Arrays.stream(Scenario.values()).map(Scenario::says).toList(),
            "An army against an Ogre Mark III or Mark V, two armies, two large ones, or two with an Ogre each.");
    private static final GameOption POSTS = new GameOption(
            "posts",
            List.of("NONE", "BOTH"),
            List.of("No Command Posts", "A Command Post for each army"),
            "Whether both of two armies have a Command Post; against an Ogre alone the army always has one.");

    public DicelandFactory() {}

    @Override
    public GameId id() {
        return DicelandOgre.ID;
    }

    @Override
    public String title() {
        return DicelandOgre.TITLE;
    }

    @Override
    public List<GameOption> options() {
        return List.of(SCENARIO, POSTS);
    }

    @Override
    public List<GameData> data() {
        return List.of(CatalogueReader.FILE);
    }

    @Override
    public Parsed<Game<Position, Action>> open(GameSetting setting) {
        return checked(setting)
                .then(chosen -> CatalogueReader.read(chosen.file(CatalogueReader.FILE))
                        .then(dice -> HouseAnswers.parse(Question.class, title(), options(), chosen.answers())
                                .then(answers ->
                                        Parsed.good(new DicelandOgre(setup(chosen, dice, new Rulings(answers)))))));
    }

    private static Setup setup(GameSetting chosen, DiceCatalogue dice, Rulings rulings) {
        return new Setup(
                Scenario.valueOf(chosen.option(SCENARIO)), chosen.option(POSTS).equals("BOTH"), dice, rulings);
    }
}
