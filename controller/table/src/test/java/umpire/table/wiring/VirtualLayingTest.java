package umpire.table.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.GameLogEntry;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.session.GameSession;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.Input;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Placement;
import umpire.table.games.GameCatalogue;
import umpire.table.loop.AnnouncementListener;

/** The inputs after which a virtual table is laid out. */
class VirtualLayingTest {
    private final Game<?, ?> diceland =
            GameCatalogue.open("diceland-ogre", Map.of()).orThrow();

    @Test
    void whatIsLaidOutIsLaidAlsoWhereARobotsHandsDoTheRest() {
        assertThat(laid(diceland, new Command.LayOut(Optional.empty()), false)).hasSize(1);
    }

    @Test
    void whatACommandLeadsToIsLaidOnlyWhereNoHandsDoIt() {
        Command command = new Command.Act(Optional.empty(), "enlist gev-1");
        assertThat(laid(diceland, command, true)).hasSize(1);
        assertThat(laid(diceland, command, false)).isEmpty();
    }

    private static <S, A> List<Placement> laid(Game<S, A> game, Command command, boolean all) {
        List<Placement> laid = new ArrayList<>();
        VirtualLaying laying = new VirtualLaying(new AnnouncementListener() {
            @Override
            public void said(TableSnapshot tableSnapshot, List<GameLogEntry> told) {}

            @Override
            public void turned() {}
        });
        laying.layBy(new VirtualLaying.TableLayer() {
            @Override
            public void lay(Placement placement) {
                laid.add(placement);
            }

            @Override
            public void lay(Awaited.Roll roll, List<DieShown> dice) {}

            @Override
            public boolean laysAll() {
                return all;
            }
        });
        GameSession<S, A> begun = GameSession.open(game)
                .step(new Input.Ordered(new Command.Start(Optional.empty()), 1_000))
                .next();
        Input input = new Input.Ordered(command, 1_000);
        GameSession.StepResult<S, A> step = begun.step(input);
        laying.took(input, step.entries());
        laying.said(step.next().tableSnapshot(), step.told());
        return laid;
    }
}
