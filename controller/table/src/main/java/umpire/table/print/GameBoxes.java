package umpire.table.print;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import umpire.drawing.sheet.BoxSheets;
import umpire.drawing.svg.GameDrawings;
import umpire.hardware.Rig;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.table.games.GameCatalogue;
import umpire.table.games.GameChoice;
import umpire.web.PrintDesk;
import umpire.web.payload.PrintedGamesPayload;

/** The boxes of all games, each in its usual form and the game in play in the form it is played in. */
public final class GameBoxes implements PrintDesk {
    private final GameCatalogue games;
    private final Supplier<Rig> rig;
    private final Supplier<? extends Game<?, ?>> inPlay;

    /**
     * Prepares the boxes.
     *
     * @param rig of the table they are printed for
     */
    public GameBoxes(GameCatalogue games, Supplier<Rig> rig, Supplier<? extends Game<?, ?>> inPlay) {
        this.games = games;
        this.rig = rig;
        this.inPlay = inPlay;
    }

    /** Returns the box of a game, its tags as a table has them and its dice as large as they were measured there. */
    public static BoxSheets of(Game<?, ?> game, Rig rig) {
        return new BoxSheets(
                GameDrawings.of(game, rig.table().dictionary()),
                game.title(),
                game.board(),
                game.pieces(),
                game.dice().stream().map(type -> sized(rig, type)).toList());
    }

    private static DieType sized(Rig rig, DieType type) {
        return new DieType(
                type.kind(), type.name(), type.faces(), rig.edgesMm(type).getFirst(), type.seat(), type.count());
    }

    @Override
    public PrintedGamesPayload games() {
        List<PrintedGamesPayload.PrintedGame> all = games.playable().stream()
                .map(game -> new PrintedGamesPayload.PrintedGame(game.id().name(), game.title()))
                .toList();
        return new PrintedGamesPayload(inPlay.get().id().name(), all);
    }

    @Override
    public Optional<BoxSheets> box(String id) {
        Game<?, ?> played = inPlay.get();
        return (played.id().name().equals(id) ? Optional.of(played) : usual(id)).map(game -> of(game, rig.get()));
    }

    private Optional<Game<?, ?>> usual(String id) {
        return switch (games.open(GameChoice.of(id))) {
            case Parsed.Good<? extends Game<?, ?>> good -> Optional.of(good.value());
            case Parsed.Bad<? extends Game<?, ?>> unknown -> Optional.empty();
        };
    }
}
