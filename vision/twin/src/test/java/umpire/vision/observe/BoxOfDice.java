package umpire.vision.observe;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import umpire.rules.kernel.DieType;

/** Dice of every kind that is read by tags. */
public final class BoxOfDice {
    public static final DieType YELLOW =
            sticker("yellow", 40, "sword", "shield", "explosion", "sword", "shield", "sword");
    public static final DieType BLUE =
            sticker("blue", 46, "sword", "shield", "explosion", "explosion", "shield", "shield");
    public static final DieType ELF = sticker("elf", 52, "1", "2", "3", "4", "5", "O");
    public static final DieType LARGE_ELF = tagged(DieType.STICKER, "large-elf", 25, 52, "1", "2", "3", "4", "5", "O");
    public static final DieType TANK = octahedron("heavy-tank", 100);
    public static final DieType INFANTRY = octahedron("infantry", 108);
    public static final DieType TEN =
            tagged(DieType.NUMERALS, "ten", 25, 60, "1", "2", "3", "4", "5", "6", "7", "8", "9", "0");

    private BoxOfDice() {}

    private static DieType sticker(String name, int firstTag, String... faces) {
        return tagged(DieType.STICKER, name, 16, firstTag, faces);
    }

    private static DieType octahedron(String name, int firstTag) {
        return tagged(DieType.OCTAHEDRON, name, 50, firstTag, "1", "2", "3", "4", "5", "6", "7", "8");
    }

    /** Equal faces have equal tags. */
    private static DieType tagged(String kind, String name, double edgeMm, int firstTag, String... shows) {
        List<DieType.Face> faces = new ArrayList<>();
        List<String> words = List.of(shows);
        for (String word : words) {
            faces.add(new DieType.Face(word, OptionalInt.of(firstTag + words.indexOf(word))));
        }
        return new DieType(kind, name, faces, edgeMm, "", 40);
    }
}
