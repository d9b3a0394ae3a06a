package umpire.table.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.LessonTold;
import umpire.referee.session.GameSession;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.Input;
import umpire.referee.session.input.LessonRequest;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.LessonTask;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;

/** A lesson accepts dice that are laid by hand with small errors. */
class MeasuredLessonTest {
    private static final double ASIDE_MM = 0.8;
    private static final int LOOKS = 12;
    private static final long FRAME_MS = 66;

    private long nowMs;

    private <S, A> GameSession<S, A> ordered(GameSession<S, A> session, Command command) {
        nowMs += FRAME_MS;
        return session.step(new Input.Ordered(command, nowMs)).next();
    }

    private <S, A> GameSession<S, A> looked(Game<S, A> game, GameSession<S, A> before) {
        GameSession<S, A> session = before;
        Placement laid = new Placement(session.tableSnapshot().view().placement().standings().stream()
                .map(MeasuredLessonTest::aside)
                .toList());
        for (int i = 0; i < LOOKS; i++) {
            nowMs += FRAME_MS;
            session = session.step(new Input.Looked(SeenTable.look(game, laid, (int) (nowMs / FRAME_MS), nowMs), nowMs))
                    .next();
        }
        return session;
    }

    private static Standing aside(Standing standing) {
        return standing.spot() instanceof Spot.Lying lying
                ? standing.at(new Pose(
                        lying.pose().xMm() + ASIDE_MM,
                        lying.pose().yMm(),
                        lying.pose().headingDeg()))
                : standing;
    }

    private static LessonTold told(GameSession<?, ?> session) {
        return session.tableSnapshot().waiting().teaching().lesson().orElseThrow();
    }

    @Test
    void aStepIsDoneWhereDiceLieNearlyAsTheLessonHasThem() {
        play(GameCatalogue.open("diceland-ogre", Map.of()).orThrow());
    }

    private <S, A> void play(Game<S, A> game) {
        GameSession<S, A> session =
                ordered(GameSession.open(game), new Command.Teach(Optional.empty(), LessonRequest.BEGIN));
        int shot = game.lesson().orElseThrow().steps().stream()
                .map(step -> step.title())
                .toList()
                .indexOf("Shoot");
        while (told(session).step() <= shot) {
            session = ordered(session, new Command.Teach(Optional.empty(), LessonRequest.NEXT));
        }
        String laid = session.tableSnapshot().position();
        session = looked(game, session);
        assertThat(session.tableSnapshot().position())
                .as("the dice were measured")
                .isNotEqualTo(laid);
        assertThat(told(session).astray()).isFalse();
        LessonTask.Perform task = (LessonTask.Perform)
                game.lesson().orElseThrow().steps().get(shot).task();
        session = ordered(session, new Command.Act(Optional.empty(), task.ways().getFirst()));
        assertThat(told(session).step()).isEqualTo(shot + 2);
        assertThat(told(session).astray()).isFalse();
    }
}
