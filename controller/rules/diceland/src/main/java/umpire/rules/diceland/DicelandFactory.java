package umpire.rules.diceland;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.rules.diceland.catalogue.CatalogueReader;
import umpire.rules.diceland.catalogue.DiceCatalogue;
import umpire.rules.diceland.duel.Duel;
import umpire.rules.diceland.duel.DuelAction;
import umpire.rules.diceland.duel.DuelSetup;
import umpire.rules.diceland.duel.Scenario;
import umpire.rules.diceland.rulings.DicelandRulings;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;
import umpire.rules.kernel.data.Datum;
import umpire.rules.kernel.setup.GameData;
import umpire.rules.kernel.setup.GameFactory;
import umpire.rules.kernel.setup.GameOption;
import umpire.rules.kernel.setup.GameSetting;

/** Opens Diceland: Ogre in one of its scenarios. */
public final class DicelandFactory implements GameFactory {
    private static final GameOption SCENARIO = new GameOption(
            "scenario",
            Arrays.stream(Scenario.values()).map(Enum::name).toList(),
            "An army against an Ogre Mark III or Mark V, two armies, two large ones, or two with an Ogre each.");
    private static final GameOption POSTS = new GameOption(
            "posts",
            List.of("NONE", "BOTH"),
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
    public boolean playable() {
        return false;
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
    public Parsed<Game<Duel, DuelAction>> open(GameSetting setting) {
        Map<String, String> rest = new TreeMap<>(setting.answers());
        for (GameOption option : options()) {
            String chosen = rest.getOrDefault(option.key(), option.byDefault());
            if (!option.allowed().contains(chosen)) {
                return Parsed.bad(Quoted.of(chosen) + " is no answer to " + option.key() + "; it is one of "
                        + String.join(", ", option.allowed()));
            }
            rest.remove(option.key());
        }
        Datum file = setting.data().get(CatalogueReader.FILE.name());
        if (file == null) {
            return Parsed.bad(title() + " needs its data file " + CatalogueReader.FILE.name());
        }
        return CatalogueReader.read(file)
                .then(dice -> DicelandRulings.parse(rest)
                        .then(rulings -> Parsed.good(new DicelandOgre(setup(setting.answers(), dice, rulings)))));
    }

    private static DuelSetup setup(Map<String, String> answers, DiceCatalogue dice, DicelandRulings rulings) {
        return new DuelSetup(
                Scenario.valueOf(answers.getOrDefault(SCENARIO.key(), SCENARIO.byDefault())),
                answers.getOrDefault(POSTS.key(), POSTS.byDefault()).equals("BOTH"),
                dice,
                rulings);
    }
}
