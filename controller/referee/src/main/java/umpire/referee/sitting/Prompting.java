package umpire.referee.sitting;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import umpire.referee.announcement.Correction;
import umpire.referee.announcement.Cue;
import umpire.referee.announcement.Prompt;
import umpire.referee.reading.Corrections;
import umpire.referee.reading.Layout;
import umpire.referee.reading.Reading;
import umpire.referee.reading.Scene;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Dice;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Seat;

/**
 * Says what the table waits for. The order is fixed: what keeps the table from seeing comes before what keeps it from
 * understanding, and both before what the game awaits.
 */
final class Prompting<S, A> {
    private final Match<S, A> match;
    private final Attention<S, A> attention;

    private Prompting(Match<S, A> match, Attention<S, A> attention) {
        this.match = match;
        this.attention = attention;
    }

    static <S, A> Prompt of(Match<S, A> match, Attention<S, A> attention) {
        Prompting<S, A> prompting = new Prompting<>(match, attention);
        if (match.started() && match.paused()) {
            return plain(Prompt.Need.PAUSED, "The game is paused. Press Confirm to go on.");
        }
        Prompt then = match.started() ? Endings.before(prompting.play(), match, attention) : prompting.setUp();
        return Hindrance.of(match, attention)
                .map(hindrance -> hindrance.before(then))
                .orElseGet(() -> match.started() ? Obscured.before(then, match, attention) : then);
    }

    static <S, A> Layout opening(Match<S, A> match) {
        return Layout.of(match.ground(), match.game().show(match.game().opening()));
    }

    /** Returns who is asked, if it is one seat. */
    static Optional<Seat> asked(Match<?, ?> match) {
        return switch (match.awaited()) {
            case Awaited.Choice choice -> Optional.of(choice.seat());
            case Awaited.Roll roll -> Optional.of(roll.seat());
            case Awaited.Declarations declarations ->
                declarations.missing().size() == 1
                        ? Optional.of(declarations.missing().get(0))
                        : Optional.empty();
            case Awaited.Nothing over -> Optional.empty();
        };
    }

    /** Says in one sentence what the game awaits. */
    static String asking(Match<?, ?> match) {
        return switch (match.awaited()) {
            case Awaited.Choice choice -> choice.seat() + ": " + choice.what() + ".";
            case Awaited.Roll roll -> roll.seat() + ": " + roll.what() + ".";
            case Awaited.Declarations declarations ->
                declarations.missing().stream().map(Seat::name).collect(Collectors.joining(" and ")) + ": "
                        + declarations.what() + ".";
            case Awaited.Nothing over -> over.outcome().says();
        };
    }

    private static Prompt plain(Prompt.Need need, String says) {
        return new Prompt(need, Optional.empty(), says, List.of(), -1, List.of(), List.of());
    }

    private Prompt setUp() {
        Layout layout = opening(match);
        Optional<Scene> scene = attention.settling().lastSettled().map(look -> Scene.of(match.ground(), look));
        List<Correction> corrections = scene.map(seen -> Corrections.toward(match.ground(), layout, seen, false))
                .orElse(List.of());
        String title = "Set up " + match.game().title() + ". ";
        String says = corrections.isEmpty()
                ? scene.isEmpty() ? "The table has not seen the board yet." : "Some places cannot be seen."
                : Guidance.of(corrections);
        List<Cue> cues = corrections.isEmpty()
                ? scene.map(seen -> Cues.hidden(layout.unseen(seen))).orElse(List.of())
                : Cues.correcting(corrections);
        return new Prompt(Prompt.Need.SET_UP, Optional.empty(), title + says, List.of(), -1, corrections, cues);
    }

