package umpire.table.wiring;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import umpire.bridge.press.Press;
import umpire.mqtt.command.CommandRequest;
import umpire.referee.session.input.CommandAnswer;

/**
 * Gives a hint after a long press on help. All displays announce it and the lights show it, so it is given only if no other person plays
 * against the seat to act.
 */
final class HintPress {
    private final Supplier<? extends HintedTable> inPlay;
    private final Hints hints;
    private final Consumer<String> tell;

    /** The current game. */
    interface HintedTable {
        /** Returns whether a person plays a seat other than the one to act. */
        boolean othersWouldHear();

        /** Makes the lights point at a legal action for a while. Thread-safe. */
        void pointAt(String notation);
    }

    /** Computes a hint on its own thread. */
    @FunctionalInterface
    interface Hints {
        void ask(CommandRequest.Hint asked, Consumer<CommandAnswer> answer);
    }

    /**
     * Creates the listener.
     *
     * @param tell announces a text to everyone; from any thread
     */
    HintPress(Supplier<? extends HintedTable> inPlay, Hints hints, Consumer<String> tell) {
        this.inPlay = inPlay;
        this.hints = hints;
        this.tell = tell;
    }

    /** Takes a press; ignores all but a long one on help. Returns at once. */
    void pressed(Press press) {
        if (press.kind() != Press.PressKind.LONG || !press.button().press().equals("help")) {
            return;
        }
        HintedTable table = inPlay.get();
        if (table.othersWouldHear()) {
            tell.accept("Ask for a hint on a phone: Game, A hint. Your opponent would hear it here.");
            return;
        }
        hints.ask(new CommandRequest.Hint(Optional.empty()), answer -> told(table, answer));
    }

    private void told(HintedTable table, CommandAnswer answer) {
        switch (answer) {
            case CommandAnswer.NotDone not -> tell.accept(not.why());
            case CommandAnswer.Done done -> {
                done.actions().stream().findFirst().ifPresent(table::pointAt);
                tell.accept("The table would play: " + done.says().replace("\n", " Or: "));
            }
        }
    }
}
