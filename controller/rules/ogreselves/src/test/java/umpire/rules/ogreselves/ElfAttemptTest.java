package umpire.rules.ogreselves;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Picture;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;
import umpire.rules.ogreselves.quest.Quest;
import umpire.rules.ogreselves.quest.QuestAction;

/** Whoever carries a piece where it may not go is told the rule, not only that it is no move. */
class ElfAttemptTest {
    private static final Game<Quest, QuestAction> THIRD = Kingdoms.game("THIRD", 2);

    /** Red, carrying a ruby and a Shield, is on Mine 3; an Ogre guards a gold bar next to it. */
    private static final String REST =
            " | 3:R# home:G | - - G G # - - S - - - - - - - - | 4 8 12 nw nw | - - - R | - - - -";

    private static Picture carried(Picture picture, String token, Place from, Place to) {
        List<Standing> standings = new ArrayList<>(picture.standings());
        Spot there = new Spot.On(from);
        assertThat(standings.removeIf(standing ->
                        standing.token().name().equals(token) && standing.spot().equals(there)))
                .isTrue();
        standings.add(Standing.on(to, new Token(token)));
        return new Picture(standings);
    }

    private static Optional<String> meant(String phase, String token, String from, String to) {
        Quest quest = THIRD.readPosition("red " + phase + REST).orThrow();
        Place left = new Place(from);
        Place reached = new Place(to);
        Picture seen = carried(THIRD.show(quest), token, left, reached);
        return THIRD.attempt(quest, List.of(left), List.of(reached), seen).map(THIRD::write);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    moving - open    | elf-red    | mine-3     | mine-9      | walk 9
                    rolling          | elf-red    | mine-3     | mine-2      | walk 2
                    moving - open    | shield     | bag-red    | mine-8      | shield 8
                    moving - open    | shield     | mine-5     | mine-4      | shift 5 4
                    moving - open    | shield     | mine-5     | bag-red     | retrieve 5
                    handling G - -   | ruby       | bag-red    | chest-queen | deliver ruby queen
                    handling G - -   | ruby       | bag-red    | bag-yellow  | hand red yellow ruby
                    handling G - -   | gold       | bag-yellow | bag-red     | hand yellow red gold
                    rolling          | gold       | mine-3     | bag-red     | take gold
                    """)
    void aPieceIsCarriedForAReason(String phase, String token, String from, String to, String action) {
        assertThat(meant(phase, token, from, to)).contains(action);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    moving - open    | elf-yellow | home       | mine-1
                    moving - open    | ogre-1     | mine-4     | mine-6
                    handling G - -   | gold       | bag-yellow | chest-queen
                    handling G - -   | gold       | mine-3     | bag-yellow
                    handling G - -   | ruby       | chest-prince | bag-red
                    """)
    void whatNobodyDoesInATurnMeansNothing(String phase, String token, String from, String to) {
        assertThat(meant(phase, token, from, to)).isEmpty();
    }
}