    private Prompt play() {
        Reading<S, A> reading = attention.reading().orElse(new Reading.Unchanged<>());
        if (match.awaited() instanceof Awaited.Nothing && !(reading instanceof Reading.Open)) {
            return Anew.after(match, attention);
        }
        if (Anew.offered(match, attention)) {
            return Anew.offer();
        }
        return switch (reading) {
            case Reading.Untidy<S, A> untidy -> untidy(untidy.corrections());
            case Reading.Impossible<S, A> impossible -> impossible(impossible);
            case Reading.Righting<S, A> righting -> righting(righting.corrections());
            case Reading.Open<S, A> open -> question(open);
            case Reading.Waiting<S, A> waiting -> waiting(waiting.hidden());
            case Reading.Begun<S, A> begun -> begun(begun);
            case Reading.Unchanged<S, A> unchanged -> awaited();
            case Reading.Played<S, A> played -> awaited();
            case Reading.TakenBack<S, A> takenBack -> awaited();
        };
    }

    private Prompt untidy(List<Correction> corrections) {
        if (corrections.isEmpty()) {
            return awaited();
        }
        boolean starting = match.fresh();
        Prompt.Need need = starting ? Prompt.Need.SET_UP : Prompt.Need.CORRECTION;
        return correcting(need, Optional.empty(), starting ? "Set up the position. " : "Fix the board. ", corrections);
    }

    private Prompt righting(List<Correction> corrections) {
        return correcting(Prompt.Need.CORRECTION, asked(match), "Fix the board. ", corrections);
    }

    private static Prompt correcting(Prompt.Need need, Optional<Seat> seat, String why, List<Correction> corrections) {
        String says = (why + Guidance.of(corrections)).strip();
        return new Prompt(need, seat, says, List.of(), -1, corrections, Cues.correcting(corrections));
    }

    private Prompt impossible(Reading.Impossible<S, A> impossible) {
        String why = impossible
                .refusal()
                .map(refused -> refused.why() + " (" + refused.rule().section() + ") ")
                .orElse(onlyGone(impossible.corrections()) ? "" : "That is no move. ");
        return correcting(Prompt.Need.CORRECTION, asked(match), why, impossible.corrections());
    }

    /** Pieces that are only gone may be in a hand, to be touched or looked at: that is no move, and needs no scolding. */
    private static boolean onlyGone(List<Correction> corrections) {
        return !corrections.isEmpty()
                && corrections.stream().allMatch(correction -> correction.from().isEmpty());
    }

    private Prompt question(Reading.Open<S, A> open) {
        String how = open.candidates().size() == 1
                ? " Press Confirm, or put the pieces as they were."
                : " Choose with Next, then press Confirm.";
        return options(
                Prompt.Need.QUESTION,
                asked(match).map(Seat::name).orElse("Anyone") + ": " + open.question() + how,
                List.of());
    }

    private Prompt waiting(List<Place> hidden) {
        String why = attention
                .settling()
                .lastSettled()
                .map(look -> Obscured.says(hidden, look) + " " + Finishing.sideBySide(match, look, hidden))
                .map(String::strip)
                .orElse("");
        return new Prompt(
                Prompt.Need.SIGHT,
                Optional.empty(),
                (why + " What was played depends on that.").strip(),
                List.of(),
                -1,
                List.of(),
                Cues.hidden(hidden));
    }

    private Prompt begun(Reading.Begun<S, A> begun) {
        String begins = asked(match).map(seat -> seat + ": a").orElse("A") + " move was begun";
        String gone = begun.lost().entrySet().stream()
                .flatMap(entry -> entry.getValue().stream()
                        .map(token -> "the " + match.ground().nameOf(token) + " left " + entry.getKey()))
                .collect(Collectors.joining(", "));
        return new Prompt(
                Prompt.Need.CHOICE,
                asked(match),
                gone.isEmpty()
                        ? begins + ". Finish it, or put the pieces back."
                        : begins + ": " + gone + ". " + Finishing.of(match, attention, begun),
                List.of(),
                -1,
                List.of(),
                Cues.finishing(match, begun.candidates(), begun.lost()));
    }

    private Prompt awaited() {
        return switch (match.awaited()) {
            case Awaited.Choice choice -> choice();
            case Awaited.Roll roll -> roll(roll);
            case Awaited.Declarations declarations ->
                new Prompt(Prompt.Need.CHOICE, asked(match), asking(match), List.of(), -1, List.of(), List.of());
            case Awaited.Nothing over -> Anew.after(match, attention);
        };
    }

