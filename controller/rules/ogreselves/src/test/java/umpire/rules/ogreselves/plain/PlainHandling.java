package umpire.rules.ogreselves.plain;

/** Actions of an Elf that has stopped and handles things. */
final class PlainHandling {
    private final PlainBoard board;
    private final PlainTurn turn;

    PlainHandling(PlainBoard board, PlainTurn turn) {
        this.board = board;
        this.turn = turn;
    }

    void play(String[] words) {
        switch (words[0]) {
            case "take" -> take(PlainBoard.letter(words[1]), "-");
            case "swap" -> take(PlainBoard.letter(words[1]), PlainBoard.letter(words[2]));
            case "hand" -> hand(elf(words[1]), elf(words[2]), PlainBoard.letter(words[3]));
            case "trade" -> {
                hand(board.me(), elf(words[1]), PlainBoard.letter(words[2]));
                hand(elf(words[1]), board.me(), PlainBoard.letter(words[3]));
            }
            default -> {
                deliver(PlainBoard.letter(words[1]), PlainBoard.ROYALS.indexOf(words[2]));
                return;
            }
        }
        turn.goOn();
    }

    private static int elf(String word) {
        return PlainBoard.ELVES.indexOf(word);
    }

    private void take(String taken, String left) {
        String mine = board.at(board.me());
        leave(left);
        board.carry(board.me(), PlainBoard.plus(board.bag(board.me()), taken));
        board.lay(mine, PlainBoard.plus(PlainBoard.less(board.lying(mine), taken), left));
        board.phase[1] = PlainBoard.less(board.phase[1], taken);
    }

    /** Takes a thing out of the bag. It counts as one that was handed over only if no other of its kind is left. */
    private void leave(String left) {
        String bag = PlainBoard.less(board.bag(board.me()), left);
        board.carry(board.me(), bag);
        board.phase[2 + board.me()] = PlainBoard.common(board.phase[2 + board.me()], bag);
    }

    private void hand(int from, int to, String letter) {
        board.carry(from, PlainBoard.less(board.bag(from), letter));
        board.carry(to, PlainBoard.plus(board.bag(to), letter));
        board.phase[2 + to] = PlainBoard.plus(board.phase[2 + to], letter);
    }

    private void deliver(String letter, int royal) {
        leave(letter);
        board.chests[royal] = PlainBoard.plus(board.chests[royal], letter);
        if (board.royals().stream().allMatch(board::full)) {
            turn.end("filled");
        } else if (board.house("rollAfterLastDelivery=false") && !board.deliverable() && !board.giftable()) {
            turn.end("delivered");
        } else {
            turn.goOn();
        }
    }
}
