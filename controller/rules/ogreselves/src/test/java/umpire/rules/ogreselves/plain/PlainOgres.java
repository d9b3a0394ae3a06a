package umpire.rules.ogreselves.plain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What lies and stands where, as the words of a written position, and what Ogres do to it. */
public final class PlainOgres {
    private static final String[] CASTLES = {"nw", "ne", "se", "sw"};
    private static final int[] FIRST_MINES = {1, 6, 10, 15};
    private static final String[] LIKES = {"G", "R", "EG", "AR", "SM"};

    private final String[] elves;
    private final String[] mines;
    private final String[] ogres;
    private final String rest;

    /** Takes a written position apart. */
    public PlainOgres(String position) {
        String[] parts = position.split(" \\| ");
        elves = parts[1].split(" ");
        mines = parts[2].split(" ");
        ogres = parts[3].split(" ");
        rest = parts[4] + " | " + parts[5];
    }

    /** Returns the five parts after the first. */
    public String written() {
        return String.join(" ", elves) + " | " + String.join(" ", mines) + " | " + String.join(" ", ogres) + " | "
                + rest;
    }

    /** Moves one Ogre or all; stops where a freed Elf has more than one Castle to choose from. */
    public void roll(String face) {
        for (int ogre = 0; ogre < 5; ogre++) {
            boolean moves = face.equals("O") || face.equals(String.valueOf(ogre + 1));
            if (moves && !ogres[ogre].equals("-") && !ogres[ogre].startsWith("x") && move(ogre)) {
                return;
            }
        }
    }

    /** Ends the game: who is free goes Home. */
    public void goHome() {
        for (int elf = 0; elf < elves.length; elf++) {
            String[] halves = elves[elf].split(":");
            if (!halves[0].endsWith("!")) {
                elves[elf] = "home:" + halves[1];
            }
        }
    }

    private boolean taken(int mine) {
        return Arrays.asList(ogres).contains(String.valueOf(mine)) || mines[mine - 1].contains("#");
    }

    private boolean move(int ogre) {
        String from = ogres[ogre];
        if (from.startsWith("+")) {
            ogres[ogre] = from.substring(1);
            return false;
        }
        int castle = Arrays.asList(CASTLES).indexOf(from);
        int to = castle >= 0 ? FIRST_MINES[castle] : Integer.parseInt(from) % 16 + 1;
        int tried = 0;
        while (taken(to) && tried < 17) {
            to = to % 16 + 1;
            tried++;
        }
        if (taken(to)) {
            return false;
        }
        ogres[ogre] = String.valueOf(to);
        for (int elf = 0; elf < elves.length; elf++) {
            elves[elf] = elves[elf].startsWith(from + "!:") ? elves[elf].replace("!", "") : elves[elf];
        }
        mines[to - 1] = without(mines[to - 1], LIKES[ogre]);
        return capture(ogre, to);
    }

    private static String without(String things, String liked) {
        String left = things.replaceAll("[" + liked + "]", "");
        return left.isEmpty() ? "-" : left;
    }

    private boolean capture(int ogre, int mine) {
        List<Integer> freed = new ArrayList<>();
        for (int elf = 0; elf < elves.length; elf++) {
            if (elves[elf].startsWith(mine + ":")) {
                String bag = elves[elf].split(":")[1];
                String left = without(bag, LIKES[ogre]);
                boolean lost = !left.equals(bag);
                elves[elf] = mine + (lost ? ":" : "!:") + left;
                if (lost) {
                    freed.add(elf);
                }
            }
        }
        List<String> open = new ArrayList<>(List.of(CASTLES));
        open.removeAll(Arrays.asList(ogres));
        if (open.size() > 1) {
            return !freed.isEmpty();
        }
        String refuge = open.isEmpty() ? "home" : open.get(0);
        freed.forEach(elf -> elves[elf] = refuge + ":" + elves[elf].split(":")[1]);
        return false;
    }
}