    private Prompt choice() {
        List<Place> named = attention.named();
        if (!named.isEmpty()) {
            List<Cue> cues = Cues.touching(match, attention);
            boolean chosen = Marked.of(match, attention, Offer.all(match, attention)) >= 0;
            return options(Prompt.Need.CHOICE, touched(named, chosen), cues);
        }
        return options(
                Prompt.Need.CHOICE,
                asking(match) + Offer.how(match, attention) + confirming(),
                Cues.acting(match, attention.settling().lifted()));
    }

    /** Says what a press of confirm would do now: forgo what is asked, or take what somebody stepped to. */
    private String confirming() {
        List<Offer<A>> offers = Offer.all(match, attention);
        int marked = Marked.of(match, attention, offers);
        if (attention.chosen() >= 0 && marked >= 0) {
            return " Press Confirm: "
                    + offers.get(marked).option(match.game(), match.present()).says() + ".";
        }
        return match.outlook()
                .waiver()
                .map(waiver -> " Or press Confirm: " + match.game().describe(match.state(), waiver) + ".")
                .orElse("");
    }

    private String touched(List<Place> named, boolean chosen) {
        String touched = asked(match).map(Seat::name).orElse("") + ": "
                + named.stream().map(Place::name).collect(Collectors.joining(", ")) + " touched. ";
        return touched
                + (chosen
                        ? "Press Confirm for what is marked, Next for another, Undo to start over."
                        : "Touch a piece that is lit, or choose with Next and Confirm. Undo starts over.");
    }

    private Prompt options(Prompt.Need need, String says, List<Cue> cues) {
        List<Offer<A>> offers = Offer.all(match, attention);
        List<Prompt.Option> options = offers.stream()
                .map(offer -> offer.option(match.game(), match.present()))
                .toList();
        return new Prompt(need, asked(match), says, options, Marked.of(match, attention, offers), List.of(), cues);
    }

    private Prompt roll(Awaited.Roll roll) {
        if (match.keptRoll().isPresent()) {
            return options(
                    Prompt.Need.QUESTION,
                    asking(match) + " It was rolled before and taken back: press Confirm to let that roll stand.",
                    List.of());
        }
        Rolling<A> rolling = Rolling.read(match.game(), match.state(), roll, Looking.dice(attention));
        return switch (rolling) {
            case Rolling.Unclear<A> unclear ->
                seated(
                        Prompt.Need.DIE_UNCLEAR,
                        unclear.why() + " " + roll.seat() + ": roll again, or ask the operator to enter the result.");
            case Rolling.Fewer<A> fewer ->
                seated(
                        Prompt.Need.ROLL,
                        roll.seat() + ": " + fewer.seen() + " of " + Rolling.total(roll)
                                + " dice lie there. Roll the rest"
                                + (fewer.action().isPresent() ? ", or press Confirm to take these." : "."));
            case Rolling.Nothing<A> nothing -> seated(Prompt.Need.ROLL, asking(match) + lyingThere(roll));
            case Rolling.Complete<A> complete -> seated(Prompt.Need.ROLL, asking(match));
        };
    }

    private String lyingThere(Awaited.Roll roll) {
        boolean lying = Looking.dice(attention).stream()
                .anyMatch(die -> roll.dice().stream().map(Dice::kind).anyMatch(die.kind()::equals));
        return lying ? " Dice from an earlier roll do not count." : "";
    }

    private Prompt seated(Prompt.Need need, String says) {
        return new Prompt(need, asked(match), says, List.of(), -1, List.of(), List.of());
    }

    /** Returns the action of a roll with fewer dice than asked for, which a press may accept. */
    static <S, A> Optional<A> fewerDice(Match<S, A> match, Attention<S, A> attention) {
        if (match.awaited() instanceof Awaited.Roll roll
                && Rolling.read(match.game(), match.state(), roll, Looking.dice(attention))
                        instanceof Rolling.Fewer<A> fewer) {
            return fewer.action();
        }
        return Optional.empty();
    }
}
