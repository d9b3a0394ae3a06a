package umpire.referee.toy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;

/**
 * A game of coins that are all alike and lie below a dragon. A thief takes them into a coffer, one at a time. The state
 * is the number of coins below the dragon.
 */
public final class Coffer implements Toy<Integer, String> {
    public static final Place LAIR = new Place("lair");
    public static final Place CHEST = new Place("chest");
    public static final Token COIN = new Token("coin");
    public static final Token DRAGON = new Token("dragon");
    private static final Seat THIEF = new Seat("Thief");
    private static final int COINS = 3;
    private static final String TAKE = "take";

    @Override
    public String title() {
        return "Coffer";
    }

    @Override
    public List<Seat> seats() {
        return List.of(THIEF);
    }

    @Override
    public Integer opening() {
        return COINS;
    }

    @Override
    public Awaited awaited(Integer left) {
        return new Awaited.Choice(THIEF, "take a coin");
    }

    @Override
    public List<String> actions(Integer left) {
        return left > 0 ? List.of(TAKE) : List.of();
    }

    @Override
    public Integer after(Integer left, String action) {
        return left - 1;
    }

    @Override
    public Seat seatOf(Integer left, String action) {
        return THIEF;
    }

    @Override
    public Board board() {
        return new Board(
                "Coffer",
                120,
                60,
                List.of(
                        Area.rectangle(LAIR, new Point(-30, 0), 60, 60, Area.Tint.LIGHT),
                        Area.rectangle(CHEST, new Point(30, 0), 60, 60, Area.Tint.TRAY)),
                List.of(),
                List.of());
    }

    @Override
    public List<Piece> pieces() {
        List<Piece> pieces = new ArrayList<>(List.of(new Piece(0, DRAGON, "Dragon", "D", "", 18, 20)));
        for (int tag = 1; tag <= COINS; tag++) {
            pieces.add(new Piece(tag, COIN, "Coin", "c", "", 18, 2));
        }
        return pieces;
    }

    @Override
    public Placement show(Integer left) {
        List<Standing> standings =
                new ArrayList<>(Collections.nCopies(left, new Standing(COIN, new Spot.On(LAIR), true)));
        standings.add(Standing.on(LAIR, DRAGON));
        standings.addAll(Collections.nCopies(COINS - left, Standing.on(CHEST, COIN)));
        return new Placement(standings);
    }

    @Override
    public String write(String action) {
        return action;
    }

    @Override
    public Parsed<String> readAction(Integer left, String text) {
        return text.equals(TAKE) ? Parsed.good(text) : Parsed.bad("'" + text + "' is not an action here. Try take.");
    }

    @Override
    public String writePosition(Integer left) {
        return left.toString();
    }

    @Override
    public Parsed<Integer> readPosition(String text) {
        return text.matches("[0-3]")
                ? Parsed.good(Integer.parseInt(text))
                : Parsed.bad("'" + text + "' is not a position.");
    }
}
