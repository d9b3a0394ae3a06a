package umpire.rules.ogreselves.appearance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Quoted;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.text.Lookup;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.Kingdom;
import umpire.rules.ogreselves.kingdom.OgreCastle;
import umpire.rules.ogreselves.kingdom.Royal;
import umpire.rules.ogreselves.kingdom.Thing;

/** The board sheet and the pieces in the box. The ring of Mines is drawn clockwise from the top left. */
public final class BoardSheet {
    /** The pieces still in the box are shown left of the sheet, in four columns, within the standard table. */
    private static final double SHEET_WIDTH_MM = 620;

    private static final double SHEET_HEIGHT_MM = 600;
    private static final double COLUMN_MM = 76;
    private static final double ROW_MM = 133;
    private static final double MINE_WIDTH_MM = 72;
    private static final double MINE_DEEP_MM = 96;
    private static final double HOME_MM = 92;
    private static final double CHEST_WIDTH_MM = 146;
    private static final double CHEST_DEEP_MM = 94;
    private static final double CHEST_X_MM = 76;
    private static final double CHEST_Y_MM = 99;
    /** Left of the ring lie a Castle, its Gifts and a bag at the top, and another three at the bottom. The right side is alike. */
    private static final double STRIP_X_MM = 268;

    private static final double STRIP_WIDTH_MM = 78;
    private static final double CASTLE_Y_MM = 250;
    private static final double CASTLE_DEEP_MM = 90;
    private static final double GIFTS_Y_MM = 152;
    private static final double GIFTS_DEEP_MM = 96;
    private static final double BAG_Y_MM = 53;
    private static final double BAG_DEEP_MM = 88;
    private static final double BOARD_TAG_Y_MM = 274;
    private static final double BOARD_TAG_MM = 24;
    private static final int FIRST_BOARD_TAG = 242;
    private static final double PIECE_TAG_MM = 14;
    private static final double PIECE_WIDTH_MM = 22;
    private static final double PIECE_DEPTH_MM = 42;
    private static final double GEM_HEIGHT_MM = 6;
    private static final double SHIELD_HEIGHT_MM = 3;
    private static final double OGRE_HEIGHT_MM = 8;
    private static final double ELF_HEIGHT_MM = 20;
    private static final int FIRST_ELF_TAG = 24;
    private static final int FIRST_OGRE_TAG = 28;
    private static final int FIRST_DIE_TAG = 40;
    private static final double DIE_MM = 25;
    private static final String OGRE_GREEN = "#56662f";

    private static final Area.Tint MINE = new Area.Tint("mine");
    private static final Area.Tint CASTLE = new Area.Tint("castle");
    private static final Area.Tint CHEST = new Area.Tint("chest");
    private static final Area.Tint RED_ROAD = new Area.Tint("red-road");
    private static final Area.Tint DOTTED_ROAD = new Area.Tint("red-dotted-road");
    private static final List<Board.Terrain> TERRAINS = List.of(
            new Board.Terrain(MINE, "Mine", "#c9b79c"),
            new Board.Terrain(CASTLE, "Ogre Castle", "#8d8f96"),
            new Board.Terrain(CHEST, "Treasure Chest", "#e6c35c"),
            new Board.Terrain(RED_ROAD, "Red road, for all", "#b3322c"),
            new Board.Terrain(DOTTED_ROAD, "Red-dotted road, from a Castle", "#d98880"));

    /** The special die. */
    public static final DieType DIE = new DieType(DieType.STICKER, "ogre-die", faces(), DIE_MM, "", 1);

    private static final Lookup<Token, Elf> ELVES = Lookup.of(Elf.values(), BoardSheet::token);
    private static final Lookup<Token, Integer> OGRES =
            Lookup.of(IntStream.rangeClosed(1, Kingdom.OGRES).boxed().toArray(Integer[]::new), BoardSheet::token);

    private BoardSheet() {}

