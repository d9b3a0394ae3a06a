package umpire.table.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.GameLogEntry;
import umpire.referee.session.GameSession;
import umpire.referee.session.GameSession.StepResult;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.Input;
import umpire.rules.kernel.Game;

class WaiverTest {
    @Test
    void aWaiverIsNamedAlsoWithCheck() {
        assertThat(toldOfHolding(GameCatalogue.open("ogre-chess", Map.of()).orThrow()))
                .containsExactly("White holds fire.", "Check: the GEV on e5 could overrun Black's MCP on h8.");
    }

    private static <S, A> List<String> toldOfHolding(Game<S, A> game) {
        StepResult<S, A> on = order(GameSession.open(game), new Command.Start(Optional.of("7c/4m3/8/8/3G4/8/8/7C w")));
        StepResult<S, A> moved = order(on.next(), new Command.Act(Optional.empty(), "d4-e5"));
        return order(moved.next(), new Command.Act(Optional.empty(), "hold")).told().stream()
                .map(GameLogEntry::says)
                .toList();
    }

    private static <S, A> StepResult<S, A> order(GameSession<S, A> session, Command command) {
        return session.step(new Input.Ordered(command, 1_000));
    }
}
