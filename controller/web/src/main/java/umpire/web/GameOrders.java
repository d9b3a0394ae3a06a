package umpire.web;

import java.util.concurrent.Future;
import umpire.mqtt.command.CommandRequest;
import umpire.referee.session.input.CommandAnswer;

/** Has another game played, and those who play called by names. */
@FunctionalInterface
public interface GameOrders {
    /** Begins a game, goes on with one that was left, or takes a name. The answer comes when the table has done it, or will not. */
    Future<CommandAnswer> order(CommandRequest.ForTable asked);
}
