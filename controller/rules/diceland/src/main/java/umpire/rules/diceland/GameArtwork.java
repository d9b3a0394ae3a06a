package umpire.rules.diceland;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import umpire.rules.diceland.catalogue.DiceCatalogue.PaperUnit;
import umpire.rules.diceland.catalogue.PaperSide;
import umpire.rules.diceland.catalogue.PaperSide.ArrowRange;
import umpire.rules.diceland.catalogue.PaperSide.SideWeapon;
import umpire.rules.diceland.catalogue.PaperSide.UnitEffect;
import umpire.rules.diceland.catalogue.TrackingCard;
import umpire.rules.diceland.catalogue.Weapon;
import umpire.rules.diceland.geometry.FlatDie;
import umpire.rules.diceland.geometry.TopCorner;
import umpire.rules.kernel.Artwork;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Drawing;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.RecordSheet;

/** Draws paper dice in ink on few flat colours. The abilities of each side come from the catalogue in play. */
final class GameArtwork implements Artwork {
    /** The edge of a side as it is drawn, in millimetres. */
    private static final double DRAWN_EDGE_MM = 50;

    private static final double UP_DEG = 90;
    private static final double RIM_MM = 4;
    private static final String INK = "#1d1a16";
    private static final String CHALK = "#f8f3e4";
    private static final String PLAIN_ARROW = "#f8f3e4";
    private static final int MOST_LETTERS = 4;

    /** The drawn colours of weapons by name. A weapon of another colour is drawn plain. */
    private static final Map<String, String> ARROWS =
            Map.of("red", "#ff6b6b", "orange", "#ff922b", "green", "#69db7c", "purple", "#b197fc", "yellow", "#ffe066");

    /** Paint and shade of units by their class. */
    private static final Map<String, String> PAINTS = Map.of(
            "infantry",
            "#d8c27a",
            "gev",
            "#9db8c9",
            "tank",
            "#b7b889",
            "howitzer",
            "#c59f86",
            PaperUnit.OGRE_CLASS,
            "#5f6f86");

    /** Two Ogres may fight each other: one of them has a paint of its own, and each bears its owner's name. */
    private static final String RED_OGRE_PAINT = "#8a5757";

    private final Setup setup;

    public GameArtwork(Setup setup) {
        this.setup = setup;
    }

    @Override
    public Drawing backdrop(Board board) {
        return Drawing.of("crater-plain.svg")
                .with("left", mm(RIM_MM - board.widthMm() / 2))
                .with("top", mm(RIM_MM - board.heightMm() / 2))
                .with("wide", mm(board.widthMm() - 2 * RIM_MM))
                .with("high", mm(board.heightMm() - 2 * RIM_MM));
    }

    @Override
    public Drawing face(Piece piece, PieceFace face) {
        String token = face.token().name();
        int slash = token.indexOf('/');
        if (slash < 0) {
            return post(piece);
        }
        BoxedDie die = setup.die(token.substring(0, slash));
        return die.unit()
                .side(token.substring(slash + 1))
                .map(side -> side("die.svg", die, side).with("dark", shade(paint(die))))
                .orElse(Drawing.NONE);
    }

    private static Drawing post(Piece piece) {
        boolean red = piece.seat().equals(Commander.RED.seat().name());
        String[] words = piece.name().split(" ", 3);
        return Drawing.of("post.svg")
                .with("paint", red ? "#d9aca2" : "#a9bbd6")
                .with("shade", red ? "#7a2a20" : "#233f6b")
                .with("first", words[0])
                .with("second", words.length > 1 ? words[1] : "")
                .with("third", words.length > 2 ? words[2] : "");
    }

    @Override
    public Drawing dieFace(DieType type, DieType.Face face) {
        BoxedDie die = setup.die(type.name());
        return die.unit()
                .side(face.shows())
                .map(side -> side("side.svg", die, side))
                .orElse(Drawing.NONE);
    }

