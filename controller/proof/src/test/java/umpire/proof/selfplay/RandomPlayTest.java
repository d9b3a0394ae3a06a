package umpire.proof.selfplay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.robot.LawBroken;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Rule;
import umpire.rules.kernel.Ruling;
import umpire.table.games.GameCatalogue;

/** Random play says which rules it came across, and tries what is not legal too. */
class RandomPlayTest {
    private static final int MOST_PLIES = 400;

    private static Game<?, ?> chess() {
        return GameCatalogue.open("ogre-chess", Map.of()).orThrow();
    }

    private static SelfplayReport play(Game<?, ?> game) {
        return SelfplayReport.of(game, 2, 1, MOST_PLIES, soFar -> {});
    }

    @Test
    void rulesThatNothingSpokeAreListed() {
        SelfplayReport report = play(chess());
        List<String> names = chess().rules().stream().map(Rule::name).toList();
        assertThat(report.rules()).isEqualTo(names.size());
        assertThat(names).containsAll(report.unspoken());
        assertThat(report.unspoken()).isNotEmpty().hasSizeLessThan(names.size());
    }

    @Test
    void eventsAndRefusalsSpeakRules() {
        RulesHeard heard = new RulesHeard(chess().rules());
        Rule refusing = chess().rules().getFirst();
        assertThat(heard.unspoken()).contains(refusing.name());
        heard.hear(new Ruling.Refused<>(refusing, "action", "state", "why"));
        assertThat(heard.unspoken()).doesNotContain(refusing.name());
    }

    @Test
    void aGameThatAcceptsWhatItDoesNotListBreaksALaw() {
        Game<?, ?> lenient = lenient(chess());
        assertThatThrownBy(() -> play(lenient)).isInstanceOf(LawBroken.class).hasMessageContaining("but not listed");
    }

    /** Where the game refuses, this one lets pass and changes nothing. */
    private static Game<?, ?> lenient(Game<?, ?> game) {
        return (Game<?, ?>) Proxy.newProxyInstance(
                Game.class.getClassLoader(), new Class<?>[] {Game.class}, (self, method, arguments) -> {
                    Object result = answer(game, method, arguments);
                    return result instanceof Ruling.Refused<?, ?> refused
                            ? new Ruling.Accepted<>(refused.state(), List::of)
                            : result;
                });
    }

    private static Object answer(Game<?, ?> game, Method method, Object[] arguments) throws Throwable {
        try {
            return method.invoke(game, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }
}
