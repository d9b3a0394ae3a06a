package umpire.rules.ogreselves;

import java.util.List;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.setup.GameData;
import umpire.rules.kernel.setup.GameFactory;
import umpire.rules.kernel.setup.GameOption;
import umpire.rules.kernel.setup.GameSetting;
import umpire.rules.kernel.setup.HouseAnswers;
import umpire.rules.ogreselves.kingdom.Kingdom;
import umpire.rules.ogreselves.kingdom.KingdomReader;
import umpire.rules.ogreselves.kingdom.SheetGame;
import umpire.rules.ogreselves.rulings.Question;
import umpire.rules.ogreselves.rulings.Rulings;

/** Opens Ogres & Elves: one of its three games for two to four Elves. */
public final class OgresElvesFactory implements GameFactory {
    private static final GameOption VARIANT = new GameOption(
            "variant",
            List.of("FIRST", "SECOND", "THIRD"),
            List.of(
                    "The first game: short, two chests, for small Elves",
                    "The second game: Shields and three chests",
                    "The third game: everything, and twice the Valuables"),
            "Which of the sheet's three games is played.");
    private static final GameOption ELVES = new GameOption(
            "elves", List.of("2", "3", "4"), List.of("Two Elves", "Three Elves", "Four Elves"), "How many Elves play.");
    private static final GameOption BAGS = new GameOption(
            "bags",
            List.of("TRAY", "PHONE"),
            List.of(
                    "Cards lie on the board's trays, for all to see",
                    "Cards are kept in hand, and told to the table by phone"),
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
    public Parsed<Game<Position, Action>> open(GameSetting setting) {
        return checked(setting)
                .then(chosen -> KingdomReader.read(chosen.file(KingdomReader.FILE))
                        .then(kingdom -> HouseAnswers.parse(Question.class, title(), options(), chosen.answers())
                                .then(answers ->
                                        Parsed.good(new OgresElves(setup(chosen, kingdom, new Rulings(answers)))))));
    }

    private static Setup setup(GameSetting chosen, Kingdom kingdom, Rulings rulings) {
        return new Setup(
                SheetGame.valueOf(chosen.option(VARIANT)),
                Integer.parseInt(chosen.option(ELVES)),
                chosen.option(BAGS).equals("TRAY"),
                kingdom,
                rulings);
    }
}
