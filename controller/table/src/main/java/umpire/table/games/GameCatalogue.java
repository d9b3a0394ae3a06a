package umpire.table.games;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;
import umpire.rules.ogrechess.OgreChess;

/** Every game this table can referee. */
public final class GameCatalogue {
    private static final List<KnownGame> ALL =
            List.of(new KnownGame(new GameId("ogre-chess"), "Ogre Chess", OgreChess::game));

    private GameCatalogue() {}

    /** Returns all games, in the order they are shown. */
    public static List<KnownGame> all() {
        return ALL;
    }

    /** Opens a game by name, with a house's rulings. */
    public static Parsed<? extends Game<?, ?>> open(String name, Map<String, String> rulings) {
        for (KnownGame known : ALL) {
            if (known.id().name().equals(name)) {
                return known.open().apply(rulings);
            }
        }
        String names = ALL.stream().map(known -> known.id().name()).collect(Collectors.joining(", "));
        return Parsed.bad("there is no game " + Quoted.of(name) + "; the games are: " + names);
    }
}
