package umpire.table.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.referee.announcement.Prompt;
import umpire.referee.session.input.Command;
import umpire.referee.toy.ToyTable;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GamePlay;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.Verdict;

/**
 * When hands make a single illegal action, the table names a rule, whatever the order of its pieces. The samples are legal actions of
 * random games, tried in other states and with exchanged places. The rule may differ from the judge's if the placement also fits another
 * illegal action. A piece that only left its place may be in a hand, and is no action.
 */
class RefusedByHandsTest {
    private static final long SEED = Long.getLong("laws.seed", 12);
    private static final int ACTIONS = Integer.getInteger("laws.actions", 180);
    private static final int ALIKE = 3;
    private static final int ORDERS = 6;
    private static final int TRIES = 20;

    /** The least number of samples for which the table names the judge's own rule, so that the test is not vacuous. */
    private static final Map<String, Integer> QUOTED =
            Map.of("ogre-chess", 15, "ogres-and-elves", 20, "ground-force", 15, "diceland-ogre", 5, "die-men", 30);

    private static final String SEIZING = """
            2 spending red 3x7 - | seize:e4 2,7,7,7 - open 0 | hold 3,3,5 6,6 guarding 1 \
            | red:d1:1I1S,red:h1:1C1H,red:f2:1C1I,red:c2:1D2I,red:d3:3A,\
            blue:e5:1D2I,blue:c6:1D1I,blue:d7:1I1S,blue:e7:3A,blue:h7:1C1H | e5 | - | -""";

