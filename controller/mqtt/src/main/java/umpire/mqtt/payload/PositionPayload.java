package umpire.mqtt.payload;

import java.util.List;
import java.util.Optional;
import umpire.referee.announcement.Cue;
import umpire.referee.announcement.PastStep;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.TableSnapshot;
import umpire.rules.kernel.AttackArrow;
import umpire.rules.kernel.Mark;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.View;

/**
 * The public part of the position.
 *
 * @param notation absent in a game with secrets, which it would reveal
 */
public record PositionPayload(
        Optional<Seat> turn,
        int actionsPlayed,
        Optional<String> notation,
        List<StandingPayload> standings,
        List<Mark> marks,
        List<String> facts,
        List<AttackArrow> strikes,
        List<DiceRowPayload> dice,
        Optional<List<LookPayload>> looks,
        List<Token> lost,
        List<Place> lastPlaces)
        implements MessagePayload {
    public PositionPayload {
        standings = List.copyOf(standings);
        marks = List.copyOf(marks);
        facts = List.copyOf(facts);
        strikes = List.copyOf(strikes);
        dice = List.copyOf(dice);
        looks = looks.map(List::copyOf);
        lost = List.copyOf(lost);
        lastPlaces = List.copyOf(lastPlaces);
    }

    public static PositionPayload of(TableSnapshot tableSnapshot) {
        return of(
                tableSnapshot.turn(),
                tableSnapshot.actionsPlayed(),
                tableSnapshot.publicPosition(),
                tableSnapshot.view(),
                tableSnapshot.state().lost(),
                lastPlaces(tableSnapshot.prompt()));
    }

    /** Returns the position after a past step. It has no seat to move, since only the current position knows that. */
    public static PositionPayload of(PastStep step) {
        return of(Optional.empty(), step.number(), Optional.empty(), step.view(), step.lost(), step.changed());
    }

    private static PositionPayload of(
            Optional<Seat> turn,
            int actionsPlayed,
            Optional<String> notation,
            View view,
            List<Token> lost,
            List<Place> lastPlaces) {
        return new PositionPayload(
                turn,
                actionsPlayed,
                notation,
                StandingPayload.of(view.placement().standings()),
                view.marks(),
                view.facts(),
                view.strikes(),
                DiceRowPayload.of(view.dice()),
                LookPayload.of(view.looks()),
                lost,
                lastPlaces);
    }

    private static List<Place> lastPlaces(Prompt prompt) {
        return prompt.cues().stream()
                .filter(cue -> cue.role() == Cue.Role.LAST_ACTION)
                .map(Cue::place)
                .distinct()
                .toList();
    }
}
