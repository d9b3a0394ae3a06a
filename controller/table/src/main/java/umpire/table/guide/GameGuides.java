package umpire.table.guide;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import umpire.drawing.aid.PlayerAid;
import umpire.drawing.svg.DrawnThing;
import umpire.drawing.svg.GameDrawings;
import umpire.hardware.Table;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.RandomAction;
import umpire.rules.kernel.Verdict;
import umpire.table.games.GamesAtHand;
import umpire.web.GuideDesk;

/** The guides to all games with default options, and to the current game with its own options. */
public final class GameGuides implements GuideDesk {
    /** The number of random actions before the picture is taken. A game whose players set it up begins with an empty board. */
    private static final int PLIES = 60;

    private static final int SEED = 3;

    private final GamesAtHand games;

    /** Creates the guides. */
    public GameGuides(GamesAtHand games) {
        this.games = games;
    }

    @Override
    public List<String> games() {
        return games.all().stream().map(game -> game.id().name()).toList();
    }

    @Override
    public String inPlay() {
        return games.inPlay().id().name();
    }

    @Override
    public Optional<PlayerAid> aid(String game) {
        return games.named(game)
                .flatMap(named ->
                        GameDrawings.of(named, Table.standard().dictionary()).aid())
                .map(PlayerAid::parse);
    }

    @Override
    public Optional<DrawnThing> cover(String game) {
        return games.usual(game).map(GameGuides::played);
    }

    /** Returns a picture of a game after some moves. */
    public static <S, A> DrawnThing played(Game<S, A> game) {
        SplittableRandom random = new SplittableRandom(SEED);
        S state = game.opening();
        for (int ply = 0; ply < PLIES && !(game.awaited(state) instanceof Awaited.Nothing); ply++) {
            A action = RandomAction.of(game, state, random::nextInt);
            if (game.judge(state, action) instanceof Verdict.Accepted<S, A> accepted) {
                state = accepted.next();
            }
        }
        return LaidGame.forPages(game, game.show(state));
    }
}
