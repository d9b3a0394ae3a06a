package umpire.web;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import umpire.mqtt.command.CommandRequest;
import umpire.referee.session.input.CommandAnswer;

/** A table that plays chess and refuses other games. */
record NoOtherGames() implements GameOrders {
    @Override
    public Future<CommandAnswer> order(CommandRequest.ForTable change) {
        return CompletableFuture.completedFuture(
                switch (change) {
                    case CommandRequest.ChooseGame choose
                    when choose.game().equals("chess") ->
                        new CommandAnswer.Done("Chess is played now, " + choose.answers() + ".");
                    case CommandRequest.ChooseGame choose ->
                        CommandAnswer.notDone("There is no game '" + choose.game() + "'.");
                    case CommandRequest.GoBack back ->
                        CommandAnswer.notDone("There is no game '" + back.unfinished() + "'.");
                    case CommandRequest.NamePlayer named -> new CommandAnswer.Done("It is " + named.name() + ".");
                    case CommandRequest.Hint hint -> new CommandAnswer.Done("1. Play chess.");
                    case CommandRequest.SeatOpponent asked ->
                        new CommandAnswer.Done("The table plays " + asked.opponent() + ".");
                });
    }
}
