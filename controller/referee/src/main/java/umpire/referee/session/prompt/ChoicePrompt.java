package umpire.referee.session.prompt;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import umpire.referee.session.choice.Offer;
import umpire.referee.session.choice.SelectedOffer;
import umpire.referee.session.state.Match;
import umpire.referee.session.state.Perception;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Listed;

/**
 * Says what a seat may choose, from the legal actions only. First the situation, then the usual kinds of action and how
 * to do them, then the rare ones, and last the waivers.
 */
final class ChoicePrompt<S, A> {
    private final Match<S, A> match;
    private final Perception<S, A> perception;

    private ChoicePrompt(Match<S, A> match, Perception<S, A> perception) {
        this.match = match;
        this.perception = perception;
    }

    static <S, A> String says(Match<S, A> match, Perception<S, A> perception) {
        ChoicePrompt<S, A> choicePrompt = new ChoicePrompt<>(match, perception);
        return match.awaited() instanceof Awaited.Choice choice ? choicePrompt.says(choice) : match.asking();
    }

    private String says(Awaited.Choice choice) {
        List<ActionKind> kinds = kinds();
        if (kinds.stream().allMatch(kind -> kind.forgoes() || kind.equals(ActionKind.UNTOLD))) {
            return match.asking() + Offer.how(match, perception) + confirming();
        }
        List<String> usual = of(kinds, ActionKind.Weight.USUAL);
        List<String> special = of(kinds, ActionKind.Weight.SPECIAL);
        String situation = choice.situation().isEmpty() ? "" : choice.situation() + ". ";
        String normally = Listed.or(usual.isEmpty() ? special : usual);
        return choice.seat() + ": " + situation + (situation.isEmpty() ? normally : capital(normally)) + "."
                + Offer.how(match, perception)
                + (usual.isEmpty() || special.isEmpty() ? "" : " Also: " + Listed.or(special) + ".")
                + confirming();
    }

    /** Returns the kinds of the legal actions, each once, in the game's order. */
    private List<ActionKind> kinds() {
        return match.successors().actions().stream()
                .map(action -> match.game().kind(match.state(), action))
                .distinct()
                .sorted(Comparator.comparing(ActionKind::weight))
                .toList();
    }

    private static List<String> of(List<ActionKind> kinds, ActionKind.Weight weight) {
        return kinds.stream()
                .filter(kind -> kind.weight() == weight)
                .map(ActionKind::says)
                .toList();
    }

    private static String capital(String words) {
        return words.isEmpty() ? words : Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }

    /**
     * Returns what a press of confirm would do now: waive, or take the option that was stepped to. Otherwise returns
     * the waiver.
     */
    private String confirming() {
        List<Offer<A>> offers = Offer.all(match, perception);
        int marked = SelectedOffer.of(match, perception, offers);
        if (perception.chosen() >= 0 && marked >= 0) {
            return " Press Confirm: " + offers.get(marked).option(match).says() + ".";
        }
        Optional<A> pass = match.successors().pass();
        String how = match.successors().actions().size() == 1 ? " Press Confirm: " : " Or press Confirm twice: ";
        String waived = pass.map(action -> how + match.game().describe(match.state(), action) + ".")
                .orElse("");
        Optional<ActionKind> told = pass.map(action -> match.game().kind(match.state(), action));
        List<String> others = kinds().stream()
                .filter(ActionKind::forgoes)
                .filter(kind -> told.filter(kind::equals).isEmpty())
                .map(ActionKind::says)
                .toList();
        return others.isEmpty() || others.size() == kinds().size() ? waived : " Or " + Listed.or(others) + "." + waived;
    }
}