    private static List<DieType.Face> faces() {
        return IntStream.range(0, 6)
                .mapToObj(side -> new DieType.Face(
                        side == 5 ? "O" : String.valueOf(side + 1), OptionalInt.of(FIRST_DIE_TAG + side)))
                .toList();
    }

    /** Returns the sheet of a kingdom; it has places for the bags if these lie in view. */
    public static Board board(Kingdom kingdom, int elves, boolean bagsInView) {
        List<Area> areas = new ArrayList<>();
        areas.add(Area.rectangle(ElfSpace.HOME.place(), new Point(0, 0), HOME_MM, HOME_MM, Area.Tint.HOME)
                .called(ElfSpace.HOME.title(), ElfSpace.HOME.title()));
        for (int mine : ElfSpace.mines()) {
            Place place = ElfSpace.mine(mine).place();
            areas.add(Area.rectangle(place, mine(mine), MINE_WIDTH_MM, MINE_DEEP_MM, MINE)
                    .called(ElfSpace.mine(mine).title(), String.valueOf(mine)));
        }
        for (OgreCastle castle : OgreCastle.values()) {
            areas.add(inStrip(castle.space().place(), castle.index(), CASTLE_Y_MM, CASTLE_DEEP_MM, CASTLE)
                    .called(castle.title(), castle.word().toUpperCase(Locale.ROOT) + " Castle"));
        }
        for (OgreCastle castle : OgreCastle.values()) {
            areas.add(inStrip(castle.corner(), castle.index(), GIFTS_Y_MM, GIFTS_DEEP_MM, Area.Tint.TRAY)
                    .called("the Gifts beside " + castle.title(), "Gifts"));
        }
        for (Royal royal : Royal.values()) {
            Point at = corner(royal.index(), CHEST_X_MM, CHEST_Y_MM);
            areas.add(Area.rectangle(royal.place(), at, CHEST_WIDTH_MM, CHEST_DEEP_MM, CHEST)
                    .called(royal.chest(), royal.title()));
        }
        if (bagsInView) {
            for (Elf elf : Arrays.asList(Elf.values()).subList(0, elves)) {
                areas.add(inStrip(elf.bag(), elf.index(), BAG_Y_MM, BAG_DEEP_MM, Area.Tint.TRAY)
                        .called(elf.title() + "'s bag", elf.seat() + "'s bag"));
            }
        }
        return new Board(
                "Ogres & Elves",
                SHEET_WIDTH_MM,
                SHEET_HEIGHT_MM,
                areas,
                roads(kingdom),
                TERRAINS,
                List.of(
                        new Board.BoardTag(FIRST_BOARD_TAG, new Point(0, BOARD_TAG_Y_MM), BOARD_TAG_MM),
                        new Board.BoardTag(FIRST_BOARD_TAG + 1, new Point(0, -BOARD_TAG_Y_MM), BOARD_TAG_MM)));
    }

    private static Area inStrip(Place place, int index, double yMm, double deepMm, Area.Tint tint) {
        return Area.rectangle(place, corner(index, STRIP_X_MM, yMm), STRIP_WIDTH_MM, deepMm, tint);
    }

    /** Returns one of four points, clockwise from the top left. */
    private static Point corner(int index, double xMm, double yMm) {
        boolean right = index == 1 || index == 2;
        return new Point(right ? xMm : -xMm, index < 2 ? yMm : -yMm);
    }

    /** Returns where a Mine lies on the ring: six above, two right, six below, two left. */
    private static Point mine(int mine) {
        if (mine <= 6) {
            return new Point((mine - 3.5) * COLUMN_MM, 1.5 * ROW_MM);
        }
        if (mine <= 8) {
            return new Point(2.5 * COLUMN_MM, (7.5 - mine) * ROW_MM);
        }
        return mine <= 14
                ? new Point((11.5 - mine) * COLUMN_MM, -1.5 * ROW_MM)
                : new Point(-2.5 * COLUMN_MM, (mine - 15.5) * ROW_MM);
    }

