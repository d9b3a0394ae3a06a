package umpire.rules.ogreselves.plain;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The legal actions by the sheet. */
final class PlainChoices {
    private static final List<Integer> SECOND_ONES = List.of(2, 6, 10, 14);
    private static final List<Integer> NOT_SALTED_IN_FIRST = List.of(1, 5, 9, 13);

    private final PlainBoard board;
    private final Set<String> legal = new TreeSet<>();

    private PlainChoices(PlainBoard board) {
        this.board = board;
    }

    static Set<String> legal(PlainBoard board) {
        PlainChoices choices = new PlainChoices(board);
        switch (board.phase[0]) {
            case "salting" -> choices.salting();
            case "placing" -> choices.placing();
            case "deploying" -> choices.deploying();
            case "moving" -> choices.moving();
            case "meeting" -> choices.meeting();
            case "handling" -> choices.handling();
            case "bound" -> choices.bound();
            case "rolling" -> choices.legal.addAll(List.of("roll 1", "roll 2", "roll 3", "roll 4", "roll 5", "roll O"));
            case "escaping" -> board.openCastles().forEach(castle -> choices.legal.add("castle " + castle));
            case "agreeing" -> choices.legal.addAll(List.of("yes", "no"));
            default -> {}
        }
        return choices.legal;
    }

    /** Returns the Valuables of a game by kind. */
    static String inPlay(String variant) {
        return switch (variant) {
            case "FIRST" -> "GGGRRREEAASM";
            case "SECOND" -> "GGGGRRRREEAASSMM";
            default -> "GGGGGRRRRREEEAAASSMM";
        };
    }

    private void salting() {
        String left = PlainBoard.less(inPlay(board.variant), board.afoot());
        for (char letter : PlainBoard.kinds(left)) {
            legal.add("salt " + nextMine() + " " + PlainBoard.word(letter));
        }
    }

    private int nextMine() {
        for (int mine = 1; mine <= 16; mine++) {
            boolean skipped = board.variant.equals("FIRST") && NOT_SALTED_IN_FIRST.contains(mine);
            if (!skipped && board.mines[mine - 1].equals("-")) {
                return mine;
            }
        }
        return SECOND_ONES.stream()
                .filter(mine -> board.mines[mine - 1].length() == 1)
                .findFirst()
                .orElseThrow();
    }

    private void placing() {
        int next = board.variant.equals("FIRST") ? 1 : 0;
        while (!board.ogres[next].equals("-")) {
            next++;
        }
        int left = 5 - next;
        for (String castle : PlainBoard.CASTLES) {
            long there = List.of(board.ogres).stream().filter(castle::equals).count();
            if (there == 0 || (there == 1 && left > board.openCastles().size())) {
                legal.add("ogre " + (next + 1) + " " + castle);
            }
        }
    }

    private void deploying() {
        shieldable().forEach(mine -> legal.add("shield " + mine));
        legal.add("done");
    }

    /** Returns the Mines without an Ogre and without a Shield, where none was taken away in this turn. */
    private Set<String> shieldable() {
        Set<String> open = new TreeSet<>();
        List<String> changed = List.of(board.changed().split(","));
        for (int mine = 1; mine <= 16; mine++) {
            boolean shielded = PlainBoard.holds(board.mines[mine - 1], "#");
            if (board.ogreOn(String.valueOf(mine)) < 0 && !shielded && !changed.contains(String.valueOf(mine))) {
                open.add(String.valueOf(mine));
            }
        }
        return open;
    }

    private void moving() {
        shields();
        String from = board.at(board.me());
        for (String near : PlainBoard.roads(from)) {
            walk(near);
            if (board.ogreOn(near) < 0) {
                PlainBoard.roads(near).stream().filter(far -> !far.equals(from)).forEach(this::walk);
            }
        }
        if (!board.deliverable() && board.phase[2].equals("open")) {
            legal.add("end");
        }
        legal.add("stay");
    }

    private void shields() {
        String bag = board.bag(board.me());
        if (PlainBoard.holds(bag, "#")) {
            shieldable().forEach(mine -> legal.add("shield " + mine));
        }
        List<String> settled = List.of(board.changed().split(","));
        for (int mine = 1; mine <= 16; mine++) {
            if (PlainBoard.holds(board.mines[mine - 1], "#") && !settled.contains(String.valueOf(mine))) {
                String from = String.valueOf(mine);
                shieldable().forEach(to -> legal.add("shift " + from + " " + to));
                if (PlainBoard.size(bag) < 4) {
                    legal.add("retrieve " + from);
                }
            }
        }
    }

