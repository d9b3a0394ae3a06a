package umpire.table.print;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import umpire.drawing.sheet.BoxSheets;
import umpire.drawing.svg.GameDrawings;
import umpire.hardware.Rig;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Game;
import umpire.table.games.GamesAtHand;
import umpire.table.guide.GameGuides;
import umpire.web.PrintDesk;
import umpire.web.payload.PrintedGamesPayload;

/** The printed boxes of all games with default options, and of the current game with its own options. */
public final class GameBoxes implements PrintDesk {
    private final GamesAtHand games;
    private final Supplier<Rig> rig;
    private final Map<String, MadeBox> made = new HashMap<>();

    /** A cached box with its game and rig, because printing requests it page by page. */
    private record MadeBox(Game<?, ?> game, Rig rig, BoxSheets box) {}

    /**
     * Creates the boxes.
     *
     * @param rig of the table they are printed for
     */
    public GameBoxes(GamesAtHand games, Supplier<Rig> rig) {
        this.games = games;
        this.rig = rig;
    }

    /** Returns the box of a game with the rig's tags and measured dice sizes. */
    public static BoxSheets of(Game<?, ?> game, Rig rig) {
        return new BoxSheets(
                        GameDrawings.of(game, rig.table().dictionary()),
                        game.title(),
                        game.board(),
                        game.pieces(),
                        game.dice().stream().map(type -> sized(rig, type)).toList())
                .pictured(() -> GameGuides.played(game));
    }

    private static DieType sized(Rig rig, DieType type) {
        return new DieType(
                type.kind(), type.name(), type.faces(), rig.edgesMm(type).getFirst(), type.seat(), type.count());
    }

    @Override
    public PrintedGamesPayload games() {
        List<PrintedGamesPayload.PrintedGame> all = games.all().stream()
                .map(game -> new PrintedGamesPayload.PrintedGame(game.id().name(), game.title()))
                .toList();
        return new PrintedGamesPayload(games.inPlay().id().name(), all);
    }

    @Override
    public synchronized Optional<BoxSheets> box(String id) {
        return games.named(id).map(game -> made(id, game, rig.get()));
    }

    private BoxSheets made(String id, Game<?, ?> game, Rig now) {
        return made.compute(
                        id,
                        (same, before) -> before != null
                                        && before.game().equals(game)
                                        && before.rig().equals(now)
                                ? before
                                : new MadeBox(game, now, of(game, now)))
                .box();
    }
}
