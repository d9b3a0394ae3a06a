package umpire.table.wiring;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import umpire.mqtt.command.GrantedRequest;
import umpire.referee.session.input.CommandAnswer;
import umpire.web.GameOrders;

/**
 * Has the page of the virtual table choose games as the operator does: whoever sits there may do all that can be done at a table.
 *
 * @param changes takes what was asked for and who hears the answer
 */
record PageGameOrders(BiConsumer<GrantedRequest.GameChange, Consumer<CommandAnswer>> changes) implements GameOrders {
    @Override
    public Future<CommandAnswer> play(String game, Map<String, String> answers) {
        return answered(new GrantedRequest.ChooseGame(Optional.empty(), game, answers));
    }

    @Override
    public Future<CommandAnswer> goBack(String unfinished) {
        return answered(new GrantedRequest.GoBack(Optional.empty(), unfinished));
    }

    private Future<CommandAnswer> answered(GrantedRequest.GameChange change) {
        CompletableFuture<CommandAnswer> answer = new CompletableFuture<>();
        changes.accept(change, answer::complete);
        return answer;
    }
}
