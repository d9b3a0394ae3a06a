package umpire.rules.ogreselves.plain;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The results of a yes and of a no. */
final class PlainVotes {
    private final PlainBoard board;
    private final PlainTurn turn;

    PlainVotes(PlainBoard board, PlainTurn turn) {
        this.board = board;
        this.turn = turn;
    }

    void yes() {
        int agreed = Integer.parseInt(board.phase[1]) + 1;
        String[] proposal = board.phase[2].split("_");
        if (agreed < board.elves.length - 1) {
            board.phase[1] = String.valueOf(agreed);
        } else if (proposal[0].equals("end")) {
            turn.end("delivered");
        } else {
            int royal = PlainBoard.ROYALS.indexOf(proposal[1]);
            String letter = PlainBoard.letter(proposal[2]);
            board.chests[royal] = PlainBoard.less(board.chests[royal], letter);
            String asked = board.phase[3].split("_")[1];
            turn.lead(letter, proposal[3], "x");
            if (board.house("payerTakesTurn=false")) {
                int elves = board.elves.length;
                board.turn = PlainBoard.ELVES.get((board.me() + elves - Integer.parseInt(asked)) % elves);
            }
        }
    }

    /** Drops the proposal. It may not be proposed again in this turn; another may. */
    void no() {
        String proposal = board.phase[2];
        board.phase = board.phase[3].split("_");
        switch (board.phase[0]) {
            case "moving" -> board.phase[2] = "refused";
            case "handling" -> {
                board.await(String.join(" ", board.phase) + " refused");
                turn.goOn();
            }
            default -> {
                Set<String> refused = new TreeSet<>(List.of(board.refused().split(",")));
                refused.add(proposal.substring(7).replace('_', '-'));
                refused.remove("-");
                board.bind(board.phase[1], String.join(",", refused), board.changed());
                if (PlainChoices.legal(board).size() == 1) {
                    turn.done();
                }
            }
        }
    }
}
