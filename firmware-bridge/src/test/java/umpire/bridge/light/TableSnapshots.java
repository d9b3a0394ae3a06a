package umpire.bridge.light;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.referee.announcement.OpenRequests;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.announcement.Teaching;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.View;

/** Bulletins in which only the standing and the prompt matter. */
final class TableSnapshots {
    private TableSnapshots() {}

    static TableSnapshot of(TableSnapshot.GameStatus standing, Prompt prompt) {
        return new TableSnapshot(
                standing,
                new TableSnapshot.PlayedGame(new GameId("any"), "Any", List.of()),
                Optional.empty(),
                0,
                new TableSnapshot.ShownState(
                        "",
                        new View(Placement.EMPTY, List.of(), List.of()),
                        Map.of(),
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of()),
                new TableSnapshot.LegalActions(List.of(), Map.of()),
                new TableSnapshot.WaitingFor(prompt, Optional.empty(), List.of(), false, Teaching.NONE),
                Optional.empty(),
                OpenRequests.NONE);
    }
}
