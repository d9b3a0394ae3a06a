package umpire.rules.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Property tests of every game, on random play. A game's test passes its game and calls {@link #play}. Every broken law
 * fails with the seed and the position.
 *
 * @param <S> the game's state
 * @param <A> the game's actions
 */
public final class GameLaws<S, A> {
    /** The number of actions from other states that are tried in each state. */
    private static final int FOREIGN = 24;

    /** The number of throws in each state that awaits dice. */
    private static final int THROWS = 4;

    /** The most kinds of actions that fit a sentence. */
    private static final int MOST_KINDS = 7;

    /** The most letters of a kind of action. */
    private static final int LONGEST_KIND = 60;

    /** The tints of places in which things lie: they may have a mark when they are empty. */
    private static final Set<Area.Tint> RECEPTACLES = Set.of(Area.Tint.TRAY, new Area.Tint("chest"));

    private final Game<S, A> game;
    private final Set<Place> places;
    private final Set<Place> trays;
    private final Set<Place> diceTrays;
    private final Set<Token> tokens;
    private final int mostActions;

    /**
     * @param game the game under test
     * @param mostActions a playout longer than this fails: the game does not end
     */
    public GameLaws(Game<S, A> game, int mostActions) {
        this.game = game;
        this.mostActions = mostActions;
        this.places = game.board().areas().stream().map(Area::place).collect(Collectors.toSet());
        this.trays = game.board().areas().stream()
                .filter(area -> RECEPTACLES.contains(area.tint()))
                .map(Area::place)
                .collect(Collectors.toSet());
        this.diceTrays = game.board().areas().stream()
                .filter(Area::isDiceTray)
                .map(Area::place)
                .collect(Collectors.toSet());
        this.tokens = game.pieces().stream()
                .flatMap(piece -> piece.faces().stream())
                .map(PieceFace::token)
                .collect(Collectors.toSet());
    }

    /** The result of a run of playouts. */
    public record Tally(int games, long actions, Map<String, Integer> outcomes) {}

    /** Plays from the opening, once for each seed, beginning with the first. */
    public Tally play(long firstSeed, int games) {
        return play(game.opening(), firstSeed, games);
    }

    /** Plays from a position, once for each seed, beginning with the first. */
    public Tally play(S start, long firstSeed, int games) {
        long actions = 0;
        Map<String, Integer> outcomes = new TreeMap<>();
        for (long seed = firstSeed; seed < firstSeed + games; seed++) {
            List<S> states = playOut(start, seed);
            actions += states.size() - 1;
            Awaited end = game.awaited(states.get(states.size() - 1));
            outcomes.merge(((Awaited.Nothing) end).outcome().kind(), 1, Integer::sum);
        }
        return new Tally(games, actions, outcomes);
    }

    /** Plays one game to its end and tests every law in every state. Returns the states. */
    public List<S> playOut(S start, long seed) {
        return playUpTo(Integer.MAX_VALUE, start, seed);
    }

    /** Plays the beginning of a game, at most {@code actions} actions, and tests every law. Returns the states. */
    public List<S> begin(long seed, int actions) {
        return playUpTo(actions, game.opening(), seed);
    }

    private List<S> playUpTo(int most, S start, long seed) {
        Random random = new Random(seed);
        List<S> states = new ArrayList<>();
        List<A> taken = new ArrayList<>();
        List<A> foreign = new ArrayList<>();
        S state = start;
        states.add(state);
        layingOutEnds(start, seed);
        while (true) {
            String where = "seed " + seed + ", action " + taken.size() + ", " + game.writePosition(state);
            assertThat(taken.size()).as("%s: the game ends", where).isLessThan(mostActions);
            stateKeepsTheLaws(state, where);
            List<A> actions = game.actions(state);
            othersAreRefused(state, new HashSet<>(actions), foreign, where);
            if (game.awaited(state) instanceof Awaited.Nothing || taken.size() == most) {
                break;
            }
            List<A> possible = actions.isEmpty() ? thrown(state, random, where) : actions;
            A action = possible.get(random.nextInt(possible.size()));
            actionsKeepTheLaws(state, possible, where);
            kindsKeepTheLaws(state, possible, where);
            diceMakeTheActions(state, actions, random, where);
            faultyDiceAreExplained(state, random, where);
            declarationsAreSecret(state, actions, where);
            playoutShortcutsAgree(state, actions, seed, where);
            aDeterminizedStateLooksAlike(state, seed, where);
            remember(foreign, possible.get(random.nextInt(possible.size())), random);
            S next = accepted(state, action, where);
            assertThat(game.following(state, action))
                    .as("%s: '%s' comes to the same unjudged", where, game.write(action))
                    .isEqualTo(next);
            state = next;
            taken.add(action);
            states.add(state);
        }
        replayEndsAlike(start, taken, states, "seed " + seed);
        return states;
    }

