package umpire.mqtt.payload;

import java.util.List;
import java.util.Optional;
import umpire.referee.announcement.DrawOffer;
import umpire.referee.announcement.TableSnapshot;
import umpire.rules.kernel.Outcome;
import umpire.rules.kernel.Rule;
import umpire.rules.kernel.Score;
import umpire.rules.kernel.Seat;

/** The scores, and the outcome once the game is over. */
public record ScorePayload(List<Score> scores, Optional<OutcomePayload> outcome, Optional<DrawOffer> drawOffer)
        implements MessagePayload {
    public ScorePayload {
        scores = List.copyOf(scores);
    }

    public static ScorePayload of(TableSnapshot tableSnapshot) {
        return new ScorePayload(
                tableSnapshot.state().scores(),
                tableSnapshot.outcome().map(OutcomePayload::of),
                tableSnapshot.drawOffer());
    }

    /** The outcome; without a rule when the players ended the game. */
    public record OutcomePayload(
            String kind, List<Seat> winners, Optional<String> rule, Optional<String> section, String says) {
        public static OutcomePayload of(Outcome outcome) {
            return new OutcomePayload(
                    outcome.kind(),
                    outcome.winners(),
                    outcome.rule().map(Rule::name),
                    outcome.rule().map(Rule::section),
                    outcome.says());
        }
    }
}
