package umpire.web.payload;

import com.google.gson.JsonElement;
import java.util.List;
import java.util.Map;
import umpire.hardware.Buttons;
import umpire.hardware.Rig;
import umpire.hardware.Table;
import umpire.mqtt.json.BoardPayload;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Point;

/**
 * Everything that the page of the virtual table draws.
 *
 * @param leds the position of each, in the order of the wire
 * @param seats the seat at each side, by the sides' names in the rig
 * @param parts the changing parts, see {@link SceneParts}
 */
public record ScenePayload(
        TablePayload table,
        BoardPayload board,
        List<Point> leds,
        List<ButtonPayload> buttons,
        Map<String, String> seats,
        Map<String, JsonElement> parts) {
    public ScenePayload {
        leds = List.copyOf(leds);
        buttons = List.copyOf(buttons);
    }

    public static ScenePayload of(Rig rig, Board board, Map<String, String> seats, Map<String, JsonElement> parts) {
        return new ScenePayload(
                TablePayload.of(rig.table()),
                BoardPayload.of(board),
                rig.leds().leds().stream()
                        .map(led -> new Point(led.xMm(), led.yMm()))
                        .toList(),
                ButtonPayload.of(rig.buttons()),
                seats,
                parts);
    }

    /** A corner tag: its id, its name, and its centre. */
    public record CornerPayload(int tag, String name, Point at) {}

    /** The table's top, with its corner tags. */
    public record TablePayload(double widthMm, double heightMm, double cornerTagMm, List<CornerPayload> corners) {
        private static TablePayload of(Table table) {
            List<CornerPayload> corners = table.corners().stream()
                    .map(corner -> new CornerPayload(corner.id(), corner.name(), new Point(corner.xMm(), corner.yMm())))
                    .toList();
            return new TablePayload(table.widthMm(), table.heightMm(), table.cornerTagMm(), corners);
        }
    }

    /** One button of one side. */
    public record ButtonPayload(String side, String button) {
        private static List<ButtonPayload> of(Buttons buttons) {
            return buttons.buttons().stream()
                    .map(button -> new ButtonPayload(button.side(), button.press()))
                    .toList();
        }
    }
}
