package umpire.referee.reading;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Token;

/** A game's board and box as comparing needs them: places numbered in the board's order, and what pieces are called. */
public final class BoardIndex {
    private final List<Place> places = new ArrayList<>();
    private final List<Point> centres = new ArrayList<>();
    private final Map<Place, Integer> numbers = new HashMap<>();
    private final Map<Token, String> names = new HashMap<>();
    private final double halfWidthMm;
    private final double halfHeightMm;

    /** Measures a game's board. */
    public BoardIndex(Game<?, ?> game) {
        halfWidthMm = game.board().widthMm() / 2;
        halfHeightMm = game.board().heightMm() / 2;
        for (Area area : game.board().areas()) {
            numbers.put(area.place(), places.size());
            places.add(area.place());
            centres.add(area.centre());
        }
        for (Piece piece : game.pieces()) {
            piece.faces().forEach(face -> names.putIfAbsent(face.token(), piece.name()));
        }
    }

    int size() {
        return places.size();
    }

    Place place(int number) {
        return places.get(number);
    }

    /** Returns a place's number, or -1 for one that is not on the board. */
    int number(Place place) {
        return numbers.getOrDefault(place, -1);
    }

    Point centre(int number) {
        return centres.get(number);
    }

    /** Returns whether something lies on the sheet. */
    boolean onSheet(Pose pose) {
        return Math.abs(pose.xMm()) <= halfWidthMm && Math.abs(pose.yMm()) <= halfHeightMm;
    }

    /** Returns what people call a token. */
    public String nameOf(Token token) {
        return names.getOrDefault(token, token.name());
    }
}