    private static List<Board.Road> roads(Kingdom kingdom) {
        List<Board.Road> roads = new ArrayList<>();
        for (ElfSpace from : ElfSpace.values()) {
            for (ElfSpace to : ElfSpace.values()) {
                if (from.compareTo(to) < 0 && kingdom.next(from).contains(to)) {
                    roads.add(new Board.Road(from.place(), to.place(), tint(kingdom, from, to)));
                }
            }
        }
        return roads;
    }

    private static Area.Tint tint(Kingdom kingdom, ElfSpace from, ElfSpace to) {
        if (from.mine() && to.mine()) {
            int way = to.number() - from.number();
            return way == 1 || way == ElfSpace.MINES - 1 ? RED_ROAD : Area.Tint.ROAD;
        }
        return OgreCastle.on(to)
                .filter(castle -> kingdom.firstMine(castle) == from.number())
                .map(castle -> DOTTED_ROAD)
                .orElse(Area.Tint.ROAD);
    }

    /** Returns every piece in the box. */
    public static List<Piece> pieces() {
        List<Piece> pieces = new ArrayList<>();
        int tag = 0;
        for (Thing thing : Thing.values()) {
            double heightMm = thing.gem() ? GEM_HEIGHT_MM : SHIELD_HEIGHT_MM;
            String name = thing.name().charAt(0) + thing.word().substring(1);
            for (int i = 0; i < thing.inBox(); i++) {
                pieces.add(piece(tag++, token(thing), name, thing.name().substring(0, 3), "", heightMm)
                        .painted(paint(thing)));
            }
        }
        for (Elf elf : Elf.values()) {
            pieces.add(piece(
                    FIRST_ELF_TAG + elf.index(),
                    token(elf),
                    elf.seat().name(),
                    elf.name().substring(0, 3),
                    elf.seat().name(),
                    ELF_HEIGHT_MM));
        }
        for (int ogre = 1; ogre <= Kingdom.OGRES; ogre++) {
            pieces.add(piece(FIRST_OGRE_TAG + ogre - 1, token(ogre), "Ogre " + ogre, "O" + ogre, "", OGRE_HEIGHT_MM)
                    .painted(OGRE_GREEN));
        }
        return List.copyOf(pieces);
    }

    public static Token token(Thing thing) {
        return new Token(thing.word());
    }

    public static Token token(Elf elf) {
        return new Token("elf-" + elf.word());
    }

    public static Token token(int ogre) {
        return new Token("ogre-" + ogre);
    }

    /** Returns the Elf with a token. */
    public static Optional<Elf> elf(Token token) {
        return ELVES.find(token);
    }

    /** Returns the number of the Ogre with a token. */
    public static Optional<Integer> ogre(Token token) {
        return OGRES.find(token);
    }

    static String paint(Thing thing) {
        return switch (thing) {
            case GOLD -> "#d8a520";
            case RUBY -> "#a8123a";
            case EMERALD -> "#0f8f4f";
            case AMETHYST -> "#7a3fa0";
            case SAPPHIRE -> "#1f54b8";
            case AMBER -> "#e07a1c";
            case SHIELD -> "#c9d3da";
        };
    }

    private static Piece piece(int tag, Token token, String name, String letters, String seat, double heightMm) {
        return new Piece(
                name,
                seat,
                List.of(PieceFace.tile(tag, token, letters, PIECE_TAG_MM, PIECE_WIDTH_MM, PIECE_DEPTH_MM, heightMm)));
    }

    /** Returns the roll of the special die, or the reason why these dice are not a throw of it. */
    public static Parsed<Integer> rolled(List<DieShown> dice) {
        if (dice.size() != 1 || !dice.get(0).name().equals(DIE.name())) {
            return Parsed.bad("the special die is rolled by itself, and " + dice.size() + " dice were read");
        }
        String face = dice.get(0).face();
        List<String> faces = DIE.faces().stream().map(DieType.Face::shows).toList();
        return faces.contains(face)
                ? Parsed.good(faces.indexOf(face) + 1)
                : Parsed.bad(Quoted.of(face) + " is no face of the special die; it shows 1 to 5 or O");
    }
}
