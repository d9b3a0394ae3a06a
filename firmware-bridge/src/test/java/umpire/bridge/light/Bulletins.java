package umpire.bridge.light;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.referee.announcement.Bulletin;
import umpire.referee.announcement.OpenRequests;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.Teaching;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.View;

/** Bulletins in which only the standing and the prompt matter. */
final class Bulletins {
    private Bulletins() {}

    static Bulletin of(Bulletin.GameStatus standing, Prompt prompt) {
        return new Bulletin(
                standing,
                new Bulletin.PlayedGame(new GameId("any"), "Any", List.of()),
                Optional.empty(),
                0,
                new Bulletin.ShownState(
                        "", new View(Placement.EMPTY, List.of(), List.of()), Map.of(), List.of(), List.of()),
                new Bulletin.LegalActions(List.of(), Map.of()),
                new Bulletin.WaitingFor(prompt, Optional.empty(), List.of(), false, Teaching.NONE),
                Optional.empty(),
                OpenRequests.NONE);
    }
}
