package umpire.referee.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.Correction;
import umpire.referee.settling.Settled;
import umpire.referee.toy.Outpost;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;

/** Following the corrections one by one leads to the required layout without stacking pieces. */
class CorrectionsTest {
    private static final int TABLES = 2000;
    private static final String LETTERS = "KRSkrs..........";

    private final BoardIndex index = new BoardIndex(new Outpost());

    @Test
    void anyTableIsSetRightByFollowingTheCorrections() {
        long seed = 20261121;
        System.out.println("CorrectionsTest seed " + seed);
        Random random = new Random(seed);
        for (int i = 0; i < TABLES; i++) {
            List<Character> seen = letters(random);
            List<Character> wanted = random.nextInt(3) == 0 ? letters(random) : shuffled(seen, random);
            List<Correction> corrections = Corrections.toward(index, layout(wanted), scene(seen), random.nextBoolean());
            assertThat(followed(seen, corrections))
                    .as("from %s to %s", seen, wanted)
                    .isEqualTo(wanted);
        }
    }

    @Test
    void theShorterWaysAreChosen() {
        List<Character> seen = chars("R..R............");
        List<Character> wanted = chars("....R..R........");
        assertThat(Corrections.toward(index, layout(wanted), scene(seen), false))
                .extracting(Correction::says)
                .containsExactly("Move the White Rook from a1 to a2.", "Move the White Rook from d1 to d2.");
    }

    @Test
    void correctionsToFreeTargetsAreOrderedByName() {
        List<Character> seen = chars("SRK.............");
        List<Character> wanted = chars("....SRK.........");
        assertThat(Corrections.toward(index, layout(wanted), scene(seen), false))
                .extracting(Correction::token)
                .containsExactly(Outpost.token('K'), Outpost.token('R'), Outpost.token('S'));
    }

    private static List<Character> chars(String letters) {
        return letters.chars().mapToObj(letter -> (char) letter).toList();
    }

    private static List<Character> letters(Random random) {
        List<Character> letters = new ArrayList<>();
        for (int i = 0; i < 16; i++) {
            letters.add(LETTERS.charAt(random.nextInt(LETTERS.length())));
        }
        return letters;
    }

    private static List<Character> shuffled(List<Character> letters, Random random) {
        List<Character> others = new ArrayList<>(letters);
        Collections.shuffle(others, random);
        return others;
    }

    private Layout layout(List<Character> letters) {
        List<Standing> standings = new ArrayList<>();
        for (int i = 0; i < 16; i++) {
            if (letters.get(i) != '.') {
                standings.add(Standing.on(Outpost.place(i), Outpost.token(letters.get(i))));
            }
        }
        return Layout.of(index, new Placement(standings));
    }

    private KnownPlaces scene(List<Character> letters) {
        TreeMap<Place, List<Token>> places = new TreeMap<>();
        for (int i = 0; i < 16; i++) {
            places.put(Outpost.place(i), letters.get(i) == '.' ? List.of() : List.of(Outpost.token(letters.get(i))));
        }
        return KnownPlaces.of(index, new Settled(places, new TreeMap<>(), List.of(), List.of()));
    }

    /** Follows the corrections one by one. A target must be free when its piece comes. */
    private static List<Character> followed(List<Character> seen, List<Correction> corrections) {
        List<Character> table = new ArrayList<>(seen);
        for (Correction correction : corrections) {
            correction.from().ifPresent(from -> {
                int at = Outpost.square(from.name());
                assertThat(Outpost.token(table.get(at))).isEqualTo(correction.token());
                table.set(at, '.');
            });
            correction.to().ifPresent(to -> {
                int at = Outpost.square(to.name());
                assertThat(table.get(at)).as(correction.says()).isEqualTo('.');
                table.set(at, letter(correction.token()));
            });
        }
        return table;
    }

    private static char letter(Token token) {
        char letter = token.name().charAt(token.name().length() - 1);
        return token.name().startsWith("white") ? letter : Character.toLowerCase(letter);
    }
}
