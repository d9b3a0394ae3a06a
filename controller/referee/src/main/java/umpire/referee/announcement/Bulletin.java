package umpire.referee.announcement;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.Outcome;
import umpire.rules.kernel.Score;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.View;

/**
 * Everything the table says at one moment. A shell publishes the parts that changed.
 *
 * @param standing whether the game goes on
 * @param game which game
 * @param title its name as people say it
 * @param seats its sides, in turn order
 * @param turn who is to act; empty when nobody is
 * @param actionsPlayed how many actions the position is away from its start
 * @param position the whole state in the game's notation; secrets included, so never for a public topic where a game has
 *     secrets
 * @param view what anyone may know
 * @param seatViews what each seat may know besides; empty for games without secrets; in seat order
 * @param lost the tokens lost since the game began
 * @param legal the legal actions in the game's order; those of secret declarations are left out
 * @param seatLegal the declarations each seat may make in secret; empty while none are awaited
 * @param scores in seat order
 * @param prompt what the table waits for
 * @param namings the dice that seats must name, in the order of the throwers; empty where an eye reads them
 * @param outcome how the game ended
 * @param requests what seats ask of one another
 */
public record Bulletin(
        GameStatus standing,
        GameId game,
        String title,
        List<Seat> seats,
        Optional<Seat> turn,
        int actionsPlayed,
        String position,
        View view,
        Map<Seat, View> seatViews,
        List<Token> lost,
        List<LegalAction> legal,
        Map<Seat, List<LegalAction>> seatLegal,
        List<Score> scores,
        Prompt prompt,
        List<DiceNaming> namings,
        Optional<Outcome> outcome,
        OpenRequests requests) {
    /** Whether the game goes on. */
    public enum GameStatus {
        SETUP,
        READY,
        PAUSED,
        OVER
    }

    /** Returns the whole state in the game's notation, unless there is a secret in it. */
    public Optional<String> publicPosition() {
        return seatViews.isEmpty() ? Optional.of(position) : Optional.empty();
    }

    /** Returns a draw that was offered and still stands. */
    public Optional<DrawOffer> drawOffer() {
        return requests.draw();
    }

    /** Returns the same, but for what the table waits for. */
    public Bulletin asking(Prompt instead) {
        return new Bulletin(
                standing,
                game,
                title,
                seats,
                turn,
                actionsPlayed,
                position,
                view,
                seatViews,
                lost,
                legal,
                seatLegal,
                scores,
                instead,
                namings,
                outcome,
                requests);
    }

    public Bulletin {
        seats = List.copyOf(seats);
        seatViews = Collections.unmodifiableMap(new LinkedHashMap<>(seatViews));
        lost = List.copyOf(lost);
        legal = List.copyOf(legal);
        seatLegal = Collections.unmodifiableMap(new LinkedHashMap<>(seatLegal));
        scores = List.copyOf(scores);
        namings = List.copyOf(namings);
    }
}
