package umpire.hardware;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import umpire.hardware.Table.CornerTag;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Piece;

/**
 * Everything the builder measured about one table.
 *
 * @param camera the calibrated lens
 * @param table its size and corner tags
 * @param leds the position of each LED of the strip
 * @param buttons the pin of each button
 * @param dice the measured sizes of the dice in play; other kinds have their game's size
 * @param sensors under the board, if any
 * @param buzzer its pin and its use, if there is one
 * @param devices behind camera, strip, buttons, sensors and buzzer
 */
public record Rig(
        Camera camera,
        Table table,
        Leds leds,
        Buttons buttons,
        List<DieSize> dice,
        PresenceSensors sensors,
        Buzzer buzzer,
        Devices devices) {
    public Rig {
        dice = List.copyOf(dice);
    }

    /** Makes a rig with the default buzzer. */
    public Rig(
            Camera camera,
            Table table,
            Leds leds,
            Buttons buttons,
            List<DieSize> dice,
            PresenceSensors sensors,
            Devices devices) {
        this(camera, table, leds, buttons, dice, sensors, Buzzer.usual(), devices);
    }

    /** Makes a rig without sensors under the board. */
    public Rig(Camera camera, Table table, Leds leds, Buttons buttons, List<DieSize> dice, Devices devices) {
        this(camera, table, leds, buttons, dice, PresenceSensors.none(), devices);
    }

    /** Makes a rig without measured dice, with the virtual table's devices. */
    public Rig(Camera camera, Table table, Leds leds, Buttons buttons) {
        this(camera, table, leds, buttons, List.of(), Devices.virtual());
    }

    /** Returns the default table: the reference camera, the standard corner tags, a strip around the edge, two seats' buttons. */
    public static Rig standard() {
        return new Rig(
                Camera.reference(), Table.standard(), Leds.roundTheEdge(Table.standard(), 288), Buttons.standard());
    }

    /** Returns the same rig with another lens. */
    public Rig through(Camera other) {
        return new Rig(other, table, leds, buttons, dice, sensors, buzzer, devices);
    }

    /** Returns the same rig with another source of frames. */
    public Rig seeing(CameraSource source) {
        return new Rig(camera, table, leds, buttons, dice, sensors, buzzer, devices.seeing(source));
    }

    /**
     * Returns the edges of a game's dice at this table in millimetres, the smallest first; the game's own if that kind was not measured.
     */
    public List<Double> edgesMm(DieType type) {
        return DieSize.edgesMm(dice, type);
    }

    /** Returns the same rig with other dice. */
    public Rig throwing(List<DieSize> others) {
        return new Rig(camera, table, leds, buttons, others, sensors, buzzer, devices);
    }

    /** Returns the same rig with other sensors under the board. */
    public Rig feeling(PresenceSensors others) {
        return new Rig(camera, table, leds, buttons, dice, others, buzzer, devices);
    }

    /** Returns the reason why a game cannot be played at this table; empty if it can. Its tags and the table's must differ. */
    public Optional<String> fault(Board board, List<Piece> pieces, List<DieType> dice) {
        int tags = TagDictionaries.count(table.dictionary());
        for (Piece piece : pieces) {
            int last = Collections.max(piece.tags());
            if (last >= tags) {
                return Optional.of("The tag dictionary " + table.dictionary() + " of the rig file ends at " + (tags - 1)
                        + ", but the " + piece.name() + " has tag " + last + ": name a larger dictionary.");
            }
        }
        for (DieType type : dice) {
            for (int tag : type.tags()) {
                if (tag >= tags) {
                    return Optional.of("The tag dictionary " + table.dictionary() + " of the rig file ends at "
                            + (tags - 1) + ", but a face of the dice called " + type.name() + " has tag " + tag
                            + ": name a larger dictionary.");
                }
            }
        }
        for (Board.BoardTag tag : board.tags()) {
            if (tag.id() >= tags) {
                return Optional.of("The tag dictionary " + table.dictionary() + " of the rig file ends at " + (tags - 1)
                        + ", but " + board.name() + " has tag " + tag.id() + ": name a larger dictionary.");
            }
        }
        return table.corners().stream()
                .filter(corner -> taken(corner, board, pieces, dice))
                .map(
                        corner -> "The rig file gives tag " + corner.id() + " to the corner " + corner.name()
                                + ", but the game has it on a piece, a die or its board: glue on another tag, such as 246 to 249.")
                .findFirst();
    }

    private static boolean taken(CornerTag corner, Board board, List<Piece> pieces, List<DieType> dice) {
        return dice.stream().anyMatch(type -> type.tags().contains(corner.id()))
                || pieces.stream().anyMatch(piece -> piece.tags().contains(corner.id()))
                || board.tags().stream().anyMatch(tag -> tag.id() == corner.id());
    }
}
