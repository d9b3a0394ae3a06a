package umpire.rules.groundforce.plain;

import java.util.ArrayList;
import java.util.List;

/** The possible throws, without the order of the dice. */
final class PlainDice {
    private static final String[] FACES = {"sword", "shield", "explosion"};

    private PlainDice() {}

    static List<String> thrown(int dice) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            if (dice == 1) {
                all.add(FACES[i]);
            }
            for (int j = i; j < 3 && dice == 2; j++) {
                all.add(FACES[i] + "+" + FACES[j]);
            }
        }
        return all;
    }
}
