package umpire.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.AfterAction;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.toy.Morra;

/** A player does not know what is hidden from its seat: whatever it is, the same is chosen. */
class HonestPlayerTest {
    private static final Morra MORRA = new Morra();
    private static final int SECRETS = 3;

    @Test
    void theFingersOfTheOtherChangeNothing() {
        for (long seed = 1; seed <= 3; seed++) {
            assertThat(evensChoices(MORRA, seed)).as("seed %d", seed).hasSize(1);
        }
    }

    /** Else the test before this one would prove nothing. */
    @Test
    void whoPeepsChoosesByThem() {
        for (long seed = 1; seed <= 3; seed++) {
            assertThat(evensChoices(peeped(MORRA), seed)).as("seed %d", seed).hasSizeGreaterThan(1);
        }
    }

    /** Neither by play-outs nor by looking at each action once. */
    @ParameterizedTest
    @CsvSource({"3, false, 1000", "3, true, 40"})
    void theOrdersOfTheOtherSideChangeNothing(int playOuts, boolean guesses, int questions) {
        SearchPlan plan = new SearchPlan(playOuts, guesses, 0.2);
        assertThat(choicesAgainstEachSecret(EveryGame.opened(EveryGame.DIE_MEN, Map.of()), plan, questions))
                .hasSize(1);
    }

    private static Set<Object> evensChoices(Game<Morra.State, Morra.Action> game, long seed) {
        return IntStream.rangeClosed(1, 3)
                .mapToObj(odd -> new GamePlayer<>(game, PlayingLevel.TWO, seed)
                        .choose(new Morra.State(odd, 0, 0, 0), Morra.EVEN, () -> false)
                        .orElseThrow())
                .collect(Collectors.toSet());
    }

    private static <S, A> Set<A> choicesAgainstEachSecret(Game<S, A> game, SearchPlan plan, int questions) {
        S opening = game.opening();
        Seat first = game.seats().get(0);
        Seat second = game.seats().get(1);
        List<A> secrets = SeatChoice.by(game, opening, game.awaited(opening), first)
                .orElseThrow()
                .legal();
        assertThat(secrets).hasSizeGreaterThan(SECRETS);
        return IntStream.range(0, SECRETS)
                .mapToObj(i -> secrets.get(i * secrets.size() / SECRETS))
                .map(secret -> new GamePlayer<>(game, plan, 3)
                        .choose(AfterAction.of(game, opening, secret), second, after(questions))
                        .orElseThrow())
                .collect(Collectors.toSet());
    }

    /** Returns the game with a word that gives everything away. */
    @SuppressWarnings("unchecked")
    private static <S, A> Game<S, A> peeped(Game<S, A> game) {
        return (Game<S, A>) Proxy.newProxyInstance(
                Game.class.getClassLoader(),
                new Class<?>[] {Game.class},
                (proxy, word, given) -> word.getName().equals("supposed") ? given[0] : word.invoke(game, given));
    }

    private static BooleanSupplier after(int questions) {
        AtomicInteger asked = new AtomicInteger();
        return () -> asked.incrementAndGet() > questions;
    }
}
