package umpire.rules.ogreselves.plain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The places of all pieces and the turn, as the words of a written position. */
final class PlainBoard {
    static final List<String> ELVES = List.of("red", "yellow", "green", "blue");
    static final List<String> CASTLES = List.of("nw", "ne", "se", "sw");
    static final List<String> ROYALS = List.of("queen", "king", "princess", "prince");
    static final List<String> THINGS = List.of("gold", "ruby", "emerald", "amethyst", "sapphire", "amber", "shield");
    static final String LETTERS = "GREASM#";
    static final int[] FIRST_MINES = {1, 6, 10, 15};
    static final String[] LIKES = {"G", "R", "EG", "AR", "SM"};
    private static final String[] CHESTS = {"GRESM", "GREA", "GRA", "GR"};
    private static final List<String> HOME_MINES = List.of("1", "5", "9", "13");

    final String variant;
    private final Set<String> house;
    String turn;
    String[] phase;
    String[] elves;
    String[] mines;
    String[] ogres;
    String[] chests;
    String[] gifts;

    PlainBoard(String variant, Set<String> house, String position) {
        this.variant = variant;
        this.house = house;
        String[] parts = position.split(" \\| ");
        String[] words = parts[0].split(" ");
        turn = words[0];
        phase = Arrays.copyOfRange(words, 1, words.length);
        elves = parts[1].split(" ");
        mines = parts[2].split(" ");
        ogres = parts[3].split(" ");
        chests = parts[4].split(" ");
        gifts = parts[5].split(" ");
    }

    String text() {
        return turn + " " + String.join(" ", phase) + " | " + String.join(" ", elves) + " | " + String.join(" ", mines)
                + " | " + String.join(" ", ogres) + " | " + String.join(" ", chests) + " | " + String.join(" ", gifts);
    }

    /** Returns whether a house ruling that is not the default is in force. */
    boolean house(String answer) {
        return house.contains(answer);
    }

    /** Returns the ransoms that were refused to the captive, joined by dashes, or a dash. */
    String refused() {
        return phase.length == 4 ? phase[2] : "-";
    }

    /** Returns the Mines whose Shields were changed in this turn, or a dash. */
    String changed() {
        return switch (phase[0]) {
            case "moving" -> phase[1];
            case "bound" -> phase.length == 4 ? phase[3] : "-";
            default -> "-";
        };
    }

    /** Goes on with a captive. Refused ransoms and changed Shields are written only if there are any. */
    void bind(String asked, String refused, String changed) {
        boolean plain = refused.equals("-") && changed.equals("-");
        await("bound " + asked + (plain ? "" : " " + refused + " " + changed));
    }

    void await(String words) {
        phase = words.split(" ");
    }

    int me() {
        return ELVES.indexOf(turn);
    }

    String at(int elf) {
        return elves[elf].split(":")[0].replace("!", "");
    }

    boolean captive(int elf) {
        return elves[elf].contains("!");
    }

    String bag(int elf) {
        return elves[elf].split(":")[1];
    }

    void put(int elf, String where, String bag) {
        elves[elf] = where + ":" + bag;
    }

    void carry(int elf, String bag) {
        put(elf, elves[elf].split(":")[0], bag);
    }

    boolean allCaptive() {
        return Arrays.stream(elves).allMatch(elf -> elf.contains("!"));
    }

    /** Returns the index of the Ogre on a space, from 0; negative if there is none. */
    int ogreOn(String space) {
        return Arrays.asList(ogres).indexOf(space);
    }

    List<String> openCastles() {
        return CASTLES.stream().filter(castle -> ogreOn(castle) < 0).toList();
    }

    static boolean mine(String space) {
        return Character.isDigit(space.charAt(0));
    }

    String lying(String space) {
        return mine(space) ? mines[Integer.parseInt(space) - 1] : "-";
    }

    void lay(String mine, String things) {
        mines[Integer.parseInt(mine) - 1] = things;
    }

    List<Integer> royals() {
        return switch (variant) {
            case "FIRST" -> List.of(1, 3);
            case "SECOND" -> List.of(0, 2, 3);
            default -> List.of(0, 1, 2, 3);
        };
    }