    private void walk(String to) {
        int ogre = board.ogreOn(to);
        boolean gift =
                ogre >= 0 && !PlainBoard.liked(ogre, board.bag(board.me())).equals("-");
        boolean meets = PlainBoard.mine(to) && !(gift && board.openCastles().isEmpty());
        if (ogre < 0 || meets) {
            legal.add("walk " + to);
        }
    }

    private void meeting() {
        int ogre = board.ogreOn(board.at(board.me()));
        for (char letter : PlainBoard.kinds(PlainBoard.liked(ogre, board.bag(board.me())))) {
            board.openCastles().forEach(castle -> legal.add("gift " + PlainBoard.word(letter) + " " + castle));
        }
    }

    private void bound() {
        if (board.house("captiveShields=true") && !board.allCaptive()) {
            shields();
        }
        List<String> refused = List.of(board.refused().split(","));
        int ogre = board.ogreOn(board.at(board.me()));
        for (int royal : board.royals()) {
            for (char letter : PlainBoard.kinds(PlainBoard.liked(ogre, board.chests[royal]))) {
                String ransom = "ransom " + PlainBoard.ROYALS.get(royal) + " " + PlainBoard.word(letter) + " ";
                board.openCastles().stream()
                        .map(castle -> ransom + castle)
                        .filter(words -> !refused.contains(words.substring(7).replace(' ', '-')))
                        .forEach(legal::add);
            }
        }
        legal.add("done");
    }

    private void handling() {
        boolean asked = board.phase[board.phase.length - 1].equals("refused");
        if (board.house("rollAfterLastDelivery=false") && !board.deliverable() && !asked) {
            legal.add("end");
        }
        deliveries();
        String bag = board.bag(board.me());
        for (char taken : PlainBoard.kinds(board.phase[1])) {
            if (PlainBoard.size(bag) < 4) {
                legal.add("take " + PlainBoard.word(taken));
            } else {
                swaps(taken, bag);
            }
        }
        for (int other = 0; other < board.elves.length; other++) {
            boolean together = board.at(other).equals(board.at(board.me())) && !board.captive(other);
            if (together && other != board.me()) {
                hands(board.me(), other);
                hands(other, board.me());
                trades(other);
            }
        }
        legal.add("done");
    }

    private void deliveries() {
        if (board.at(board.me()).equals("home")) {
            for (int royal : board.royals()) {
                for (char letter : PlainBoard.kinds(PlainBoard.common(board.missing(royal), board.bag(board.me())))) {
                    legal.add("deliver " + PlainBoard.word(letter) + " " + PlainBoard.ROYALS.get(royal));
                }
            }
        }
    }

    private void swaps(char taken, String bag) {
        boolean shielded = PlainBoard.holds(board.lying(board.at(board.me())), "#");
        for (char left : PlainBoard.kinds(bag)) {
            if (left != taken && !(left == '#' && shielded)) {
                legal.add("swap " + PlainBoard.word(taken) + " " + PlainBoard.word(left));
            }
        }
    }

    /** Returns the things that an Elf was not handed in this turn. */
    private Set<Character> own(int elf) {
        return PlainBoard.kinds(PlainBoard.less(board.bag(elf), board.phase[2 + elf]));
    }

    private void hands(int from, int to) {
        if (PlainBoard.size(board.bag(to)) < 4) {
            for (char letter : own(from)) {
                legal.add("hand " + PlainBoard.ELVES.get(from) + " " + PlainBoard.ELVES.get(to) + " "
                        + PlainBoard.word(letter));
            }
        }
    }

    private void trades(int other) {
        if (PlainBoard.size(board.bag(other)) < 4 || PlainBoard.size(board.bag(board.me())) < 4) {
            return;
        }
        for (char given : own(board.me())) {
            for (char got : own(other)) {
                if (given != got) {
                    legal.add("trade " + PlainBoard.ELVES.get(other) + " " + PlainBoard.word(given) + " "
                            + PlainBoard.word(got));
                }
            }
        }
    }
}
