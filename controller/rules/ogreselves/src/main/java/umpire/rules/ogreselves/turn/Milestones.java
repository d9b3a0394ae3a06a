package umpire.rules.ogreselves.turn;

import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import umpire.rules.kernel.EventSink;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.Royal;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.quest.Quest;
import umpire.rules.ogreselves.quest.QuestEnd;
import umpire.rules.ogreselves.quest.QuestPhase;
import umpire.rules.ogreselves.quest.QuestSetup;
import umpire.rules.ogreselves.quest.Realm;
import umpire.rules.ogreselves.rulings.ElfRule;
import umpire.rules.ogreselves.words.QuestScore;

/** Says what concerns the whole game: that it begins, that all are captive, how it ends. */
final class Milestones {
    private final QuestSetup setup;

    Milestones(QuestSetup setup) {
        this.setup = setup;
    }

    /** Tells what is reached by a step from one state to the next. */
    void tell(Quest before, Quest next, EventSink telling) {
        if (next.phase() instanceof QuestPhase.Ended ended && !(before.phase() instanceof QuestPhase.Ended)) {
            ended(next.realm(), ended.end(), telling);
        } else if (settingUp(before) && !settingUp(next)) {
            begun(next.realm(), telling);
        } else if (next.realm().allCaptive() && !before.realm().allCaptive()) {
            say(telling, ElfRule.ALL_CAPTIVE, () -> "All Elves are captive. If none pays a ransom the game is over.");
        }
    }

    private static boolean settingUp(Quest quest) {
        return quest.phase() instanceof QuestPhase.Salting || quest.phase() instanceof QuestPhase.Placing;
    }

    private static void say(EventSink telling, ElfRule rule, Supplier<String> says) {
        telling.tell(rule, says);
    }

    private void begun(Realm realm, EventSink telling) {
        say(
                telling,
                ElfRule.FILL_CHESTS,
                () -> "To be filled: "
                        + setup.sheet().royals().stream().map(Royal::chest).collect(Collectors.joining(", ")) + ".");
        say(telling, ElfRule.ELVES_START_HOME, () -> "The Elves start at Home.");
        say(telling, ElfRule.ORDER_OF_TURNS, () -> "Turns are taken in the order " + each(realm, Elf::title) + ".");
        if (setup.sheet().shields()) {
            say(
                    telling,
                    ElfRule.SHIELDS_DEALT,
                    () -> "The Shields are dealt: " + each(realm, elf -> shields(realm, elf)) + ".");
        }
    }

    private static String each(Realm realm, Function<Elf, String> words) {
        return realm.elves().stream().map(words).collect(Collectors.joining(", "));
    }

    private static String shields(Realm realm, Elf elf) {
        return elf.title() + " " + realm.miner(elf).bag().count(Thing.SHIELD);
    }

    private void ended(Realm realm, QuestEnd end, EventSink telling) {
        int bonus = QuestScore.bonus(setup, realm);
        int captives = QuestScore.captives(realm);
        int delivered = QuestScore.points(setup, realm) - bonus + captives;
        say(telling, end.rule(), end::says);
        say(
                telling,
                ElfRule.ALL_GO_HOME,
                () -> realm.allCaptive()
                        ? "No Elf comes Home, and the score is counted."
                        : "Free Elves go Home, and the score is counted.");
        say(telling, ElfRule.SCORE, () -> "Chests and Gifts: " + delivered + ".");
        if (bonus > 0) {
            say(telling, ElfRule.BONUS, () -> "Full chests: " + bonus + " more.");
        }
        if (captives > 0) {
            say(telling, ElfRule.PENALTY, () -> "Captive Elves: " + captives + " less.");
        }
    }
}
