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
 * @param status whether the game goes on
 * @param game which game
 * @param turn who is to act; empty when nobody is
 * @param actionsPlayed how many actions the position is away from its start
 * @param state how the game stands
 * @param legal what may be played
 * @param waiting what the table waits for
 * @param outcome how the game ended
 * @param requests what seats ask of one another
 */
public record Bulletin(
        GameStatus status,
        PlayedGame game,
        Optional<Seat> turn,
        int actionsPlayed,
        ShownState state,
        LegalActions legal,
        WaitingFor waiting,
        Optional<Outcome> outcome,
        OpenRequests requests) {
    /** Whether the game goes on. */
    public enum GameStatus {
        SETUP,
        READY,
        PAUSED,
        OVER
    }

    /**
     * Which game is played.
     *
     * @param title its name as people say it
     * @param seats its sides, in turn order
     */
    public record PlayedGame(GameId id, String title, List<Seat> seats) {
        public PlayedGame {
            seats = List.copyOf(seats);
        }
    }

    /**
     * How a game stands.
     *
     * @param position the whole state in the game's notation; secrets included, so never for a public topic where a game has
     *     secrets
     * @param view what anyone may know
     * @param seatViews what each seat may know besides; empty for games without secrets; in seat order
     * @param lost the tokens lost since the game began
     * @param scores in seat order
     */
    public record ShownState(
            String position, View view, Map<Seat, View> seatViews, List<Token> lost, List<Score> scores) {
        public ShownState {
            seatViews = Collections.unmodifiableMap(new LinkedHashMap<>(seatViews));
            lost = List.copyOf(lost);
            scores = List.copyOf(scores);
        }
    }

    /**
     * What may be played.
     *
     * @param open in the game's order; secret declarations are left out
     * @param secret the declarations each seat may make in secret; empty while none are awaited
     */
    public record LegalActions(List<LegalAction> open, Map<Seat, List<LegalAction>> secret) {
        public LegalActions {
            open = List.copyOf(open);
            secret = Collections.unmodifiableMap(new LinkedHashMap<>(secret));
        }
    }

    /**
     * What the table waits for.
     *
     * @param prompt in words and places
     * @param roll the roll that the position awaits
     * @param namings the dice that seats must name, in the order of the throwers; empty where an eye reads them
     * @param layingOut whether the table could lay out what is left of the set-up, or a new game
     * @param teaching what newcomers are taught
     */
    public record WaitingFor(
            Prompt prompt, Optional<DueRoll> roll, List<DiceNaming> namings, boolean layingOut, Teaching teaching) {
        public WaitingFor {
            namings = List.copyOf(namings);
        }

        /** Returns whether only people know if some dice were thrown. */
        public boolean inDoubt() {
            return roll.filter(due -> !due.doubtful().isEmpty()).isPresent();
        }
    }

    /** Returns the same, pointing at something else. */
    public Bulletin pointingAt(List<Cue> cues) {
        Prompt asked = waiting.prompt();
        Prompt pointing = new Prompt(
                asked.need(), asked.seat(), asked.says(), asked.options(), asked.chosen(), asked.corrections(), cues);
        WaitingFor same =
                new WaitingFor(pointing, waiting.roll(), waiting.namings(), waiting.layingOut(), waiting.teaching());
        return new Bulletin(status, game, turn, actionsPlayed, state, legal, same, outcome, requests);
    }

    /** Returns the whole state in the game's notation, secrets included. */
    public String position() {
        return state.position();
    }

    /** Returns the whole state in the game's notation, unless there is a secret in it. */
    public Optional<String> publicPosition() {
        return seatViews().isEmpty() ? Optional.of(position()) : Optional.empty();
    }

    /** Returns what anyone may know. */
    public View view() {
        return state.view();
    }

    /** Returns what each seat may know besides. */
    public Map<Seat, View> seatViews() {
        return state.seatViews();
    }

    /** Returns what the table asks, in words and places. */
    public Prompt prompt() {
        return waiting.prompt();
    }

    /** Returns a draw that was offered and still stands. */
    public Optional<DrawOffer> drawOffer() {
        return requests.draw();
    }

    /** Returns the same, but for what the table asks. */
    public Bulletin asking(Prompt instead) {
        return new Bulletin(
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
