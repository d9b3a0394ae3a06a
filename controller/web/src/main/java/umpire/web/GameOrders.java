package umpire.web;

import java.util.concurrent.Future;
import umpire.mqtt.command.CommandRequest;
import umpire.referee.session.input.CommandAnswer;

/** Has another game played. */
@FunctionalInterface
public interface GameOrders {
    /** Begins a game, or goes on with one that was left. The answer comes when the table has done it, or will not. */
    Future<CommandAnswer> play(CommandRequest.GameChange change);
}
