package umpire.table.guide;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import umpire.drawing.aid.PlayerAid;
import umpire.drawing.svg.DrawnThing;
import umpire.drawing.svg.GameDrawings;
import umpire.hardware.Table;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.RandomAction;
import umpire.rules.kernel.Verdict;
import umpire.table.games.GameCatalogue;
import umpire.table.games.GameChoice;
import umpire.web.GuideDesk;

/** The guides to all games, each in its usual form, and to the game in play in the form it is played in. */
public final class GameGuides implements GuideDesk {
    /** So far a game is played for its picture, by chance: where players lay it out themselves it begins with an empty board. */
    private static final int PLIES = 60;

    private static final int SEED = 3;

    private final GameCatalogue games;
    private final Supplier<? extends Game<?, ?>> inPlay;

    /** Prepares the guides. */
    public GameGuides(GameCatalogue games, Supplier<? extends Game<?, ?>> inPlay) {
        this.games = games;
        this.inPlay = inPlay;
    }

    @Override
    public List<String> games() {
        return games.playable().stream().map(game -> game.id().name()).toList();
    }

    @Override
    public String inPlay() {
        return inPlay.get().id().name();
    }

    @Override
    public Optional<PlayerAid> aid(String game) {
        return open(game)
                .flatMap(opened ->
                        GameDrawings.of(opened, Table.standard().dictionary()).aid())
                .map(PlayerAid::parse);
    }

    @Override
    public Optional<DrawnThing> cover(String game) {
        return open(game).map(GameGuides::played);
    }

    private static <S, A> DrawnThing played(Game<S, A> game) {
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

    private Optional<Game<?, ?>> open(String id) {
        Game<?, ?> played = inPlay.get();
        if (played.id().name().equals(id)) {
            return Optional.of(played);
        }
        return switch (games.open(GameChoice.of(id))) {
            case Parsed.Good<? extends Game<?, ?>> good -> Optional.of(good.value());
            case Parsed.Bad<? extends Game<?, ?>> unknown -> Optional.empty();
        };
    }
}
