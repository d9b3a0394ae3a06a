package umpire.referee.announcement;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.NamedValue;
import umpire.rules.kernel.Outcome;
import umpire.rules.kernel.Score;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.View;

/**
 * Everything the table says at one moment. Adapters publish the parts that changed.
 *
 * @param turn the seat to act; empty when there is none
 * @param actionsPlayed the number of actions from the start of the game to the position
 * @param waiting the input the table waits for
 * @param outcome how the game ended
 * @param requests the open requests between seats
 */
public record TableSnapshot(
        GameStatus status,
        PlayedGame game,
        Optional<Seat> turn,
        int actionsPlayed,
        ShownState state,
        LegalActions legal,
        WaitingFor waiting,
        Optional<Outcome> outcome,
        OpenRequests requests) {
    public enum GameStatus {
        SETUP,
        READY,
        PAUSED,
        OVER
    }

    /**
     * The game that is played.
     *
     * @param title its name as used in sentences
     * @param seats its sides, in turn order
     */
    public record PlayedGame(GameId id, String title, List<Seat> seats) {
        public PlayedGame {
            seats = List.copyOf(seats);
        }
    }

    /**
     * The state of a game as it is shown.
     *
     * @param position the whole state in the game's notation. It includes secrets, so a game with secrets must not
     *     publish it
     * @param view the public view
     * @param seatViews the private view of each seat, in seat order; empty for games without secrets
     * @param lost the tokens lost since the game began
     * @param scores in seat order
     * @param values the public facts as values
     * @param chances the estimated chance of each seat to win, in seat order; empty where it could reveal a secret, or
     *     where the game has no estimate
     */
    public record ShownState(
            String position,
            View view,
            Map<Seat, View> seatViews,
            List<Token> lost,
            List<Score> scores,
            List<NamedValue> values,
            List<Double> chances) {
        public ShownState {
            values = List.copyOf(values);
            chances = List.copyOf(chances);
            seatViews = Collections.unmodifiableMap(new LinkedHashMap<>(seatViews));
            lost = List.copyOf(lost);
            scores = List.copyOf(scores);
        }
    }

    /**
     * The legal actions.
     *
     * @param open the actions in the game's order, without secret declarations
     * @param secret the secret declarations each seat may make; empty while none are awaited
     */
    public record LegalActions(List<LegalAction> open, Map<Seat, List<LegalAction>> secret) {
        public LegalActions {
            open = List.copyOf(open);
            secret = Collections.unmodifiableMap(new LinkedHashMap<>(secret));
        }
    }

    /**
     * The input the table waits for.
     *
     * @param prompt in words and places
     * @param roll the roll that the position awaits
     * @param namings the dice that seats must name, in the order of the throwers; empty where the camera reads them
     * @param layingOut whether the table could lay out the rest of the set-up, or a new game
     * @param teaching the state of the lesson
     */
    public record WaitingFor(
            Prompt prompt, Optional<DueRoll> roll, List<DiceNaming> namings, boolean layingOut, Teaching teaching) {
        public WaitingFor {
            namings = List.copyOf(namings);
        }

        /** Returns whether only people can tell if some dice were thrown. */
        public boolean inDoubt() {
            return roll.filter(due -> !due.doubtful().isEmpty()).isPresent();
        }
    }

    /** Returns this snapshot with other cues. */
    public TableSnapshot pointingAt(List<Cue> cues) {
        Prompt asked = waiting.prompt();
        Prompt pointing = new Prompt(
                asked.need(), asked.seat(), asked.says(), asked.options(), asked.chosen(), asked.corrections(), cues);
        WaitingFor same =
                new WaitingFor(pointing, waiting.roll(), waiting.namings(), waiting.layingOut(), waiting.teaching());
        return new TableSnapshot(status, game, turn, actionsPlayed, state, legal, same, outcome, requests);
    }

    /** Returns the whole state in the game's notation, secrets included. */
    public String position() {
        return state.position();
    }

    /** Returns the whole state in the game's notation; empty for a game with secrets. */
    public Optional<String> publicPosition() {
        return seatViews().isEmpty() ? Optional.of(position()) : Optional.empty();
    }

    /** Returns the public view. */
    public View view() {
        return state.view();
    }

    /** Returns the private view of each seat; empty for a game without secrets. */
    public Map<Seat, View> seatViews() {
        return state.seatViews();
    }

    /** Returns the prompt, in words and places. */
    public Prompt prompt() {
        return waiting.prompt();
    }

    /** Returns an offered draw that is still open; empty where there is none. */
    public Optional<DrawOffer> drawOffer() {
        return requests.draw();
    }

    /** Returns this snapshot with another prompt. */
    public TableSnapshot asking(Prompt instead) {
        return new TableSnapshot(
                status,
                game,
                turn,
                actionsPlayed,
                state,
                legal,
                new WaitingFor(instead, waiting.roll(), waiting.namings(), waiting.layingOut(), waiting.teaching()),
                outcome,
                requests);
    }
}
