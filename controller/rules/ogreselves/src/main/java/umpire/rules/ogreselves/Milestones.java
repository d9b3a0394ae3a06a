package umpire.rules.ogreselves;

import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import umpire.rules.kernel.EventSink;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.Royal;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.rulings.SheetRule;

/** Says what concerns the whole game: that it begins, that all are captive, how it ends. */
final class Milestones {
    private final Setup setup;

    Milestones(Setup setup) {
        this.setup = setup;
    }

    /** Tells what is reached by a step from one state to the next. */
    void tell(Position before, Position next, EventSink telling) {
        if (next.phase() instanceof Phase.Ended ended && !(before.phase() instanceof Phase.Ended)) {
            ended(next.realm(), ended.end(), telling);
        } else if (settingUp(before) && !settingUp(next)) {
            begun(next.realm(), telling);
        } else if (next.realm().allCaptive() && !before.realm().allCaptive()) {
            say(telling, SheetRule.ALL_CAPTIVE, () -> "All Elves are captive. If none pays a ransom the game is over.");
        }
    }

    private static boolean settingUp(Position position) {
        return position.phase() instanceof Phase.Salting || position.phase() instanceof Phase.Placing;
    }

    private static void say(EventSink telling, SheetRule rule, Supplier<String> says) {
        telling.tell(rule, says);
    }

    private void begun(Realm realm, EventSink telling) {
        say(
                telling,
                SheetRule.FILL_CHESTS,
                () -> "Fill these chests: "
                        + setup.sheet().royals().stream().map(Royal::chest).collect(Collectors.joining(", ")) + ".");
        say(telling, SheetRule.ELVES_START_HOME, () -> "The Elves start at Home.");
        say(telling, SheetRule.ORDER_OF_TURNS, () -> "Turns go in this order: " + each(realm, Elf::title) + ".");
        if (setup.sheet().shields()) {
            say(
                    telling,
                    SheetRule.SHIELDS_DEALT,
                    () -> "The Shields are dealt: " + each(realm, elf -> shields(realm, elf)) + ".");
        }
    }

    private static String each(Realm realm, Function<Elf, String> words) {
        return realm.elves().stream().map(words).collect(Collectors.joining(", "));
    }

    private static String shields(Realm realm, Elf elf) {
        return elf.title() + " " + realm.miner(elf).bag().count(Thing.SHIELD);
    }

    private void ended(Realm realm, Ending end, EventSink telling) {
        int bonus = ScoreSheet.bonus(setup, realm);
        int captives = ScoreSheet.captives(realm);
        int delivered = ScoreSheet.points(setup, realm) - bonus + captives;
        say(telling, end.rule(), end::says);
        say(
                telling,
                SheetRule.ALL_GO_HOME,
                () -> realm.allCaptive()
                        ? "No Elf comes Home, and the score is counted."
                        : "Free Elves go Home, and the score is counted.");
        say(telling, SheetRule.SCORE, () -> "Chests and Gifts score " + delivered + ".");
        if (bonus > 0) {
            say(telling, SheetRule.BONUS, () -> "Full chests score " + bonus + " more.");
        }
        if (captives > 0) {
            say(telling, SheetRule.PENALTY, () -> "Captive Elves cost " + captives + ".");
        }
    }
}
