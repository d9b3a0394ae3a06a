package umpire.rules.ogrechess;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.ogrechess.board.Aim;
import umpire.rules.ogrechess.board.Batteries;
import umpire.rules.ogrechess.board.Square;

/** Every action that can be written down. */
final class OgreChessUniverse {
    private OgreChessUniverse() {}

    static List<Action> actions() {
        List<Action> all = new ArrayList<>();
        all.add(new Action.Hold());
        for (int face = 1; face <= 6; face++) {
            all.add(new Action.Roll(face));
        }
        for (Aim aim : Aim.values()) {
            all.add(new Action.TakeAim(aim));
        }
        for (Square from : Square.values()) {
            all.add(new Action.Promote(from));
            for (Square to : Square.values()) {
                pairs(from, to, all);
            }
        }
        return all;
    }

    private static void pairs(Square from, Square to, List<Action> into) {
        into.add(new Action.MovePiece(from, to));
        into.add(new Action.Overrun(from, to));
        into.add(new Action.Merge(from, to));
        if (from.rangeTo(to) <= 2) {
            for (int a = 0; a <= 4; a++) {
                for (int b = 0; b <= 4 && from.compareTo(to) < 0; b++) {
                    into.add(new Action.Redistribute(from, to, a, b));
                }
            }
        }
        if (from.rangeTo(to) > 5) {
            return;
        }
        for (Aim aim : Aim.values()) {
            for (int guns = 0; guns < 10; guns++) {
                into.add(new Action.Fire(from, new Batteries(guns / 5, guns % 5), to, aim));
            }
        }
    }
}