    /** Random set-up by the table ends where the game proper begins, by legal actions alone. */
    private void layingOutEnds(S start, long seed) {
        Random random = new Random(seed);
        S state = start;
        for (int laid = 0; ; laid++) {
            String where = "seed " + seed + ", laid out by " + laid + " actions, " + game.writePosition(state);
            assertThat(laid).as("%s: laying out ends", where).isLessThan(mostActions);
            Optional<A> next = game.randomSetup(state, random::nextInt);
            if (next.isEmpty()) {
                return;
            }
            assertThat(game.actions(state))
                    .as("%s: what lays out is listed", where)
                    .contains(next.orElseThrow());
            state = accepted(state, next.orElseThrow(), where);
        }
    }

    /** Keeps a bounded sample of actions that were legal once, to be tried where they are not. */
    private void remember(List<A> foreign, A action, Random random) {
        if (foreign.size() < FOREIGN) {
            foreign.add(action);
        } else {
            foreign.set(random.nextInt(FOREIGN), action);
        }
    }

    private void stateKeepsTheLaws(S state, String where) {
        assertThat(game.readPosition(game.writePosition(state)))
                .as("%s: a position survives being written and read", where)
                .isEqualTo(Parsed.good(state));
        assertThat(game.actions(state))
                .as("%s: the order of actions is stable", where)
                .isEqualTo(game.actions(state));
        if (game.awaited(state) instanceof Awaited.Nothing) {
            assertThat(game.actions(state))
                    .as("%s: an ended game has no actions", where)
                    .isEmpty();
            assertThat(game.pass(state))
                    .as("%s: an ended game has no waiver", where)
                    .isEmpty();
        }
        assertThat(game.scores(state).stream().map(Score::seat).distinct().toList())
                .as("%s: every seat has a score, in order", where)
                .isEqualTo(game.seats());
        assertThat(game.scores(state).stream().filter(Score::leads).count())
                .as("%s: nobody leads beside another, nor where all play together", where)
                .isBetween(0L, game.playedTogether() ? 0L : 1L);
        picturesKeepTheLaws(state, where);
        game.estimate(state).ifPresent(estimate -> estimatesKeepTheLaws(state, estimate, where));
    }

    /** The chances add up to 1, except in a cooperative game, and the winner has most. */
    private void estimatesKeepTheLaws(S state, Estimate estimate, String where) {
        List<Double> chances = estimate.chances();
        assertThat(chances)
                .as("%s: every seat has a chance, from 0 to 1", where)
                .hasSameSizeAs(game.seats())
                .allMatch(chance -> chance >= 0 && chance <= 1);
        if (game.playedTogether()) {
            assertThat(new HashSet<>(chances))
                    .as("%s: who play together hope alike", where)
                    .hasSize(1);
            return;
        }
        assertThat(chances.stream().mapToDouble(chance -> chance).sum())
                .as("%s: somebody wins", where)
                .isCloseTo(1, within(1e-9));
        if (game.awaited(state) instanceof Awaited.Nothing over) {
            double most = chances.stream().mapToDouble(chance -> chance).max().orElseThrow();
            assertThat(over.outcome().winners())
                    .as("%s: nobody is before who has won", where)
                    .allMatch(winner -> chances.get(game.seats().indexOf(winner)) == most);
        }
    }

    private void picturesKeepTheLaws(S state, String where) {
        Placement picture = game.show(state);
        Set<Place> occupied = new HashSet<>();
        for (Standing standing : picture.standings()) {
            assertThat(tokens).as("%s: a token of the box", where).contains(standing.token());
            if (standing.spot() instanceof Spot.On on) {
                assertThat(places).as("%s: a place of the board", where).contains(on.place());
                assertThat(diceTrays)
                        .as("%s: no piece stands where dice are thrown", where)
                        .doesNotContain(on.place());
            }
            occupied.add(standing.spot().place());
        }
        View view = game.view(state, new Viewer.Public());
        assertThat(view.placement()).as("%s: everybody sees the table", where).isEqualTo(picture);
        for (Mark mark : view.marks()) {
            if (!trays.contains(mark.place())) {
                assertThat(occupied)
                        .as("%s: a mark lies on a piece, a tray or a chest", where)
                        .contains(mark.place());
            }
        }
        for (Seat seat : game.seats()) {
            Parsed<S> again = game.recognise(picture, state, seat);
            if (again instanceof Parsed.Good<S> good) {
                assertThat(game.show(good.value()).visibleByPlace())
                        .as("%s: what is recognised looks the same", where)
                        .isEqualTo(picture.visibleByPlace());
            }
        }
    }

