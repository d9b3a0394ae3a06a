package umpire.referee.session.board;

import java.util.List;
import java.util.Optional;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.TableSnapshot;
import umpire.rules.kernel.ActionKind;

/** Asks whether to play another game, after its board was laid down. */
final class BoardQuestion {
    static final String PLAY = "play-board";
    static final String STAY = "keep-game";

    private BoardQuestion() {}

    static Prompt of(OtherGame game, int chosen, TableSnapshot tableSnapshot) {
        String says = asks(game) + kept(tableSnapshot)
                + " Press Confirm for the marked choice, Next for the other, Undo for no.";
        List<Prompt.Option> options = List.of(
                new Prompt.Option(PLAY, yes(game), ActionKind.usual("play the other game"), List.of()),
                new Prompt.Option(
                        STAY,
                        "No, stay with " + tableSnapshot.game().title(),
                        ActionKind.forgoing("stay with this game"),
                        List.of()));
        return new Prompt(Prompt.Need.QUESTION, Optional.empty(), says, options, chosen, List.of(), List.of());
    }

    static String asks(OtherGame game) {
        return "This is the board of " + game.title()
                + game.left()
                        .map(left -> ". Go on with the game that was left after " + counted(left.actionsPlayed()) + "?")
                        .orElse(". Play it?");
    }

    static String yes(OtherGame game) {
        return "Yes, play " + game.title();
    }

    private static String kept(TableSnapshot tableSnapshot) {
        return tableSnapshot.actionsPlayed() > 0 && tableSnapshot.outcome().isEmpty()
                ? " The game of " + tableSnapshot.game().title() + " is kept."
                : "";
    }

    private static String counted(int actions) {
        return actions == 1 ? "1 action" : actions + " actions";
    }

    /** Returns the prompt for a board whose game cannot be played. */
    static Prompt unplayable(OtherGame game, TableSnapshot tableSnapshot) {
        String says = "This is the board of " + game.title() + ", which "
                + game.whyNot().orElseThrow() + ". Lay the board of "
                + tableSnapshot.game().title() + ".";
        return new Prompt(Prompt.Need.SIGHT, Optional.empty(), says, List.of(), -1, List.of(), List.of());
    }
}
