package umpire.rules.ogrechess.appearance;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Artwork;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Drawing;
import umpire.rules.kernel.Mark;
import umpire.rules.kernel.MarkPlate;
import umpire.rules.kernel.MarkPlate.PlaceEdge;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.rules.kernel.RecordSheet;
import umpire.rules.ogrechess.board.Batteries;
import umpire.rules.ogrechess.board.Side;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.board.UnitKind;

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
                .with("fights", kind.attack() > 0)
                .with("attack", kind.attack() + "/" + kind.range())
                .with("defence", kind.defence());
    }

    @Override
    public List<RecordSheet> records() {
        return Arrays.stream(Side.values()).map(GameArtwork::record).toList();
    }

    /** Each move-unit box shows how many squares the Ogre moves when it has lost the boxes to the left. Boxes are crossed from the left. */
    private static RecordSheet record(Side side) {
        Unit.Ogre whole = Unit.Ogre.fresh(side);
        List<String> squares = IntStream.range(0, whole.moveUnits())
                .mapToObj(lost -> new Unit.Ogre(side, whole.batteries(), whole.moveUnits() - lost))
                .map(Unit.Ogre::movement)
                .map(String::valueOf)
                .toList();
        return new RecordSheet(
                side.seat().name() + " Ogre",
                List.of(
                        weapons("Main Battery", whole.batteries().main(), Batteries.MAIN_ATTACK, Batteries.MAIN_RANGE),
                        weapons(
                                "Secondary Batteries",
                                whole.batteries().secondary(),
                                Batteries.SECONDARY_ATTACK,
                                Batteries.SECONDARY_RANGE),
                        new RecordSheet.RecordRow("Move units", squares, "the squares it moves")));
    }

    private static RecordSheet.RecordRow weapons(String label, int count, int attack, int range) {
        return new RecordSheet.RecordRow(
                label, Collections.nCopies(count, ""), "attack " + attack + ", range " + range + " each");
    }

    @Override
    public List<MarkPlate> markPlates() {
        return MarkArtwork.PLATES;
    }

    @Override
    public Drawing mark(Mark mark) {
        return MarkArtwork.of(mark);
    }

    @Override
    public String paint(String seat) {
        return seat.equals(Side.WHITE.seat().name()) ? CHALK : STEEL;
    }

    /** Draws the details that no piece shows: squads, an Ogre's record, disabled units. */
    static final class MarkArtwork {
        static final List<MarkPlate> PLATES = List.of(
                new MarkPlate("squads", PlaceEdge.LEFT, 16, 42),
                new MarkPlate("promoted", PlaceEdge.LEFT, 16, 10),
                new MarkPlate("record", PlaceEdge.RIGHT, 16, 54),
                new MarkPlate("disabled", PlaceEdge.RIGHT, 16, 28));

        private static final Pattern RECORD = Pattern.compile("MB([01]) SB([0-4]) ([0-9])/M([0-3])");
        private static final String FULL_MECH = "3+PC";

        private MarkArtwork() {}

        static Drawing of(Mark mark) {
            String brief = mark.brief();
            return switch (mark.kind()) {
                case "squads" -> squads(brief);
                case "promoted" -> Drawing.of("promoted.svg");
                case "record" -> record(brief);
                case "disabled" -> Drawing.of("disabled.svg").with("second", brief.equals("D2"));
                default -> Drawing.NONE;
            };
        }

        private static Drawing squads(String brief) {
            if (!brief.matches("[1-3]") && !brief.equals(FULL_MECH)) {
                throw new IllegalArgumentException("a platoon has one to three squads, not '" + brief + "'");
            }
            return crossed(
                    Drawing.of("squads.svg").with("carrier", brief.equals(FULL_MECH)),
                    "squad",
                    brief.charAt(0) - '0',
                    Unit.FULL);
        }

        private static Drawing record(String brief) {
            Matcher record = RECORD.matcher(brief);
            if (!record.matches()) {
                throw new IllegalArgumentException("'" + brief + "' is not a record of an Ogre");
            }
            Drawing drawing = Drawing.of("record.svg").with("squares", record.group(4));
            drawing = crossed(drawing, "gun", number(record, 1), Batteries.ALL.main());
            drawing = crossed(drawing, "battery", number(record, 2), Batteries.ALL.secondary());
            return crossed(
                    drawing,
                    "unit",
                    number(record, 3),
                    Unit.Ogre.fresh(Side.WHITE).moveUnits());
        }

        private static int number(Matcher matcher, int group) {
            return Integer.parseInt(matcher.group(group));
        }

        /** Shows the first {@code left} boxes as open and the others as crossed. */
        private static Drawing crossed(Drawing drawing, String name, int left, int all) {
            Drawing crossed = drawing;
            for (int i = 1; i <= all; i++) {
                crossed = crossed.with(name + i, i <= left).with("no" + name + i, i > left);
            }
            return crossed;
        }
    }
}