    private void actionsKeepTheLaws(S state, List<A> actions, String where) {
        assertThat(new LinkedHashSet<>(actions))
                .as("%s: no action twice", where)
                .hasSameSizeAs(actions);
        Set<String> written = new HashSet<>();
        for (A action : actions) {
            String text = game.write(action);
            assertThat(game.readAction(state, text))
                    .as("%s: '%s' survives being written and read", where, text)
                    .isEqualTo(Parsed.good(action));
            assertThat(text)
                    .as("%s: one trimmed line", where)
                    .isEqualTo(text.strip())
                    .doesNotContain("\n");
            assertThat(written.add(text))
                    .as("%s: '%s' names one action", where, text)
                    .isTrue();
            assertThat(game.describe(state, action))
                    .as("%s: %s has a label", where, text)
                    .isNotBlank();
            assertThat(game.seats()).as("%s: %s has a seat", where, text).contains(game.seatOf(state, action));
            for (Place touched : game.touches(state, action)) {
                assertThat(places.contains(touched) || lyingAt(state).contains(touched))
                        .as("%s: %s touches the board, or what lies there", where, text)
                        .isTrue();
            }
            touchedPiecesAreThere(state, action, where);
            accepted(state, action, where);
        }
        game.pass(state)
                .ifPresent(pass ->
                        assertThat(actions).as("%s: the waiver is legal", where).contains(pass));
    }

    /** The kinds of legal actions fit a sentence, and waivers have kinds of their own. */
    private void kindsKeepTheLaws(S state, List<A> actions, String where) {
        if (!(game.awaited(state) instanceof Awaited.Choice)) {
            return;
        }
        Set<ActionKind> kinds = new LinkedHashSet<>();
        for (A action : actions) {
            ActionKind kind = game.kind(state, action);
            String text = where + ", " + game.write(action);
            assertThat(kind.says())
                    .as("%s: its kind is told", text)
                    .isNotBlank()
                    .doesNotEndWith(".");
            assertThat(kind.says().length())
                    .as("%s: its kind is told briefly", text)
                    .isLessThan(LONGEST_KIND);
            assertThat(game.preview(state, action, accepted(state, action, where))
                            .orElse("none")
                            .length())
                    .as("%s: what it comes to fits its target", text)
                    .isBetween(1, Game.LONGEST_PROSPECT);
            kinds.add(kind);
        }
        assertThat(kinds.stream().map(ActionKind::says).distinct())
                .as("%s: a kind has one weight", where)
                .hasSameSizeAs(kinds);
        assertThat(kinds.stream().filter(kind -> !kind.forgoes()))
                .as("%s: a sentence has room for all kinds", where)
                .hasSizeLessThanOrEqualTo(MOST_KINDS);
        game.pass(state)
                .filter(actions::contains)
                .ifPresent(pass -> assertThat(game.kind(state, pass).forgoes())
                        .as("%s: a waiver leaves something undone", where)
                        .isTrue());
    }

    /** The piece to touch in a condition exists. */
    private void touchedPiecesAreThere(S state, A action, String where) {
        game.touchedAs(state, action).forEach((place, piece) -> {
            assertThat(game.touches(state, action))
                    .as("%s: '%s' touches %s", where, game.write(action), place)
                    .contains(place);
            assertThat(piece.place()).isEqualTo(place);
            assertThat(game.show(state).visibleByPlace().getOrDefault(place, List.of()))
                    .as("%s: '%s' touches what stands on %s", where, game.write(action), place)
                    .contains(piece.token());
            assertThat(game.conditions(state).contains(piece)
                            || piece.equals(PieceCondition.usual(place, piece.token())))
                    .as("%s: '%s' touches a piece in a condition that is known", where, game.write(action))
                    .isTrue();
        });
    }

    /** Returns a sample of the actions of a throw with too many outcomes to list. */
    private List<A> thrown(S state, Random random, String where) {
        assertThat(game.awaited(state))
                .as("%s: only of a throw nothing is listed", where)
                .isInstanceOf(Awaited.Roll.class);
        Set<A> some = new LinkedHashSet<>();
        for (int i = 0; i < THROWS; i++) {
            some.add(RandomAction.of(game, state, random::nextInt));
        }
        return List.copyOf(some);
    }

