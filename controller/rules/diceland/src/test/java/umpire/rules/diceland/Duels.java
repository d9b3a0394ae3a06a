package umpire.rules.diceland;

import java.util.HashMap;
import java.util.Map;
import umpire.rules.diceland.catalogue.CatalogueReader;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.setup.GameSetting;

/** Opens games by the data file that comes with the room, or by another one. */
final class Duels {
    private Duels() {}

    static Parsed<Game<Position, Action>> open(String dice, Map<String, String> answers) {
        return new DicelandFactory()
                .open(new GameSetting(answers, Map.of(CatalogueReader.FILE.name(), DataText.read(dice))));
    }

    static Game<Position, Action> game(Map<String, String> answers) {
        return open(CatalogueFileTest.text(), answers).orThrow();
    }

    /** A scenario, and house rulings as {@code key=answer}. */
    static Game<Position, Action> game(String scenario, String... rulings) {
        Map<String, String> answers = new HashMap<>(Map.of("scenario", scenario));
        for (String ruling : rulings) {
            answers.put(ruling.split("=")[0], ruling.split("=")[1]);
        }
        return game(answers);
    }
}
