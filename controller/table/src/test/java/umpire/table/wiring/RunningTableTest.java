package umpire.table.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.hardware.Rig;
import umpire.recording.GameHeader;
import umpire.referee.session.record.SessionSettings;
import umpire.rules.kernel.GameId;
import umpire.table.games.GameCatalogue;
import umpire.table.games.GameChoice;

class RunningTableTest {
    private static final GameHeader UNDER_WAY =
            new GameHeader(new GameId("ogre-chess"), Map.of("passAllowed", "true"), new SessionSettings(true));

    private static GameHeader header(Optional<Boolean> asks, GameHeader game) {
        return RunningTable.header(settings(asks), game);
    }

    private static RunSettings settings(Optional<Boolean> asks) {
        return new RunSettings(
                "home",
                new RunSettings.Play(
                        GameCatalogue.STANDARD,
                        Optional.of(GameChoice.of("ogre-chess")),
                        Optional.empty(),
                        Optional.empty(),
                        true,
                        asks),
                Rig.standard(),
                RunSettings.Files.in(Path.of("nowhere")),
                RunSettings.Network.loopback());
    }

    @Test
    void withoutOptionsTheTableKeepsItsSettings() {
        assertThat(header(Optional.empty(), UNDER_WAY)).isEqualTo(UNDER_WAY);
    }

    @Test
    void optionsOverrideStoredSettings() {
        assertThat(header(Optional.of(false), UNDER_WAY)).isEqualTo(UNDER_WAY.with(new SessionSettings(false)));
    }
}
