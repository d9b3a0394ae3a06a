package umpire.table.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.GameLogEntry;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.session.GameSession;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.EndRequest;
import umpire.referee.session.input.Input;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Placement;
import umpire.table.games.GameCatalogue;
import umpire.table.loop.AnnouncementListener;
import umpire.table.loop.TableLoop;

/** The placement that the page's Set up lays out. */
class VirtualTableWiringTest {
    private static final String POSITION = "7c/8/8/8/3G4/8/8/7C w";

    private final Game<?, ?> ogreChess =
            GameCatalogue.open("ogre-chess", Map.of()).orThrow();

    @Test
    void duringAGameItsPositionIsLaidOut() {
        assertThat(laidOut(ogreChess, false)).isEqualTo(position(ogreChess));
    }

    @Test
    void afterTheEndTheOpeningIsLaidOut() {
        assertThat(laidOut(ogreChess, true)).isEqualTo(opening(ogreChess)).isNotEqualTo(position(ogreChess));
    }

    private static <S, A> Placement position(Game<S, A> game) {
        return game.show(game.readPosition(POSITION).orThrow());
    }

    private static <S, A> Placement opening(Game<S, A> game) {
        return game.show(game.opening());
    }

    private static <S, A> Placement laidOut(Game<S, A> game, boolean over) {
        GameSession<S, A> on = after(GameSession.open(game), new Command.Start(Optional.of(POSITION)));
        GameSession<S, A> session =
                over ? after(on, new Command.End(Optional.of(game.seats().get(0)), EndRequest.RESIGN)) : on;
        try (TableLoop<S, A> loop =
                new TableLoop<>(session, (entries, cause) -> {}, deaf(), () -> 1_000, () -> session)) {
            return new VirtualTableWiring<>(
                            game, loop, () -> 1_000, () -> 0, Optional.empty(), seat -> false, input -> input)
                    .due();
        }
    }

    private static <S, A> GameSession<S, A> after(GameSession<S, A> session, Command command) {
        return session.step(new Input.Ordered(command, 1_000)).next();
    }

    private static AnnouncementListener deaf() {
        return new AnnouncementListener() {
            @Override
            public void said(TableSnapshot tableSnapshot, List<GameLogEntry> lines) {}

            @Override
            public void turned() {}
        };
    }
}