    /** Dice make only listed actions, where any are listed; and all of them where there are few faces. */
    private void diceMakeTheActions(S state, List<A> actions, Random random, String where) {
        if (!(game.awaited(state) instanceof Awaited.Roll roll) || actions.isEmpty()) {
            return;
        }
        for (int i = 0; i < THROWS; i++) {
            assertThat(actions)
                    .as("%s: what dice make is listed", where)
                    .contains(RandomAction.of(game, state, random::nextInt));
        }
        if (roll.total() == 1 && !roll.cards()) {
            Dice only = roll.dice().get(0);
            List<A> made = game.dice().stream()
                    .filter(type -> only.include(type.kind(), type.name()))
                    .flatMap(type -> type.faces().stream()
                            .map(DieType.Face::shows)
                            .distinct()
                            .map(type::showing))
                    .map(die -> game.rolled(state, List.of(die)).orThrow())
                    .distinct()
                    .toList();
            assertThat(made)
                    .as("%s: the dice make the listed actions", where)
                    .containsExactlyInAnyOrderElementsOf(actions);
        }
    }

    /** A throw with a missing, leaning or lost die makes an accepted action, or gives a reason. */
    private void faultyDiceAreExplained(S state, Random random, String where) {
        if (!(game.awaited(state) instanceof Awaited.Roll roll)) {
            return;
        }
        List<DieShown> thrown = game.sampleRoll(state, game.dice(), random::nextInt);
        int which = random.nextInt(thrown.size());
        DieShown die = thrown.get(which);
        List<List<DieShown>> wrong = new ArrayList<>();
        if (thrown.size() > 1) {
            wrong.add(List.of());
        }
        if (roll.counted() == Awaited.Roll.Counted.ALL_ON_THE_TABLE) {
            wrong.add(List.of(new DieShown(die.kind(), die.name(), DieShown.Rest.LEANING, "", die.pose())));
            wrong.add(List.of(DieShown.gone(die.kind(), die.name())));
        }
        for (List<DieShown> instead : wrong) {
            List<DieShown> dice = new ArrayList<>(thrown.subList(0, which));
            dice.addAll(instead);
            dice.addAll(thrown.subList(which + 1, thrown.size()));
            switch (game.rolled(state, List.copyOf(dice))) {
                case Parsed.Good<A> good -> accepted(state, good.value(), where + ", " + dice);
                case Parsed.Bad<A> bad ->
                    assertThat(bad.why()).as("%s: a reason for %s", where, dice).isNotBlank();
            }
        }
    }

    /** Returns all public information about a state and its events. */
    private List<Object> known(S state, List<Event> events) {
        return List.of(
                game.show(state),
                game.view(state, new Viewer.Public()),
                game.awaited(state),
                game.pass(state).isPresent(),
                game.scores(state),
                game.lost(game.opening(), state),
                publicPosition(state),
                events);
    }

    /** Returns the whole position, for a game in which no seat knows more than the public. */
    private Optional<String> publicPosition(S state) {
        View everyone = game.view(state, new Viewer.Public());
        boolean secret = game.seats().stream()
                .anyMatch(seat -> !game.view(state, new Viewer.Seated(seat)).equals(everyone));
        return secret ? Optional.empty() : Optional.of(game.writePosition(state));
    }

    /** A determinized state looks to its seat like the real one. */
    private void aDeterminizedStateLooksAlike(S state, long seed, String where) {
        for (Seat seat : game.seats()) {
            S determinized = game.determinized(state, seat, new Random(seed)::nextInt);
            Viewer viewer = new Viewer.Seated(seat);
            assertThat(game.view(determinized, viewer))
                    .as("%s: %s sees what it may suppose", where, seat)
                    .isEqualTo(game.view(state, viewer));
            assertThat(game.awaited(determinized))
                    .as("%s: the same is awaited of what %s supposes", where, seat)
                    .isEqualTo(game.awaited(state));
            assertThat(own(determinized, seat))
                    .as("%s: %s may do the same in what it supposes", where, seat)
                    .isEqualTo(own(state, seat));
        }
    }

    /** The shortcuts for playouts leave out only words, and draw legal actions. */
    private void playoutShortcutsAgree(S state, List<A> actions, long seed, String where) {
        Awaited told = game.awaited(state);
        Awaited untold = game.awaitedUntold(state);
        assertThat(untold).as("%s: the same is awaited untold", where).hasSameClassAs(told);
        if (told instanceof Awaited.Roll roll) {
            assertThat(((Awaited.Roll) untold).throwers())
                    .as("%s: the same is thrown untold", where)
                    .isEqualTo(roll.throwers());
            return;
        }
        assertThat(untold.asked())
                .as("%s: the same seat is asked untold", where)
                .isEqualTo(told.asked());
        assertThat(actions)
                .as("%s: what is drawn is listed", where)
                .contains(game.anyAction(state, new Random(seed)::nextInt));
        assertThat(actions)
                .as("%s: who saw nothing can go on", where)
                .anyMatch(action -> !game.forPeopleOnly(state, action));
    }

