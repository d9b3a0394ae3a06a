package umpire.web;

import java.util.concurrent.Future;
import umpire.mqtt.command.CommandRequest;
import umpire.referee.session.input.CommandAnswer;

/** Starts games at the table and names players. */
@FunctionalInterface
public interface GameOrders {
    /** Begins a game, resumes an unfinished one, or names a player. The future completes when the table has done it or refused. */
    Future<CommandAnswer> order(CommandRequest.ForTable asked);
}
