package umpire.rules.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Tests every game's lesson. It can be played as written. A forbidden attempt is refused by the rule it is about. Each
 * step accepts the actions that its sentences offer. No step denies the throw on the table. It is short.
 *
 * @param <S> the game's state
 * @param <A> the game's actions
 */
public final class LessonLaws<S, A> {
    private static final int FEWEST_STEPS = 10;
    private static final int MOST_STEPS = 20;
    private static final int LONGEST_TITLE = 40;
    private static final int LONGEST_TEXT = 320;

    /** Words by which a step offers an action; the verb follows them. */
    private static final Pattern OFFER = Pattern.compile("\\b(?:may|can|or) (?:also |still |then )?([a-z]+)");

    /** Words that would deny the dice that were thrown. */
    private static final Pattern DENIAL = Pattern.compile("\\bSay (?:it|you|they|that)\\b");

    /** Words that deny the state of the table, or name controls that a page or a table may lack. */
    private static final Pattern UNSAID = Pattern.compile(
            "(?i)\\b(?:whatever|wherever|as if|confirm|press|question mark|in the list|on your phone)\\b");

    /** Words that tell the player how to leave the lesson. */
    private static final Pattern LEAVE =
            Pattern.compile("\\b(?:end your turn|stay there|and wait|let it through|does nothing more|it is done)\\b");

    private static final Pattern WORDS = Pattern.compile("[^A-Za-z0-9]+");

    private final Game<S, A> game;
    private final Map<String, String> refusals;
    private final Set<List<Dice>> thrown = new HashSet<>();

    /**
     * Prepares the tests.
     *
     * @param refusals the rule that refuses the attempt of each step, by the step's title
     */
    public LessonLaws(Game<S, A> game, Map<String, String> refusals) {
        this.game = game;
        this.refusals = refusals;
    }

    /** Tests the lesson of a game with the default set-up. */
    public void hold() {
        Lesson lesson = game.lesson().orElseThrow();
        assertThat(lesson.title()).isNotBlank();
        assertThat(lesson.steps()).hasSizeBetween(FEWEST_STEPS, MOST_STEPS);
        S state = game.opening();
        List<String> tried = new ArrayList<>();
        for (LessonStep step : lesson.steps()) {
            assertThat(step.says())
                    .as("step '%s': what dice and cards show is not denied", step.title())
                    .doesNotContainPattern(DENIAL);
            assertThat(step.says())
                    .as("step '%s': it holds whatever lies there, on a screen as well as with hands", step.title())
                    .doesNotContainPattern(UNSAID);
            if (step.task() instanceof LessonTask.Try) {
                tried.add(step.title());
            }
            state = after(step, state);
        }
        assertThat(tried).as("what is tried is refused by a known rule").hasSameElementsAs(refusals.keySet());
        assertThat(lesson.steps().stream().map(LessonStep::title)).doesNotHaveDuplicates();
        assertThat(count(lesson, LessonTask.Try.class))
                .as("something that is forbidden is tried")
                .isPositive();
        assertThat(count(lesson, LessonTask.Perform.class) + count(lesson, LessonTask.Roll.class))
                .as("at least half of it is done, not read")
                .isGreaterThanOrEqualTo(lesson.steps().size() / 2);
    }

    private static int count(Lesson lesson, Class<? extends LessonTask> kind) {
        return (int) lesson.steps().stream()
                .filter(step -> kind.isInstance(step.task()))
                .count();
    }

