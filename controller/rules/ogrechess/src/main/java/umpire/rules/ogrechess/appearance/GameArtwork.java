package umpire.rules.ogrechess.appearance;

import java.util.Arrays;
import java.util.Locale;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Artwork;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Drawing;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.rules.ogrechess.position.Side;
import umpire.rules.ogrechess.position.UnitKind;

/** Steel and chalk: a drill hall with slate and concrete squares, and units as silhouettes. */
public final class GameArtwork implements Artwork {
    private static final String CHALK = "#e6e2d6";
    private static final String STEEL = "#23292e";
    private static final String[] VARIANTS = {"a", "b", "c"};

    @Override
    public Drawing backdrop(Board board) {
        return Drawing.of("hall.svg");
    }

    @Override
    public Drawing ground(Board board, Area area) {
        String name = area.place().name();
        String variant = VARIANTS[(name.charAt(0) * 5 + name.charAt(1) * 3) % VARIANTS.length];
        return Drawing.of((area.tint().equals(Area.Tint.DARK) ? "dark-" : "light-") + variant + ".svg");
    }

    @Override
    public Drawing face(Piece piece, PieceFace face) {
        UnitKind kind = Arrays.stream(UnitKind.values())
                .filter(any -> any.name().equals(face.letters()))
                .findFirst()
                .orElseThrow();
        boolean white = piece.seat().equals(Side.WHITE.seat().name());
        return Drawing.of(kind.name().toLowerCase(Locale.ROOT) + ".svg")
                .with("side", white ? "white" : "black")
                .with("paint", white ? CHALK : STEEL)
                .with("ink", white ? STEEL : CHALK)
                .with("letters", kind.name())
                .with("fights", kind.attack() > 0 ? "inline" : "none")
                .with("attack", kind.attack() + "/" + kind.range())
                .with("defence", kind.defence());
    }

    @Override
    public String paint(String seat) {
        return seat.equals(Side.WHITE.seat().name()) ? CHALK : STEEL;
    }
}
