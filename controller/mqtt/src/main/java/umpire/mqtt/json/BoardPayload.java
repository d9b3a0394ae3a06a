package umpire.mqtt.json;

import java.util.List;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;

/** The board as displays and the virtual table's page draw it: without the tags by which the eye finds it. */
public record BoardPayload(
        String name,
        double widthMm,
        double heightMm,
        List<Area> areas,
        List<Board.Road> roads,
        List<Board.Terrain> terrains) {
    public BoardPayload {
        areas = List.copyOf(areas);
        roads = List.copyOf(roads);
        terrains = List.copyOf(terrains);
    }

    public static BoardPayload of(Board board) {
        return new BoardPayload(
                board.name(), board.widthMm(), board.heightMm(), board.areas(), board.roads(), board.terrains());
    }
}
