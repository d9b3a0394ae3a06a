package umpire.rules.diceland;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.rules.diceland.rulings.SheetRule;
import umpire.rules.kernel.FirstBreach;

/** Judges how all dice are said to lie: each is named once, and they lie as dice can. */
final class LandingJudge {
    private final Setup setup;

    LandingJudge(Setup setup) {
        this.setup = setup;
    }

    /** After a throw every die on the table is named, and the thrown one, in any order. */
    FirstBreach measured(FirstBreach rules, Position position, String thrown, Action.DiceLanded landing) {
        List<String> due = position.fighters().stream()
                .filter(fighter -> fighter.inPlay() || fighter.name().equals(thrown))
                .map(Fighter::name)
                .toList();
        List<String> named = landing.dice().stream().map(LandedDie::name).toList();
        return each(rules, due, named)
                .needs(
                        SheetRule.EVERY_DIE_IS_MEASURED,
                        () -> notOnTable(landing).isEmpty(),
                        () -> notOnTable(landing).orElse("")
                                + " would stand beyond the edge of the table; then it is off.")
                .needs(
                        SheetRule.DICE_ARE_SOLID,
                        () -> insideEachOther(landing).isEmpty(),
                        () -> insideEachOther(landing).orElse("") + " would lie inside each other.");
    }

    private FirstBreach each(FirstBreach rules, List<String> due, List<String> named) {
        List<String> missing = without(due, named);
        List<String> others = without(named, due);
        return rules.needs(
                        SheetRule.EVERY_DIE_IS_MEASURED,
                        missing::isEmpty,
                        () -> "It is not said how " + titles(missing) + (missing.size() == 1 ? " lies." : " lie."))
                .needs(
                        SheetRule.EVERY_DIE_IS_MEASURED,
                        others::isEmpty,
                        () -> titles(others) + (others.size() == 1 ? " is" : " are")
                                + " neither thrown nor on the table, or named twice.");
    }

    /** What is left of a list when everything is taken out of it once that is in another. */
    private static List<String> without(List<String> all, List<String> taken) {
        List<String> rest = new ArrayList<>(all);
        taken.forEach(rest::remove);
        return rest;
    }

    private String titles(List<String> names) {
        List<String> titles = names.stream().distinct().map(setup::title).toList();
        String last = titles.getLast();
        return titles.size() == 1 ? last : String.join(", ", titles.subList(0, titles.size() - 1)) + " and " + last;
    }

    private Optional<String> notOnTable(Action.DiceLanded landing) {
        return landing.dice().stream()
                .filter(landed -> !landed.flat()
                        .map(flat ->
                                flat.edgeMm() == setup.die(landed.name()).unit().edgeMm()
                                        && Footing.onTable(flat, setup))
                        .orElse(true))
                .map(landed -> setup.title(landed.name()))
                .findFirst();
    }

    private Optional<String> insideEachOther(Action.DiceLanded landing) {
        List<LandedDie> flat = landing.dice().stream()
                .filter(landed -> landed.flat().isPresent())
                .toList();
        for (int i = 1; i < flat.size(); i++) {
            for (int k = 0; k < i; k++) {
                if (Footing.insideEachOther(
                        flat.get(i).flat().orElseThrow(), flat.get(k).flat().orElseThrow())) {
                    return Optional.of(
                            titles(List.of(flat.get(k).name(), flat.get(i).name())));
                }
            }
        }
        return Optional.empty();
    }
}
