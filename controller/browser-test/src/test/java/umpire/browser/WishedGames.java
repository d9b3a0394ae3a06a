package umpire.browser;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import umpire.referee.session.input.CommandAnswer;
import umpire.web.GameOrders;

/** Notes which games were asked for. Whist is none of them. */
record WishedGames(List<String> wished) implements GameOrders {
    @Override
    public Future<CommandAnswer> play(String game, Map<String, String> answers) {
        wished.add(game + " " + answers);
        return CompletableFuture.completedFuture(
                game.equals("whist")
                        ? CommandAnswer.notDone("There is no game 'whist'.")
                        : new CommandAnswer.Done("It is played now."));
    }

    @Override
    public Future<CommandAnswer> goBack(String unfinished) {
        wished.add("back to " + unfinished);
        return CompletableFuture.completedFuture(new CommandAnswer.Done("It goes on."));
    }
}
