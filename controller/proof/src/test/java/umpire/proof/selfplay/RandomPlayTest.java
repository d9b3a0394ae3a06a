package umpire.proof.selfplay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.robot.LawBroken;
import umpire.robot.PlayStyle;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Rule;
import umpire.rules.kernel.Verdict;
import umpire.rules.kernel.toy.Muster;
import umpire.rules.kernel.toy.ToyGames;
import umpire.table.games.GameCatalogue;
import umpire.table.games.GameChoice;

/** Random play records the rules it met, and also tries illegal actions. */
class RandomPlayTest {
    private static final int MOST_PLIES = 400;
    private static final int FEW_PLIES = 150;
    private static final int GAMES = 5;

    private static Game<?, ?> chess() {
        return GameCatalogue.open("ogre-chess", Map.of()).orThrow();
    }

    private static SelfplayReport play(Game<?, ?> game) {
        return SelfplayReport.of(game, List.of(), new PlayPlan(2, 1, MOST_PLIES), soFar -> {});
    }

    @Test
    void unnamedRulesAreListed() {
        SelfplayReport report = play(chess());
        List<String> names = chess().rules().stream().map(Rule::name).toList();
        assertThat(report.rules()).isEqualTo(names.size());
        assertThat(names).containsAll(report.unspoken());
        assertThat(report.unspoken()).isNotEmpty().hasSizeLessThan(names.size());
    }

    static Stream<Game<?, ?>> toys() {
        return Stream.concat(ToyGames.ALL.stream(), Stream.of(new Muster()));
    }

    /** Games with uncountable rolls, cards, secrets, two throwers and poses among them. */
    @ParameterizedTest
    @MethodSource("toys")
    void everyToyIsPlayedToItsEnd(Game<?, ?> toy) {
        assertThat(play(toy).results()).isNotEmpty().doesNotContainKey("unfinished");
    }

    @Test
    void eventsAndRefusalsNameRules() {
        RulesHeard heard = new RulesHeard(chess().rules());
        Rule refusing = chess().rules().getFirst();
        assertThat(heard.unspoken()).contains(refusing.name());
        heard.hear(new Verdict.Refused<>(refusing, "action", "state", "why"));
        assertThat(heard.unspoken()).doesNotContain(refusing.name());
    }

    /** Returns the report of games in which the yellow trooper may walk into the base of Blue, or do many other things. */
    private static SelfplayReport beforeTheBase(PlayStyle style) {
        Game<?, ?> game = GameCatalogue.open("ground-force", Map.of()).orThrow();
        String position = "yellow acting | d8:YT d2:YT e11:BT g3:BT | trooper-1 | - | - | -";
        return SelfplayReport.of(
                game, List.of(), new PlayPlan(GAMES, 1, MOST_PLIES, style, Optional.of(position)), soFar -> {});
    }

    @Test
    void eagerPlayTakesAWin() {
        SelfplayReport report = beforeTheBase(PlayStyle.EAGER);
        assertThat(report.plies()).isEqualTo(GAMES);
        assertThat(report.results()).containsExactly(Map.entry("base", GAMES));
    }

    @Test
    void randomPlayMostlyMissesAWin() {
        assertThat(beforeTheBase(PlayStyle.RANDOM).plies()).isGreaterThan(2 * GAMES);
    }

    @Test
    void aWarWithFewUnitsMayEndByDestruction() {
        Game<?, ?> game = GameCatalogue.open("ground-force", Map.of()).orThrow();
        Optional<String> duel = Optional.of("yellow acting | d5:YT d6:BT | trooper-1 | - | - | -");
        SelfplayReport report =
                SelfplayReport.of(game, List.of(), new PlayPlan(40, 1, 12, PlayStyle.EAGER, duel), soFar -> {});
        assertThat(report.results()).containsKeys("destroyed", "unfinished");
        assertThat(report.unspoken()).doesNotContain("ARMY_DESTROYED");
    }

    @Test
    void actionsOfTheSameTypeAreTried() {
        ForeignActions<Object> foreign = new ForeignActions<>();
        foreign.add("walk");
        foreign.add(1);
        foreign.add("attack");
        assertThat(foreign.like("stay", most -> most - 1)).contains("attack");
        assertThat(foreign.like("stay", most -> 0)).contains("walk");
        assertThat(foreign.like(2L, most -> 0)).isEmpty();
    }

    /** The last part of e2-e3 is replaced by the greatest number allowed, or the first one by itself. */
    @Test
    void actionsAreMutated() {
        assertThat(slips(chess(), "e2-e3", most -> most - 1)).isNotEmpty().containsOnly("e2-e6");
        assertThat(slips(chess(), "e2-e3", most -> 0)).isEmpty();
    }

    @Test
    void actionsAreAimedAtPieces() {
        assertThat(aimed(chess(), "e2-e3", most -> 0)).isEqualTo("a1-a1");
        assertThat(aimed(chess(), "hold", most -> 0)).isEqualTo("hold");
    }

    private static <S, A> String aimed(Game<S, A> game, String written, IntUnaryOperator chance) {
        A action = game.readAction(game.opening(), written).orThrow();
        return game.write(
                AlteredActions.aimed(game, game.opening(), action, chance).orElseThrow());
    }

    private static <S, A> List<String> slips(Game<S, A> game, String written, IntUnaryOperator chance) {
        A action = game.readAction(game.opening(), written).orThrow();
        return new AlteredActions()
                .of(game, game.opening(), action, chance).stream()
                        .map(game::write)
                        .toList();
    }

