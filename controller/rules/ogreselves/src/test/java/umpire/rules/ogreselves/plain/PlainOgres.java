package umpire.rules.ogreselves.plain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Moves of the Ogres after a roll. */
final class PlainOgres {
    private PlainOgres() {}

    /** Frees the captives on a Mine that their Ogre has left. */
    static void release(PlainBoard board, String mine, String to) {
        for (int elf = 0; elf < board.elves.length; elf++) {
            if (board.at(elf).equals(mine)) {
                board.put(elf, to, board.bag(elf));
            }
        }
    }

    /** Moves an Ogre by one; returns the Elves that lost something to it and flee. */
    static List<Integer> move(PlainBoard board, int ogre) {
        String from = board.ogres[ogre];
        if (from.startsWith("+")) {
            board.ogres[ogre] = from.substring(1);
            return new ArrayList<>();
        }
        int castle = PlainBoard.CASTLES.indexOf(from);
        int to = castle >= 0 ? PlainBoard.FIRST_MINES[castle] : Integer.parseInt(from) % 16 + 1;
        for (int tried = 0; taken(board, to) && tried < 17; tried++) {
            to = to % 16 + 1;
        }
        if (taken(board, to)) {
            return new ArrayList<>();
        }
        board.ogres[ogre] = String.valueOf(to);
        release(board, from, from);
        board.mines[to - 1] = PlainBoard.less(board.mines[to - 1], PlainBoard.liked(ogre, board.mines[to - 1]));
        return capture(board, ogre, String.valueOf(to));
    }

    private static boolean taken(PlainBoard board, int mine) {
        return Arrays.asList(board.ogres).contains(String.valueOf(mine)) || board.mines[mine - 1].contains("#");
    }

    private static List<Integer> capture(PlainBoard board, int ogre, String mine) {
        List<Integer> freed = new ArrayList<>();
        for (int elf = 0; elf < board.elves.length; elf++) {
            if (board.at(elf).equals(mine)) {
                String lost = PlainBoard.liked(ogre, board.bag(elf));
                if (lost.equals("-")) {
                    board.put(elf, mine + "!", board.bag(elf));
                } else {
                    board.carry(elf, PlainBoard.less(board.bag(elf), lost));
                    freed.add(elf);
                }
            }
        }
        return freed;
    }
}
