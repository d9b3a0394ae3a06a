package umpire.referee.session.prompt;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Collectors;
import umpire.referee.announcement.Correction;
import umpire.referee.announcement.Cue;
import umpire.referee.announcement.Prompt;
import umpire.referee.reading.Corrections;
import umpire.referee.reading.KnownPlaces;
import umpire.referee.reading.Layout;
import umpire.referee.reading.Reading;
import umpire.referee.reading.UnseenPlaces;
import umpire.referee.session.choice.FreeSetUp;
import umpire.referee.session.choice.NewGameReadiness;
import umpire.referee.session.choice.Offer;
import umpire.referee.session.choice.SelectedOffer;
import umpire.referee.session.lesson.LessonProgress;
import umpire.referee.session.state.Match;
import umpire.referee.session.state.Perception;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.LessonTask;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Token;

/**
 * Composes the prompt. The order is fixed: obstacles to seeing, then obstacles to understanding, then the input that
 * the game awaits.
 */
public final class PromptWriter<S, A> {
    private static final String NOTHING_SEEN = "The table has not seen the board yet.";

    private final Match<S, A> match;
    private final Perception<S, A> perception;

    private PromptWriter(Match<S, A> match, Perception<S, A> perception) {
        this.match = match;
        this.perception = perception;
    }

    public static <S, A> Prompt of(Match<S, A> match, Perception<S, A> perception) {
        PromptWriter<S, A> promptWriter = new PromptWriter<>(match, perception);
        if (match.started() && match.paused()) {
            return plain(Prompt.Need.PAUSED, "The game is paused. Press Confirm to go on.");
        }
        Prompt then = match.started() ? promptWriter.requested(promptWriter.play()) : promptWriter.setUp();
        if (perception.liesAsLaid()) {
            return then;
        }
        Prompt told = SensingFault.of(match, perception)
                .map(sensingFault -> sensingFault.before(then))
                .orElseGet(() -> match.started() ? HiddenPlaces.before(then, match, perception) : then);
        return PoorSight.before(told, then, perception);
    }

    private Prompt requested(Prompt then) {
        return TakeBackPrompt.before(DrawOfferPrompt.before(then, match, perception), match);
    }

    private static Prompt plain(Prompt.Need need, String says) {
        return new Prompt(need, Optional.empty(), says, List.of(), -1, List.of(), List.of());
    }

    private Prompt setUpFreely() {
        String says = perception.liesAsLaid()
                ? "Or let the table lay it out."
                : switch (FreeSetUp.read(match, perception)) {
                    case Parsed.Good<S> good ->
                        "Press Confirm to begin, or go on placing. The pieces may stand as they do.";
                    case Parsed.Bad<S> bad -> bad.why();
                };
        return plain(
                Prompt.Need.SET_UP,
                "Set up " + match.game().title() + ": put each piece where you like, as far as its rules allow. "
                        + says);
    }

    private Prompt setUp() {
        if (FreeSetUp.due(match)) {
            return setUpFreely();
        }
        Layout layout = match.openingLayout();
        Optional<KnownPlaces> scene =
                perception.settling().lastSettled().map(look -> KnownPlaces.of(match.index(), look));
        List<Correction> corrections = scene.map(seen -> Corrections.toward(match.index(), layout, seen, false))
                .orElse(List.of());
        String game = match.game().title();
        String title = "Set up " + game + (game.endsWith("!") ? " " : ". ");
        String says = corrections.isEmpty()
                ? scene.map(seen -> HiddenPlaces.missing(match, perception, layout.unseen(seen)))
                        .orElse(NOTHING_SEEN)
                : Guidance.of(corrections);
        List<Cue> cues = corrections.isEmpty()
                ? scene.map(seen -> CueChooser.hidden(layout.unseen(seen))).orElse(List.of())
                : CueChooser.correcting(corrections);
        return new Prompt(Prompt.Need.SET_UP, Optional.empty(), title + says, List.of(), -1, corrections, cues);
    }

