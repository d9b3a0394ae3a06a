package umpire.referee.reading;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Ruling;
import umpire.rules.kernel.Token;

/**
 * Reads one settled look in one state of play. The stories compete in a fixed order: nothing happened; the table is being
 * tidied; one legal step; two steps; an action begun; taking back; a step corrected. What fits none is impossible.
 */
public final class Reader<S, A> {
    /** How far back a step may lie that is being corrected by moving its piece again. */
    private static final int AMENDABLE_STEPS = 6;

    private final Game<S, A> game;
    private final Ground ground;
    private final History<S, A> history;
    private final Prospects<S, A> prospects;
    private final Scene known;
    private final Scene scene;
    private final Layout now;

    private Reader(
            Game<S, A> game,
            Ground ground,
            History<S, A> history,
            Prospects<S, A> prospects,
            Scene known,
            Scene scene) {
        this.game = game;
        this.ground = ground;
        this.history = history;
        this.prospects = prospects;
        this.known = known;
        this.scene = scene;
        this.now = history.layout();
    }

    /**
     * Reads a scene.
     *
     * @param prospects those of the history's last state
     * @param known how the table was known to look when the state last changed
     */
    public static <S, A> Reading<S, A> read(
            Game<S, A> game,
            Ground ground,
            History<S, A> history,
            Prospects<S, A> prospects,
            Scene known,
            Scene scene) {
        return new Reader<>(game, ground, history, prospects, known, scene).read();
    }

    private Reading<S, A> read() {
        if (now.fits(scene)) {
            return new Reading.Unchanged<>();
        }
        if (!now.provenBy(known) && now.between(known, scene)) {
            return new Reading.Untidy<>(Corrections.toward(ground, now, scene, false));
        }
        return oneStep()
                .or(this::twoSteps)
                .or(this::begun)
                .or(this::takenBack)
                .or(this::amended)
                .or(this::pushed)
                .orElseGet(this::impossible);
    }

    private Optional<Reading<S, A>> oneStep() {
        List<Story<S, A>> partly = prospects.stories().stream()
                .filter(story -> fits(story) && !changesAreClear(story))
                .toList();
        return partly.isEmpty() ? decided(fitting(prospects.stories())) : Optional.of(waiting(partly));
    }

    private Reading<S, A> waiting(List<Story<S, A>> partly) {
        List<Place> hidden = partly.stream()
                .flatMap(story -> now.hiddenChanges(story.layout(), scene).stream())
                .distinct()
                .sorted()
                .toList();
        return new Reading.Waiting<>(hidden);
    }

    /** Two steps are searched only beyond first steps that bring the table nearer to what is seen. */
    private Optional<Reading<S, A>> twoSteps() {
        int misfits = now.misfits(scene).cardinality();
        List<Story<S, A>> found = new ArrayList<>();
        for (Story<S, A> first : prospects.stories()) {
            if (changesAreClear(first) && first.layout().misfits(scene).cardinality() < misfits) {
                prospects.onward(first).stream()
                        .filter(story -> fits(story) && first.layout().changesAreClear(story.layout(), scene))
                        .forEach(found::add);
            }
        }
        return orTakenBack(found);
    }

    /** Two steps that lead back to an earlier look are as likely none at all: the players say which. */
    private Optional<Reading<S, A>> orTakenBack(List<Story<S, A>> found) {
        Optional<Story<S, A>> back = found.isEmpty() ? Optional.empty() : earlierLook();
        if (back.isEmpty()) {
            return decided(found);
        }
        List<Story<S, A>> all = new ArrayList<>(List.of(back.orElseThrow()));
        all.addAll(found);
        return Optional.of(
                new Reading.Open<>(all, "Was this played, or taken back? The table looks the same either way."));
    }

    private Optional<Reading<S, A>> decided(List<Story<S, A>> fitting) {
        List<Story<S, A>> apart = apart(fitting);
        if (apart.isEmpty()) {
            return Optional.empty();
        }
        if (apart.size() > 1) {
            return Optional.of(
                    new Reading.Open<>(apart, "What was played? The table looks the same after each of these."));
        }
        return Optional.of(
                namedByTouch(apart.get(0))
                        ? new Reading.Open<>(apart, "Was this played, or is a piece only out of place?")
                        : new Reading.Played<>(apart.get(0)));
    }

    /** Keeps one story for each state they lead to. */
    private List<Story<S, A>> apart(List<Story<S, A>> stories) {
        Map<S, Story<S, A>> byEnd = new LinkedHashMap<>();
        stories.forEach(story -> byEnd.putIfAbsent(story.end(), story));
        return List.copyOf(byEnd.values());
    }

    /**
     * Returns whether a story has an action that players name by touching. A piece that merely vanished is then no proof of
     * it: it may have been knocked off.
     */
    private boolean namedByTouch(Story<S, A> story) {
        S state = history.state();
        for (A action : story.actions()) {
            if (!game.touches(state, action).isEmpty()) {
                return true;
            }
            if (game.judge(state, action) instanceof Ruling.Accepted<S, A> accepted) {
                state = accepted.next();
            }
        }
        return false;
    }

