package umpire.rules.ogreselves;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Event;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Ruling;
import umpire.rules.ogreselves.quest.Quest;
import umpire.rules.ogreselves.quest.QuestAction;
import umpire.rules.ogreselves.rulings.ElfRule;

/** A game on its way in a test: actions are told in the game's notation. */
final class Told {
    private static final String NO_MINES = "- - - - - - - - - - - - - - - -";
    private final Game<Quest, QuestAction> game;
    private Quest quest;
    private List<Event> events = List.of();

    private Told(Game<Quest, QuestAction> game, Quest quest) {
        this.game = game;
        this.quest = quest;
    }

    static Told of(Game<Quest, QuestAction> game, String position) {
        return new Told(
                game, game.readPosition(position.replace("EMPTY", NO_MINES)).orThrow());
    }

    /** Holds that a position is taken, and that changed in one place it is refused with what is wrong. */
    static void refused(Game<Quest, QuestAction> game, String good, String right, String wrong, String says) {
        assertThat(game.readPosition(good)).as(good).isInstanceOf(Parsed.Good.class);
        String changed = good.replaceFirst(Pattern.quote(right), wrong);
        assertThat(changed).as("'%s' is changed", right).isNotEqualTo(good);
        assertThat(game.readPosition(changed)).as(changed).isEqualTo(Parsed.bad(says));
    }

    static Told opening(Game<Quest, QuestAction> game) {
        return new Told(game, game.opening());
    }

    Told does(String... actions) {
        for (String text : actions) {
            Ruling<Quest, QuestAction> ruling =
                    game.judge(quest, game.readAction(quest, text).orThrow());
            assertThat(ruling).as("%s in %s", text, position()).isInstanceOf(Ruling.Accepted.class);
            Ruling.Accepted<Quest, QuestAction> accepted = (Ruling.Accepted<Quest, QuestAction>) ruling;
            quest = accepted.next();
            events = accepted.events();
        }
        return this;
    }

    /** Returns the rule that refuses an action, however this game numbers it. */
    ElfRule refuses(String action) {
        return ElfRule.valueOf(refusal(action).rule().name());
    }

    /** Returns why an action is refused: the section and the sentence. */
    String why(String action) {
        return refusal(action).rule().section() + ": " + refusal(action).why();
    }

    private Ruling.Refused<Quest, QuestAction> refusal(String action) {
        Ruling<Quest, QuestAction> ruling =
                game.judge(quest, game.readAction(quest, action).orThrow());
        assertThat(ruling).as("%s in %s", action, position()).isInstanceOf(Ruling.Refused.class);
        return (Ruling.Refused<Quest, QuestAction>) ruling;
    }

    List<String> actions() {
        return game.actions(quest).stream().map(game::write).toList();
    }

    List<ElfRule> rules() {
        return events.stream()
                .map(event -> ElfRule.valueOf(event.rule().name()))
                .toList();
    }

    /** Returns the sections of what was told last. */
    List<String> sections() {
        return events.stream().map(event -> event.rule().section()).toList();
    }

    List<String> says() {
        return events.stream().map(Event::says).toList();
    }

    String position() {
        return game.writePosition(quest);
    }

    /** Returns one of the six parts of the position: 0 the phase, 1 Elves, 2 Mines, 3 Ogres, 4 chests, 5 Gifts. */
    String part(int index) {
        return position().split(" \\| ")[index];
    }

    String mine(int number) {
        return part(2).split(" ")[number - 1];
    }

    String ogre(int number) {
        return part(3).split(" ")[number - 1];
    }

    int points() {
        return game.scores(quest).get(0).points();
    }

    Quest quest() {
        return quest;
    }

    boolean over(String kind) {
        return game.awaited(quest) instanceof Awaited.Nothing end
                && end.outcome().kind().equals(kind);
    }
}
