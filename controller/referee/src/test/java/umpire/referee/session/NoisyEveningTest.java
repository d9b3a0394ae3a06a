package umpire.referee.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.referee.announcement.Prompt;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenDie;
import umpire.referee.observation.Sighting;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.session.input.Command;
import umpire.referee.toy.Desk;
import umpire.referee.toy.Outpost;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Verdict;

/**
 * Plays whole games by hand before a bad camera: missed pieces, ghosts, wrong faces and glare in single frames, and
 * places hidden for longer. The journal must equal the played actions at every moment.
 */
@Tag("playout")
class NoisyEveningTest {
    private static final int ACTIONS = 150;
    private static final long QUIET_MS = 924;
    private static final int THROWS = 5;

    private final Outpost game = new Outpost();
    private final List<String> truth = new ArrayList<>(List.of("set-up"));
    private Random random = new Random();
    private Desk desk = new Desk();
    private boolean noisyBefore;
    private double lastThrowMm;
    private long frameMs = Desk.FRAME_MS;

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13, 14})
    void theJournalEqualsThePlayedActions(long seed) {
        evening(seed, Desk.FRAME_MS);
    }

    @Tag("long")
    @ParameterizedTest
    @ValueSource(longs = {15, 16, 17, 18, 19, 20, 21, 22, 23, 24})
    void theJournalEqualsThePlayedActionsForManySeeds(long seed) {
        evening(seed, Desk.FRAME_MS);
    }

    /** A faster camera settles sooner, and more of its agreeing looks may be wrong. */
    @ParameterizedTest
    @ValueSource(longs = {86, 87, 99, 100})
    void theJournalEqualsThePlayedActionsBeforeAFasterCamera(long seed) {
        evening(seed, 40);
    }

    private void evening(long seed, long everyMs) {
        System.out.println("NoisyEveningTest seed " + seed + ", a look every " + everyMs + " ms");
        random = new Random(seed);
        frameMs = everyMs;
        desk = Desk.begun().everyMs(everyMs);
        Outpost.State state = game.opening();
        for (int i = 0; i < ACTIONS; i++) {
            if (game.awaited(state) instanceof Awaited.Nothing) {
                state = startAnew();
            }
            List<Outpost.Action> actions = game.actions(state);
            Outpost.Action action = actions.get(random.nextInt(actions.size()));
            Outpost.State next = after(state, action);
            perform(state, action, next);
            state = next;
        }
        assertThat(desk.journal()).isEqualTo(truth).hasSizeGreaterThan(ACTIONS);
    }

    private Outpost.State after(Outpost.State state, Outpost.Action action) {
        return switch (game.judge(state, action)) {
            case Verdict.Accepted<Outpost.State, Outpost.Action> accepted -> accepted.next();
            case Verdict.Refused<Outpost.State, Outpost.Action> refused -> throw new AssertionError(refused.why());
        };
    }

    private Outpost.State startAnew() {
        truth.add("set-up");
        desk.order(new Command.Start(Optional.empty()));
        show(game.opening());
        return game.opening();
    }

    private void perform(Outpost.State state, Outpost.Action action, Outpost.State next) {
        truth.add(game.write(action));
        switch (action) {
            case Outpost.Action.Hold hold -> desk.press(seat(state), ButtonMeaning.CONFIRM);
            case Outpost.Action.Fire fire -> touch(state, fire);
            case Outpost.Action.Rolled rolled -> roll(state, rolled, next);
            case Outpost.Action.Move move -> show(next);
            case Outpost.Action.Castle castle -> show(next);
            case Outpost.Action.Bring bring -> show(next);
        }
        answerQuestion(state, game.write(action));
        assertThat(desk.journal()).as(() -> desk.prompt().says()).isEqualTo(truth);
    }

    private static Seat seat(Outpost.State state) {
        return state.side() == 'w' ? Outpost.WHITE : Outpost.BLACK;
    }

    private void touch(Outpost.State state, Outpost.Action.Fire fire) {
        String drawn = drawn(state);
        for (int square : List.of(fire.from(), fire.to())) {
            looks(drawn, 3, true);
            looks(without(drawn, square), 5, true);
            looks(drawn, 4, true);
        }
        quiet(drawn);
    }

    /** Dice that the table cannot read are reported, and are thrown again. */
    private void roll(Outpost.State state, Outpost.Action.Rolled rolled, Outpost.State next) {
        int throwsSoFar = 0;
        do {
            throwDice(state, rolled);
            throwsSoFar++;
        } while (desk.prompt().need() == Prompt.Need.DIE_UNCLEAR && throwsSoFar < THROWS);
        show(next);
    }

    private void throwDice(Outpost.State state, Outpost.Action.Rolled rolled) {
        desk.dice();
        looks(drawn(state), 4, true);
        List<SeenDie> dice = new ArrayList<>();
        lastThrowMm = (lastThrowMm + 17) % 400;
        for (int i = 0; i < rolled.faces().size(); i++) {
            dice.add(Desk.die(rolled.faces().get(i), lastThrowMm + 40.0 * i));
        }
        desk.dice(dice.toArray(SeenDie[]::new));
        quiet(drawn(state));
    }

    private void show(Outpost.State next) {
        looks(drawn(next), 4, true);
        quiet(drawn(next));
    }

    private void quiet(String drawn) {
        looks(drawn, (int) (QUIET_MS / frameMs), false);
    }

    /** Where two actions look alike or share their touches, the players choose the one they meant. */
    private void answerQuestion(Outpost.State state, String notation) {
        Prompt prompt = desk.prompt();
        boolean asked =
                prompt.options().stream().anyMatch(option -> option.notation().equals(notation))
                        && !desk.journal().equals(truth);
        if (asked) {
            for (int i = 0; i <= prompt.options().size(); i++) {
                Prompt now = desk.prompt();
                if (now.chosen() >= 0
                        && now.options().get(now.chosen()).notation().equals(notation)) {
                    desk.press(seat(state), ButtonMeaning.CONFIRM);
                    return;
                }
                desk.press(seat(state), ButtonMeaning.NEXT);
            }
        }
    }

    private void looks(String drawn, int count, boolean hand) {
        for (int i = 0; i < count; i++) {
            desk.rest(drawn, 0);
            desk.look(seen -> blurred(hand ? handed(seen) : seen));
            assertThat(truth.subList(0, desk.journal().size()))
                    .as("nothing but what was played")
                    .isEqualTo(desk.journal());
        }
    }

    private static Observation handed(Observation seen) {
        return new Observation(
                seen.frame(), seen.takenMs(), true, true, true, seen.sightings(), seen.aside(), seen.dice(), List.of());
    }

    private Observation blurred(Observation seen) {
        noisyBefore = !noisyBefore && random.nextInt(3) == 0;
        if (!noisyBefore) {
            return seen;
        }
        List<Sighting> sightings = new ArrayList<>(seen.sightings());
        int at = random.nextInt(sightings.size());
        Place place = sightings.get(at).place();
        sightings.set(
                at,
                switch (random.nextInt(4)) {
                    case 0 -> new Sighting.Empty(place);
                    case 1 -> new Sighting.Hidden(place, "glare");
                    default -> Desk.sighting(place, "KRSkrs".charAt(random.nextInt(6)));
                });
        List<SeenDie> dice = random.nextInt(3) == 0
                ? List.of()
                : seen.dice().stream().map(this::misread).toList();
        return new Observation(
                seen.frame(),
                seen.takenMs(),
                true,
                seen.moving(),
                seen.hand(),
                sightings,
                seen.aside(),
                dice,
                List.of());
    }

    private SeenDie misread(SeenDie die) {
        return random.nextInt(2) == 0
                ? die
                : new SeenDie(
                        die.kind(),
                        Optional.of("" + (1 + random.nextInt(6))),
                        random.nextInt(4) == 0,
                        die.pose(),
                        0.95);
    }

    private String drawn(Outpost.State state) {
        StringBuilder drawn = new StringBuilder();
        for (int row = 3; row >= 0; row--) {
            drawn.append(state.board(), 4 * row, 4 * row + 4).append('\n');
        }
        int gem = drawn.length() - 9;
        if (drawn.charAt(gem) == '.') {
            drawn.setCharAt(gem, '*');
        }
        return drawn.toString();
    }

    private static String without(String drawn, int square) {
        int at = 5 * (3 - square / 4) + square % 4;
        return drawn.substring(0, at) + (square == Outpost.square("b2") ? '*' : '.') + drawn.substring(at + 1);
    }
}
