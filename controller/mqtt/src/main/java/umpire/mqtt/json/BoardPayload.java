package umpire.mqtt.json;

import java.util.List;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;

/** The board as displays and the virtual table's page draw it, without its tags. */
public record BoardPayload(
        String name,
        double widthMm,
        double heightMm,
        List<AreaPayload> areas,
        List<Board.Road> roads,
        List<Board.Terrain> terrains) {
    /** A place as it is drawn; see {@link Area}. */
    public record AreaPayload(Place place, List<Point> outline, Area.Tint tint, String title, String label) {
        public AreaPayload {
            outline = List.copyOf(outline);
        }

        private static AreaPayload of(Area area) {
            return new AreaPayload(area.place(), area.outline(), area.tint(), area.title(), area.label());
        }
    }

    public BoardPayload {
        areas = List.copyOf(areas);
        roads = List.copyOf(roads);
        terrains = List.copyOf(terrains);
    }

    public static BoardPayload of(Board board) {
        return new BoardPayload(
                board.name(),
                board.widthMm(),
                board.heightMm(),
                board.areas().stream().map(AreaPayload::of).toList(),
                board.roads(),
                board.terrains());
    }
}
