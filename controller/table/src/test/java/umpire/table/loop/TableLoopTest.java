package umpire.table.loop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.Bulletin;
import umpire.referee.announcement.Told;
import umpire.referee.sitting.Answer;
import umpire.referee.sitting.Command;
import umpire.referee.sitting.Entry;
import umpire.referee.sitting.Input;
import umpire.referee.sitting.Sitting;
import umpire.rules.kernel.Game;
import umpire.table.games.Games;

class TableLoopTest {
    private final List<String> order = new ArrayList<>();
    private final BlockingQueue<Answer> answers = new LinkedBlockingQueue<>();
    private volatile boolean diskFull;

    @Test
    void anActionIsOnDiskBeforeItIsAnnounced() throws Exception {
        run(Games.open("ogre-chess", Map.of()).orThrow(), List.of(new Command.Start(Optional.empty()), act("e2-e3")));
        assertThat(order).containsSubsequence("disk SET_UP", "disk PLAYED", "said 1");
        assertThat(order.indexOf("disk PLAYED")).isLessThan(order.indexOf("said 1"));
    }

    @Test
    void whatCannotBeRecordedDidNotHappen() throws Exception {
        diskFull = true;
        run(Games.open("ogre-chess", Map.of()).orThrow(), List.of(new Command.Start(Optional.empty())));
        assertThat(answers.poll(5, TimeUnit.SECONDS))
                .isInstanceOfSatisfying(
                        Answer.NotDone.class, no -> assertThat(no.why()).contains("disk is full"));
        assertThat(order).noneMatch(line -> line.startsWith("disk"));
    }

    private static Command act(String notation) {
        return new Command.Act(Optional.empty(), notation);
    }

    private <S, A> void run(Game<S, A> game, List<Command> commands) throws Exception {
        Sitting<S, A> sitting = Sitting.open(game);
        Listener listener = new Listener() {
            @Override
            public void said(Bulletin bulletin, List<Told> told) {
                order.add("said " + bulletin.actionsPlayed());
            }

            @Override
            public void turned() {}
        };
        BlockingQueue<Boolean> done = new LinkedBlockingQueue<>();
        try (TableLoop<S, A> loop = new TableLoop<>(sitting, this::append, listener, () -> 1_000, () -> sitting)) {
            loop.start();
            for (Command command : commands) {
                loop.post(new Input.Ordered(command, 1_000), "", answer -> {
                    answer.ifPresent(answers::add);
                    done.add(true);
                });
                assertThat(done.poll(10, TimeUnit.SECONDS)).isTrue();
            }
        }
    }

    private void append(List<Entry> entries, String cause) throws IOException {
        if (diskFull) {
            throw new IOException("the disk is full");
        }
        entries.forEach(entry -> order.add("disk " + entry.kind()));
    }
}
