package umpire.rules.kernel.setup;

import java.util.List;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.Parsed;

/** A game before it is begun: its options, and how to open it. */
public interface GameFactory {
    /** Returns its name in commands and topics. */
    GameId id();

    /** Returns its title in sentences. */
    String title();

    /** Returns whether it can be played. A game that is still being written is not listed and cannot be opened. */
    default boolean playable() {
        return true;
    }

    /** Returns the options to choose before it begins. */
    default List<GameOption> options() {
        return List.of();
    }

    /** Returns the data files that players may replace. */
    default List<GameData> data() {
        return List.of();
    }

    /**
     * Returns the setting if a game can be opened with it, or its error: an invalid value of an option, a missing data
     * file.
     */
    default Parsed<GameSetting> checked(GameSetting setting) {
        for (GameOption option : options()) {
            if (option.value(setting.option(option)) instanceof Parsed.Bad<String> bad) {
                return Parsed.bad(bad.why());
            }
        }
        for (GameData file : data()) {
            if (!setting.data().containsKey(file.name())) {
                return Parsed.bad(title() + " needs its data file " + file.name());
            }
        }
        return Parsed.good(setting);
    }

    /** Opens the game, or returns the errors of the setting: an unknown key or answer, a line of a data file. */
    Parsed<? extends Game<?, ?>> open(GameSetting setting);
}
