package umpire.rules.ogrechess.appearance;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import umpire.rules.kernel.Drawing;
import umpire.rules.kernel.Mark;
import umpire.rules.kernel.MarkPlate;
import umpire.rules.kernel.MarkPlate.PlaceEdge;
import umpire.rules.ogrechess.board.Batteries;
import umpire.rules.ogrechess.board.Side;
import umpire.rules.ogrechess.board.Unit;

/** Draws the details that no piece shows: squads, an Ogre's record, disabled units. */
final class MarkArtwork {
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
                drawing, "unit", number(record, 3), Unit.Ogre.fresh(Side.WHITE).moveUnits());
    }

    private static int number(Matcher matcher, int group) {
        return Integer.parseInt(matcher.group(group));
    }

    /** The first ones are still there, the others are crossed. */
    private static Drawing crossed(Drawing drawing, String name, int left, int all) {
        Drawing crossed = drawing;
        for (int i = 1; i <= all; i++) {
            crossed = crossed.with(name + i, i <= left).with("no" + name + i, i > left);
        }
        return crossed;
    }
}
