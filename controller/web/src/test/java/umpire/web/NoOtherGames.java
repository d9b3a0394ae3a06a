package umpire.web;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import umpire.referee.session.input.CommandAnswer;

/** A table that plays chess, whatever it is asked for. */
record NoOtherGames() implements GameOrders {
    @Override
    public Future<CommandAnswer> play(String game, Map<String, String> answers) {
        return CompletableFuture.completedFuture(
                game.equals("chess")
                        ? new CommandAnswer.Done("Chess is played now, " + answers + ".")
                        : new CommandAnswer.NotDone(Optional.empty(), "There is no game '" + game + "'."));
    }

    @Override
    public Future<CommandAnswer> goBack(String unfinished) {
        return play(unfinished, Map.of());
    }
}
