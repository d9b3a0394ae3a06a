package umpire.table.guide;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import umpire.drawing.svg.DrawnThing;
import umpire.drawing.svg.GameDrawings;
import umpire.drawing.svg.LaidTable;
import umpire.hardware.Table;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Pose;
import umpire.vision.twin.VirtualTable;
import umpire.vision.twin.scene.StandingPiece;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/** A picture of a game on the table, from straight above. */
public final class LaidGame {
    private static final Pose DICE_AT = new Pose(400, -240, 0);
    private static final int SEED = 1;

    private LaidGame() {}

    /** Returns the picture for printing, with tags. */
    public static DrawnThing printed(Game<?, ?> game, Placement placement) {
        GameDrawings drawings = GameDrawings.of(game, Table.standard().dictionary());
        return laid(game, placement, drawings.board(game.board()), drawings::face);
    }

    /** Returns the picture for pages, without tags. */
    static DrawnThing forPages(Game<?, ?> game, Placement placement) {
        GameDrawings drawings = GameDrawings.of(game, Table.standard().dictionary());
        return laid(game, placement, drawings.boardForPages(game.board()), drawings::faceForPages);
    }

    private static DrawnThing laid(
            Game<?, ?> game, Placement placement, DrawnThing board, BiFunction<Piece, PieceFace, DrawnThing> face) {
        VirtualTable table =
                new VirtualTable(Table.standard(), game.board(), game.pieces(), TwinDie.all(game.dice(), DICE_AT));
        table.arrange(placement, SEED, 0);
        TableScene scene = table.at(0);
        List<LaidTable.LaidThing> things = new ArrayList<>();
        for (StandingPiece standing : scene.pieces()) {
            things.add(new LaidTable.LaidThing(face.apply(standing.piece(), standing.face()), standing.pose()));
        }
        scene.dice()
                .forEach(die -> paper(game, die)
                        .ifPresent(piece -> things.add(new LaidTable.LaidThing(
                                face.apply(piece, piece.faces().get(die.face() - 1)), die.pose()))));
        double right = game.board().widthMm() / 2;
        double far = game.board().heightMm() / 2;
        return LaidTable.of(
                board,
                things.stream()
                        .filter(laid -> Math.abs(laid.pose().xMm()) < right
                                && Math.abs(laid.pose().yMm()) < far)
                        .toList());
    }

    /** Returns the piece with the tags of a paper die; empty for other dice. */
    private static Optional<Piece> paper(Game<?, ?> game, TwinDie die) {
        return die.type().kind().equals(DieType.OCTAHEDRON)
                ? game.pieces().stream()
                        .filter(piece -> die.type().tags().containsAll(piece.tags()))
                        .findFirst()
                : Optional.empty();
    }
}