    private Optional<Reading<S, A>> begun() {
        if (now.misfits(scene).isEmpty()) {
            return Optional.empty();
        }
        List<Story<S, A>> begun = prospects.stories().stream()
                .filter(story -> story.layout().between(now, scene))
                .toList();
        return begun.isEmpty() || now.gainsMoreThanItLost(scene)
                ? Optional.empty()
                : Optional.of(new Reading.Begun<>(begun, lost()));
    }

    private SortedMap<Place, List<Token>> lost() {
        SortedMap<Place, List<Token>> lost = new TreeMap<>();
        for (Place place : now.emptied(scene)) {
            int number = ground.number(place);
            lost.put(place, Tokens.without(now.visible(number), scene.at(number)));
        }
        return lost;
    }

    private Optional<Reading<S, A>> takenBack() {
        return earlierLook().map(this::undoing);
    }

    /** One's own last move is taken back by putting it back; what is more, or another's, by chance alone: that is asked. */
    private Reading<S, A> undoing(Story<S, A> earlier) {
        Undone undone = Undone.of(game, history, earlier.takenBack());
        return undone.small()
                ? new Reading.TakenBack<>(earlier.takenBack())
                : new Reading.Open<>(List.of(earlier), "Take back " + undone.says() + "?");
    }

    /** Returns the latest earlier state that looks like this and awaited a choice. What the players ended no hand takes up. */
    private Optional<Story<S, A>> earlierLook() {
        if (history.endedByPlayers()) {
            return Optional.empty();
        }
        // Where the table differs from the present tells most of a long past apart at once.
        BitSet differing = now.misfits(scene);
        int steps = 1;
        for (Optional<History<S, A>> at = history.before();
                at.isPresent();
                at = at.orElseThrow().before()) {
            History<S, A> earlier = at.orElseThrow();
            if (earlier.layout().fits(scene, differing)
                    && earlier.layout().fits(scene)
                    && now.changesAreClear(earlier.layout(), scene)
                    && choiceAt(earlier)) {
                return Optional.of(new Story<>(steps, List.of(), earlier.state(), earlier.layout()));
            }
            steps++;
        }
        return Optional.empty();
    }

    private boolean choiceAt(History<S, A> at) {
        return at.awaited() instanceof Awaited.Choice;
    }

    /** A piece moved on after its move was accepted: asked, never done unasked. */
    private Optional<Reading<S, A>> amended() {
        int steps = 1;
        Optional<History<S, A>> at = history.before();
        while (at.isPresent() && steps <= AMENDABLE_STEPS && !history.endedByPlayers()) {
            History<S, A> earlier = at.orElseThrow();
            if (choiceAt(earlier) && now.changesAreClear(earlier.layout(), scene)) {
                return amendedFrom(earlier, steps);
            }
            at = earlier.before();
            steps++;
        }
        return Optional.empty();
    }

    private Optional<Reading<S, A>> amendedFrom(History<S, A> earlier, int steps) {
        List<Story<S, A>> others = earlier.prospects().plain().stream()
                .filter(story -> fits(story)
                        && earlier.layout().changesAreClear(story.layout(), scene)
                        && changesAreClear(story))
                .map(story -> new Story<>(steps, story.actions(), story.end(), story.layout()))
                .toList();
        return others.isEmpty()
                ? Optional.empty()
                : Optional.of(new Reading.Open<>(others, "Was the last move meant differently?"));
    }

    /** Every place is as it must be: only what lies beside them was pushed, which begins no move and is none. */
    private Optional<Reading<S, A>> pushed() {
        return now.misfits(scene).isEmpty()
                ? Optional.of(new Reading.Untidy<>(Corrections.toward(ground, now, scene, true)))
                : Optional.empty();
    }

    /** While something that matters is out of sight, nobody knows what was done, and nobody is told that it was wrong. */
    private Reading<S, A> impossible() {
        Attempt<S, A> attempt = new Attempt<>(game, history.state(), ground, now, scene);
        boolean over = prospects.awaited() instanceof Awaited.Nothing;
        if (!over && !attempt.hidden().isEmpty()) {
            return new Reading.Waiting<>(attempt.hidden());
        }
        List<Place> where = Stream.concat(now.emptied(scene).stream(), now.filled(scene).stream())
                .distinct()
                .toList();
        return new Reading.Impossible<>(
                Corrections.toward(ground, now, scene, true), over ? Optional.empty() : attempt.refusal(), where);
    }

    private List<Story<S, A>> fitting(List<Story<S, A>> stories) {
        return stories.stream()
                .filter(story -> fits(story) && changesAreClear(story))
                .toList();
    }

    private boolean fits(Story<S, A> story) {
        return story.layout().fits(scene);
    }

    private boolean changesAreClear(Story<S, A> story) {
        return now.changesAreClear(story.layout(), scene);
    }
}