    private static Drawing side(String file, BoxedDie die, PaperSide side) {
        PaperUnit unit = die.unit();
        Optional<SideWeapon> strongest = side.weapons().stream()
                .filter(weapon -> weapon.weapon() != Weapon.AP)
                .findFirst();
        Drawing drawing = Drawing.of(file)
                .with("scale", String.format(Locale.ROOT, "%.4f", unit.edgeMm() / DRAWN_EDGE_MM))
                .with("paint", paint(die))
                .with("shade", shade(paint(die)))
                .with("ink", unit.ogre() ? CHALK : INK)
                .with("title", unit.ogre() ? die.title() : unit.title())
                .with("word", side.word())
                .with("fires", strongest.isPresent())
                .with("attack", strongest.map(SideWeapon::attack).orElse(0))
                .with("blocks", side.block().isPresent())
                .with("block", side.block().orElse(0))
                .with("effect", effect(side.effect()))
                .with("calls", side.effect() instanceof UnitEffect.Call call ? called(call.unitClass()) : "")
                .with("apPaint", colour(side, Weapon.AP));
        for (TopCorner corner : TopCorner.values()) {
            drawing = cornered(drawing, unit, side, corner);
        }
        return drawing;
    }

    private static Drawing cornered(Drawing drawing, PaperUnit unit, PaperSide side, TopCorner corner) {
        String name = corner.name();
        double turn = UP_DEG - new FlatDie(side.face(), new Pose(0, 0, 0), unit.edgeMm()).cornerDeg(corner);
        Optional<SideWeapon> weapon = side.weapons().stream()
                .filter(each -> each.weapon() != Weapon.AP && each.arrows().contains(corner))
                .findFirst();
        boolean smallArms = side.weapon(Weapon.AP)
                .filter(each -> each.arrows().contains(corner))
                .isPresent();
        Optional<ArrowRange> range = weapon.map(SideWeapon::range);
        int tread = side.green(corner);
        return drawing.with("turn" + name, mm(turn))
                .with("short" + name, range.equals(Optional.of(ArrowRange.SHORT)))
                .with("long" + name, range.equals(Optional.of(ArrowRange.LONG)))
                .with("all" + name, range.equals(Optional.of(ArrowRange.ALL)))
                .with(
                        "arrow" + name,
                        weapon.map(each -> ARROWS.getOrDefault(each.colour(), PLAIN_ARROW))
                                .orElse(INK))
                .with("ap" + name, smallArms)
                .with("green" + name, tread != PaperSide.NO_DOT)
                .with("tread" + name, tread > 0 ? String.valueOf(tread) : "")
                .with("red" + name, side.red().equals(Optional.of(corner)));
    }

    private static String colour(PaperSide side, Weapon kind) {
        return side.weapon(kind)
                .map(weapon -> ARROWS.getOrDefault(weapon.colour(), PLAIN_ARROW))
                .orElse(INK);
    }

    private static String effect(UnitEffect effect) {
        return switch (effect) {
            case UnitEffect.Plain plain -> "plain";
            case UnitEffect.Call call -> "call";
            case UnitEffect.Jump jump -> "jump";
            case UnitEffect.Dodge dodge -> "dodge";
        };
    }

    @Override
    public List<RecordSheet> records() {
        return List.of(
                record("Ogre Mark III", setup.catalogue().markThree()),
                record("Ogre Mark V", setup.catalogue().markFive()));
    }

    private RecordSheet record(String title, TrackingCard card) {
        List<RecordSheet.RecordRow> rows = new ArrayList<>();
        for (Weapon weapon : Weapon.ofOgre()) {
            int block = setup.catalogue().blocks().get(Weapon.ofOgre().indexOf(weapon));
            rows.add(new RecordSheet.RecordRow(
                    weapon.title(),
                    Collections.nCopies(card.left(weapon), ""),
                    "one is lost to " + block + " or more"));
        }
        for (int line = 1; line <= TrackingCard.LINES; line++) {
            rows.add(new RecordSheet.RecordRow(
                    "Treads " + line,
                    Collections.nCopies(card.treads().get(line - 1), ""),
                    "when all are gone it rolls over no dot with a " + line));
        }
        return new RecordSheet(title, rows);
    }

    private static String called(String unitClass) {
        return unitClass
                .substring(0, Math.min(MOST_LETTERS, unitClass.length()))
                .toUpperCase(Locale.ROOT);
    }

    private static String paint(BoxedDie die) {
        return die.unit().ogre() && die.name().equals(Setup.ogre(Commander.RED))
                ? RED_OGRE_PAINT
                : PAINTS.getOrDefault(die.unit().unitClass(), "#c9bfa6");
    }

    /** Returns the shade of a paint. */
    private static String shade(String paint) {
        int rgb = Integer.parseInt(paint.substring(1), 16);
        return String.format(
                Locale.ROOT, "#%02x%02x%02x", (rgb >> 16) * 7 / 10, (rgb >> 8 & 255) * 7 / 10, (rgb & 255) * 7 / 10);
    }

    private static String mm(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }
}
