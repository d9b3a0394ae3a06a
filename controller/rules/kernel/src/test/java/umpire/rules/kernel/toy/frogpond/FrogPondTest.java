package umpire.rules.kernel.toy.frogpond;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.DocumentedPositions;
import umpire.rules.kernel.GameLaws;
import umpire.rules.kernel.GamePlay;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.PositionLaws;
import umpire.rules.kernel.RandomAction;
import umpire.rules.kernel.Transcript;
import umpire.rules.kernel.Verdict;

/** The rules of Frog Pond, its laws, and its page. */
class FrogPondTest {
    private static final FrogPond GAME = new FrogPond();
    private static final Path PAGE = Path.of("src/test/resources/frog-pond.md");
    private static final int MOST_ACTIONS = 36;
    private static final int GAMES = 40;

    /** One row, one difference, one rule, in the order of their checks. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            POND_IS_OVER ; green over a4/b4,c4 slant-1                   ; stay
            CARD_FIRST   ; green drawing a1,b1,c1/b4,c4,d4 -             ; hop a1 a2
            CARD_STAYS   ; brown drawing a1,b1,c1/b4,c4,d4 slant-1       ; draw slant-1
            THEN_DIE     ; green rolling a1,b1,c1/b4,c4,d4 slant-1       ; stay
            THEN_HOP     ; green hopping-1 a1,b1,c1/b4,c4,d4 straight-1  ; roll 3
            OWN_FROG     ; green hopping-1 a1,b1,c1/b4,c4,d4 straight-1  ; hop b4 b3
            OWN_FROG     ; green hopping-1 a1,b1,c1/b4,c4,d4 straight-1  ; hop a2 a3
            WHOLE_HOP    ; green hopping-1 a1,b1,c1/b4,c4,d4 straight-1  ; hop a1 a3
            WHOLE_HOP    ; green hopping-2 a1,b1,c1/b4,c4,d4 either-1    ; hop a1 b3
            WAY_OF_CARD  ; green hopping-1 a1,b1,c1/b4,c4,d4 straight-1  ; hop a1 b2
            WAY_OF_CARD  ; green hopping-1 a1,b1,c1/b4,c4,d4 slant-1     ; hop a1 a2
            NOT_ON_OWN   ; green hopping-1 a1,b1,c1/b4,c4,d4 straight-1  ; hop a1 b1
            """)
    void anActionIsRefusedByTheFirstRuleThatItBreaks(SheetRule rule, String position, String action) {
        assertThat(GAME.judge(read(position), action(read(position), action)))
                .isInstanceOfSatisfying(
                        Verdict.Refused.class,
                        refused -> assertThat(refused.rule()).isEqualTo(rule));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            green drawing a1,b1,c1/b4,c4,d4 -           ; draw slant-1 ; green rolling a1,b1,c1/b4,c4,d4 slant-1
            green rolling a1,b1,c1/b4,c4,d4 slant-1     ; roll 3       ; green hopping-1 a1,b1,c1/b4,c4,d4 slant-1
            green rolling a1,b1,c1/b4,c4,d4 slant-1     ; roll 4       ; green hopping-2 a1,b1,c1/b4,c4,d4 slant-1
            green hopping-1 a1,b1,c1/b4,c4,d4 slant-1   ; stay         ; brown drawing a1,b1,c1/b4,c4,d4 slant-1
            green hopping-2 b2,c1/b4,c3 straight-1      ; hop c1 c3    ; brown drawing b2,c3/b4 straight-1
            green hopping-2 b2,c1/b4,c4 straight-1      ; hop b2 b4    ; brown over c1,b4/c4 straight-1
            green hopping-1 b2/b3 straight-1            ; hop b2 b3    ; brown over b3/- straight-1
            """)
    void anActionChangesThePosition(String position, String action, String next) {
        assertThat(GAME.writePosition(GamePlay.after(GAME, read(position), action(read(position), action))))
                .isEqualTo(next);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            green drawing a1,b1,c1 -                ; 'a1,b1,c1' is not the pads of both colours such as a1,b1/d4
            green drawing a1/a1 -                   ; two frogs sit on one pad
            green drawing a1,b1,c1,d1/a4 -          ; a colour has at most three frogs
            green rolling a1/b4 slant-1,slant-1     ; a card is in the deck only once
            green over a4/b1 slant-1                ; only one colour has a frog on its far row
            green over -/- slant-1                  ; the pond is empty
            green drawing a4/b4 slant-1             ; the phase does not fit the frogs and the cards
            green rolling a1/b4 -                   ; the phase does not fit the frogs and the cards
            """)
    void aPositionWhosePartsDoNotFitIsRefused(String position, String why) {
        assertThat(GAME.readPosition(position))
                .isInstanceOfSatisfying(
                        Parsed.Bad.class, bad -> assertThat(bad.why()).startsWith(why));
    }

    @Test
    void theGameKeepsTheLaws() {
        assertThat(new GameLaws<>(GAME, MOST_ACTIONS + 1).play(1, GAMES).outcomes())
                .containsKeys("bank", "deck");
    }

    @Test
    void writtenPositionsKeepTheLaws() {
        List<Position> states = new GameLaws<>(GAME, MOST_ACTIONS + 1).playOut(GAME.opening(), 1);
        assertThat(new PositionLaws<>(GAME, MOST_ACTIONS)
                        .change(states, 1_000, 1)
                        .taken())
                .isGreaterThan(20);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            4 ; 5016 ; green drawing a1,b1,c1/b4,c4,d4 -
            4 ; 9441 ; green hopping-1 a2,b2,c2/b3,c3,d3 either-1
            """)
    void theNumberOfSequencesIsUnchanged(int depth, long count, String position) {
        assertThat(GamePlay.sequences(GAME, read(position), depth)).isEqualTo(count);
    }

    @Test
    void aGameMatchesItsTranscript() throws IOException {
        new Transcript<>(GAME, "A game of Frog Pond", MOST_ACTIONS)
                .holds(Path.of("src/test/resources/frog-pond-transcript.txt"), GAME.opening(), 1);
    }

    @Test
    void everyRuleIsNamedByARefusalOrAnEvent() throws IOException {
        Set<SheetRule> named = EnumSet.noneOf(SheetRule.class);
        String refused = Files.readString(Path.of("src/test/java/umpire/rules/kernel/toy/frogpond/FrogPondTest.java"));
        for (SheetRule rule : SheetRule.values()) {
            if (refused.contains(" " + rule.name() + " ")) {
                named.add(rule);
            }
        }
        for (int seed = 0; seed < GAMES; seed++) {
            play(GAME.opening(), new Random(seed), named);
            play(read("green hopping-1 b2/b3 straight-1"), new Random(seed), named);
        }
        assertThat(EnumSet.complementOf(EnumSet.copyOf(named))).isEmpty();
    }

    private static void play(Position start, Random random, Set<SheetRule> named) {
        Position position = start;
        while (!(GAME.awaited(position) instanceof Awaited.Nothing)) {
            Action action = RandomAction.of(GAME, position, random::nextInt);
            Verdict.Accepted<Position, Action> accepted =
                    (Verdict.Accepted<Position, Action>) GAME.judge(position, action);
            accepted.events().forEach(event -> named.add((SheetRule) event.rule()));
            position = accepted.next();
        }
    }

    @Test
    void thePageHasEveryRuleAndItsNotationIsRead() throws IOException {
        String page = Files.readString(PAGE).replaceAll("\\s+", " ");
        for (SheetRule rule : SheetRule.values()) {
            assertThat(page).contains(rule.section() + " ", rule.says());
        }
        DocumentedPositions notation = new DocumentedPositions(PAGE, "## Notation");
        assertThat(notation.positionsAreRead(GAME)).isNotEmpty();
        assertThat(notation.actionsAreRead(GAME)).isNotEmpty();
    }

    private static Position read(String position) {
        return GAME.readPosition(position).orThrow();
    }

    private static Action action(Position position, String action) {
        return GAME.readAction(position, action).orThrow();
    }
}