    /** From the opening the armies meet late; in this position all kinds of ground lie between them. */
    @Test
    void everyStrategyGroundAndEndingIsPlayed() throws IOException {
        String melee = Files.readString(Path.of("src/test/resources/scenario/melee.yaml"));
        Game<?, ?> game = GameCatalogue.open("die-men", Map.of(), Map.of("scenario", melee))
                .orThrow();
        SelfplayReport report = SelfplayReport.of(
                game, List.of(), new PlayPlan(16, 1, MOST_PLIES, PlayStyle.VARIED, Optional.empty()), soFar -> {});
        assertThat(report.unspoken())
                .doesNotContain(
                        "RETREAT",
                        "RETREAT_KEEPS_AWAY",
                        "RETREAT_ATTACKS_NOT",
                        "RETREAT_DEFENDS_SURROUNDED",
                        "HIGH_ATTACK",
                        "MOUNTAIN_ATTACK",
                        "FOREST_DIE",
                        "TERRAIN_DIE_ONCE",
                        "SQUAD_KEEPS_TOGETHER",
                        "ARMY_BREAKS",
                        "LAST_ROUND");
        assertThat(report.unspoken()).hasSizeLessThan(10);
        assertThat(report.results()).containsKeys("beaten", "objective");
    }

    /** From the opening hardly any platoon is ever promoted at full strength, so the rules of Mech-INF would not be tested. */
    @Test
    void rulesOfRarePositionsAreReachedInFewGames() {
        Game<?, ?> game = GameCatalogue.open("ogre-chess", Map.of()).orThrow();
        PlayPlan plan = new PlayPlan(54, 1, 150, PlayStyle.VARIED, Optional.empty());
        assertThat(SelfplayReport.of(game, List.of(), plan, soFar -> {}).unspoken())
                .doesNotContain(
                        "MECH_MOVES",
                        "MECH_OVERRUNS_ARMOUR",
                        "MECH_RUNS_HOME",
                        "MECH_HIT_AND_RUN_CLOSES_IN",
                        "MECH_OVERRUNS_IMMOBILE_OGRE",
                        "OGRE_NEVER_RAMS_OGRE",
                        "PROMOTION_ON_FAR_RANK");
        Game<?, ?> first = GameCatalogue.open("ogres-and-elves", Map.of("variant", "FIRST"))
                .orThrow();
        PlayPlan fewer = new PlayPlan(6, 1, 300, PlayStyle.VARIED, Optional.empty());
        assertThat(SelfplayReport.of(first, List.of(), fewer, soFar -> {}).unspoken())
                .doesNotContain("CHESTS_FILLED", "BONUS");
    }

    /** A player who mixes up variants gets an explanation, and the rules of other options are used there. */
    @Test
    void rulesOfOtherOptionsAreReachedInOtherForms() {
        Map<String, String> first = Map.of("variant", "FIRST");
        Game<?, ?> game = GameCatalogue.open("ogres-and-elves", first).orThrow();
        List<Game<?, ?>> others = GameCatalogue.STANDARD.otherForms(new GameChoice("ogres-and-elves", first, Map.of()));
        PlayPlan plan = new PlayPlan(1, 1, FEW_PLIES, PlayStyle.VARIED, Optional.empty());
        assertThat(SelfplayReport.of(game, List.of(), plan, soFar -> {}).unspoken())
                .contains("NO_SHIELDS_IN_FIRST");
        SelfplayReport report = SelfplayReport.of(game, others, plan, soFar -> {});
        assertThat(report.unspoken()).doesNotContain("NO_SHIELDS_IN_FIRST");
        assertThat(report.elsewhere()).contains("SHIELDS_DEALT").doesNotContainAnyElementsOf(report.unspoken());
    }

    /** Every fourth game is played at random, for endings that need many quiet turns. */
    @Test
    void notEveryGameIsVaried() {
        PlayPlan plan = new PlayPlan(8, 1, MOST_PLIES, PlayStyle.VARIED, Optional.empty());
        assertThat(LongStream.rangeClosed(1, 8).mapToObj(plan::style))
                .filteredOn(PlayStyle.RANDOM::equals)
                .hasSize(2);
        assertThat(new PlayPlan(8, 1, MOST_PLIES, PlayStyle.EAGER, Optional.empty()).style(4))
                .isEqualTo(PlayStyle.EAGER);
    }

    @Test
    void aMisplacedPieceIsTakenForAnAttemptedAction() {
        assertThat(misplaced(GameCatalogue.open("die-men", Map.of()).orThrow(), most -> 0))
                .isEqualTo("move b1 a1 1C");
    }

    private static <S, A> String misplaced(Game<S, A> game, IntUnaryOperator chance) {
        return new MisplacedPieces<>(game)
                .attempted(game.opening(), chance)
                .map(game::write)
                .orElseThrow();
    }

    @Test
    void anAcceptedActionThatIsNotListedBreaksALaw() {
        Game<?, ?> lenient = lenient(chess());
        assertThatThrownBy(() -> play(lenient)).isInstanceOf(LawBroken.class).hasMessageContaining("but not listed");
    }

    /** Returns a game that accepts each refused action and leaves the state unchanged. */
    private static Game<?, ?> lenient(Game<?, ?> game) {
        return (Game<?, ?>) Proxy.newProxyInstance(
                Game.class.getClassLoader(), new Class<?>[] {Game.class}, (self, method, arguments) -> {
                    Object result = answer(game, method, arguments);
                    return result instanceof Verdict.Refused<?, ?> refused
                            ? new Verdict.Accepted<>(refused.state(), List::of)
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