    private Prompt play() {
        if (match.justSetUp() && perception.settling().lastSettled().isEmpty() && !perception.liesAsLaid()) {
            return plain(Prompt.Need.SET_UP, "Set up the position. " + NOTHING_SEEN);
        }
        Reading<S, A> reading = perception.reading().orElseGet(this::presumed);
        if (match.awaited() instanceof Awaited.Nothing && !(reading instanceof Reading.Open)) {
            return GameOverPrompt.of(match, perception);
        }
        if (NewGameReadiness.offered(match, perception)) {
            return GameOverPrompt.offer();
        }
        return switch (reading) {
            case Reading.Untidy<S, A> untidy ->
                CorrectionPrompt.untidy(match, untidy).orElseGet(this::awaited);
            case Reading.Impossible<S, A> impossible -> CorrectionPrompt.impossible(match, impossible);
            case Reading.Righting<S, A> righting -> CorrectionPrompt.righting(match, righting.corrections());
            case Reading.TooMuch<S, A> tooMuch -> CorrectionPrompt.tooMuch(match, tooMuch.corrections());
            case Reading.Open<S, A> open -> question(open);
            case Reading.Waiting<S, A> waiting ->
                HiddenPlaces.lasts(perception) ? waiting(waiting.hidden()) : awaited();
            case Reading.Begun<S, A> begun -> begun(begun);
            case Reading.Unchanged<S, A> unchanged -> awaited();
            case Reading.Played<S, A> played -> awaited();
            case Reading.TakenBack<S, A> takenBack -> awaited();
        };
    }

    /**
     * Returns the reading that is assumed before the next look: unchanged, or the corrections of the last known
     * placement.
     */
    private Reading<S, A> presumed() {
        if (perception.liesAsLaid()) {
            return new Reading.Unchanged<>();
        }
        List<Correction> corrections =
                Corrections.toward(match.index(), match.present().judged(), perception.known(), false);
        return corrections.isEmpty() ? new Reading.Unchanged<>() : new Reading.Untidy<>(corrections, false);
    }

    private Prompt question(Reading.Open<S, A> open) {
        if (Offer.amongCards(match, open)) {
            return seated(
                    Prompt.Need.QUESTION,
                    match.asking() + " Several cards look like this: turn it so that it can be read.");
        }
        String how = open.candidates().size() == 1
                ? " Press Confirm, or put the pieces as they were."
                : " Choose with Next, then press Confirm.";
        boolean onlyBack = open.candidates().stream().allMatch(explanation -> explanation.takenBack() > 0);
        Optional<Seat> seat = onlyBack ? Optional.empty() : match.asked();
        String who = seat.map(Seat::name).orElse("Anyone");
        Prompt question = options(Prompt.Need.QUESTION, who + ": " + open.question() + how, List.of());
        return question.askedOf(seat);
    }

    private Prompt waiting(List<Place> hidden) {
        String why = perception
                .settling()
                .lastSettled()
                .map(look -> UnseenPlaces.saysOfMove(match.present().layout(), hidden, look))
                .orElse("");
        return new Prompt(
                Prompt.Need.SIGHT,
                Optional.empty(),
                (why + " The action depends on that.").strip(),
                List.of(),
                -1,
                List.of(),
                CueChooser.hidden(hidden));
    }

    private Prompt begun(Reading.Begun<S, A> begun) {
        String begins = match.asked().map(seat -> seat + ": a").orElse("A") + " move was begun";
        List<Correction> left = UnfinishedMove.left(match, perception, begun);
        String gone = begun.lost().entrySet().stream()
                .flatMap(entry ->
                        entry.getValue().stream().map(token -> match.index().withArticle(token) + left(entry.getKey())))
                .collect(Collectors.joining(", "));
        boolean others = left.stream().anyMatch(correction -> correction.from().isPresent());
        if (left.size() > 1 || others) {
            String how = (gone.isEmpty() ? ". " : ": " + gone + ". ") + "To finish it: " + Guidance.of(left);
            String says = begins + how + " Or put everything back.";
            return new Prompt(
                    Prompt.Need.CHOICE, match.asked(), says, List.of(), -1, left, CueChooser.correcting(left));
        }
        return new Prompt(
                Prompt.Need.CHOICE,
                match.asked(),
                gone.isEmpty()
                        ? begins + ". Finish it, or put the pieces back."
                        : begins + ": " + gone + ". " + UnfinishedMove.of(match, perception, begun),
                List.of(),
                -1,
                List.of(),
                CueChooser.finishing(match, begun.candidates(), begun.lost()));
    }

