package umpire.table.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.LegalAction;
import umpire.referee.session.GameSession;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.Input;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Token;

/** The prompt says how many pieces an action takes from a place, since taking one would be another action. */
class TakenTogetherTest {
    private static final String SPENDING = """
            2 spending red 3x7 - | seize:e4 2,7,7,7 - open 0 | hold 3,3,5 6,6 guarding 1 \
            | red:d1:1I1S,red:h1:1C1H,red:f2:1C1I,red:c3:1D2I/1,red:d3:3A,\
            blue:e5:1D2I,blue:c6:1D1I,blue:d7:1I1S,blue:e7:3A,blue:h7:1C1H | e5 | - | -""";

    private static <S, A> Map<String, LegalAction> legal(Game<S, A> game) {
        return GameSession.open(game)
                .step(new Input.Ordered(new Command.Start(Optional.of(SPENDING)), 1_000))
                .next()
                .tableSnapshot()
                .legal()
                .open()
                .stream()
                .collect(Collectors.toMap(LegalAction::notation, Function.identity()));
    }

    private static Game<?, ?> dieMen() {
        return RandomStates.games()
                .filter(game -> game.id().name().equals("die-men"))
                .findFirst()
                .orElseThrow();
    }

    /** Returns how many units a move takes by its notation: {@code move c2 d1 1D2I} takes three. */
    private static int units(String notation) {
        return Arrays.stream(notation.split(" ")[3].split("[A-Z]"))
                .mapToInt(Integer::parseInt)
                .sum();
    }

    @Test
    void aSquadIsTakenAsItGoes() {
        Map<String, LegalAction> legal = legal(dieMen());
        List<LegalAction> moves = legal.values().stream()
                .filter(action -> action.notation().startsWith("move "))
                .toList();
        assertThat(moves).anyMatch(action -> units(action.notation()) > 1);
        assertThat(moves).anyMatch(action -> units(action.notation()) == 1);
        assertThat(moves).allSatisfy(action -> {
            List<Token> taken = action.takes().stream()
                    .flatMap(each -> each.tokens().stream())
                    .toList();
            int units = units(action.notation());
            assertThat(taken.isEmpty() ? 1 : taken.size()).as(action.notation()).isEqualTo(units);
            assertThat(taken.stream().map(Token::name)).allMatch(name -> name.startsWith("red-"));
        });
        assertThat(legal.get("pass").takes()).isEmpty();
    }
}
