package umpire.rules.ogreselves;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;
import umpire.rules.kernel.data.Datum;
import umpire.rules.kernel.setup.GameData;
import umpire.rules.kernel.setup.GameFactory;
import umpire.rules.kernel.setup.GameOption;
import umpire.rules.kernel.setup.GameSetting;
import umpire.rules.ogreselves.kingdom.Kingdom;
import umpire.rules.ogreselves.kingdom.KingdomReader;
import umpire.rules.ogreselves.kingdom.SheetGame;
import umpire.rules.ogreselves.quest.Quest;
import umpire.rules.ogreselves.quest.QuestAction;
import umpire.rules.ogreselves.quest.QuestSetup;
import umpire.rules.ogreselves.rulings.ElfRulings;

/** Opens Ogres & Elves: one of its three games for two to four Elves. */
public final class OgresElvesFactory implements GameFactory {
    private static final GameOption VARIANT = new GameOption(
            "variant", List.of("FIRST", "SECOND", "THIRD"), "Which of the sheet's three games is played.");
    private static final GameOption ELVES = new GameOption("elves", List.of("2", "3", "4"), "How many Elves play.");
    private static final GameOption BAGS = new GameOption(
            "bags",
            List.of("TRAY", "PHONE"),
            "Whether collector cards lie on the board's trays, or are kept in hand and told by phone.");

    public OgresElvesFactory() {}

    @Override
    public GameId id() {
        return OgresElves.ID;
    }

    @Override
    public String title() {
        return OgresElves.TITLE;
    }

    @Override
    public boolean playable() {
        return true;
    }

    @Override
    public List<GameOption> options() {
        return List.of(VARIANT, ELVES, BAGS);
    }

    @Override
    public List<GameData> data() {
        return List.of(KingdomReader.FILE);
    }

    @Override
    public Parsed<Game<Quest, QuestAction>> open(GameSetting setting) {
        Map<String, String> rest = new TreeMap<>(setting.answers());
        for (GameOption option : options()) {
            String chosen = rest.getOrDefault(option.key(), option.byDefault());
            if (!option.allowed().contains(chosen)) {
                return Parsed.bad(Quoted.of(chosen) + " is no answer to " + option.key() + "; it is one of "
                        + String.join(", ", option.allowed()));
            }
            rest.remove(option.key());
        }
        Datum file = setting.data().get(KingdomReader.FILE.name());
        if (file == null) {
            return Parsed.bad(title() + " needs its data file " + KingdomReader.FILE.name());
        }
        return KingdomReader.read(file)
                .then(kingdom -> ElfRulings.parse(rest)
                        .then(rulings -> Parsed.good(new OgresElves(setup(setting.answers(), kingdom, rulings)))));
    }

    private static QuestSetup setup(Map<String, String> answers, Kingdom kingdom, ElfRulings rulings) {
        return new QuestSetup(
                SheetGame.valueOf(answers.getOrDefault(VARIANT.key(), VARIANT.byDefault())),
                Integer.parseInt(answers.getOrDefault(ELVES.key(), ELVES.byDefault())),
                answers.getOrDefault(BAGS.key(), BAGS.byDefault()).equals("TRAY"),
                kingdom,
                rulings);
    }
}
