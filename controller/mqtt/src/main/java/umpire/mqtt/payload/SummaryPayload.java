package umpire.mqtt.payload;

import java.util.List;
import java.util.Optional;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.TableSnapshot;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.NamedValue;
import umpire.rules.kernel.Score;
import umpire.rules.kernel.Seat;

/**
 * The state of the game in a few values, for programs and small displays that need no board.
 *
 * @param turn the seat to act; empty when there is none
 * @param leader the seat that is ahead of every other; empty when none is
 * @param seats in turn order
 * @param values the game's own facts, such as its round
 * @param last the last line of the game log
 */
public record SummaryPayload(
        GameId game,
        String title,
        PlayState state,
        Optional<Seat> turn,
        Optional<Seat> leader,
        int actionsPlayed,
        List<SeatSummary> seats,
        List<NamedValue> values,
        Optional<String> last)
        implements MessagePayload {
    public SummaryPayload {
        seats = List.copyOf(seats);
        values = List.copyOf(values);
    }

    /** The state of the game. */
    public enum PlayState {
        SETUP,
        PLAYING,
        PAUSED,
        OVER
    }

    /**
     * A seat with its player.
     *
     * @param name the player's name; absent if unknown
     * @param level the level from 1 to 5 at which the table plays the seat; absent if a person does
     * @param thinks whether the table is choosing an action for the seat
     * @param leads whether the seat is ahead of every other
     * @param chancePercent the estimated chance to win, or the expected share of the possible score in a cooperative game; absent where it
     *     could reveal a secret
     */
    public record SeatSummary(
            Seat seat,
            Optional<String> name,
            Optional<Integer> level,
            boolean thinks,
            int points,
            String what,
            boolean leads,
            Optional<Integer> chancePercent) {}

    /** Returns the summary of a snapshot. */
    public static SummaryPayload of(TableSnapshot now, PlayersPayload players, Optional<String> last) {
        List<Score> scores = now.state().scores();
        return new SummaryPayload(
                now.game().id(),
                now.game().title(),
                switch (now.status()) {
                    case SETUP -> PlayState.SETUP;
                    case READY -> PlayState.PLAYING;
                    case PAUSED -> PlayState.PAUSED;
                    case OVER -> PlayState.OVER;
                },
                now.turn(),
                scores.stream().filter(Score::leads).map(Score::seat).findFirst(),
                now.actionsPlayed(),
                scores.stream().map(score -> seat(now, players, score)).toList(),
                now.state().values(),
                last);
    }

    private static SeatSummary seat(TableSnapshot now, PlayersPayload players, Score score) {
        Seat seat = score.seat();
        List<Double> chances = now.state().chances();
        Optional<Integer> level = players.opponents().stream()
                .filter(each -> each.seat().equals(seat))
                .map(PlayersPayload.OpponentPayload::level)
                .findFirst();
        boolean asked = now.turn().equals(Optional.of(seat)) && now.prompt().need() == Prompt.Need.CHOICE;
        boolean taught = now.waiting().teaching().lesson().isPresent();
        return new SeatSummary(
                seat,
                players.players().stream()
                        .filter(each -> each.seat().equals(seat))
                        .map(PlayersPayload.PlayerPayload::name)
                        .findFirst(),
                level,
                level.isPresent() && asked && !taught,
                score.points(),
                score.what(),
                score.leads(),
                chances.stream()
                        .skip(now.game().seats().indexOf(seat))
                        .map(chance -> (int) Math.round(100 * chance))
                        .findFirst());
    }
}
