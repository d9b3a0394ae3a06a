package umpire.referee.session.step;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import umpire.referee.announcement.DrawOffer;
import umpire.referee.announcement.GameLogEntry;
import umpire.referee.reading.KnownPlaces;
import umpire.referee.reading.Reading;
import umpire.referee.reading.Undone;
import umpire.referee.session.chronicle.ChronicleWriter;
import umpire.referee.session.record.Entry;
import umpire.referee.session.record.MeasuredPoses;
import umpire.referee.session.record.SessionSettings;
import umpire.referee.session.state.Match;
import umpire.referee.session.state.Perception;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Rule;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Verdict;

/** The mutable state of one step: the entries and lines so far. It lives no longer than the step. */
public final class StepContext<S, A> {
    private Match<S, A> match;
    private Perception<S, A> perception;
    private final SessionSettings settings;
    private final boolean laysItself;
    private final List<Entry> entries = new ArrayList<>();
    private final List<GameLogEntry> told = new ArrayList<>();

    /**
     * Begins a step.
     *
     * @param laysItself whether the table lays the pieces itself after this step
     */
    public StepContext(Match<S, A> match, Perception<S, A> perception, SessionSettings settings, boolean laysItself) {
        this.match = match;
        this.perception = perception;
        this.settings = settings;
        this.laysItself = laysItself;
    }

    public Match<S, A> match() {
        return match;
    }

    Game<S, A> game() {
        return match.game();
    }

    public Perception<S, A> perception() {
        return perception;
    }

    SessionSettings settings() {
        return settings;
    }

    public List<Entry> entries() {
        return entries;
    }

    public List<GameLogEntry> told() {
        return told;
    }

    void perceive(UnaryOperator<Perception<S, A>> change) {
        perception = change.apply(perception);
    }

    /** Adds a line to the chronicle. */
    void tell(GameLogEntry line) {
        told.add(line);
    }

    void tell(String kind, String says, List<Place> where) {
        tell(new GameLogEntry(kind, says, Optional.empty(), Optional.empty(), where));
    }

    /** Adds a line once, although it stays true over many looks. */
    void tellOnce(GameLogEntry line) {
        if (!perception.said().equals(line.says())) {
            perceive(now -> now.withSaid(line.says()));
            tell(line);
        }
    }

    void refuse(String says) {
        tell("refusal", says, List.of());
    }

    /** Adds a refusal of a move by hand once, and keeps it for requests for help. */
    void refuseOnce(Verdict.Refused<S, A> refused, List<Place> where) {
        GameLogEntry line = refusal(refused.rule(), refused.why(), where);
        perceive(now -> now.withRefusal(line));
        tellOnce(line);
    }

    static GameLogEntry refusal(Rule rule, String says, List<Place> where) {
        return new GameLogEntry("refusal", says, Optional.of(rule.name()), Optional.of(rule.section()), where);
    }

    void record(Entry.EntryKind kind, String text) {
        Entry entry = new Entry(kind, text);
        KnownPlaces from = perception.seen(match.index());
        match = match.take(entry);
        entries.add(entry);
        if (laysItself) {
            laid(Long.MAX_VALUE);
        } else {
            perceive(now -> now.afterStateChange(from, match.placement()));
        }
    }

    /** Accepts that the pieces lie as the game has them, and takes looks from that time on. */
    void laid(long fromMs) {
        KnownPlaces unknown = KnownPlaces.unknown(match.index());
        KnownPlaces lies = match.started() ? match.present().judged().trusting(unknown, unknown) : unknown;
        perceive(now -> now.laid(lies, match.placement(), fromMs));
    }

    /** Plays actions that are known to be legal. */
    void play(List<A> actions) {
        actions.forEach(this::play);
    }

    /** Plays one action that is known to be legal, and the kept roll after it, if any. */
    void play(A action) {
        S before = match.state();
        Optional<DrawOffer> offer = match.offer();
        Match<S, A> asItWas = match;
        Perception<S, A> asSeen = perception;
        switch (game().judge(before, action)) {
            case Verdict.Refused<S, A> refused -> throw new IllegalArgumentException(refused.why());
            case Verdict.Accepted<S, A> accepted -> {
                if (match.present().redeclares(action)) {
                    recordKeepingPerception(Entry.EntryKind.PLAYED, game().write(action));
                    perceive(Perception::afterDeclaredAnew);
                } else {
                    record(Entry.EntryKind.PLAYED, game().write(action));
                }
                int number = match.present().told();
                ChronicleWriter.of(game(), before, action, accepted, number).forEach(this::tell);
            }
        }
        tellLapsedOffer(offer);
        tellOutcome();
        countEarly(asItWas, asSeen);
        match.keptRoll().ifPresent(this::playKeptRoll);
    }

