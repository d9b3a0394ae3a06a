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

    /** Returns a setting this game can be opened with, or what is wrong with it: a value of an option, a file that is missing. */
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

    /** Makes the game, or says what is wrong with the setting: an unknown key or answer, a line of a data file. */
    Parsed<? extends Game<?, ?>> open(GameSetting setting);
}