    private String left(Place from) {
        return match.present().layout().lies(from)
                ? " was picked up"
                : " left " + match.index().titleOf(from);
    }

    private Prompt awaited() {
        if (match.lesson()
                .filter(lesson -> lesson.task() instanceof LessonTask.Read)
                .isPresent()) {
            return new Prompt(
                    Prompt.Need.CHOICE,
                    Optional.empty(),
                    "Read this step of the lesson, then press Confirm to go on.",
                    List.of(),
                    -1,
                    List.of(),
                    CueChooser.lastAction(match));
        }
        return switch (match.awaited()) {
            case Awaited.Choice choice -> choice();
            case Awaited.Roll roll -> rolling(roll);
            case Awaited.Declarations declarations ->
                new Prompt(Prompt.Need.CHOICE, match.asked(), match.asking(), List.of(), -1, List.of(), List.of());
            case Awaited.Nothing over -> GameOverPrompt.of(match, perception);
        };
    }

    private Prompt choice() {
        List<Place> named = perception.named();
        String again = TouchAgain.says(match, perception);
        if (!named.isEmpty()) {
            List<Cue> cues = CueChooser.touching(match, perception);
            return options(Prompt.Need.CHOICE, touched(named) + again, cues);
        }
        return options(Prompt.Need.CHOICE, ChoicePrompt.says(match, perception) + again, acting());
    }

    /** A lesson points only at the places of its own step. */
    private List<Cue> acting() {
        SortedMap<Place, List<Token>> lifted = perception.settling().lifted();
        return match.lesson()
                .filter(lesson -> lifted.isEmpty())
                .flatMap(this::taught)
                .orElseGet(() -> CueChooser.acting(match, lifted));
    }

    /**
     * Returns the cues of the step's own action; empty where it has none, or where a forbidden action names fewer than
     * two places.
     */
    private Optional<List<Cue>> taught(LessonProgress<S> lesson) {
        if (lesson.task() instanceof LessonTask.Try forbidden && match.state().equals(lesson.begins())) {
            return Optional.of(CueChooser.attempted(match.index(), forbidden.notation()))
                    .filter(cues -> !cues.isEmpty());
        }
        return lesson.wanted(match.game(), match.state()).map(wanted -> CueChooser.taught(match, wanted));
    }

    private String touched(List<Place> named) {
        String touched = match.asked().map(Seat::name).orElse("") + ": "
                + named.stream().map(match.index()::titleOf).collect(Collectors.joining(", ")) + " touched. ";
        List<Offer<A>> offers = Offer.all(match, perception);
        if (SelectedOffer.of(match, perception, offers) < 0) {
            return touched + "Touch a piece that is lit, or choose with Next and Confirm. Undo starts over.";
        }
        return touched
                + (offers.size() == 1
                        ? "Press Confirm for the marked choice, or Undo to start over."
                        : "Press Confirm for the marked choice, Next for another, Undo to start over.");
    }

    private Prompt options(Prompt.Need need, String says, List<Cue> cues) {
        List<Offer<A>> offers = Offer.all(match, perception);
        List<Prompt.Option> options =
                offers.stream().map(offer -> offer.option(match)).toList();
        return new Prompt(
                need, match.asked(), says, options, SelectedOffer.of(match, perception, offers), List.of(), cues);
    }

    private Prompt rolling(Awaited.Roll roll) {
        Prompt due = new RollPrompt<>(match, perception).of(roll);
        if (match.keptRoll().isEmpty()) {
            return due;
        }
        String same = roll.cards() ? "card" : "throw";
        return perception.liesAsLaid()
                ? options(
                        due.need(),
                        match.asking() + " It was taken back: the same " + same + " counts again.",
                        due.cues())
                : options(
                        Prompt.Need.QUESTION,
                        match.asking() + " It was taken back: press Confirm to let the same " + same + " count again.",
                        List.of());
    }

    private Prompt seated(Prompt.Need need, String says) {
        return new Prompt(need, match.asked(), says, List.of(), -1, List.of(), List.of());
    }
}