    /** A die that is a piece and appeared on the sheet before its throw was announced was thrown already. */
    private void countEarly(Match<S, A> before, Perception<S, A> asSeen) {
        if (!match.index().loose(match.awaited()).isEmpty()) {
            Set<String> dice = newDice(before, asSeen);
            if (!dice.isEmpty()) {
                perceive(now -> now.withSettling(now.settling().diceThrown(dice)));
            }
        }
    }

    private static <S, A> Set<String> newDice(Match<S, A> match, Perception<S, A> perception) {
        return match.present().judged().newDice(perception.seen(match.index()));
    }

    /**
     * Plays the answer to a question. Dice that the question was about count as thrown, and are not asked about again
     * where they lie.
     */
    void playAnswer(List<A> actions) {
        if (perception.reading().filter(Reading.Open.class::isInstance).isPresent()) {
            Set<String> dice = newDice(match, perception);
            perceive(now -> now.withSettling(now.settling().diceRolled(dice)));
        }
        play(actions);
    }

    private void playKeptRoll(A roll) {
        tell("roll", "The result taken back before counts again.", List.of());
        play(roll);
    }

    void tellOutcome() {
        if (match.awaited() instanceof Awaited.Nothing over) {
            tell(ChronicleWriter.line(over.outcome()));
        }
    }

    private void tellLapsedOffer(Optional<DrawOffer> before) {
        before.filter(offer -> match.offer().isEmpty())
                .ifPresent(offer -> tell("event", offer.by() + "'s offer of a draw lapses.", List.of()));
    }

    /** Takes back {@code told} public actions. At least as many were played. */
    void undo(int told) {
        takeBack(match.present().stepsOf(told));
    }

    /** Takes back {@code actions} actions, and every reveal among them as a whole. At least as many were played. */
    void takeBack(int actions) {
        int steps = match.present().stepsWithWholeReveals(actions);
        String undone = undone(steps);
        Optional<DrawOffer> offer = match.offer();
        record(Entry.EntryKind.TAKEN_BACK, Integer.toString(steps));
        tell("undo", undone, List.of());
        tellLapsedOffer(offer);
    }

    /** Redoes the actions that were taken back, as far as the rules still allow them with the present poses. */
    void redo() {
        List<A> again = match.redoStack().actions();
        while (!again.isEmpty()) {
            if (game().judge(match.state(), again.getFirst()) instanceof Verdict.Refused<S, A> refused) {
                refuse("No further: " + refused.why());
                return;
            }
            play(again.getFirst());
            again = match.redoStack().actions();
        }
    }

    private String undone(int actions) {
        Undone undone = Undone.of(game(), match.present(), actions);
        String keeps = undone.rolls() ? " The result is kept: it counts again when the same roll or card is due." : "";
        return "Taken back: " + undone.says() + "." + keeps;
    }

    /** Begins the first game, whose pieces are set up. */
    void begin() {
        setUp(game().opening(), "The table is set up: " + game().title() + " begins.");
    }

    /** Begins a new game, whose pieces are set up again. */
    void beginNewGame() {
        setUp(game().opening(), "The pieces are set up again: a new game of " + game().title() + " begins.");
    }

    void setUp(S state, String says) {
        record(Entry.EntryKind.SET_UP, game().writePosition(state));
        tell("setup", says, List.of());
        tellOutcome();
    }

    void stand(S state, String says) {
        record(Entry.EntryKind.STANDS, game().writePosition(state));
        tell("override", says, List.of());
        tellOutcome();
    }

    /**
     * Records the measured poses of pieces whose poses were only expected, if the game depends on them. Nothing else
     * changes, and no line is written.
     */
    void measure(List<Standing> measured) {
        if (measured.isEmpty()) {
            return;
        }
        String text = MeasuredPoses.write(measured);
        List<Standing> exact = MeasuredPoses.read(text, match.placement());
        if (!game().measured(match.state(), exact).equals(match.state())) {
            recordKeepingPerception(Entry.EntryKind.MEASURED, text);
            perceive(now -> now.withSettling(now.settling().expecting(match.placement())));
        }
    }

    void pause(String who) {
        rest(Entry.EntryKind.PAUSED, who);
    }

    void resume(String who) {
        rest(Entry.EntryKind.RESUMED, who);
    }

    /** A pause changes no state: the known placement stays, and so do the named dice. */
    private void rest(Entry.EntryKind kind, String who) {
        Perception<S, A> before = perception;
        record(kind, who);
        perceive(now ->
                now.withKnown(before.known()).withNamedDice(before.namedDice()).withHeldDice(before.heldDice()));
    }

    /** Records an entry that leaves the placement as it is. Touches and dice so far stay. */
    void recordKeepingPerception(Entry.EntryKind kind, String text) {
        Perception<S, A> before = perception;
        record(kind, text);
        perception = before;
    }
}
