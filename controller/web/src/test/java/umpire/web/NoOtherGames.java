package umpire.web;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import umpire.mqtt.command.GrantedRequest;
import umpire.referee.session.input.CommandAnswer;

/** A table that plays chess, whatever it is asked for. */
record NoOtherGames() implements GameOrders {
    @Override
    public Future<CommandAnswer> play(GrantedRequest.GameChange change) {
        return CompletableFuture.completedFuture(
                switch (change) {
                    case GrantedRequest.ChooseGame choose
                    when choose.game().equals("chess") ->
                        new CommandAnswer.Done("Chess is played now, " + choose.answers() + ".");
                    case GrantedRequest.ChooseGame choose ->
                        CommandAnswer.notDone("There is no game '" + choose.game() + "'.");
                    case GrantedRequest.GoBack back ->
                        CommandAnswer.notDone("There is no game '" + back.unfinished() + "'.");
                });
    }
}