    private S after(LessonStep step, S before) {
        String where = "step '" + step.title() + "'";
        assertThat(step.title().length()).as("%s: the title fits", where).isBetween(1, LONGEST_TITLE);
        assertThat(step.says().length()).as("%s: the text fits", where).isBetween(1, LONGEST_TEXT);
        S state = step.position()
                .map(text -> switch (game.readPosition(text)) {
                    case Parsed.Bad<S> bad -> throw new AssertionError(where + ": " + bad.why());
                    case Parsed.Good<S> good -> good.value();
                })
                .orElse(before);
        S done = switch (step.task()) {
            case LessonTask.Read read -> state;
            case LessonTask.Perform play -> {
                for (String way : play.ways()) {
                    legal(state, way, where);
                }
                takesWhatIsOffered(step, play, state, where);
                takesOnlyTheNamedPlace(step, play, where);
                yield legal(state, play.ways().getFirst(), where);
            }
            case LessonTask.Try tried -> {
                A action = read(state, tried.notation(), where);
                assertThat(game.judge(state, action))
                        .as("%s: %s is refused", where, tried.notation())
                        .isInstanceOf(Verdict.Refused.class);
                Verdict.Refused<S, A> refused = (Verdict.Refused<S, A>) game.judge(state, action);
                assertThat(refused.rule().name())
                        .as("%s: %s", where, refused.why())
                        .isEqualTo(refusals.get(step.title()));
                yield state;
            }
            case LessonTask.Roll roll -> {
                assertThat(game.awaited(state)).as("%s: dice are due", where).isInstanceOf(Awaited.Roll.class);
                if (!thrown.add(((Awaited.Roll) game.awaited(state)).dice())) {
                    assertThat(step.says())
                            .as("%s: dice of an earlier throw lie there", where)
                            .containsIgnoringCase("again");
                }
                S settled = legal(state, roll.notation(), where);
                boolean offered = step.says().matches(".*\\b(or|may) (stay|wait|pass)\\b.*");
                assertThat(game.pass(settled).isPresent() || !offered)
                        .as("%s: nothing is offered that is not legal", where)
                        .isTrue();
                assertThat(game.pass(settled).isPresent() && step.says().contains(" must "))
                        .as("%s: what must be done cannot be left", where)
                        .isFalse();
                yield settled;
            }
        };
        for (String reply : step.replies()) {
            done = legal(done, reply, where);
        }
        return done;
    }

    /** The ways of a step are exactly the legal actions that its sentences offer. */
    private void takesWhatIsOffered(LessonStep step, LessonTask.Perform play, S state, String where) {
        List<A> ways = play.ways().stream().map(way -> read(state, way, where)).toList();
        boolean forgoes = game.pass(state).filter(ways::contains).isPresent();
        assertThat(LEAVE.matcher(step.says()).find())
                .as("%s: who is told to leave it may, and who may leave it is told", where)
                .isEqualTo(forgoes);
        assertThat(ways.size() == 1 || !forgoes)
                .as("%s: the button that leaves it is lit only where nothing else is asked", where)
                .isTrue();
        Set<String> taken = new HashSet<>();
        ways.forEach(way -> taken.addAll(words(state, way)));
        Matcher offers = OFFER.matcher(step.says());
        while (offers.find()) {
            String verb = offers.group(1);
            boolean legal = game.actions(state).stream()
                    .anyMatch(action -> words(state, action).contains(verb));
            assertThat(!legal || taken.contains(verb))
                    .as("%s: it offers to %s, and does not take it", where, verb)
                    .isTrue();
        }
    }

    /** Where a sentence names the place, no other place is accepted. */
    private void takesOnlyTheNamedPlace(LessonStep step, LessonTask.Perform play, String where) {
        Set<String> first = WORDS.splitAsStream(play.ways().getFirst()).collect(Collectors.toSet());
        Set<String> says = WORDS.splitAsStream(step.says()).collect(Collectors.toSet());
        for (String way : play.ways()) {
            Set<String> other = WORDS.splitAsStream(way).collect(Collectors.toSet());
            boolean named = first.stream().anyMatch(word -> !other.contains(word) && says.contains(word));
            if (named) {
                other.removeAll(first);
                assertThat(says)
                        .as(
                                "%s: '%s' does as well as '%s', and is not named",
                                where, way, play.ways().getFirst())
                        .containsAll(other);
            }
        }
    }

    private List<String> words(S state, A action) {
        return List.of(game.kind(state, action).says().split(" "));
    }

    private A read(S state, String notation, String where) {
        return switch (game.readAction(state, notation)) {
            case Parsed.Bad<A> bad -> throw new AssertionError(where + ": " + bad.why());
            case Parsed.Good<A> good -> good.value();
        };
    }

    private S legal(S state, String notation, String where) {
        return switch (game.judge(state, read(state, notation, where))) {
            case Verdict.Refused<S, A> refused ->
                throw new AssertionError(where + ", '" + notation + "': " + refused.why() + " In "
                        + game.writePosition(state) + " legal are "
                        + List.copyOf(game.actions(state)).stream()
                                .map(game::write)
                                .limit(60)
                                .toList());
            case Verdict.Accepted<S, A> accepted -> accepted.next();
        };
    }
}