    static Stream<Named<Game<?, ?>>> games() {
        return RandomStates.games().map(game -> Named.of(game.title(), game));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    void aRefusedActionNamesARule(Game<?, ?> game) {
        Sample<?, ?> sample = new Sample<>(game);
        sample.take();
        assertThat(sample.wrong).as("seed %d, %s", SEED, sample.outcomes).isEmpty();
        assertThat(sample.outcomes.getOrDefault(Outcome.QUOTED, 0))
                .as("%s of %s", sample.outcomes, sample.tried)
                .isGreaterThanOrEqualTo(QUOTED.get(game.id().name()));
    }

    /** Two similar units are moved as one action, in any order of hands, and the judge knows why that is illegal. */
    @Test
    void similarUnitsMovedTogetherGetTheRuleOfTheirMove() {
        twoInfantry(games().map(Named::getPayload)
                .filter(game -> game.id().name().equals("die-men"))
                .findFirst()
                .orElseThrow());
    }

    private static <S, A> void twoInfantry(Game<S, A> game) {
        ToyTable<S, A> table = ToyTable.at(game, game.readPosition(SEIZING).orThrow());
        Placement picture = game.show(table.state());
        Token infantry = new Token("red-infantry");
        HandSteps.HandStep step = new HandSteps.HandStep(
                Optional.of(Standing.on(new Place("c2"), infantry)),
                Optional.of(Standing.on(new Place("c1"), infantry)));
        table.play(HandSteps.after(HandSteps.after(picture, step), step));
        assertThat(table.prompt().says())
                .startsWith("c1 is farther from the goal e4 than c2. (Rulebook, “Steps 1 Seize”) Move the Red");
        assertThat(table.told()).contains("c1 is farther from the goal e4 than c2.");
    }

    /** A unit that ends at the start of its turn may have moved too far or been taken back. The table says both. */
    @Test
    void aMoveThatIsTooLongIsToldTheSquaresLeft() {
        runTooFar(games().map(Named::getPayload)
                .filter(game -> game.id().name().equals("ogre-chess"))
                .findFirst()
                .orElseThrow());
    }

    private static <S, A> void runTooFar(Game<S, A> game) {
        ToyTable<S, A> table =
                ToyTable.at(game, game.readPosition("7c/8/8/4h3/8/8/8/G6C w").orThrow());
        Placement before = game.show(table.state());
        Seat white = new Seat("White");
        table.act(white, "a1-d4").play(game.show(table.state()));
        table.act(white, "d4:e5");
        table.order(new Command.NameRoll("roll 5"));
        assertThat(table.prompt().says())
                .startsWith("White: the GEV on d4 has shot and has one square left. Move the GEV");
        table.play(before);
        assertThat(table.prompt().says())
                .startsWith("Anyone: The GEV on d4 has one square left and cannot reach a1. (§\u00a02.23) Take back ");
        table.playing("d4-c3");
        assertThat(game.writePosition(table.state())).startsWith("7c/8/8/4h(d1)3/8/2G5/8/7C b");
    }

    /** Each of two moves is legal alone, and the judge refuses the second after the first. */
    @Test
    void twoPiecesMovedAtOnceAreToldWhyTheSecondMayNotMove() {
        twoMoved(named("ogre-chess"));
    }

    private static <S, A> void twoMoved(Game<S, A> game) {
        ToyTable<S, A> table =
                ToyTable.at(game, game.readPosition("7c/8/8/8/8/8/1I4I1/7C w").orThrow());
        table.play(game.show(game.readPosition("7c/8/8/8/8/1I4I1/8/7C w").orThrow()));
        assertThat(table.prompt().need()).isEqualTo(Prompt.Need.CORRECTION);
        assertThat(table.prompt().says())
                .startsWith(
                        "The INF on g2 is White's, and Black is to act. (§\u00a03.20) Move the White Infantry from b3 back to"
                                + " b2.");
    }

    /** No rule applies, so the table says which piece moved where. */
    @Test
    void anImpossibleMoveIsNamed() {
        shieldOnCastle(GameCatalogue.open("ogres-and-elves", Map.of("variant", "THIRD"))
                .orThrow());
    }

    private static <S, A> void shieldOnCastle(Game<S, A> game) {
        S state = game.readPosition(
                        "yellow deploying | home:- home:## | A# GR E S G RE M G R# AS A G E RM R G | nw nw ne se sw | - - - - | - - - -")
                .orThrow();
        ToyTable<S, A> table = ToyTable.at(game, state);
        HandSteps.HandStep step = new HandSteps.HandStep(
                Optional.of(Standing.on(new Place("bag-yellow"), new Token("shield"))),
                Optional.of(Standing.on(new Place("castle-se"), new Token("shield"))));
        table.play(HandSteps.after(game.show(state), step));
        assertThat(table.prompt().says())
                .startsWith("That is not a legal move: no legal action puts the Shield on ")
                .contains("Castle");
    }

    private static Game<?, ?> named(String name) {
        return games().map(Named::getPayload)
                .filter(game -> game.id().name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private enum Outcome {
        QUOTED,
        OTHER_RULE,
        LEGAL_OR_ASKED,
        IN_HAND,
        NO_RULE
    }

    /** An action carried out by hands, with the kinds of pieces of its seat. */
    private record Deed(Seat seat, String notation, String kind, List<HandSteps.HandStep> steps) {
        /** Returns the places of its steps that its notation names. */
        Set<Place> places() {
            Set<Place> places = new LinkedHashSet<>();
            steps.stream()
                    .flatMap(step -> Stream.concat(step.takes().stream(), step.puts().stream()))
                    .filter(standing -> standing.spot() instanceof Spot.On)
                    .map(standing -> standing.spot().place())
                    .filter(place -> word(place).matcher(notation).find())
                    .forEach(places::add);
            return places;
        }

        /** Returns the same deed with places exchanged. */
        Deed with(Map<Place, Place> exchange) {
            String written = Pattern.compile("[\\w-]+")
                    .matcher(notation)
                    .replaceAll(word -> exchange.getOrDefault(new Place(word.group()), new Place(word.group()))
                            .name());
            return new Deed(
                    seat,
                    written,
                    kind,
                    steps.stream()
                            .map(step -> new HandSteps.HandStep(
                                    step.takes().map(standing -> at(standing, exchange)),
                                    step.puts().map(standing -> at(standing, exchange))))
                            .toList());
        }

        private static Pattern word(Place place) {
            return Pattern.compile("(?<![\\w-])" + Pattern.quote(place.name()) + "(?![\\w-])");
        }

        private static Standing at(Standing standing, Map<Place, Place> exchange) {
            Place to = exchange.getOrDefault(
                    standing.spot().place(), standing.spot().place());
            return standing.spot() instanceof Spot.On
                    ? new Standing(standing.token(), new Spot.On(to), standing.covered())
                    : standing;
        }

        /** Returns whether the pieces that the hands take are on the table and visible. */
        boolean fits(Placement picture) {
            List<Standing> there = new ArrayList<>(picture.standings());
            return steps.stream().flatMap(step -> step.takes().stream()).allMatch(takes -> {
                Optional<Standing> one = there.stream()
                        .filter(standing -> !standing.covered()
                                && standing.token().equals(takes.token())
                                && standing.spot().equals(takes.spot()))
                        .findFirst();
                one.ifPresent(there::remove);
                return one.isPresent();
            });
        }
    }

    private static final class Sample<S, A> {
        private final Game<S, A> game;
        private final Random random = new Random(SEED);
        private final List<Place> places;
        private final List<Deed> deeds = new ArrayList<>();
        private final Map<String, Integer> tried = new TreeMap<>();
        private final Map<Outcome, Integer> outcomes = new TreeMap<>();
        private final List<String> wrong = new ArrayList<>();

        Sample(Game<S, A> game) {
            this.game = game;
            this.places = game.board().areas().stream().map(Area::place).toList();
        }

        void take() {
            RandomStates.choices(game, SEED, ACTIONS, state -> {
                game.actions(state).forEach(action -> keep(state, action));
                for (int i = 0; i < TRIES && !deeds.isEmpty(); i++) {
                    tryOut(state, exchanged(deeds.get(random.nextInt(deeds.size()))));
                }
            });
        }

        private void keep(S state, A action) {
            Placement after = game.intermediatePlacement(state, action)
                    .orElseGet(() -> game.show(GamePlay.after(game, state, action)));
            List<HandSteps.HandStep> steps =
                    HandSteps.between(game.show(state), after).steps();
            if (!steps.isEmpty() && game.touches(state, action).isEmpty()) {
                deeds.add(new Deed(
                        game.seatOf(state, action),
                        game.write(action),
                        action.getClass().getSimpleName(),
                        steps));
            }
        }

        private Deed exchanged(Deed deed) {
            List<Place> named = new ArrayList<>(deed.places());
            Collections.shuffle(named, random);
            Map<Place, Place> exchange = new HashMap<>();
            named.stream()
                    .limit(random.nextInt(3))
                    .forEach(place -> exchange.put(place, places.get(random.nextInt(places.size()))));
            return deed.with(exchange);
        }

        private void tryOut(S state, Deed deed) {
            if (deed.fits(game.show(state))
                    && game.readAction(state, deed.notation()) instanceof Parsed.Good<A> good
                    && game.judge(state, good.value()) instanceof Verdict.Refused<S, A> refused
                    && tried.merge(deed.kind() + " " + refused.rule().name(), 1, Integer::sum) <= ALIKE) {
                new HandSteps(game.show(state), deed.steps())
                        .orders(ORDERS)
                        .forEach(order -> makeBy(order, state, deed, refused));
            }
        }

        private void makeBy(List<HandSteps.HandStep> order, S state, Deed deed, Verdict.Refused<S, A> refused) {
            ToyTable<S, A> table = ToyTable.at(game, state);
            int entries = table.entries().size();
            Placement picture = game.show(state);
            List<String> said = new ArrayList<>();
            for (HandSteps.HandStep step : order) {
                picture = HandSteps.after(picture, step);
                said.add(table.play(picture).prompt().says());
            }
            boolean scolded = said.stream().anyMatch(says -> says.contains("That is not a legal move"));
            Outcome outcome = scolded
                    ? Outcome.NO_RULE
                    : table.entries().size() > entries ? Outcome.LEGAL_OR_ASKED : outcome(table, refused);
            outcomes.merge(outcome, 1, Integer::sum);
            if (outcome == Outcome.NO_RULE) {
                wrong.add(deed.notation() + " in " + game.writePosition(state) + " by " + order + " " + said
                        + " instead of " + refused.rule().name() + ": " + refused.why());
            }
        }

        private Outcome outcome(ToyTable<S, A> table, Verdict.Refused<S, A> refused) {
            Prompt prompt = table.prompt();
            if (prompt.need() != Prompt.Need.CORRECTION) {
                return Outcome.LEGAL_OR_ASKED;
            }
            boolean told = table.told().contains(refused.why());
            if (told
                    && prompt.says()
                            .startsWith(refused.why() + " (" + refused.rule().cited() + ")")) {
                return Outcome.QUOTED;
            }
            if (table.told().stream().anyMatch(says -> prompt.says().startsWith(says + " ("))) {
                return Outcome.OTHER_RULE;
            }
            return prompt.corrections().stream()
                            .allMatch(correction -> correction.from().isEmpty())
                    ? Outcome.IN_HAND
                    : Outcome.NO_RULE;
        }
    }
}
