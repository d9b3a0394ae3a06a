package umpire.rules.ogreselves.plain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Plays actions, and finds the step that is awaited next. */
public final class PlainTurn {
    private final PlainBoard board;

    private PlainTurn(PlainBoard board) {
        this.board = board;
    }

    /** Returns the legal actions of a position, in notation. */
    public static Set<String> legal(String variant, Set<String> house, String position) {
        return PlainChoices.legal(new PlainBoard(variant, house, position));
    }

    public static int score(String variant, String position) {
        return new PlainBoard(variant, Set.of(), position).score();
    }

    /** Returns the position after a legal action. */
    public static String after(String variant, Set<String> house, String position, String action) {
        PlainTurn turn = new PlainTurn(new PlainBoard(variant, house, position));
        turn.play(action.split(" "));
        return turn.board.text();
    }

    private void play(String[] words) {
        switch (words[0]) {
            case "salt" -> salt(words);
            case "ogre" -> place(words);
            case "shield" -> shield(words[1]);
            case "retrieve" -> retrieve(words[1]);
            case "shift" -> shift(words);
            case "walk" -> walk(words[1]);
            case "stay" -> stop();
            case "take", "swap", "deliver", "hand", "trade" -> new PlainHandling(board, this).play(words);
            case "gift" -> gift(words);
            case "ransom", "end" ->
                board.await("agreeing 0 " + String.join("_", words) + " " + String.join("_", board.phase));
            case "yes" -> new PlainVotes(board, this).yes();
            case "no" -> new PlainVotes(board, this).no();
            case "done" -> done();
            case "roll" -> roll(words[1]);
            case "castle" -> castle(words[1]);
            default -> throw new IllegalArgumentException(String.join(" ", words));
        }
    }

    private void salt(String[] words) {
        board.lay(words[1], PlainBoard.plus(board.lying(words[1]), PlainBoard.letter(words[2])));
        if (board.afoot().length() == PlainChoices.inPlay(board.variant).length()) {
            board.await("placing");
        }
    }

    private void place(String[] words) {
        board.ogres[Integer.parseInt(words[1]) - 1] = words[2];
        if (!board.ogres[4].equals("-")) {
            for (int shield = 0; shield < 4 && !board.variant.equals("FIRST"); shield++) {
                int elf = shield % board.elves.length;
                board.carry(elf, PlainBoard.plus(board.bag(elf), "#"));
            }
            deploy(0);
        }
    }

    /** Lets Elves with Shields deploy, from one on; after the last the first turn begins. */
    private void deploy(int elf) {
        int next = elf;
        while (next < board.elves.length && !PlainBoard.holds(board.bag(next), "#")) {
            next++;
        }
        if (next == board.elves.length) {
            begin(0);
        } else {
            board.turn = PlainBoard.ELVES.get(next);
            board.await("deploying");
        }
    }

    private void shield(String mine) {
        board.carry(board.me(), PlainBoard.less(board.bag(board.me()), "#"));
        board.lay(mine, PlainBoard.plus(board.lying(mine), "#"));
        if (board.phase[0].equals("deploying")) {
            deploy(board.me());
        } else {
            settle(mine);
        }
    }

    private void settle(String mine) {
        Set<Integer> settled = new TreeSet<>(List.of(Integer.valueOf(mine)));
        for (String word : board.changed().split(",")) {
            if (!word.equals("-")) {
                settled.add(Integer.valueOf(word));
            }
        }
        String changed = settled.toString().replaceAll("[\\[\\] ]", "");
        if (board.phase[0].equals("bound")) {
            board.bind(board.phase[1], board.refused(), changed);
            goOn();
        } else {
            board.phase[1] = changed;
        }
    }

    private void retrieve(String mine) {
        board.lay(mine, PlainBoard.less(board.lying(mine), "#"));
        board.carry(board.me(), PlainBoard.plus(board.bag(board.me()), "#"));
        settle(mine);
    }

    private void shift(String[] words) {
        board.lay(words[1], PlainBoard.less(board.lying(words[1]), "#"));
        board.lay(words[2], PlainBoard.plus(board.lying(words[2]), "#"));
        settle(words[1]);
        settle(words[2]);
    }

    private void walk(String to) {
        String bag = board.bag(board.me());
        int ogre = board.ogreOn(to);
        if (ogre < 0) {
            board.put(board.me(), to, bag);
            stop();
        } else if (PlainBoard.liked(ogre, bag).equals("-")) {
            board.put(board.me(), to + "!", bag);
            board.await("rolling");
        } else {
            board.put(board.me(), to, bag);
            board.await("meeting");
        }
    }

