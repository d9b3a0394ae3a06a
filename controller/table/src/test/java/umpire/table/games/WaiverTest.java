package umpire.table.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.Told;
import umpire.referee.sitting.Command;
import umpire.referee.sitting.Input;
import umpire.referee.sitting.Sitting;
import umpire.referee.sitting.Step;
import umpire.rules.kernel.Game;

class WaiverTest {
    @Test
    void whatASeatForgoesIsToldAlsoWhereItGivesCheck() {
        assertThat(toldOfHolding(Games.open("ogre-chess", Map.of()).orThrow()))
                .containsExactly("White holds fire.", "Check: the GEV on e5 could overrun Black's MCP on h8.");
    }

    private static <S, A> List<String> toldOfHolding(Game<S, A> game) {
        Step<S, A> on = order(Sitting.open(game), new Command.Start(Optional.of("7c/4m3/8/8/3G4/8/8/7C w")));
        Step<S, A> moved = order(on.next(), new Command.Act(Optional.empty(), "d4-e5"));
        return order(moved.next(), new Command.Act(Optional.empty(), "hold")).told().stream()
                .map(Told::says)
                .toList();
    }

    private static <S, A> Step<S, A> order(Sitting<S, A> sitting, Command command) {
        return sitting.step(new Input.Ordered(command, 1_000));
    }
}