    private List<A> own(S state, Seat seat) {
        return game.actions(state).stream()
                .filter(action -> game.seatOf(state, action).equals(seat))
                .toList();
    }

    /** Until all have declared, no public information depends on a seat's declaration, or on an earlier one. */
    private void declarationsAreSecret(S state, List<A> actions, String where) {
        if (!(game.awaited(state) instanceof Awaited.Declarations open)) {
            return;
        }
        Map<Seat, Set<List<Object>>> known = new HashMap<>();
        for (A action : actions) {
            Seat seat = game.seatOf(state, action);
            String text = where + ", '" + game.write(action) + "'";
            assertThat(open.openTo(seat)).as("%s: %s may declare", text, seat).isTrue();
            assertThat(game.touches(state, action))
                    .as("%s: nobody sees it", text)
                    .isEmpty();
            Verdict.Accepted<S, A> ruling = (Verdict.Accepted<S, A>) game.judge(state, action);
            if (game.awaited(ruling.next()) instanceof Awaited.Declarations) {
                known.computeIfAbsent(seat, same -> new HashSet<>()).add(known(ruling.next(), ruling.events()));
            }
            if (open.declared().contains(seat)) {
                assertThat(known(ruling.next(), ruling.events()))
                        .as("%s: nobody knows that it was changed", text)
                        .isEqualTo(known(state, List.of()));
            }
        }
        known.forEach((seat, all) -> assertThat(all)
                .as("%s: what %s declares is secret", where, seat)
                .hasSize(1));
    }

    /** Returns the names of the spots beside the places. */
    private Set<Place> lyingAt(S state) {
        return game.show(state).standings().stream()
                .map(standing -> standing.spot().place())
                .collect(Collectors.toSet());
    }

    private S accepted(S state, A action, String where) {
        Verdict<S, A> ruling = game.judge(state, action);
        assertThat(ruling)
                .as(() -> "%s: '%s' is listed and accepted".formatted(where, game.write(action)))
                .isInstanceOf(Verdict.Accepted.class);
        return ((Verdict.Accepted<S, A>) ruling).next();
    }

    /** Tries actions that were legal elsewhere in this game. Skips throws with too many outcomes to list. */
    private void othersAreRefused(S state, Set<A> listed, List<A> others, String where) {
        if (listed.isEmpty() && game.awaited(state) instanceof Awaited.Roll) {
            return;
        }
        String before = game.writePosition(state);
        for (A other : others) {
            refusedUnlessListed(state, listed, other, where);
        }
        assertThat(game.writePosition(state))
                .as("%s: a refusal changes nothing", where)
                .isEqualTo(before);
    }

    /**
     * Tries one action: it must be accepted exactly when it is listed, and a refusal must name a rule of the game.
     * There are many such actions, so this avoids linear searches, and composes messages only for failures.
     */
    public void refusedUnlessListed(S state, Set<A> listed, A other, String where) {
        String fault = switch (game.judge(state, other)) {
            case Verdict.Accepted<S, A> accepted -> listed.contains(other) ? "" : "is accepted but not listed";
            case Verdict.Refused<S, A> refused ->
                listed.contains(other) ? "is listed but refused: " + refused.why() : fault(state, other, refused);
        };
        if (!fault.isEmpty()) {
            fail("%s: '%s' %s", where, game.write(other), fault);
        }
    }

    private String fault(S state, A other, Verdict.Refused<S, A> refused) {
        if (refused.state() != state) {
            return "is refused in another state than it was tried in";
        }
        if (!refused.action().equals(other)) {
            return "is refused as another action";
        }
        if (!game.rules().contains(refused.rule())) {
            return "is refused by a rule that the game does not list";
        }
        return refused.why().isBlank() ? "is refused without a reason" : "";
    }

    private void replayEndsAlike(S start, List<A> taken, List<S> states, String where) {
        S state = start;
        for (int i = 0; i < taken.size(); i++) {
            state = accepted(state, taken.get(i), where);
            assertThat(state)
                    .as("%s: replay gives the state after action %d", where, i)
                    .isEqualTo(states.get(i + 1));
            assertThat(state.hashCode()).isEqualTo(states.get(i + 1).hashCode());
        }
    }
}
