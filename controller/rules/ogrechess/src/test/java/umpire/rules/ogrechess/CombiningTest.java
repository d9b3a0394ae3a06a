package umpire.rules.ogrechess;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("2.142, 2.15 squads and the promotion they bring along")
class CombiningTest {
    /** The two platoons, how they are combined, and what then stands on d4 and d5. */
    private static final String TABLE = """
            Id4(1+) | Id5     | d4=d5 3+1 | I(3+) | I(1)
            Id4     | Id5(1+) | d4=d5 1+3 | I(1)  | I(3+)
            Id4(1)  | Id5(3+) | d4=d5 3+1 | I(3+) | I(1+)
            Id4(3+) | Id5(1)  | d4=d5 1+3 | I(1+) | I(3+)
            Id4(1)  | Id5     | d4=d5 3+1 | I     | I(1)
            Id4(1)  | Id5(2+) | d4+d5     |       | I(3+)
            Id4(1+) | Id5(2)  | d4+d5     |       | I(3+)
            Id4(1)  | Id5(2)  | d4+d5     |       | I
            Id4(1)  | Id5(1)  | d5+d4     | I(2)  |\s
            """;

    @Test
    void aPlatoonThatTakesOverPromotedSquadsCountsAsPromoted() {
        for (String row : TABLE.lines().toList()) {
            String[] cells = row.split("\\|");
            Table table = Table.with("w", "Ch1", "ch8", cells[0].strip(), cells[1].strip())
                    .play(cells[2].strip());
            assertThat(table.on("d4")).as(row).isEqualTo(cells[3].strip());
            assertThat(table.on("d5")).as(row).isEqualTo(cells[4].strip());
        }
    }

    @Test
    void everyShareThatChangesSomethingIsOffered() {
        assertThat(combinations("Id4(2)", "Id5(2)")).containsExactly("d4=d5 3+1", "d4=d5 1+3");
        assertThat(combinations("Id4(1)", "Id5(2)")).containsExactly("d4+d5", "d4=d5 2+1", "d5+d4");
        assertThat(combinations("Id4(1)", "Id5(1)")).containsExactly("d4+d5", "d5+d4");
        assertThat(combinations("Id4", "Id5(1)")).containsExactly("d4=d5 2+2", "d4=d5 1+3");
        assertThat(combinations("Id4", "Id5")).isEmpty();
    }

    private static Iterable<String> combinations(String one, String other) {
        return Table.with("w", "Ch1", "ch8", one, other).actions().stream()
                .filter(action -> action.contains("=") || action.contains("+"))
                .toList();
    }

    @Test
    void eitherOfTwoPlatoonsThatCombinedMayFire() {
        Table table =
                Table.with("w", "Ch1", "ch8", "Id4(2)", "Id5(2)", "ge5", "gc4").play("d4=d5 3+1");
        assertThat(table.actions()).containsExactly("d4:c4", "d5:e5", "hold");
        Table joined = Table.with("w", "Ch1", "ch8", "Id4(1)", "Id5(2)", "ge5").play("d4+d5");
        assertThat(joined.actions()).containsExactly("d5:e5", "hold");
    }
}
