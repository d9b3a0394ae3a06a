package umpire.rules.kernel.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.data.Datum;

final class GameSettingTest {
    private static final GameOption BOATS = new GameOption("boats", List.of("2", "3"), "How many boats sail.");
    private static final GameData COAST = new GameData("coast", "coast.yaml", "Rocks and buoys.");

    /** A game with an option and a data file; it is never opened here. */
    private static final class BoatRace implements GameFactory {
        @Override
        public GameId id() {
            return new GameId("regatta");
        }

        @Override
        public String title() {
            return "Regatta";
        }

        @Override
        public List<GameOption> options() {
            return List.of(BOATS);
        }

        @Override
        public List<GameData> data() {
            return List.of(COAST);
        }

        @Override
        public Parsed<? extends Game<?, ?>> open(GameSetting setting) {
            return Parsed.bad("no wind");
        }
    }

    @Test
    void aValueThatAnOptionDoesNotHaveIsRefused() {
        assertThat(new BoatRace().checked(GameSetting.of(Map.of("boats", "7"))))
                .isEqualTo(Parsed.bad("'7' is not an answer to boats. Answers are: 2, 3"));
    }

    @Test
    void aFileThatIsMissingIsNamed() {
        assertThat(new BoatRace().checked(GameSetting.of(Map.of())))
                .isEqualTo(Parsed.bad("Regatta needs its data file coast"));
    }

    @Test
    void aCheckedSettingHasItsFilesAndOptions() {
        Datum coast = new Datum.Text("four buoys", 1);
        GameSetting checked = new BoatRace()
                .checked(new GameSetting(Map.of(), Map.of("coast", coast)))
                .orThrow();
        assertThat(checked.option(BOATS)).isEqualTo("2");
        assertThat(GameSetting.of(Map.of("boats", "3")).option(BOATS)).isEqualTo("3");
        assertThat(checked.file(COAST)).isEqualTo(coast);
    }
}
