package umpire.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.AfterAction;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.RandomAction;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.toy.Morra;

/** A player does not know what is hidden from its seat, so its choice does not depend on it. */
class HonestPlayerTest {
    private static final Morra MORRA = new Morra();
    private static final int SECRETS = 3;

    @Test
    void hiddenFingersDoNotAffectTheChoice() {
        for (long seed = 1; seed <= 3; seed++) {
            assertThat(evensChoices(MORRA, seed)).as("seed %d", seed).hasSize(1);
        }
    }

    /** Proves that the test above can fail. */
    @Test
    void aPlayerThatPeepsIsAffected() {
        for (long seed = 1; seed <= 3; seed++) {
            assertThat(evensChoices(peeped(MORRA), seed)).as("seed %d", seed).hasSizeGreaterThan(1);
        }
    }

    /** Neither play-outs nor single evaluations depend on it. */
    @ParameterizedTest
    @CsvSource({"3, false, 1000", "3, true, 40"})
    void hiddenOrdersDoNotAffectTheChoice(int playOuts, boolean guesses, int questions) {
        SearchPlan plan = new SearchPlan(playOuts, guesses, 0.2);
        assertThat(choicesAgainstEachSecret(EveryGame.opened(EveryGame.DIE_MEN, Map.of()), plan, questions))
                .hasSize(1);
    }

    @Test
    void aLaterDeclarationDoesNotDependOnEarlierSecretOnes() {
        assertThat(chosenAlike(EveryGame.opened(EveryGame.DIE_MEN, Map.of()), 20))
                .isGreaterThan(10);
    }

    @Test
    @Tag("long")
    void theChoiceDependsOnPublicInformationOnlyInAThousandPositions() {
        assertThat(chosenAlike(EveryGame.opened(EveryGame.DIE_MEN, Map.of()), 1_000))
                .isGreaterThan(500);
    }

    /** Returns the number of positions in random games with something hidden. */
    private static <S, A> int chosenAlike(Game<S, A> game, int positions) {
        IntUnaryOperator chance = new SplittableRandom(11)::nextInt;
        int hidden = 0;
        int asked = 0;
        S state = game.opening();
        while (asked < positions) {
            if (game.awaited(state) instanceof Awaited.Nothing) {
                state = game.opening();
            }
            if (game.awaited(state) instanceof Awaited.Declarations secret
                    && secret.missing().size() < game.seats().size()) {
                hidden += choosesAlike(game, state, secret.missing().get(0), asked++, chance) ? 1 : 0;
            }
            state = AfterAction.of(game, state, RandomAction.of(game, state, chance));
        }
        return hidden;
    }

    private static <S, A> boolean choosesAlike(
            Game<S, A> game, S state, Seat seat, long seed, IntUnaryOperator chance) {
        List<S> worlds = List.of(state, game.determinized(state, seat, chance), game.determinized(state, seat, chance));
        SearchPlan plan = SearchPlan.guessing(2, 0.3);
        assertThat(worlds.stream()
                        .map(world -> new GamePlayer<>(game, plan, seed)
                                .choose(world, seat, after(30))
                                .orElseThrow())
                        .distinct())
                .as("%s asked in worlds like %s", seat, game.writePosition(state))
                .hasSize(1);
        return worlds.stream().distinct().count() > 1;
    }

    private static Set<Object> evensChoices(Game<Morra.State, Morra.Action> game, long seed) {
        return IntStream.rangeClosed(1, 3)
                .mapToObj(odd -> new GamePlayer<>(game, SearchPlan.guessing(280, 0), seed)
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

    /** Returns the game with a determinization that reveals everything. */
    @SuppressWarnings("unchecked")
    private static <S, A> Game<S, A> peeped(Game<S, A> game) {
        return (Game<S, A>) Proxy.newProxyInstance(
                Game.class.getClassLoader(),
                new Class<?>[] {Game.class},
                (proxy, word, given) -> word.getName().equals("determinized") ? given[0] : word.invoke(game, given));
    }

    private static BooleanSupplier after(int questions) {
        AtomicInteger asked = new AtomicInteger();
        return () -> asked.incrementAndGet() > questions;
    }
}
