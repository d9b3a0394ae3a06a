package umpire.browser;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import umpire.mqtt.command.CommandRequest;
import umpire.referee.session.input.CommandAnswer;
import umpire.web.GameOrders;

/** Records the requested games. Whist is refused. */
record WishedGames(List<String> wished) implements GameOrders {
    @Override
    public Future<CommandAnswer> order(CommandRequest.ForTable change) {
        return CompletableFuture.completedFuture(
                switch (change) {
                    case CommandRequest.ChooseGame choose -> chosen(choose.game(), choose.answers());
                    case CommandRequest.GoBack back -> {
                        wished.add("back to " + back.unfinished());
                        yield new CommandAnswer.Done("It goes on.");
                    }
                    case CommandRequest.NamePlayer named -> {
                        wished.add(named.seat() + " is " + named.name());
                        yield new CommandAnswer.Done("It is so.");
                    }
                    case CommandRequest.Hint hint ->
                        new CommandAnswer.Done("The INF on e2 goes to e3: 60 in 100.\nPass: 40 in 100.");
                    case CommandRequest.SeatOpponent asked -> {
                        wished.add("the table plays " + asked.opponent() + " " + asked.level());
                        yield new CommandAnswer.Done("It is so.");
                    }
                });
    }

    private CommandAnswer chosen(String game, Map<String, String> answers) {
        wished.add(game + " " + answers);
        return game.equals("whist")
                ? CommandAnswer.notDone("There is no game 'whist'.")
                : new CommandAnswer.Done("It is played now.");
    }
}