    private void stop() {
        boolean refused = board.phase[board.phase.length - 1].equals("refused");
        board.await("handling " + board.lying(board.at(board.me())) + " -".repeat(board.elves.length)
                + (refused && board.house("rollAfterLastDelivery=false") ? " refused" : ""));
        goOn();
    }

    /** Goes on to the roll where nothing is left to handle. */
    void goOn() {
        if (PlainChoices.legal(board).size() == 1) {
            board.await("rolling");
        }
    }

    private void gift(String[] words) {
        String letter = PlainBoard.letter(words[1]);
        board.carry(board.me(), PlainBoard.less(board.bag(board.me()), letter));
        lead(letter, words[2], board.variant.equals("FIRST") ? "x" : "+");
    }

    /** Elf, Ogre and Gift go to a Castle. The other captives of that Ogre are free. */
    void lead(String letter, String castle, String mark) {
        String mine = board.at(board.me());
        board.ogres[board.ogreOn(mine)] = mark + castle;
        board.put(board.me(), castle, board.bag(board.me()));
        int corner = PlainBoard.CASTLES.indexOf(castle);
        board.gifts[corner] = PlainBoard.plus(board.gifts[corner], letter);
        PlainOgres.release(board, mine, board.house("otherCaptives=GO_ALONG") ? castle : mine);
        board.await("rolling");
    }

    void done() {
        if (board.phase[0].equals("deploying")) {
            deploy(board.me() + 1);
        } else if (board.phase[0].equals("bound") && board.allCaptive()) {
            ask((board.me() + 1) % board.elves.length, Integer.parseInt(board.phase[1]) + 1);
        } else {
            board.await("rolling");
        }
    }

    /** Asks the captives in turn that can pay a ransom. Where none is left the game is over. */
    private void ask(int elf, int asked) {
        int next = elf;
        for (int said = asked; said < board.elves.length; said++) {
            board.turn = PlainBoard.ELVES.get(next);
            board.await("bound " + said);
            if (PlainChoices.legal(board).size() > 1) {
                return;
            }
            next = (next + 1) % board.elves.length;
        }
        end("captured");
    }

    void end(String how) {
        for (int elf = 0; elf < board.elves.length; elf++) {
            if (!board.captive(elf)) {
                board.put(elf, "home", board.bag(elf));
            }
        }
        board.await("ended " + how);
    }

    private void roll(String face) {
        List<Integer> moving = new ArrayList<>();
        for (int ogre = 0; ogre < 5; ogre++) {
            boolean plays = !board.ogres[ogre].equals("-") && !board.ogres[ogre].startsWith("x");
            if (plays && (face.equals("O") || face.equals(String.valueOf(ogre + 1)))) {
                moving.add(ogre);
            }
        }
        flee(new ArrayList<>(), moving);
    }

    private void castle(String castle) {
        List<Integer> freed = new ArrayList<>(Arrays.stream(board.phase[1].split(","))
                .map(PlainBoard.ELVES::indexOf)
                .toList());
        List<Integer> moving = new ArrayList<>();
        for (String ogre : board.phase[2].split(",")) {
            if (!ogre.equals("-")) {
                moving.add(Integer.parseInt(ogre) - 1);
            }
        }
        board.put(freed.get(0), castle, board.bag(freed.remove(0)));
        flee(freed, moving);
    }

    /** Freed Elves flee, then the next Ogre moves, until a Castle has to be chosen or nothing is left to do. */
    private void flee(List<Integer> freed, List<Integer> moving) {
        List<String> open = board.openCastles();
        if (!freed.isEmpty() && open.size() > 1) {
            board.await("escaping "
                    + String.join(",", freed.stream().map(PlainBoard.ELVES::get).toList()) + " "
                    + (moving.isEmpty()
                            ? "-"
                            : String.join(
                                    ",",
                                    moving.stream()
                                            .map(ogre -> String.valueOf(ogre + 1))
                                            .toList())));
        } else if (!freed.isEmpty()) {
            int elf = freed.remove(0);
            board.put(elf, open.isEmpty() ? "home" : open.get(0), board.bag(elf));
            flee(freed, moving);
        } else if (!moving.isEmpty()) {
            int ogre = moving.remove(0);
            flee(PlainOgres.move(board, ogre), moving);
        } else {
            begin((board.me() + 1) % board.elves.length);
        }
    }

    private void begin(int elf) {
        board.turn = PlainBoard.ELVES.get(elf);
        if (board.allCaptive()) {
            ask(elf, 0);
        } else if (!board.deliverable() && !board.giftable()) {
            end("delivered");
        } else if (!board.captive(elf)) {
            board.await("moving - open");
        } else {
            board.await("bound 0");
            goOn();
        }
    }
}
