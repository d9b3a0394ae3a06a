package umpire.referee.session.choice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import umpire.referee.announcement.Prompt;
import umpire.referee.reading.Explanation;
import umpire.referee.reading.LayoutChange;
import umpire.referee.reading.Reading;
import umpire.referee.reading.Undone;
import umpire.referee.session.state.Match;
import umpire.referee.session.state.Perception;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Place;

/**
 * An option of the buttons: take actions back, then play others.
 *
 * @param takenBack how many actions to take back first
 * @param actions the actions to play then
 * @param where the places it concerns
 */
public record Offer<A>(int takenBack, List<A> actions, List<Place> where) {

    /** Returns the options of the buttons, in the order in which {@code next} steps through them. */
    public static <S, A> List<Offer<A>> all(Match<S, A> match, Perception<S, A> perception) {
        if (perception.reading().orElse(new Reading.Unchanged<>()) instanceof Reading.Open<S, A> open) {
            if (amongCards(match, open)) {
                return List.of();
            }
            return open.candidates().stream()
                    .map(explanation ->
                            new Offer<>(explanation.takenBack(), explanation.actions(), changes(match, explanation)))
                    .toList();
        }
        if (match.keptRoll().isPresent()) {
            return List.of(single(match, match.keptRoll().orElseThrow()));
        }
        if (!(match.awaited() instanceof Awaited.Choice)) {
            return List.of();
        }
        List<A> touched = perception.named().isEmpty()
                ? List.of()
                : named(match, perception).candidates();
        return inOrder(match, touched.isEmpty() ? pictureless(match) : touched);
    }

    /** Puts the waivers last, so that players see the other options first. */
    private static <S, A> List<Offer<A>> inOrder(Match<S, A> match, List<A> actions) {
        return actions.stream()
                .sorted(Comparator.comparing(
                        action -> match.game().kind(match.state(), action).weight()))
                .map(action -> single(match, action))
                .toList();
    }

    /**
     * Returns whether the options draw different cards. No button or phone chooses a card; it must be seen.
     */
    public static <S, A> boolean amongCards(Match<S, A> match, Reading.Open<S, A> open) {
        return open.candidates().stream()
                        .filter(explanation -> explanation.takenBack() == 0)
                        .map(explanation -> drawn(match, explanation))
                        .filter(cards -> !cards.isEmpty())
                        .distinct()
                        .count()
                > 1;
    }

    private static <S, A> List<A> drawn(Match<S, A> match, Explanation<S, A> explanation) {
        List<A> cards = new ArrayList<>();
        S state = match.state();
        for (A action : explanation.actions()) {
            if (match.game().awaited(state) instanceof Awaited.Roll roll && roll.cards()) {
                cards.add(action);
            }
            state = match.after(state, action);
        }
        return cards;
    }

    /** Returns how to choose the actions that the camera cannot recognise; empty where a press of confirm is enough. */
    public static <S, A> String how(Match<S, A> match, Perception<S, A> perception) {
        List<A> actions = all(match, perception).stream()
                .flatMap(offer -> offer.actions().stream())
                .filter(action ->
                        match.successors().pass().filter(action::equals).isEmpty())
                .toList();
        if (actions.isEmpty()) {
            return "";
        }
        boolean touched = actions.stream()
                .anyMatch(action -> !match.game().touches(match.state(), action).isEmpty());
        boolean moving = match.successors().byHand().stream()
                .anyMatch(explanation -> !changes(match, explanation).isEmpty() && !touched(match, explanation));
        if (!touched) {
            return (moving ? " For an action in the list, choose it" : " Choose") + " with Next, then press Confirm.";
        }
        return moving
                ? " For an action in the list, touch its pieces in turn, or choose it with Next."
                : " Touch the pieces in turn, or choose with Next.";
    }

    /**
     * Returns whether this takes back more of one seat's actions than its last move. The other seats are not asked, but
     * a single press is not enough.
     */
    public <S> boolean takesBackMuch(Match<S, A> match) {
        Undone undone = Undone.of(match.game(), match.present(), takenBack);
        return takenBack > 0 && undone.plain() && undone.seats().size() == 1 && !undone.small();
    }

    private static <S, A> Offer<A> single(Match<S, A> match, A action) {
        return new Offer<>(0, List.of(action), match.game().touches(match.state(), action));
    }

    private static <S, A> List<Place> changes(Match<S, A> match, Explanation<S, A> explanation) {
        return new LayoutChange(match.present().layout(), explanation.layout()).places();
    }

    public static <S, A> TouchMatching<A> named(Match<S, A> match, Perception<S, A> perception) {
        return TouchMatching.follow(
                perception.settling().touchedPieces(),
                perception.settling().touchesSure(),
                match.successors().actions(),
                action -> new TouchMatching.TouchName(
                        match.game().touches(match.state(), action),
                        match.game().touched(match.state(), action),
                        tags(match, perception, action)));
    }

    /** Returns the tags of the like pieces that an action may mean, as far as they are tracked. */
    private static <S, A> Map<Place, Set<Integer>> tags(Match<S, A> match, Perception<S, A> perception, A action) {
        Map<Place, Set<Integer>> tags = new TreeMap<>();
        match.game()
                .touchedAs(match.state(), action)
                .forEach((place, piece) -> tags.put(place, perception.followed().in(piece)));
        return tags;
    }

    private static <S, A> boolean touched(Match<S, A> match, Explanation<S, A> explanation) {
        return !match.game()
                .touches(match.state(), explanation.actions().get(0))
                .isEmpty();
    }

    /**
     * Returns the legal actions that the camera cannot recognise for certain: they need a touch, a button or a phone.
     */
    private static <S, A> List<A> pictureless(Match<S, A> match) {
        return match.successors().byHand().stream()
                .filter(explanation -> changes(match, explanation).isEmpty() || touched(match, explanation))
                .map(explanation -> explanation.actions().get(0))
                .toList();
    }

    /** Returns the number of public actions that are taken back first. */
    public <S> int told(Match<S, A> match) {
        return match.present().told() - match.present().back(takenBack).told();
    }

    private <S> ActionKind kind(Match<S, A> match) {
        return takenBack > 0 || actions.isEmpty()
                ? ActionKind.special("take back")
                : match.game().kind(match.state(), actions.getFirst());
    }

    /** Returns the option as the prompt announces it. */
    public <S> Prompt.Option option(Match<S, A> match) {
        S state = match.present().back(takenBack).state();
        List<String> notations = new ArrayList<>();
        List<String> words = new ArrayList<>();
        for (A action : actions) {
            notations.add(match.game().write(action));
            words.add(match.game().describe(state, action));
            state = match.after(state, action);
        }
        if (takenBack > 0) {
            int told = told(match);
            notations.add(0, "take-back-" + told);
            words.add(0, "take back the last " + (told == 1 ? "action" : told + " actions"));
        }
        return new Prompt.Option(String.join(" ", notations), String.join(", then ", words), kind(match), where);
    }
}
