package umpire.referee.session.dice;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import umpire.referee.session.state.Match;
import umpire.referee.session.state.Perception;
import umpire.referee.settling.Settled;
import umpire.referee.settling.SettledDie;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Listed;

/**
 * Says which dice of an awaited roll were in sight before and are not now. Such a die is in a hand, or it rolled on or
 * below a piece, out of the picture or off the table. Without this the players would not know why the table waits.
 */
public final class DiceOutOfSight {
    /** The vision pipeline's word for a place with a piece that it cannot read. */
    private static final String UNREAD = "an unread piece";

    private DiceOutOfSight() {}

    /** Returns the missing dice, where they may lie and what to do, after a space; empty while none is missing. */
    public static <S, A> String says(Match<S, A> match, Perception<S, A> perception, Awaited.Roll roll) {
        if (roll.laid() || !DisturbedDice.lasts(perception)) {
            return "";
        }
        return perception
                .settling()
                .settled()
                .map(look ->
                        says(match, roll, missing(roll, perception.knownDice().dice(), look), look))
                .orElse("");
    }

    private static List<SettledDie> missing(Awaited.Roll roll, List<SettledDie> known, Settled look) {
        List<SettledDie> missing = new ArrayList<>(known.stream()
                .filter(die -> roll.dice().stream().anyMatch(asked -> asked.include(die.kind(), die.name())))
                .toList());
        look.dice()
                .forEach(die ->
                        missing.stream().filter(die::sameType).findFirst().ifPresent(missing::remove));
        return missing;
    }

    private static String says(Match<?, ?> match, Awaited.Roll roll, List<SettledDie> missing, Settled look) {
        if (missing.isEmpty()) {
            return "";
        }
        boolean one = missing.size() == 1;
        String it = one ? "it" : "them";
        String start = " " + named(match, missing) + (one ? " is" : " are") + " out of sight";
        if (roll.counted() == Awaited.Roll.Counted.ALL_ON_THE_TABLE) {
            return start + ": throw " + it + ", or enter on a phone that a throw took " + it + " off the table.";
        }
        List<String> unread = look.hidden().entrySet().stream()
                .filter(place -> place.getValue().equals(UNREAD))
                .map(place -> match.index().titleOf(place.getKey()))
                .toList();
        return unread.isEmpty()
                ? start + ": throw " + it + ", and throw " + it + " again if " + (one ? "it lies" : "they lie")
                        + " on a piece or off the table."
                : start + ". Look on " + Listed.and(unread) + ": if " + (one ? "it lies" : "one lies")
                        + " there, throw it again.";
    }

    private static String named(Match<?, ?> match, List<SettledDie> missing) {
        Map<String, Long> counts = missing.stream()
                .collect(Collectors.groupingBy(die -> title(match, die), TreeMap::new, Collectors.counting()));
        String named = Listed.and(counts.entrySet().stream()
                .map(entry -> entry.getValue() == 1 ? entry.getKey() : several(entry.getKey(), entry.getValue()))
                .toList());
        return Character.toUpperCase(named.charAt(0)) + named.substring(1);
    }

    private static String title(Match<?, ?> match, SettledDie die) {
        return match.index().isPiece(die.name()) ? match.index().titleOfDie(die.name()) : "the " + die.title();
    }

    private static String several(String title, long count) {
        return count + " of " + (title.endsWith(" die") ? title.replaceFirst(" die$", " dice") : title);
    }
}
