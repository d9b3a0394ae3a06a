package umpire.command.judging;

import java.util.List;
import java.util.Optional;
import umpire.mqtt.payload.ScorePayload.OutcomePayload;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Event;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.Mark;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Rule;
import umpire.rules.kernel.Score;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Viewer;

/**
 * The rulings and the resulting position.
 *
 * @param rulings one for each action, in order
 * @param position after the last accepted action
 * @param legal every legal action in it
 * @param outcome the outcome, once the game is over
 */
public record JudgeAnswer(
        GameId game,
        List<JudgedAction> rulings,
        String position,
        AwaitedAnswer awaited,
        List<String> legal,
        List<Score> scores,
        List<PlacedMark> marks,
        Optional<OutcomePayload> outcome) {
    public JudgeAnswer {
        rulings = List.copyOf(rulings);
        legal = List.copyOf(legal);
        scores = List.copyOf(scores);
        marks = List.copyOf(marks);
    }

    static <S, A> JudgeAnswer of(Game<S, A> game, List<JudgedAction> rulings, S state) {
        Awaited awaited = game.awaited(state);
        return new JudgeAnswer(
                game.id(),
                rulings,
                game.writePosition(state),
                AwaitedAnswer.of(awaited),
                game.actions(state).stream().map(game::write).toList(),
                game.scores(state),
                game.view(state, new Viewer.Public()).marks().stream()
                        .map(PlacedMark::of)
                        .toList(),
                awaited instanceof Awaited.Nothing over
                        ? Optional.of(OutcomePayload.of(over.outcome()))
                        : Optional.empty());
    }

    /**
     * One action and its ruling: accepted with events, refused by a rule, or unreadable.
     *
     * @param unreadable true for an unreadable action; absent otherwise
     * @param rule the rule that refused it
     * @param why it was not accepted
     */
    public record JudgedAction(
            String action,
            boolean accepted,
            Optional<Boolean> unreadable,
            Optional<List<JudgedEvent>> events,
            Optional<String> rule,
            Optional<String> section,
            Optional<String> says,
            Optional<String> why) {
        static JudgedAction accepted(String action, List<Event> events) {
            return new JudgedAction(
                    action,
                    true,
                    Optional.empty(),
                    Optional.of(events.stream().map(JudgedEvent::of).toList()),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty());
        }

        static JudgedAction refused(String action, Rule rule, String why) {
            return new JudgedAction(
                    action,
                    false,
                    Optional.empty(),
                    Optional.empty(),
                    Optional.of(rule.name()),
                    Optional.of(rule.section()),
                    Optional.of(rule.says()),
                    Optional.of(why));
        }

        static JudgedAction unreadable(String action, String why) {
            return new JudgedAction(
                    action,
                    false,
                    Optional.of(true),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.of(why));
        }
    }

    /** An event: its rule with the rule's sentence, and the event's own sentence. */
    public record JudgedEvent(String rule, String section, String says, String event, List<Place> where) {
        static JudgedEvent of(Event event) {
            Rule rule = event.rule();
            return new JudgedEvent(rule.name(), rule.section(), rule.says(), event.says(), event.where());
        }
    }

    /** A property of the piece on a place that a picture of the table does not show. */
    public record PlacedMark(Place place, String kind, String says) {
        static PlacedMark of(Mark mark) {
            return new PlacedMark(mark.place(), mark.kind(), mark.says());
        }
    }

    /**
     * The input that the game waits for.
     *
     * @param seat the seat that must choose or roll; several names when several roll at once
     * @param seats the seats that have not declared yet
     * @param dice of a roll: {@code 1 d6}
     */
    public record AwaitedAnswer(
            String kind,
            Optional<String> seat,
            Optional<List<Seat>> seats,
            Optional<String> what,
            Optional<List<String>> dice) {
        static AwaitedAnswer of(Awaited awaited) {
            return switch (awaited) {
                case Awaited.Choice choice -> of("choice", choice.seat().name(), choice.what(), Optional.empty());
                case Awaited.Roll roll -> {
                    List<String> dice = roll.dice().stream()
                            .map(die -> die.count() + " " + die.kind())
                            .toList();
                    yield of("roll", Seat.listed(roll.seats()), roll.what(), Optional.of(dice));
                }
                case Awaited.Declarations declarations ->
                    new AwaitedAnswer(
                            "declarations",
                            Optional.empty(),
                            Optional.of(declarations.missing()),
                            Optional.of(declarations.what()),
                            Optional.empty());
                case Awaited.Nothing over ->
                    new AwaitedAnswer(
                            "nothing", Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
            };
        }

        private static AwaitedAnswer of(String kind, String seat, String what, Optional<List<String>> dice) {
            return new AwaitedAnswer(kind, Optional.of(seat), Optional.empty(), Optional.of(what), dice);
        }
    }
}