    String missing(int royal) {
        return less(CHESTS[royal], chests[royal]);
    }

    boolean full(int royal) {
        return missing(royal).equals("-");
    }

    static String letter(String word) {
        return LETTERS.substring(THINGS.indexOf(word), THINGS.indexOf(word) + 1);
    }

    static String word(char letter) {
        return THINGS.get(LETTERS.indexOf(letter));
    }

    static int size(String things) {
        return things.equals("-") ? 0 : things.length();
    }

    static boolean holds(String things, String letter) {
        return things.contains(letter);
    }

    static long count(String things, char letter) {
        return things.chars().filter(each -> each == letter).count();
    }

    /** Returns each kind once. */
    static Set<Character> kinds(String things) {
        Set<Character> kinds = new TreeSet<>();
        things.chars().filter(each -> each != '-').forEach(each -> kinds.add((char) each));
        return kinds;
    }

    static String plus(String things, String more) {
        List<String> letters =
                new ArrayList<>(List.of((things + more).replace("-", "").split("")));
        letters.sort((one, other) -> LETTERS.indexOf(one) - LETTERS.indexOf(other));
        String all = String.join("", letters);
        return all.isEmpty() ? "-" : all;
    }

    static String less(String things, String fewer) {
        String left = things;
        for (char letter : fewer.replace("-", "").toCharArray()) {
            left = left.replaceFirst(String.valueOf(letter), "");
        }
        return left.isEmpty() ? "-" : left;
    }

    /** Returns what two heaps have in common. */
    static String common(String one, String other) {
        return less(one, less(one, other));
    }

    static String liked(int ogre, String things) {
        String liked = things.replaceAll("[^" + LIKES[ogre] + "]", "");
        return liked.isEmpty() ? "-" : liked;
    }

    static Set<String> roads(String from) {
        Set<String> roads = new TreeSet<>();
        if (from.equals("home")) {
            roads.addAll(HOME_MINES);
        } else if (mine(from)) {
            int mine = Integer.parseInt(from);
            roads.addAll(List.of(String.valueOf(mine % 16 + 1), String.valueOf((mine + 14) % 16 + 1)));
            if (HOME_MINES.contains(from)) {
                roads.add("home");
            }
            for (int castle = 0; castle < 4; castle++) {
                if (FIRST_MINES[castle] == mine) {
                    roads.add(CASTLES.get(castle));
                }
            }
        } else {
            roads.add(String.valueOf(FIRST_MINES[CASTLES.indexOf(from)]));
        }
        return roads;
    }

    /** Returns the Valuables in bags and on Mines. */
    String afoot() {
        String all = "-";
        for (int elf = 0; elf < elves.length; elf++) {
            all = plus(all, bag(elf));
        }
        for (String heap : mines) {
            all = plus(all, heap);
        }
        String gems = all.replace("#", "");
        return gems.isEmpty() ? "-" : gems;
    }

    boolean deliverable() {
        return royals().stream()
                .anyMatch(royal -> !common(missing(royal), afoot()).equals("-"));
    }

    boolean giftable() {
        for (int ogre = 0; ogre < 5; ogre++) {
            boolean plays = !ogres[ogre].equals("-") && !ogres[ogre].startsWith("x");
            if (plays && !liked(ogre, afoot()).equals("-")) {
                return true;
            }
        }
        return ransomable();
    }

    /** A ransom is a Gift too: some captive's Ogre likes something in a chest. */
    private boolean ransomable() {
        for (int elf = 0; elf < elves.length; elf++) {
            for (String chest : chests) {
                if (captive(elf) && !liked(ogreOn(at(elf)), chest).equals("-")) {
                    return true;
                }
            }
        }
        return false;
    }

    int score() {
        int score = 0;
        for (int i = 0; i < 4; i++) {
            score += size(gifts[i]) + size(chests[i]) * (full(i) ? 2 : 1);
        }
        return score
                - (int) Arrays.stream(elves).filter(elf -> elf.contains("!")).count();
    }
}
