package umpire.rules.kernel.setup;

import java.util.List;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.Parsed;

/** A game before it is begun: what may be chosen of it, and how it is opened. */
public interface GameFactory {
    /** Returns its name in commands and topics. */
    GameId id();

    /** Returns its name as people say it. */
    String title();

    /** Returns whether it can be played. One that is still being written is listed nowhere and opens nothing. */
    default boolean playable() {
        return true;
    }

    /** Returns what is chosen before it begins. */
    default List<GameOption> options() {
        return List.of();
    }

    /** Returns the data files that players may replace. */
    default List<GameData> data() {
        return List.of();
    }

    /** Makes the game, or says what is wrong with the setting: an unknown key or answer, a line of a data file. */
    Parsed<? extends Game<?, ?>> open(GameSetting setting);
}
