package umpire.web;

import java.util.Map;
import java.util.concurrent.Future;
import umpire.referee.session.input.CommandAnswer;

/** Has another game played. The answer comes when the table has done it, or will not. */
public interface GameOrders {
    /**
     * Begins a game.
     *
     * @param game its name in commands
     * @param answers to options and house rulings other than by default, by key
     */
    Future<CommandAnswer> play(String game, Map<String, String> answers);

    /**
     * Goes on with a game that was left.
     *
     * @param unfinished by what it is known
     */
    Future<CommandAnswer> goBack(String unfinished);
}
